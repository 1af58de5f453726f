-- The listings of a page: what each shows, defines and uses.

local csource = require 'lib.csource'
local token = require 'lib.token'
local scan = require 'scan.state'

local listing = {}
local taken = {} -- ids and labels that the page has given away

-- The id of a listing: after the first thing it shows, unique on the page.
local function listing_id(path, def, again)
  local name = def:match('%S+') or path:match('[^/]+$')
  if name == 'head' then name = path:match('[^/]+$') end
  if name == 'tail' then name = path:match('[^/]+$') .. '-tail' end
  local stem = (again and 'again:' or 'lst:') .. name
  local id, n = stem, 1
  while taken[id] do
    n = n + 1
    id = stem .. '-' .. n
  end
  taken[id] = true
  return id
end

-- A label that a listing gives itself; the first of a page keeps it.
local function self_label(name, number, id)
  if taken['label ' .. name] then return end
  taken['label ' .. name] = true
  scan.label('lst:' .. name, 'Listing', number, name, id)
end

local function add_definitions(c, shown, path, id, number)
  for _, part in ipairs(c.parts) do
    if part.first >= shown.first and part.last <= shown.last then
      for _, name in ipairs(part.names) do
        scan.row('def', name.name, name.kind, name.static and 'static' or 'open',
          name.whole and 'whole' or 'declared', path, part.first, scan.page, id,
          number)
        self_label(name.name, number, id)
      end
    end
  end
end

local function add_uses(parts, id, number)
  local uses, seen = {}, {}
  for _, part in ipairs(parts) do
    for _, t in ipairs(token.list(part.text)) do
      if t.kind == 'ident' and not seen[t.text] then
        seen[t.text] = true
        uses[#uses + 1] = t.text
      end
    end
  end
  table.sort(uses)
  scan.row('uses', scan.page, number, id, table.unpack(uses))
end

function listing.scan(block)
  local path, def = block.attributes.file, block.attributes.def or ''
  local again = block.classes:includes('again')
  local ordinal = scan.count('listing')
  local c = csource.read(path)
  local parts = c and csource.select(c, def) or {}
  local number = again and '' or scan.numbered('Listing')
  local id = listing_id(path, def, again)
  local ranges = {}
  for _, part in ipairs(parts) do
    ranges[#ranges + 1] = part.first .. '-' .. part.last
    scan.code_lines = scan.code_lines + part.last - part.first + 1
  end
  scan.row('listing', scan.page, ordinal, number, id, path, def,
    again and 'again' or '', scan.where:number(), table.concat(ranges, ','))
  scan.row('anchor', scan.page, id)
  if again then return end
  -- The file's first listing answers to the file's name.
  self_label(path:match('[^/]+$'), number, id)
  for _, part in ipairs(parts) do
    add_definitions(c, part, path, id, number)
  end
  add_uses(parts, id, number)
end

return listing
