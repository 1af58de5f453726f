-- A value that the build computed, written in the running text:
--
--   `03-fpr-toy n=3 exact`{.value fmt=%.4f}
--
-- names a table (build/data/03-fpr-toy.tsv), a row and a column.

local data = require 'lib.data'
local number = require 'lib.number'

local value = {}

function value.Code(code, page)
  if not code.classes:includes('value') then return nil end
  local words = {}
  for word in code.text:gmatch('%S+') do words[#words + 1] = word end
  if #words < 2 or #words > 3 then
    return page:fail('"%s" does not name a value; write table, row, column '
      .. '(`03-fpr-toy n=3 exact`) or table, name', code.text)
  end
  local text, why = data.value(page.build, words[1],
    #words == 3 and words[2] or 'name=' .. words[2],
    #words == 3 and words[3] or 'value')
  local inlines
  if text then
    inlines, why = number.inlines(text, code.attributes.fmt,
      code.attributes.times)
  end
  if not inlines then return page:fail('%s', why) end
  return pandoc.Span(inlines, pandoc.Attr('', { 'value' })), false
end

return value
