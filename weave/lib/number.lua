-- How a number from a table is written in the text: `fmt` is a printf format,
-- or the word `group` (thousands separated); `times` multiplies first.
-- Gives a list of inlines, or nil and what is wrong.

local number = {}

local MINUS = '\u{2212}'
local TIMES = '\u{a0}\u{d7}\u{a0}'

local function grouped(digits)
  local head, rest = digits:match('^([-+]?%d+)(.*)$')
  if not head then return digits end
  local n
  repeat head, n = head:gsub('^([-+]?%d+)(%d%d%d)', '%1,%2') until n == 0
  return head .. rest
end

-- 1.2e-05 becomes 1.2 × 10 to the power −5, and 1.2e+00 just 1.2.
local function typeset(text)
  local mantissa, sign, exponent, rest =
    text:match('^([-+]?[%d.]+)e([-+])0*(%d+)(.*)$')
  if not mantissa then
    return pandoc.Inlines { pandoc.Str((text:gsub('^%-', MINUS))) }
  end
  if exponent == '0' then
    return pandoc.Inlines { pandoc.Str(mantissa:gsub('^%-', MINUS) .. rest) }
  end
  local power = (sign == '-' and MINUS or '') .. exponent
  return pandoc.Inlines {
    pandoc.Str(mantissa:gsub('^%-', MINUS) .. TIMES .. '10'),
    pandoc.Superscript { pandoc.Str(power) }, pandoc.Str(rest) }
end

local function formatted(value, fmt)
  if fmt == 'group' then
    return grouped(math.type(value) == 'float' and value == math.floor(value)
      and string.format('%.0f', value) or tostring(value))
  end
  -- %d takes whole numbers only, and says so.
  if fmt:find('%%[-+ #0-9]*[di]') then
    local whole = math.tointeger(value)
    if not whole then return nil, 'is not a whole number, as ' .. fmt .. ' needs' end
    value = whole
  end
  local good, text = pcall(string.format, fmt, value)
  if not good then return nil, 'cannot be written with fmt=' .. fmt end
  return text
end

function number.inlines(text, fmt, times)
  local value = tonumber(text)
  if not fmt and not times then
    return value and typeset(text) or pandoc.Inlines { pandoc.Str(text) }
  end
  if fmt and fmt:find('%%[-0-9]*s') then
    return pandoc.Inlines { pandoc.Str(string.format(fmt, text)) }
  end
  if not value then return nil, '"' .. text .. '" is not a number' end
  if times then value = value * tonumber(times) end
  local out, why = formatted(value, fmt or '%.15g')
  if not out then return nil, text .. ' ' .. why end
  return typeset(out)
end

return number
