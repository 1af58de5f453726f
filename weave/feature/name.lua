-- Functions named in prose: `bloom_add()` must have been defined by the end of
-- this chapter, or be of the standard library (known-names.txt). Class later:
-- an announced look ahead.

local file = require 'lib.file'
local book = require 'lib.book'

local name = { standard = {} }

function name.start(page)
  local text = file.read(page.here .. '/known-names.txt') or ''
  for _, row in ipairs(file.lines(text)) do
    for word in row:gsub('#.*', ''):gmatch('%S+') do
      name.standard[word] = true
    end
  end
end

function name.Code(code, page)
  local called = code.text:match('^([%a_][%w_]*)%(%)$')
  if not called then return nil end
  local def = book.definition(page.book, called, nil, page.name)
  if not def then
    if name.standard[called] then return code, false end
    return page:fail('%s is defined nowhere in the book; correct the name, or '
      .. 'add a standard function to weave/known-names.txt', code.text)
  end
  local early = page.info.number ~= '' and def.order > page.info.order
  if early and not code.classes:includes('later') then
    return page:fail('%s is not defined before %s; speak of it later, or '
      .. 'announce it: `%s`{.later}', code.text, def.page, code.text)
  end
  if not early and code.classes:includes('later') then
    return page:fail('%s is marked .later but is defined by now, on page %s; '
      .. 'drop the mark', code.text, def.page)
  end
  return pandoc.Link({ pandoc.Code(code.text) },
    book.href(page.name, def.page, def.id), '',
    pandoc.Attr('', { 'name' })), false
end

return name
