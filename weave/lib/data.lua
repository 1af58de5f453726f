-- Looks up rows and values in the tables of build/data.

local file = require 'lib.file'

local data = {}
local cache = {}

function data.load(build, name)
  local path = build .. '/data/' .. name .. '.tsv'
  cache[path] = cache[path] or file.table(path)
  if cache[path] then return cache[path] end
  return nil, string.format('there is no table %s (%s); plots/%s.c would make '
    .. 'it', name, path, name)
end

-- nil when the table has the column; else what is wrong.
function data.lacks(table_, name, column)
  for _, have in ipairs(table_.columns) do
    if have == column then return nil end
  end
  return string.format('the table %s has no column "%s"; it has: %s', name,
    column, table.concat(table_.columns, ', '))
end

-- Numbers are compared as numbers: n=3 finds 3.0 and 3e0.
local function same(a, b)
  return a == b or (tonumber(a) and tonumber(a) == tonumber(b)) or false
end

-- The rows that meet all conditions "m=10,n=3"; or nil and what is wrong.
function data.rows(table_, name, conditions)
  local rows = table_.rows
  for condition in (conditions or ''):gmatch('[^,]+') do
    local column, want = condition:match('^([^=]+)=(.*)$')
    if not column then
      return nil, string.format('"%s" is not a condition; write column=value',
        condition)
    end
    local why = data.lacks(table_, name, column)
    if why then return nil, why end
    local kept = {}
    for _, row in ipairs(rows) do
      if same(row[column], want) then kept[#kept + 1] = row end
    end
    rows = kept
  end
  return rows
end

-- The one value that conditions and column name; or nil and what is wrong.
function data.value(build, name, conditions, column)
  local t, why = data.load(build, name)
  if not t then return nil, why end
  local rows
  rows, why = data.rows(t, name, conditions)
  if not rows then return nil, why end
  why = data.lacks(t, name, column)
  if why then return nil, why end
  if #rows ~= 1 then
    return nil, string.format('the table %s has %s rows with %s; exactly one '
      .. 'is wanted, so %s', name, #rows == 0 and 'no' or #rows, conditions,
      #rows == 0 and 'look at its values' or 'add conditions (m=10,n=3)')
  end
  return rows[1][column]
end

return data
