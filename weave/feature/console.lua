-- Commands that the reader types: every line is one (`$ …`) or goes on from
-- the line before. What a command prints is not typed here: it comes from a
-- run (output.lua).

local file = require 'lib.file'

local console = {}

function console.CodeBlock(block, page)
  if not block.classes:includes('console') then return nil end
  local goes_on = false
  for i, text in ipairs(file.lines(block.text)) do
    if not goes_on and not text:find('^%$ ') then
      page.where:seek(text)
      return page:fail_block('the line "%s" is no command; begin commands '
        .. 'with "$ ", and take what they print from a run: {.output run=…}',
        text)
    end
    goes_on = text:find('\\$') ~= nil
  end
  return pandoc.Div({ block }, pandoc.Attr('', { 'console' })), false
end

return console
