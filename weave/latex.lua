-- How the parts of the book look on paper: what page.lua named by class is
-- turned into LaTeX here; latex.tex says what that looks like. The document is
-- the whole book (whole.lua).

local here = PANDOC_SCRIPT_FILE:match('^(.*)/')
package.path = here .. '/?.lua;' .. package.path
local book = require 'lib.book'
local token = require 'lib.token'
local file = require 'lib.file'
local whole = require 'lib.whole'
local stringify = pandoc.utils.stringify

local the_book, build

local function raw(...)
  return pandoc.RawBlock('latex', string.format(...))
end

local function tex(...)
  return pandoc.RawInline('latex', string.format(...))
end

local special = { ['\\'] = '\\textbackslash{}', ['~'] = '\\textasciitilde{}',
  ['^'] = '\\textasciicircum{}', ['-'] = '{-}', [' '] = '\\ ',
  ["'"] = '\\textquotesingle{}', ['`'] = '\\textasciigrave{}',
  ['"'] = '\\textquotedbl{}' }

local function escape(text)
  return (text:gsub('[\\{}$&#%%_~^%-\' "`]', function(char)
    return special[char] or '\\' .. char
  end))
end

local function anchor(id)
  return id == '' and '' or '\\hypertarget{' .. id .. '}{}'
end

-- --- the index -------------------------------------------------------------

-- An entry of the index; a definition's page is bold.
local function index(name, shown, bold)
  return string.format('\\index{%s@%s%s}', name:gsub('_', '\\_'), shown,
    bold and '|textbf' or '')
end

local function index_name(name, is_function, bold)
  return index(name, '\\incode{' .. escape(name):gsub('(\\_)',
    '%1\\allowbreak{}') .. (is_function and '()' or '') .. '}', bold)
end

-- --- code ------------------------------------------------------------------

local macro = { keyword = 'kw', type = 'kw', comment = 'co', string = 'st',
  directive = 'pp' }

local function coloured(t, link)
  local text = escape(t.text)
  local id = t.kind == 'ident' and link(t.text, t.tag)
  if id then return string.format('\\hyperlink{%s}{%s}', id, text) end
  if not macro[t.kind] then return text end
  -- A command must not run over a line end.
  return (text:gsub('[^\n]+', function(part)
    return string.format('\\%s{%s}', macro[t.kind], part)
  end))
end

