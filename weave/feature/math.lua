-- Mathematics must come out as MathML. Pandoc would only warn, and leave the
-- TeX in the page.

local math = {}

local options = pandoc.WriterOptions { html_math_method = 'mathml' }

-- nil when it can be shown, else a fault.
function math.fault(element, page)
  local html = pandoc.write(pandoc.Pandoc { pandoc.Plain { element } }, 'html',
    options)
  if not html:find('<math', 1, true) then
    return page:fail('pandoc cannot show this mathematics: %s; write it with '
      .. 'other commands', element.text:gsub('%s+', ' '))
  end
end

function math.Math(element, page)
  return math.fault(element, page)
end

return math
