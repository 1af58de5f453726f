-- A lecture from a woven chapter: what the chapter shows goes on slides (crux,
-- figures, tables, listings, outputs, equations, the first sentence of a
-- pitfall, questions), and what it says goes into the speaker's notes. Runs
-- before html.lua, which makes the elements.
--
-- A section's parts share slides as long as they fit. Not shown, but named in
-- the notes, is code that is too long, that only prints an output (demo.c), or
-- that its chapter marks `.noslide`. Folded code, listings shown again, exercises
-- and sources are for readers.

local here = PANDOC_SCRIPT_FILE:match('^(.*)/')
package.path = here .. '/?.lua;' .. package.path
local file = require 'lib.file'
local stringify = pandoc.utils.stringify

local FULL = 20 -- lines of code, in letters for the back row
local LONGEST = 28 -- of a listing, in smaller ones

local slides = pandoc.Blocks {}
-- Of the slide that is being filled; columns: its longest line of code.
local title, shown, notes, height, columns

local function html(...)
  return pandoc.RawBlock('html', string.format(...))
end

local function close()
  if not shown then return end
  local h = #slides == 0 and 'h1' or 'h2'
  slides:insert(html('<section class="slide" style="--lines:%d;--columns:%d"><%s>',
    math.ceil(height), columns, h))
  slides:insert(pandoc.Plain(title))
  slides:insert(html('</%s><div class="shown">', h))
  slides:extend(shown)
  slides:insert(html('</div>'))
  if #notes > 0 then
    slides:insert(html('<div class="notes" role="note" aria-label="Speaker\'s notes">'))
    slides:extend(notes)
    slides:insert(html('</div>'))
  end
  slides:insert(html('</section>'))
  shown = nil
end

-- A section of which nothing is shown is told on the next slide.
local function open(heading)
  local told = pandoc.Blocks {}
  if shown and #shown == 0 then
    told:insert(pandoc.Para { pandoc.Strong(title) })
    told:extend(notes)
    shown = nil
  end
  close()
  title = heading or title
  shown, notes, height, columns = pandoc.Blocks {}, told, 0, 1
end

local function put(block, lines)
  if #shown > 0 and height + lines > FULL then open() end
  shown:insert(block)
  height = height + lines
  block:walk { CodeBlock = function(c)
    for line in c.text:gmatch('[^\n]+') do
      columns = math.max(columns, utf8.len(line))
    end
  end }
end

local function lines_of(div)
  local n = 0
  div:walk { CodeBlock = function(c)
    n = n + select(2, c.text:gsub('\n', '')) + 1
  end }
  return n
end

-- The lead of a pitfall, which is its claim; the rest is for the speaker.
local function pitfall(div)
  local lead
  for _, inline in ipairs(div.content[1] and div.content[1].content or {}) do
    if inline.t == 'Strong' then lead = inline break end
  end
  if lead then
    put(pandoc.Div({ pandoc.Para { lead } }, div.attr), 3.3)
    notes:extend(div.content)
  end
end

local function question(div)
  local asked = pandoc.Blocks {}
  for _, block in ipairs(div.content) do
    if block.t == 'Div' and block.classes:includes('answer') then
      notes:extend(block.content)
    else
      asked:insert(block)
    end
  end
  put(pandoc.Div(asked, div.attr), math.ceil(#stringify(asked) / 110) + 1.7)
end

local parts = {
  crux = function(div) put(div, 6) end,
  goals = function(div) put(div, 12) end,
  summary = function(div)
    open(pandoc.Inlines('In short'))
    put(div, 14)
  end,
  figure = function(div) put(div, FULL) end,
  listing = function(div)
    if div.classes:includes('fold') or div.identifier:find('^again:') then
      return
    elseif lines_of(div) > LONGEST or div.classes:includes('noslide')
      or div.attributes.file:find('/demo%.c$') then
      local says = pandoc.Inlines { pandoc.Str('In the book: ') }
      says:extend(div.content[1].content[1].content)
      notes:insert(pandoc.Para(says))
    else
      put(div, lines_of(div) + 2)
    end
  end,
  output = function(div) put(div, lines_of(div) + 2) end,
  console = function(div) put(div, lines_of(div) + 1) end,
  equation = function(div) put(div, 4) end,
  table = function(div)
    local rows = 2
    div:walk { Table = function(t)
      rows = rows + 1.4 * #pandoc.utils.to_simple_table(t).rows
    end }
    put(div, rows)
  end,
  pitfall = pitfall, question = question,
  fold = function() end, aside = function(div) notes:extend(div.content) end,
}

local function is_for_readers(h)
  return h.identifier:find('%-exercises$') or h.identifier:find('%-notes$')
    or h.identifier:find('%-sources$')
end

-- Pictures come within the deck, so that it is one file.
local function embedded(image)
  local path = stringify(PANDOC_STATE.input_files[1]):match('^(.*)/whole/')
  local svg = file.read(path .. '/fig/' .. image.src:match('[^/]+$'))
  image.src = 'data:image/svg+xml,' .. svg:gsub('[%%#"<>%s&\'{}]', function(c)
    return string.format('%%%02X', c:byte())
  end)
  image.attributes.loading = nil
  return image
end

function Pandoc(doc)
  local skip = false
  for _, block in ipairs(doc.blocks) do
    if block.t == 'Header' and block.level == 1 then
      doc.meta.pagetitle = stringify(block)
      open(block.content)
    elseif block.t == 'Header' then
      skip = is_for_readers(block)
      if not skip then open(block.content) end
    elseif not skip or block.t == 'Div' and block.classes:includes('summary') then
      local part = block.t == 'Div' and parts[block.classes[1]]
      if part then part(block)
      elseif block.t == 'Para' and block.content[1].mathtype == 'DisplayMath' then
        put(block, 4)
      elseif block.t ~= 'Div' then notes:insert(block) end
    end
  end
  close()
  doc.blocks = slides:walk {
    Link = function(link) return link.content end,
    Note = function() return {} end,
    Span = function(span)
      if span.classes:includes('sources') then return {} end
    end,
    Image = embedded,
  }
  return doc
end
