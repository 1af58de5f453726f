-- What the whole book knows: the merged scan (see merge.lua), as tables.

local file = require 'lib.file'

local book = {}

-- The rows of a scan, grouped by their first field.
function book.rows(path)
  local rows = setmetatable({}, { __index = function(t, kind)
    local list = {}
    rawset(t, kind, list)
    return list
  end })
  for _, text in ipairs(file.lines(file.read(path) or '')) do
    local fields = file.fields(text)
    local list = rows[fields[1]]
    list[#list + 1] = fields
  end
  return rows
end

function book.load(build)
  local rows = book.rows(build .. '/scan/book.tsv')
  local b = { pages = {}, page = {}, labels = {}, listings = {}, anchors = {},
    defs = {}, entries = {}, homes = {} }
  for i, r in ipairs(rows.page) do
    local page = { order = i, name = r[2], number = r[3], title = r[4],
      minutes = r[5], sections = {} }
    b.pages[i], b.page[r[2]] = page, page
    b.listings[r[2]], b.anchors[r[2]] = {}, {}
  end
  for _, r in ipairs(rows.label) do
    -- Listings label themselves, so that the nearer of two may be meant: a
    -- page's own labels are looked up before those of the book.
    local label = { id = r[2], page = r[3], word = r[4], number = r[5],
      title = r[6], anchor = r[7], level = r[8] }
    b.labels[r[2]] = b.labels[r[2]] or label
    b.labels[r[3] .. ' ' .. r[2]] = b.labels[r[3] .. ' ' .. r[2]] or label
    if r[4] == 'Section' and r[8] == '2' then
      table.insert(b.page[r[3]].sections, label)
    end
  end
  for _, r in ipairs(rows.listing) do
    local listing = { number = r[4], id = r[5], file = r[6], page = r[2] }
    b.listings[r[2]][tonumber(r[3])] = listing
    -- A file's home: where it is shown whole, or else first.
    local whole = r[7] == ''
    if r[4] ~= '' and (not b.homes[r[6]] or whole) then
      b.homes[r[6]] = listing
    end
  end
  for _, r in ipairs(rows.anchor) do b.anchors[r[2]][r[3]] = true end
  for _, r in ipairs(rows.entry) do b.entries[r[2]] = r[3] end
  for _, r in ipairs(rows.def) do
    local def = { name = r[2], kind = r[3], static = r[4] == 'static',
      whole = r[5] == 'whole', file = r[6], line = r[7], page = r[8],
      id = r[9], number = r[10], order = b.page[r[8]].order }
    b.defs[r[2]] = b.defs[r[2]] or {}
    table.insert(b.defs[r[2]], def)
  end
  return b
end

function book.label(b, page, id)
  return b.labels[page .. ' ' .. id] or b.labels[id]
end

local tags = { struct = true, union = true, enum = true }

-- What no other file sees: what is static, and a tag, macro or constant of a .c
-- file that no header declares.
local function hidden(defs, def, path)
  if not path or def.file == path or def.file:find('%.h$') then return false end
  if def.static or def.kind == 'function' or def.kind == 'object' then
    return def.static
  end
  for _, d in ipairs(defs) do
    if d.file:find('%.h$') then return false end
  end
  return true
end

-- The definition that a name means when it is used in `path` (nil: in prose)
-- on a page: the one in the same file; else one that is visible everywhere,
-- the whole before the mere declaration. `tag`: does it follow "struct"?
function book.definition(b, name, path, page, tag)
  local best
  local defs = b.defs[name] or {}
  for _, def in ipairs(defs) do
    local rank = (path and def.file == path and 8 or 0)
      + (not path and page and def.page == page and 4 or 0)
      + (def.whole and 2 or 0) + (def.static and 0 or 1)
    local other = tag ~= nil and tag ~= (tags[def.kind] or false)
    if not other and not hidden(defs, def, path) and (not best or rank > best.rank) then
      best = { rank = rank, def = def }
    end
  end
  return best and best.def
end

-- The address of something on a page, seen from another page.
function book.href(from, page, id)
  return (page == from and '' or page .. '.html') .. '#' .. id
end

-- The id of a glossary entry.
function book.slug(term)
  return 'term:' .. term:lower():gsub('[^%w]+', '-')
end

return book
