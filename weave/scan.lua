-- First pass over a page: what is in it, as a table that the second pass of
-- every page can read. Numbers are given here, and only here.
--
--   pandoc PAGE.md --lua-filter weave/scan.lua -M scan=OUT.tsv
--
-- Rows (tab-separated; the first field says which):
--   page     name number title minutes
--   label    id page word number title anchor level line
--   listing  page ordinal number id file def again line ranges
--   def      name kind static|open whole|declared file line page id number
--   anchor   page id
--   uses     page listing-number listing-id name …     names in a listing's code
--   mention  page section-id section-number name       `name()` in prose
--   term     slug page section-id line                 a term at its definition
--   entry    slug term                                 an entry of the glossary

package.path = PANDOC_SCRIPT_FILE:match('^(.*)/') .. '/?.lua;' .. package.path
local file = require 'lib.file'
local csource = require 'lib.csource'
local token = require 'lib.token'
local line = require 'lib.line'
local book = require 'lib.book'
local stringify = pandoc.utils.stringify

local source = PANDOC_STATE.input_files[1]
local page = source:match('([^/]+)%.md$')
if page == 'book' then page = 'index' end
local chapter = tostring(tonumber(page:match('^%d+') or '') or '')

local out = {}
local where = line.new(file.read(source))
local counts = { section = {}, Figure = 0, Table = 0, Equation = 0,
  Listing = 0, listing = 0 }
local words, code_lines = 0, 0
local title = page
local section = { id = '', number = chapter }
local taken = {}

local function row(...)
  local fields = { ... }
  for i, field in ipairs(fields) do
    fields[i] = tostring(field):gsub('[\t\n]', ' ')
  end
  out[#out + 1] = table.concat(fields, '\t')
end

local function label(id, word, number, text, anchor, level)
  row('label', id, page, word, number, text, anchor or id, level or '',
    where:number(where:find(id)))
end

-- The next number of its kind: "3.2" in chapter 3, "2" on an unnumbered page.
local function numbered(word)
  counts[word] = counts[word] + 1
  return (chapter ~= '' and chapter .. '.' or '') .. counts[word]
end

local function Header(h)
  local number, word = '', 'Section'
  if h.level == 1 then
    title, number = stringify(h.content), chapter
    if chapter ~= '' then word = 'Chapter' end
  elseif chapter ~= '' and not h.classes:includes('unnumbered') then
    local level = h.level - 1
    for i = 1, level do counts.section[i] = counts.section[i] or 0 end
    counts.section[level] = counts.section[level] + 1
    for i = level + 1, #counts.section do counts.section[i] = 0 end
    number = chapter .. '.' .. table.concat(counts.section, '.', 1, level)
  end
  section = { id = h.identifier, number = number }
  label(h.identifier, word, number, stringify(h.content), nil, h.level)
end

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
  label('lst:' .. name, 'Listing', number, name, id)
end

local function add_definitions(c, shown, path, id, number)
  for _, part in ipairs(c.parts) do
    if part.first >= shown.first and part.last <= shown.last then
      for _, name in ipairs(part.names) do
        row('def', name.name, name.kind, name.static and 'static' or 'open',
          name.whole and 'whole' or 'declared', path, part.first, page, id,
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
  row('uses', page, number, id, table.unpack(uses))
end

local function listing(block)
  local path, def = block.attributes.file, block.attributes.def or ''
  local again = block.classes:includes('again')
  counts.listing = counts.listing + 1
  local c = csource.read(path)
  local parts = c and csource.select(c, def) or {}
  local number = again and '' or numbered('Listing')
  local id = listing_id(path, def, again)
  local ranges = {}
  for _, part in ipairs(parts) do
    ranges[#ranges + 1] = part.first .. '-' .. part.last
    code_lines = code_lines + part.last - part.first + 1
  end
  row('listing', page, counts.listing, number, id, path, def,
    again and 'again' or '', where:number(), table.concat(ranges, ','))
  row('anchor', page, id)
  if again then return end
  -- The file's first listing answers to the file's name.
  self_label(path:match('[^/]+$'), number, id)
  for _, part in ipairs(parts) do
    add_definitions(c, part, path, id, number)
  end
  add_uses(parts, id, number)
end

local function CodeBlock(block)
  if block.attributes.file then
    listing(block)
  elseif block.identifier:find('^tbl:') then
    label(block.identifier, 'Table', numbered('Table'),
      block.attributes.caption or '')
  end
end

local function Div(div)
  if div.identifier:find('^tbl:') then
    label(div.identifier, 'Table', numbered('Table'),
      div.attributes.caption or '')
  elseif div.identifier ~= '' then
    row('anchor', page, div.identifier)
  end
end

local function Para(para)
  local id = #para.content > 1 and para.content[1].mathtype == 'DisplayMath'
    and stringify(pandoc.Span { table.unpack(para.content, 2) })
      :match('^%s*{#([^%s}]+)')
  if id then label(id, 'Equation', numbered('Equation'), '') end
end

local function Span(span)
  if span.identifier ~= '' then row('anchor', page, span.identifier) end
  if span.classes:includes('term') then
    local term = span.attributes.term or stringify(span.content)
    where:peek_words(stringify(span.content))
    row('term', book.slug(term), page, section.id, where:number())
  end
end

local function DefinitionList(list)
  if page ~= 'glossary' then return end
  for _, item in ipairs(list.content) do
    local slug = book.slug(stringify(item[1]))
    row('entry', slug, stringify(item[1]))
    row('anchor', page, slug)
  end
end

local filter = {
  traverse = 'topdown',
  Header = Header, CodeBlock = CodeBlock, Div = Div, Para = Para, Span = Span,
  DefinitionList = DefinitionList,
  Image = function(image)
    if image.identifier:find('^fig:') then
      label(image.identifier, 'Figure', numbered('Figure'),
        stringify(image.caption))
    end
  end,
  Code = function(code)
    local name = code.text:match('^([%a_][%w_]*)%(%)$')
    if name then row('mention', page, section.id, section.number, name) end
    words = words + 1
  end,
  Str = function() words = words + 1 end,
  Cite = function(cite) return cite, false end,
}

-- The cursor follows before the element is looked at.
for kind, follow in pairs(line.follow) do
  local look = filter[kind]
  filter[kind] = function(element)
    follow(where, element)
    if look then return look(element) end
  end
end

function filter.Note(note)
  local come_back = where:visit_note(stringify(note.content):match('%w+'))
  note.content:walk(filter)
  come_back()
  return note, false
end

function Pandoc(doc)
  doc:walk(filter)
  -- A page is read at 200 words and 20 lines of code a minute; a finer figure
  -- than five minutes would be a pretence.
  local minutes = math.ceil((words / 200 + code_lines / 20) / 5) * 5
  row('page', page, chapter, title, minutes)
  file.write(stringify(doc.meta.scan), table.concat(out, '\n') .. '\n')
  return pandoc.Pandoc {}
end
