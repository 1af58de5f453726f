-- Figures: an image in a paragraph of its own. Its name leads to the picture,
-- the data and the script that drew it.

local file = require 'lib.file'

local figure = {}

local function fault(image, page)
  local path = page.build .. '/fig/' .. image.src .. '.svg'
  if not image.identifier:find('^fig:') then
    return 'a figure without an id; add {#fig:some-name}'
  elseif not (image.attributes.alt or ''):find('%S') then
    return 'the figure ' .. image.identifier .. ' has no alt text; add '
      .. 'alt="what is in it, for those who cannot see it"'
  elseif #image.caption == 0 then
    return 'the figure ' .. image.identifier .. ' has no caption; say in the '
      .. 'square brackets what to see'
  elseif not file.exists(path) then
    return 'there is no figure ' .. image.src .. ' (' .. path .. '); plots/'
      .. image.src .. '.gp would draw it'
  end
end

-- Where a reader finds the figure's sources, beside the picture.
local function sources(name, page)
  local links = pandoc.Inlines {}
  local function link(text, suffix)
    links:insert(pandoc.Space())
    links:insert(pandoc.Link({ pandoc.Str(text) }, 'fig/' .. name .. suffix,
      '', pandoc.Attr('', { 'source' })))
  end
  if file.exists(page.build .. '/data/' .. name .. '.tsv') then
    link('data', '.tsv')
  end
  if file.exists('plots/' .. name .. '.gp')
    or file.exists(page.build .. '/fig/' .. name .. '.gp') then link('script', '.gp') end
  return links
end

local function build_figure(image, page)
  local name = image.src
  page.where:peek_words(pandoc.utils.stringify(image.caption))
  local why = fault(image, page)
  if why then return page:fail_block('%s', why) end
  local label = page.book.labels[page.name .. ' ' .. image.identifier]
  local says = pandoc.Inlines {
    pandoc.Span({ pandoc.Str('Figure\u{a0}' .. label.number) },
      pandoc.Attr('', { 'number' })),
    pandoc.Space() }
  says:extend(page:weave(image.caption))
  says:insert(pandoc.Span(sources(name, page), pandoc.Attr('', { 'sources' })))
  local svg = file.read(page.build .. '/fig/' .. name .. '.svg')
  -- A list, for the order of a table's keys differs from run to run.
  local attributes = { { 'alt', image.attributes.alt }, { 'loading', 'lazy' } }
  -- A page that knows the shape keeps the place free: nothing moves when the
  -- picture comes, and a link to what lies below it arrives there.
  local width, height = svg:match('viewBox="0 0 (%d+) (%d+)"')
  table.insert(attributes, { 'width', width })
  table.insert(attributes, { 'height', height })
  local picture = pandoc.Image({}, 'fig/' .. name .. '.svg', '',
    pandoc.Attr('', {}, attributes))
  return pandoc.Div({ pandoc.Plain { picture },
      pandoc.Div({ pandoc.Plain(says) }, pandoc.Attr('', { 'caption' })) },
    pandoc.Attr(image.identifier, { 'figure' }))
end

function figure.Para(para, page)
  if #para.content == 1 and para.content[1].t == 'Image' then
    return build_figure(para.content[1], page), false
  end
end

function figure.Image(image, page)
  return page:fail('the picture %s stands inside a text; give it a paragraph '
    .. 'of its own', image.src)
end

return figure
