-- How the parts of the book look in HTML. The features (page.lua) say what a
-- thing is, by class; here it gets its elements. For the EPUB (-M epub=1) the
-- document is the whole book, and pandoc makes its mathematics; on slides (-M
-- slides=1) nothing is a link.

local here = PANDOC_SCRIPT_FILE:match('^(.*)/')
package.path = here .. '/?.lua;' .. package.path
local book = require 'lib.book'
local highlight = require 'lib.highlight'
local mathml = require 'lib.mathml'
local whole = require 'lib.whole'
local stringify = pandoc.utils.stringify

local escape = highlight.escape
local the_book, page, epub, slides

local function raw(...)
  return pandoc.RawBlock('html', string.format(...))
end

-- Where a name that stands in a listing of `path` is defined.
local function link_in(path, self_id)
  return function(name, tag)
    local def = book.definition(the_book, name, path, nil, tag)
    if not def or slides then return nil end
    if epub then
      if whole.id(def.page, def.id) == self_id then return nil end
      return whole.href(def.order, def.page, def.id)
    end
    if def.page == page and def.id == self_id then return nil end
    return book.href(page, def.page, def.id)
  end
end

local function pre(block, path, id)
  local language = block.classes[1]
  return raw('<pre class="code" tabindex="0">%s</pre>',
    highlight.lines(block.text, language,
      tonumber(block.attributes.startFrom or 1), link_in(path, id)))
end

local render = {}

function render.listing(div)
  local path, lines = div.attributes.file, 0
  local blocks = pandoc.Blocks {
    raw('<figure class="listing" id="%s"><figcaption>', escape(div.identifier)),
    div.content[1].content[1],
    raw('</figcaption>') }
  local code = pandoc.Blocks {}
  for i = 2, #div.content do
    local block = div.content[i]
    code:insert(pre(block, path, div.identifier))
    local _, breaks = block.text:gsub('\n', '')
    lines = lines + breaks + 1
  end
  if div.classes:includes('fold') then
    blocks:insert(raw('<details><summary>%d lines</summary>', lines))
    code:insert(raw('</details>'))
  end
  blocks:extend(code)
  blocks:insert(raw('</figure>'))
  return blocks
end

function render.output(div)
  return { raw('<figure class="output"><figcaption>'),
    div.content[1].content[1],
    raw('</figcaption><pre tabindex="0"><samp>%s</samp></pre></figure>',
      escape(div.content[2].text)) }
end

-- The prompt is drawn by the style sheet, so that it is not copied.
function render.console(div)
  local text = escape(div.content[1].text) .. '\n'
  text = text:gsub('(.-)\n', function(line)
    local command = line:match('^%$ (.*)$')
    return command and '<kbd>' .. command .. '</kbd>\n' or line .. '\n'
  end)
  return { raw('<pre class="console" tabindex="0">%s</pre>', text) }
end

function render.figure(div)
  return { raw('<figure class="figure" id="%s">', escape(div.identifier)),
    div.content[1], raw('<figcaption>'), div.content[2].content[1],
    raw('</figcaption></figure>') }
end

render['table'] = function(div)
  local blocks = pandoc.Blocks {
    raw('<figure class="table" id="%s"><figcaption>', escape(div.identifier)),
    div.content[1].content[1],
    raw('</figcaption>') }
  for i = 2, #div.content do blocks:insert(div.content[i]) end
  blocks:insert(raw('</figure>'))
  return blocks
end

function render.equation(div)
  return { raw('<div class="equation" id="%s"><div class="body" tabindex="0">',
      escape(div.identifier)),
    div.content[1], raw('</div>'), div.content[2], raw('</div>') }
end

