-- Mathematics as MathML, as light as it can be: pandoc's, without what HTML
-- knows without being told. The TeX is kept where it says more than the letters.

local mathml = {}

local options = pandoc.WriterOptions { html_math_method = 'mathml' }

-- The MathML of a Math element; nil when pandoc cannot make it.
function mathml.of(element)
  local html = pandoc.write(pandoc.Pandoc { pandoc.Plain { element } }, 'html',
    options)
  return html:match('^%s*(<math.*</math>)%s*$')
end

-- Spaces as in TeX: a bracket that is not told to grow does not, and a name
-- (ln, log) is apart from what stands before it and touches its bracket, as a
-- star above touches its letter.
local function spaced(body, grows)
  if not grows then
    body = body:gsub(' stretchy="true"', ' stretchy="false"')
  end
  body = body:gsub('<mo>(l%a+)</mo>',
    '<mo lspace="0.17em" rspace="0.17em">%1</mo>')
  body = body:gsub('^(<mrow>[<msub>]*<mo lspace=")0.17em', '%10')
  body = body:gsub('<mo>%*</mo></msup>', '<mi>*</mi></msup>')
  for _, base in ipairs { '', '<mn>2</mn></msub>' } do
    body = body:gsub('0.17em(">l%a+</mo>' .. base .. '<mrow><mo stretchy)', '0%1')
  end
  return body
end

function mathml.light(element)
  local html = mathml.of(element)
  if not html then return nil end
  local body, tex = html:match('^<math[^>]*><semantics>(.*)<annotation[^>]*>'
    .. '(.-)</annotation></semantics></math>$')
  if not body then return html end
  -- A letter's hat as a letter of its own; one that joins the letter before it
  -- would join the tag.
  body = body:gsub('>\u{302}<', '>^<')
  body = spaced(body, element.text:find('\\left', 1, true))
  local attributes = element.mathtype == 'DisplayMath' and ' display="block"'
    or ''
  if tex ~= body:gsub('<[^>]*>', '') then
    tex = tex:gsub('"', '&quot;'):gsub('%s+', ' '):match('^ ?(.-) ?$')
    attributes = attributes .. ' alttext="' .. tex .. '"'
  end
  return '<math' .. attributes .. '>' .. body .. '</math>'
end

-- Browsers may end a line between mathematics and the bracket or stop that it
-- touches; they are kept together.
function mathml.joined(inlines)
  local out, run, has_math = pandoc.Inlines {}, pandoc.Inlines {}, false
  local function flush()
    if has_math and #run > 1 then
      out:insert(pandoc.Span(run, pandoc.Attr('', { 'joined' })))
    else
      out:extend(run)
    end
    run, has_math = pandoc.Inlines {}, false
  end
  for _, inline in ipairs(inlines) do
    local is_math = inline.mathtype == 'InlineMath'
      or inline.t == 'RawInline' and inline.text:find('^<math')
    if is_math or inline.t == 'Str' then
      run:insert(inline)
      has_math = has_math or is_math
    else
      flush()
      out:insert(inline)
    end
  end
  flush()
  return out
end

return mathml
