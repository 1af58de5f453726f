-- Mathematics must come out as MathML. Pandoc would only warn, and leave the
-- TeX in the page.

local mathml = require 'lib.mathml'

local math = {}

-- nil when it can be shown, else a fault.
function math.fault(element, page)
  if not mathml.of(element) then
    return page:fail('pandoc cannot show this mathematics: %s; write it with '
      .. 'other commands', element.text:gsub('%s+', ' '))
  end
end

function math.Math(element, page)
  return math.fault(element, page)
end

return math
