-- Tables: from data (a code block of class table) or by hand (a div with an
-- id tbl:…). Both are numbered and have a caption.

local data = require 'lib.data'
local number = require 'lib.number'

local tables = {}

local function words(text)
  local list = {}
  for word in (text or ''):gmatch('%S+') do list[#list + 1] = word end
  return list
end

local function frame(page, id, caption, content)
  local label = page.book.labels[page.name .. ' ' .. id]
  local says = pandoc.Inlines {
    pandoc.Span({ pandoc.Str('Table\u{a0}' .. (label and label.number or '?')) },
      pandoc.Attr('', { 'number' })),
    pandoc.Space() }
  says:extend(caption)
  local blocks = pandoc.Blocks {
    pandoc.Div({ pandoc.Plain(says) }, pandoc.Attr('', { 'caption' })) }
  blocks:extend(content)
  return pandoc.Div(blocks, pandoc.Attr(id, { 'table' }))
end

-- Column heads: given as Markdown, or the names of the columns.
local function heads(page, attributes, cols)
  local cells = {}
  if not attributes.heads then
    for i, col in ipairs(cols) do
      cells[i] = { pandoc.Plain { pandoc.Str(col) } }
    end
  else
    for text in (attributes.heads .. '|'):gmatch('(.-)|') do
      cells[#cells + 1] = { pandoc.Plain(page:caption(text)) }
    end
  end
  return cells
end

-- The body's cells; or nil and what is wrong.
local function body(rows, cols, fmts, attributes)
  local lines, numeric = {}, {}
  for i, row in ipairs(rows) do
    lines[i] = {}
    for c, col in ipairs(cols) do
      local fmt = fmts[c] ~= '-' and fmts[c] or nil
      local times = attributes['times-' .. col]
      local inlines, why = number.inlines(row[col], fmt, times)
      if not inlines then return nil, why end
      lines[i][c] = { pandoc.Plain(inlines) }
      numeric[c] = numeric[c] ~= false and tonumber(row[col]) ~= nil
    end
  end
  return lines, numeric
end

local function from_data(block, page)
  local a = block.attributes
  local t, why = data.load(page.build, a.data or '')
  if not t then return nil, why end
  local cols, fmts = words(a.cols), words(a.fmt)
  if #cols == 0 then cols = t.columns end
  for _, col in ipairs(cols) do
    why = data.lacks(t, a.data, col)
    if why then return nil, why end
  end
  if #fmts ~= 0 and #fmts ~= #cols then
    return nil, string.format('%d columns but %d formats; give one for each '
      .. '(- for the number as it is)', #cols, #fmts)
  end
  local rows
  rows, why = data.rows(t, a.data, a.where)
  if not rows then return nil, why end
  if #rows == 0 then
    return nil, string.format('no row of %s meets where="%s"; look at its '
      .. 'values', a.data, a.where or '')
  end
  local lines, numeric = body(rows, cols, fmts, a)
  if not lines then return nil, numeric end
  local top = heads(page, a, cols)
  if #top ~= #cols then
    return nil, string.format('%d columns but %d heads; separate heads by |',
      #cols, #top)
  end
  local aligns, widths = {}, {}
  for c in ipairs(cols) do
    aligns[c] = numeric[c] and 'AlignRight' or 'AlignLeft'
    widths[c] = 0
  end
  return pandoc.utils.from_simple_table(
    pandoc.SimpleTable({}, aligns, widths, top, lines))
end

function tables.CodeBlock(block, page)
  if not block.classes:includes('table') then return nil end
  local id = block.identifier
  if not id:find('^tbl:') then
    return page:fail_block('a table without an id; add id=tbl:some-name')
  end
  if not block.attributes.caption then
    return page:fail_block('the table %s has no caption; add caption="…"', id)
  end
  local content, why = from_data(block, page)
  if not content then return page:fail_block('%s', why) end
  return frame(page, id, page:caption(block.attributes.caption), { content }),
    false
end

function tables.Div(div, page)
  if not div.identifier:find('^tbl:') then return nil end
  page.where:seek('#' .. div.identifier)
  if not div.attributes.caption then
    return page:fail_block('the table %s has no caption; add caption="…"',
      div.identifier)
  end
  local caption = page:caption(div.attributes.caption)
  return frame(page, div.identifier, caption, page:weave(div.content)), false
end

return tables
