-- A lecture from a woven chapter: what the chapter shows goes on slides (crux,
-- figures, tables, listings, outputs, equations, the first sentence of a
-- pitfall, questions), and what it says goes into the speaker's notes. Runs
-- before html.lua, which makes the elements.
--
-- A section's parts share slides as long as they fit; folded code, long
-- listings, those shown again, exercises and sources are for readers.

local here = PANDOC_SCRIPT_FILE:match('^(.*)/')
package.path = here .. '/?.lua;' .. package.path
local file = require 'lib.file'
local stringify = pandoc.utils.stringify

local FULL = 24 -- lines
local LONGEST = 32 -- of a listing that can still be read from the back row

local slides = pandoc.Blocks {}
local title, shown, notes, height -- of the slide that is being filled

local function html(...)
  return pandoc.RawBlock('html', string.format(...))
end

local function close()
  if not shown then return end
  local h = #slides == 0 and 'h1' or 'h2'
  slides:insert(html('<section class="slide" style="--lines:%d"><%s>',
    math.max(height, FULL), h))
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

local function open(heading)
  close()
  title = heading or title
  shown, notes, height = pandoc.Blocks {}, pandoc.Blocks {}, 0
end

local function put(block, lines)
  if height > 0 and height + lines > FULL then open() end
  shown:insert(block)
  height = height + lines
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
    put(pandoc.Div({ pandoc.Para { lead } }, div.attr), 5)
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
  put(pandoc.Div(asked, div.attr), math.ceil(#stringify(asked) / 60) + 3)
end

local parts = {
  crux = function(div) put(div, 6) end,
  goals = function(div) put(div, 12) end,
  summary = function(div) put(div, 14) end,
  figure = function(div) put(div, FULL) end,
  listing = function(div)
    if div.classes:includes('fold') or div.identifier:find('^again:') then
      return
    elseif lines_of(div) > LONGEST then
      local says = pandoc.Inlines { pandoc.Str('In the book: ') }
      says:extend(div.content[1].content[1].content)
      notes:insert(pandoc.Para(says))
    else
      put(div, lines_of(div) + 2)
    end
  end,
  output = function(div) put(div, lines_of(div) + 2) end,
  console = function(div) put(div, lines_of(div) + 1) end,
  equation = function(div) put(div, 3) end,
  table = function(div)
    local rows = 2
    div:walk { Table = function(t)
      rows = rows + #pandoc.utils.to_simple_table(t).rows + 1
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

-- A slide on which nothing is shown says what its section says first.
local function say_something()
  if not shown or #shown > 0 then return end
  local first = notes[1] and stringify(notes[1]):match('^.-[.?!:]%f[%s\0]')
  if first then shown:insert(pandoc.Para { pandoc.Str(first) }) else shown = nil end
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
      say_something()
      open(block.content)
    elseif not skip then
      local part = block.t == 'Div' and parts[block.classes[1]]
      if part then part(block)
      elseif block.t == 'Para' and block.content[1].mathtype == 'DisplayMath' then
        put(block, 3)
      elseif block.t ~= 'Div' then notes:insert(block) end
    end
  end
  say_something()
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
