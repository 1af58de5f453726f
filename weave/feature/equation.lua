-- Numbered equations: `$$ … $$ {#eq:name}` in a paragraph of its own.

local lit = require 'feature.lit'
local maths = require 'feature.math'

local equation = {}

function equation.Para(para, page)
  local math = para.content[1]
  if not math or math.mathtype ~= 'DisplayMath' or #para.content < 2 then
    return nil
  end
  local rest = pandoc.utils.stringify(pandoc.Span {
    table.unpack(para.content, 2) })
  local id, more = rest:match('^%s*{#(eq:[^%s}]+)([^}]*)}%s*$')
  if not id then return nil end
  page.where:seek(math.text:match('[^\n]+') or '')
  local fault = maths.fault(math, page)
    or not more:find('.lit', 1, true) and lit.math(math, page) or nil
  local label = page.book.labels[page.name .. ' ' .. id]
  return pandoc.Div({
      pandoc.Plain { fault or math },
      pandoc.Plain { pandoc.Span({ pandoc.Str('(' .. label.number .. ')') },
        pandoc.Attr('', { 'number' })) } },
    pandoc.Attr(id, { 'equation' })), false
end

return equation
