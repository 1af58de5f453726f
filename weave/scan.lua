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
local line = require 'lib.line'
local book = require 'lib.book'
local scan = require 'scan.state'
local listing = require 'scan.listing'
local stringify = pandoc.utils.stringify

local page, chapter, where = scan.page, scan.chapter, scan.where
local words, title = 0, page
local filter
local section = { id = '', number = chapter }
local depth = {} -- the running number of each level of heading

local function Header(h)
  local number, word = '', 'Section'
  if h.level == 1 then
    title, number = stringify(h.content), chapter
    if chapter ~= '' then word = 'Chapter' end
  elseif chapter ~= '' and not h.classes:includes('unnumbered') then
    local level = h.level - 1
    for i = 1, level do depth[i] = depth[i] or 0 end
    depth[level] = depth[level] + 1
    for i = level + 1, #depth do depth[i] = 0 end
    number = chapter .. '.' .. table.concat(depth, '.', 1, level)
  end
  section = { id = h.identifier, number = number }
  scan.label(h.identifier, word, number, stringify(h.content), nil, h.level)
end

local function CodeBlock(block)
  if block.attributes.file then
    listing.scan(block)
  elseif block.identifier:find('^tbl:') then
    scan.label(block.identifier, 'Table', scan.numbered('Table'),
      block.attributes.caption or '')
  end
end

-- What is folded away is scanned like the rest, but nobody's reading time.
local function folded(div)
  local words_before, lines_before = words, scan.code_lines
  div.content:walk(filter)
  words, scan.code_lines = words_before, lines_before
  return div, false
end

local function Div(div)
  if div.classes:includes('fold') then return folded(div) end
  if div.identifier:find('^tbl:') then
    scan.label(div.identifier, 'Table', scan.numbered('Table'),
      div.attributes.caption or '')
  elseif div.identifier ~= '' then
    scan.row('anchor', page, div.identifier)
  end
end

local function Para(para)
  local id = #para.content > 1 and para.content[1].mathtype == 'DisplayMath'
    and stringify(pandoc.Span { table.unpack(para.content, 2) })
      :match('^%s*{#([^%s}]+)')
  if id then scan.label(id, 'Equation', scan.numbered('Equation'), '') end
end

local function Span(span)
  if span.identifier ~= '' then scan.row('anchor', page, span.identifier) end
  if span.classes:includes('term') then
    local term = span.attributes.term or stringify(span.content)
    where:peek_words(stringify(span.content))
    scan.row('term', book.slug(term), page, section.id, where:number())
  end
end

local function DefinitionList(list)
  if page ~= 'glossary' then return end
  for _, item in ipairs(list.content) do
    local slug = book.slug(stringify(item[1]))
    scan.row('entry', slug, stringify(item[1]))
    scan.row('anchor', page, slug)
  end
end

filter = {
  traverse = 'topdown',
  Header = Header, CodeBlock = CodeBlock, Div = Div, Para = Para, Span = Span,
  DefinitionList = DefinitionList,
  Image = function(image)
    if image.identifier:find('^fig:') then
      scan.label(image.identifier, 'Figure', scan.numbered('Figure'),
        stringify(image.caption))
    end
  end,
  Code = function(code)
    local name = code.text:match('^([%a_][%w_]*)%(%)$')
    if name then scan.row('mention', page, section.id, section.number, name) end
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
  local minutes = math.ceil((words / 200 + scan.code_lines / 20) / 5) * 5
  scan.row('page', page, chapter, title, minutes)
  file.write(stringify(doc.meta.scan), table.concat(scan.rows, '\n') .. '\n')
  return pandoc.Pandoc {}
end
