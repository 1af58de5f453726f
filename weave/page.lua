-- Second pass: weaves one page. Every feature (a file in feature/) brings
-- handlers for the elements it cares about; the first handler that answers
-- decides. Elements come in document order, so that a feature that finds a
-- fault can say in which line of the source we are.
--
--   pandoc PAGE.md --lua-filter weave/page.lua -M build=DIR [-M draft=1]
--
-- All faults of a page are told, then the weaving stops. In a draft they are
-- shown as red text in the page instead.

local here = PANDOC_SCRIPT_FILE:match('^(.*)/')
package.path = here .. '/?.lua;' .. package.path
local file = require 'lib.file'
local line = require 'lib.line'
local book = require 'lib.book'
local stringify = pandoc.utils.stringify

local features = {}
for name in ([[ heading listing output console sketch table figure equation value name
    reference link term lit math box glossary names contents nav ]]):gmatch('%S+') do
  features[#features + 1] = require('feature.' .. name)
end

local page = { here = here, errors = {} }

-- Notes a fault at the present line; gives an inline that shows it in a draft,
-- and false: what it says is not woven.
function page:fail(...)
  local text = string.format(...)
  local at = string.format('%s:%d: ', self.source, self.where:number())
  self.errors[#self.errors + 1] = at .. text
  return pandoc.Span({ pandoc.Str(at .. text) }, pandoc.Attr('', { 'fault' })), false
end

function page:fail_block(...)
  return pandoc.Para { (self:fail(...)) }, false
end

-- Weaves a piece that a feature took out of the document's order, such as a
-- caption. What a feature generates itself is not woven, nor held to rules.
function page:weave(piece)
  return piece:walk(self.filter)
end

-- A caption in an attribute is Markdown as well.
function page:caption(text)
  local blocks = pandoc.read(text or '', 'markdown').blocks
  local inlines = blocks[1] and blocks[1].content or pandoc.Inlines {}
  return self:weave(inlines)
end

local function handler(kind)
  local chain = {}
  for _, feature in ipairs(features) do
    chain[#chain + 1] = feature[kind]
  end
  return function(element)
    local follow = line.follow[kind]
    if follow then follow(page.where, element) end
    for _, handle in ipairs(chain) do
      local result, deeper = handle(element, page)
      if result ~= nil then return result, deeper end
    end
  end
end

page.filter = { traverse = 'topdown' }
for kind in ([[ Header Para Plain CodeBlock Div Table Str Code Math Cite Link
    Image Span DefinitionList ]]):gmatch('%S+') do
  page.filter[kind] = handler(kind)
end

function page.filter.Note(note)
  local first = stringify(note.content):match('%w+')
  local come_back = page.where:visit_note(first)
  note.content = page:weave(note.content)
  come_back()
  return note, false
end

function Pandoc(doc)
  page.build = stringify(doc.meta.build)
  page.draft = doc.meta.draft ~= nil
  page.source = PANDOC_STATE.input_files[1]
  page.name = page.source:match('([^/]+)%.md$')
  if page.name == 'book' then page.name = 'index' end
  page.where = line.new(file.read(page.source))
  page.book = book.load(page.build)
  page.info = page.book.page[page.name]
  for _, feature in ipairs(features) do
    if feature.start then feature.start(page, doc) end
  end
  doc = page:weave(doc)
  for _, feature in ipairs(features) do
    if feature.finish then doc = feature.finish(page, doc) or doc end
  end
  for _, text in ipairs(page.errors) do io.stderr:write(text, '\n') end
  if #page.errors > 0 and not page.draft then os.exit(1) end
  return doc
end
