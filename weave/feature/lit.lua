-- Numbers typed in prose must be marked `.lit`: a year, a definition, a given.
-- What a program can compute is a `.value` instead, and cannot go stale.

local lit = { inside = false }

-- The first number in a text that no letter makes part of a name (C11, k2).
local function number_in(text)
  for word in text:gmatch('[%w_./%-]+') do
    if word:find('%d') and not word:find('^[%-./]*[%a_]') then
      return word:match('%d.*%w') or word:match('%d')
    end
  end
end

-- In mathematics small whole numbers are part of the notation; decimal
-- fractions and numbers of three digits or more are claims.
local function number_in_math(text)
  return text:match('%d*%.%d+') or text:match('%d%d%d+')
end

local function fault(page, found, mark)
  return page:fail('the number %s is typed by hand; let the build write it '
    .. '(.value), or mark what is given: %s', found, mark)
end

function lit.math(math, page)
  local found = number_in_math(math.text)
  if found then
    return fault(page, found, '[$…$]{.lit}')
  end
end

function lit.Span(span, page)
  if not span.classes:includes('lit') then return nil end
  lit.inside = true
  local content = page:weave(span.content)
  lit.inside = false
  return pandoc.Span(content), false
end

function lit.Str(str, page)
  local found = not lit.inside and number_in(str.text)
  if found then return fault(page, found, '[' .. found .. ']{.lit}'), false end
end

function lit.Code(code, page)
  if lit.inside or code.classes:includes('lit') then return nil end
  if code.text:find('^[-+]?%.?%d[%w.,]*%%?$') then
    return fault(page, code.text, '`' .. code.text .. '`{.lit}'), false
  end
end

function lit.Math(math, page)
  if not lit.inside then return lit.math(math, page) end
end

return lit