local function coded(text, language, link)
  if language ~= 'c' then return escape(text) end
  local out = {}
  for _, t in ipairs(token.list(text)) do out[#out + 1] = coloured(t, link) end
  return table.concat(out)
end

local function link_in(path)
  return function(name, tag)
    local def = book.definition(the_book, name, path, nil, tag)
    return def and whole.id(def.page, def.id)
  end
end

local function numbered(block, path)
  local out, n = {}, tonumber(block.attributes.startFrom or 1)
  local lines = file.lines(coded(block.text, block.classes[1], link_in(path)))
  for i, text in ipairs(lines) do
    -- No page has fewer than three lines of a listing.
    local stay = (i < 3 or i > #lines - 3) and '\\nobreak' or ''
    out[i] = string.format('\\cl{%d}{%s}%s', n + i - 1, text, stay)
  end
  return raw('\\begin{lines}\n%s\n\\end{lines}', table.concat(out, '\n'))
end

-- What a program prints may be wider than paper: such a line goes on, indented,
-- in the next.
local WIDEST = 82

local function plain_lines(text, before)
  local out = {}
  for _, line in ipairs(file.lines(text)) do
    while utf8.len(line) > WIDEST do
      local cut = utf8.offset(line, WIDEST + 1)
      out[#out + 1] = string.format('\\ol{%s}', escape(line:sub(1, cut - 1)))
      line = '    ' .. line:sub(cut)
    end
    out[#out + 1] = string.format('\\ol{%s%s}', before or '', escape(line))
  end
  return raw('\\begin{lines}\n%s\n\\end{lines}', table.concat(out, '\n'))
end

-- --- the parts ---------------------------------------------------------------

local function caption(div, id)
  local inlines = pandoc.Inlines { tex('\\capt{%s', anchor(id or '')) }
  inlines:extend(div.content[1].content)
  inlines:insert(tex('}'))
  return pandoc.Plain(inlines)
end

local render = {}

function render.listing(div)
  local blocks = pandoc.Blocks { caption(div.content[1], div.identifier) }
  for i = 2, #div.content do
    if i > 2 then blocks:insert(raw('\\vskip 4pt')) end
    blocks:insert(numbered(div.content[i], div.attributes.file))
  end
  local words = {}
  for name, defs in pairs(the_book.defs) do
    for _, def in ipairs(defs) do
      if whole.id(def.page, def.id) == div.identifier then
        words[#words + 1] = index_name(name, def.kind == 'function', def.whole)
      end
    end
  end
  table.sort(words)
  blocks:insert(raw('%s\\captend', table.concat(words)))
  return blocks
end

function render.output(div)
  return { caption(div.content[1]), plain_lines(div.content[2].text),
    raw('\\captend') }
end

function render.console(div)
  return { plain_lines(div.content[1].text) }
end

-- A figure's number and words stand below it, and it may float.
function render.figure(div)
  local name = div.content[1].content[1].src:match('([^/]+)%.svg$')
  return { raw('\\begin{figure}[htbp]\\centering%s\n\\includegraphics[width='
      .. '.92\\linewidth,height=.42\\textheight,keepaspectratio]{%s/whole/%s.pdf}',
      anchor(div.identifier), build, name),
    pandoc.Plain { tex('\\par\\vskip 2pt{\\sffamily\\footnotesize\\raggedright ') },
    div.content[2].content[1], raw('\\par}\\end{figure}') }
end

-- A table stands on one page, as far as its lines can be told from its text.
local WIDE = 76 -- letters

local function lines_of(blocks)
  local n = 0
  blocks:walk { Table = function(t)
    for _, row in ipairs(pandoc.utils.to_simple_table(t).rows) do
      local letters = 0
      for _, cell in ipairs(row) do letters = letters + #stringify(cell) end
      n = n + math.ceil(1.2 * letters / WIDE)
    end
  end }
  return n
end

render['table'] = function(div)
  local blocks = pandoc.Blocks {
    raw('\\room{%d}\\addvspace{.8\\baselineskip}%s{\\sffamily\\footnotesize'
      .. '\\raggedright', lines_of(div.content) + 5, anchor(div.identifier)),
    div.content[1].content[1], raw('\\par}\\nobreak{\\small\\setlength'
      .. '{\\tabcolsep}{4pt}\\setlength{\\LTpre}{3pt}') }
  for i = 2, #div.content do blocks:insert(div.content[i]) end
  blocks:insert(raw('}'))
  return blocks
end

function render.equation(div)
  local math, number = div.content[1].content[1], stringify(div.content[2])
  return raw('\\begin{equation*}%s%s\\tag*{%s}\\end{equation*}',
    anchor(div.identifier), math.text or '', number)
end

local function box(div)
  local class = div.classes[1]
  local colour = ({ crux = 'crux', pitfall = 'pitfall', goals = 'goals',
    summary = 'goals' })[class] or 'soft'
  local blocks = pandoc.Blocks { raw('\\begin{notebox}{%s}{%s}', colour,
    escape(div.attributes.title or '')) }
  blocks:extend(div.content)
  blocks:insert(raw('\\end{notebox}'))
  return blocks
end

render.crux, render.goals, render.summary = box, box, box
render.pitfall, render.aside, render.question = box, box, box

function render.answer(div)
  local blocks = pandoc.Blocks { raw('{\\small') }
  blocks:extend(div.content)
  if blocks[2].t ~= 'Para' then blocks:insert(2, pandoc.Para {}) end
  blocks[2].content:insert(1, tex('\\textbf{Answer.} '))
  blocks:insert(raw('\\par}'))
  return blocks
end

function render.fold(div)
  local blocks = pandoc.Blocks { raw('\\foldtitle{%s}',
    escape(div.attributes.title or 'More')) }
  blocks:extend(div.content)
  return blocks
end

local function references(div)
  local blocks = pandoc.Blocks { raw('{\\small') }
  for _, entry in ipairs(div.content) do
    local inlines = pandoc.Inlines { tex('\\hangindent=6mm\\hangafter=1 %s',
      anchor(entry.identifier)) }
    inlines:extend(entry.content[1].content)
    blocks:insert(pandoc.Para(inlines))
  end
  blocks:insert(raw('}'))
  return blocks
end

local function Div(div)
  if div.identifier:find('%-refs$') then return references(div) end
  local class = div.classes[1]
  if render[class] then return render[class](div) end
  if div.identifier == '' or div.classes:includes('csl-entry') then return nil end
  local blocks = pandoc.Blocks { raw('%s', anchor(div.identifier)) }
  blocks:extend(div.content)
  return blocks
end

-- Cells of a table that would be too wide are broken into lines: each column
-- gets what its longest word needs, and a share of the rest by its text.
local function Table(block)
  local t = pandoc.utils.to_simple_table(block)
  local longest, need, total, needs = {}, {}, 0, 0
  for c in ipairs(t.aligns) do
    longest[c], need[c] = 1, 1
    local function measure(cell)
      local text = stringify(cell)
      longest[c] = math.max(longest[c], utf8.len(text) + 2)
      for word in text:gmatch('%S+') do
        need[c] = math.max(need[c], utf8.len(word) + 2)
      end
    end
    measure(t.headers[c])
    for _, row in ipairs(t.rows) do measure(row[c]) end
    total, needs = total + longest[c], needs + need[c]
  end
  if total <= WIDE then return nil end
  for c in ipairs(t.aligns) do
    local rest = (WIDE - needs) * (longest[c] - need[c]) / (total - needs)
    t.widths[c] = (need[c] + math.max(rest, 0)) / math.max(WIDE, needs)
  end
  return pandoc.utils.from_simple_table(t)
end

-- A heading has the number that the book gave it; what has none is a preface
-- or a list at the end.
local levels = { 'chapter', 'section', 'subsection', 'subsubsection' }
local without = { 'addchap', 'addsec', 'subsection*', 'subsubsection*' }

local function Header(h)
  local number = ''
  h.content = h.content:walk { Span = function(span)
    if not span.classes:includes('secno') then return nil end
    number = stringify(span.content)
    return {}
  end }
  while h.content[1] and h.content[1].t == 'Space' do h.content:remove(1) end
  if h.level == 1 and h.identifier:find('^index%-') then
    h.content = pandoc.Inlines { pandoc.Str('Preface') }
  end
  local inlines, before = pandoc.Inlines {}, ''
  if h.level == 1 and number == '1' then before = '\\mainmatter' end
  if h.level == 1 and h.identifier:find('^notation') then before = '\\backmatter' end
  local command = number == '' and without[h.level] or levels[h.level]
  if number ~= '' then
    before = before .. string.format('\\setcounter{%s}{%d}', command,
      tonumber(number:match('%d+$')) - 1)
  end
  inlines:insert(tex('%s\\%s{', before, command))
  inlines:extend(h.content)
  inlines:insert(tex('}%s', anchor(h.identifier)))
  return pandoc.Plain(inlines)
end

-- A break is allowed after what joins the words of a name or a path.
local function Code(code)
  local text = escape(code.text):gsub('([/.,=(]+)', '%1\\allowbreak{}')
    :gsub('(\\_)', '%1\\allowbreak{}')
  return tex('\\incode{%s}', text)
end

-- Links within the book; those to the web have their address in a footnote.
local function Link(link)
  local id = link.target:match('^#(.*)$')
  local out = pandoc.Inlines {}
  if id then
    local text = stringify(link.content)
    if link.classes:includes('name') then
      out:insert(tex('%s', index_name(text:gsub('%(%)$', ''), true)))
    elseif link.classes:includes('term') then
      local term = the_book.entries['term:' .. id:match('term%-(.*)$')]
      out:insert(tex('%s', index(term:lower(), escape(term), true)))
    end
    out:insert(tex('\\hyperlink{%s}{', id))
    out:extend(link.content)
    out:insert(tex('}'))
    return out
  end
  if stringify(link.content) == link.target then return nil end
  out:insert(link)
  out:insert(pandoc.Note { pandoc.Plain { tex('\\url{%s}',
    link.target:gsub('([%%#])', '\\%1')) } })
  return out
end

local function Span(span)
  if span.classes:includes('number') then
    return { pandoc.Strong(span.content) }
  end
  if span.identifier == '' then return nil end
  return { tex('%s', anchor(span.identifier)), table.unpack(span.content) }
end

function Pandoc(doc)
  build = stringify(doc.meta.build)
  the_book = book.load(build)
  doc = doc:walk { Link = Link, Span = Span }
  return doc:walk { Code = Code, Div = Div, Header = Header, Table = Table }
end
