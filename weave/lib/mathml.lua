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

function mathml.light(element)
  local html = mathml.of(element)
  if not html then return nil end
  local body, tex = html:match('^<math[^>]*><semantics>(.*)<annotation[^>]*>'
    .. '(.-)</annotation></semantics></math>$')
  if not body then return html end
  -- A letter's hat as a letter of its own; one that joins the letter before it
  -- would join the tag.
  body = body:gsub('>\u{302}<', '>^<')
  local attributes = element.mathtype == 'DisplayMath' and ' display="block"'
    or ''
  if tex ~= body:gsub('<[^>]*>', '') then
    tex = tex:gsub('"', '&quot;'):gsub('%s+', ' '):match('^ ?(.-) ?$')
    attributes = attributes .. ' alttext="' .. tex .. '"'
  end
  return '<math' .. attributes .. '>' .. body .. '</math>'
end

return mathml
