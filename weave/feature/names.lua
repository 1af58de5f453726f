-- The index of names: fills the div #names with every name of the code, where
-- it is defined and declared, and where it is used.

local book = require 'lib.book'

local names = {}

-- What is private to a file is another thing than its namesake elsewhere.
-- (A static function of a header is there for everyone.)
local function private(def)
  return def.static and not def.file:find('%.h$')
end

local function key(def)
  return private(def) and def.name .. ' ' .. def.file or def.name
end

local function id(entry)
  return 'name:' .. entry.key:gsub('[ /]', '-')
end

-- All names of code/, sorted; each with its definitions.
local function entries(b)
  local list, by_key = {}, {}
  for name, defs in pairs(b.defs) do
    for _, def in ipairs(defs) do
      if def.file:find('^code/') and name ~= 'main' then
        local k = key(def)
        if not by_key[k] then
          by_key[k] = { key = k, name = name, defs = {}, listings = {},
            sections = {} }
          list[#list + 1] = by_key[k]
        end
        table.insert(by_key[k].defs, def)
      end
    end
  end
  table.sort(list, function(x, y)
    local a, c = x.key:lower(), y.key:lower()
    return a < c or a == c and x.key < y.key
  end)
  return list, by_key
end

local function add_uses(b, by_key, rows)
  local files = {}
  for _, list in pairs(b.listings) do
    for _, l in pairs(list) do files[l.page .. ' ' .. l.id] = l.file end
  end
  for _, r in ipairs(rows.uses) do
    for i = 5, #r do
      local def = book.definition(b, r[i], files[r[2] .. ' ' .. r[4]])
      local entry = def and by_key[key(def)]
      local own = false
      for _, d in ipairs(entry and entry.defs or {}) do
        own = own or d.page == r[2] and d.id == r[4]
      end
      if entry and not own then
        table.insert(entry.listings, { r[3], r[2], r[4] })
      end
    end
  end
  local seen = {}
  for _, r in ipairs(rows.mention) do
    local def = book.definition(b, r[5], nil, r[2])
    local entry = def and by_key[key(def)]
    local label = b.labels[r[2] .. ' ' .. r[3]]
    if entry and label and not seen[entry.key .. ' ' .. label.id] then
      seen[entry.key .. ' ' .. label.id] = true
      table.insert(entry.sections, { label.number ~= '' and label.number
        or label.title, r[2], r[3] })
    end
  end
end

-- "Listings 2.1, 3.4": places are { text, page, id }.
local function places(word, list)
  if #list == 0 then return nil end
  local inlines = pandoc.Inlines { pandoc.Str(word .. '\u{a0}') }
  for i, place in ipairs(list) do
    if i > 1 then inlines:insert(pandoc.Str(', ')) end
    inlines:insert(pandoc.Link({ pandoc.Str(place[1]) },
      book.href('names', place[2], place[3]), '', pandoc.Attr('', { 'ref' })))
  end
  return inlines
end

local function item(entry)
  local def = entry.defs[1]
  local shown = def.kind == 'function' and def.name .. '()' or def.name
  local what = (private(def) and 'private ' or '') .. def.kind
  local defined, declared = {}, {}
  for _, d in ipairs(entry.defs) do
    table.insert(d.whole and defined or declared, { d.number, d.page, d.id })
  end
  local parts = {}
  for _, p in ipairs {
    places('defined in', defined) or false,
    places('declared in', declared) or false,
    places('used in listing', entry.listings) or false,
    places('spoken of in section', entry.sections) or false } do
    if p then parts[#parts + 1] = p end
  end
  local text = pandoc.Inlines {}
  for i, p in ipairs(parts) do
    if i > 1 then text:insert(pandoc.Str('; ')) end
    text:extend(p)
  end
  local file_name = entry.defs[#entry.defs].file
  return { { pandoc.Span({ pandoc.Code(shown), pandoc.Space(),
      pandoc.Span({ pandoc.Str(what .. ', '), pandoc.Code(file_name) },
        pandoc.Attr('', { 'kind' })) },
      pandoc.Attr(id(entry))) },
    { { pandoc.Plain(text) } } }
end

-- Each letter leads to its first name.
local function letters(list)
  local inlines, last = pandoc.Inlines {}, nil
  for _, entry in ipairs(list) do
    local letter = entry.name:sub(1, 1):upper()
    if letter ~= last then
      inlines:extend { pandoc.Link({ pandoc.Str(letter) }, '#' .. id(entry)),
        pandoc.Space() }
      last = letter
    end
  end
  return pandoc.Div(pandoc.Plain(inlines), pandoc.Attr('', { 'letters' }))
end

function names.Div(div, page)
  if div.identifier ~= 'names' then return nil end
  local list, by_key = entries(page.book)
  add_uses(page.book, by_key, book.rows(page.build .. '/scan/uses.tsv'))
  local items = {}
  for i, entry in ipairs(list) do items[i] = item(entry) end
  div.content = #items > 0 and { letters(list), pandoc.DefinitionList(items) } or {}
  return div, false
end

return names
