-- Reading and writing files, and the two formats that the build speaks:
-- lines of text, and tables (TSV).

local file = {}

-- The whole file as a string; nil when there is none.
function file.read(path)
  local f = io.open(path, 'rb')
  if not f then return nil end
  local text = f:read('a')
  f:close()
  -- A folder can be opened on some systems, but it has no text.
  return text
end

function file.exists(path)
  return file.read(path) ~= nil
end

function file.write(path, text)
  local f = assert(io.open(path, 'wb'))
  assert(f:write(text))
  assert(f:close())
end

-- Leaves an equal file untouched: what depends on it need not be made again.
function file.write_if_changed(path, text)
  if file.read(path) ~= text then file.write(path, text) end
end

function file.lines(text)
  local lines = {}
  for line in (text:gsub('\r\n', '\n') .. '\n'):gmatch('(.-)\n') do
    lines[#lines + 1] = line
  end
  if lines[#lines] == '' then lines[#lines] = nil end
  return lines
end

-- Cuts at every tab; empty fields count.
function file.fields(line)
  local fields = {}
  for field in (line .. '\t'):gmatch('(.-)\t') do
    fields[#fields + 1] = field
  end
  return fields
end

-- A table with a header line; lines that start with # are comments.
-- Gives { columns = {name, …}, rows = { {name = text, …}, … } } or nil.
function file.table(path)
  local text = file.read(path)
  if not text then return nil end
  local t = { rows = {} }
  for _, line in ipairs(file.lines(text)) do
    if line:sub(1, 1) ~= '#' and line ~= '' then
      local fields = file.fields(line)
      if not t.columns then
        t.columns = fields
      else
        local row = {}
        for i, name in ipairs(t.columns) do row[name] = fields[i] or '' end
        t.rows[#t.rows + 1] = row
      end
    end
  end
  t.columns = t.columns or {}
  return t
end

return file