-- An equation without a number is cut out of its paragraph, for it too must
-- be able to scroll within itself.
local function Para(para)
  local blocks, text = pandoc.Blocks {}, pandoc.Inlines {}
  local function flush()
    if pandoc.utils.stringify(text):find('%S') then
      blocks:insert(pandoc.Para(text))
    end
    text = pandoc.Inlines {}
  end
  for _, inline in ipairs(para.content) do
    if inline.mathtype == 'DisplayMath' then
      flush()
      blocks:extend { raw('<div class="equation"><div class="body" '
        .. 'tabindex="0">'), pandoc.Plain { inline }, raw('</div></div>') }
    else
      text:insert(inline)
    end
  end
  if #blocks == 0 then return nil end
  flush()
  return blocks
end

function render.answer(div)
  local blocks = pandoc.Blocks { raw('<details class="answer">'
    .. '<summary>Answer</summary>') }
  blocks:extend(div.content)
  blocks:insert(raw('</details>'))
  return blocks
end

function render.fold(div)
  local blocks = pandoc.Blocks { raw('<details class="fold"><summary>%s'
    .. '</summary>', escape(div.attributes.title or 'More')) }
  blocks:extend(div.content)
  blocks:insert(raw('</details>'))
  return blocks
end

local function box(div)
  local title = escape(div.attributes.title)
  local blocks = pandoc.Blocks { raw('<div class="box %s" role="note" '
    .. 'aria-label="%s"><p class="label">%s</p>', div.classes[1], title,
    title) }
  blocks:extend(div.content)
  blocks:insert(raw('</div>'))
  return blocks
end

render.crux, render.goals, render.summary = box, box, box
render.pitfall, render.aside, render.question = box, box, box

-- Code that is no listing: a sketch.
local function CodeBlock(block)
  if not block.classes:includes('sketch') then return nil end
  local html = highlight.html(block.text, block.classes[1],
    function() return nil end)
  return raw('<pre class="sketch" tabindex="0"><code>%s</code></pre>', html)
end

-- A section's own address, for those who want to pass it on.
local function Header(h)
  -- An EPUB's contents cannot have mathematics; single letters are italic.
  if epub then
    return h:walk { Math = function(m) return pandoc.Emph(m.text) end }
  end
  if h.level == 1 then return nil end
  h.content:insert(pandoc.RawInline('html', string.format('<a class="anchor" '
    .. 'href="#%s" aria-label="Link to this section">#</a>', h.identifier)))
  return h
end

-- A wide table scrolls within itself; the page does not.
local function Table(block)
  return { raw('<div class="scroll" role="group" tabindex="0" '
    .. 'aria-label="Table">'), block, raw('</div>') }
end

local function Math(math)
  local html = mathml.light(math)
  return html and pandoc.RawInline('html', html)
end

-- On paper nobody can follow a link: its address is a footnote there. The
-- notes stand at the page's end, and only the style sheet for print shows them.
local addresses = pandoc.List {}

local function Link(link)
  local target = link.target
  if not target:find('^https?://') or stringify(link.content) == target then
    return nil
  end
  if not addresses:includes(target) then addresses:insert(target) end
  local _, number = addresses:find(target)
  return { link, pandoc.RawInline('html', string.format(
    '<sup class="print">%d</sup>', number)) }
end

local function notes()
  local items = addresses:map(function(a) return '<li>' .. escape(a) end)
  return raw('<ol class="print" aria-label="Addresses">%s</ol>',
    table.concat(items))
end

local function Div(div)
  local class = div.classes[1]
  if render[class] then return render[class](div) end
end

function Pandoc(doc)
  the_book = book.load(stringify(doc.meta.build))
  epub, slides = doc.meta.epub ~= nil, doc.meta.slides ~= nil
  page = (PANDOC_STATE.input_files[1] or ''):match('([^/]+)%.%w+$')
  if page == 'book' then page = 'index' end
  doc = doc:walk { Div = Div, Table = Table, Para = Para,
    CodeBlock = CodeBlock, Header = Header }
  if epub then return doc:walk { Inlines = mathml.joined } end
  -- Display mathematics is cut out of its paragraph before it becomes HTML.
  doc = doc:walk { Math = Math, Link = Link, Inlines = mathml.joined }
  if #addresses > 0 then doc.blocks:insert(notes()) end
  return doc
end
