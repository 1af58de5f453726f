-- Finds the definitions of a C file. There are no markers in the C: a file is
-- cut at every blank line that is followed by a line without indent, and each
-- piece bears the names that it defines.

local file = require 'lib.file'
local cnames = require 'lib.cnames'

local csource = {}

-- The pieces of a file: { first =, last =, text =, names = }, where first and
-- last are line numbers. A piece without names joins the next one that has
-- some; what stands before all names is `head`, what stands after is `tail`.
local function pieces(lines, is_c)
  local all, first = {}, 1
  local function cut(last)
    while last > first and not lines[last]:find('%S') do last = last - 1 end
    local text = table.concat(lines, '\n', first, last)
    all[#all + 1] = { first = first, last = last, text = text,
      names = is_c and cnames.of(text) or {} }
  end
  for i = 2, #lines do
    if lines[i]:find('^%S') and not lines[i - 1]:find('%S') then
      cut(i - 1)
      first = i
    end
  end
  cut(#lines)
  return all
end

local function joined(lines, a, b)
  local names = {}
  for _, p in ipairs { a, b } do
    for _, name in ipairs(p.names) do names[#names + 1] = name end
  end
  return { first = a.first, last = b.last, names = names,
    text = table.concat(lines, '\n', a.first, b.last) }
end

-- Reads a file: { lines =, head =, parts = {…}, tail =, whole = } or nil.
-- head and tail are nil when there is nothing in them.
function csource.read(path)
  local text = file.read(path)
  if not text then return nil end
  local lines = file.lines(text)
  if #lines == 0 then return nil end
  local source = { lines = lines, parts = {} }
  source.whole = { first = 1, last = #lines, names = {},
    text = table.concat(lines, '\n') }
  local pending
  for _, piece in ipairs(pieces(lines, path:find('%.[ch]$') ~= nil)) do
    if pending then piece = joined(lines, pending, piece) end
    pending = nil
    if #piece.names > 0 then
      source.parts[#source.parts + 1] = piece
    elseif #source.parts == 0 then
      source.head = source.head and joined(lines, source.head, piece) or piece
    else
      pending = piece
    end
  end
  source.tail = pending
  for _, part in ipairs(source.parts) do
    for _, name in ipairs(part.names) do
      source.whole.names[#source.whole.names + 1] = name
    end
  end
  return source
end

-- The parts that a listing asks for, in file order; nil and the name that
-- is not there otherwise. def: names with spaces, `head`, `tail`, or nil.
function csource.select(source, def)
  if not def or def == '' then return { source.whole } end
  local chosen, wanted = {}, {}
  for name in def:gmatch('%S+') do wanted[name] = false end
  local before -- the part that stands before the present one in the file
  local function visit(part, keys)
    if not part then return end
    local take = false
    for _, key in ipairs(keys) do
      if wanted[key] ~= nil then take, wanted[key] = true, true end
    end
    local last = chosen[#chosen]
    if take and last and before and last.last == before.last then
      -- Neighbours in the file are shown as one piece.
      chosen[#chosen] = joined(source.lines, last, part)
    elseif take then
      chosen[#chosen + 1] = part
    end
    before = part
  end
  visit(source.head, { 'head' })
  for _, part in ipairs(source.parts) do
    local keys = {}
    for i, name in ipairs(part.names) do keys[i] = name.name end
    visit(part, keys)
  end
  visit(source.tail, { 'tail' })
  for name in def:gmatch('%S+') do
    if not wanted[name] then return nil, name end
  end
  return chosen
end

return csource
