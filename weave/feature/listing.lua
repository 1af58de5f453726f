-- Listings: an empty code block names a file and what to show of it; the text
-- is taken from the file itself.

local csource = require 'lib.csource'
local book = require 'lib.book'

local listing = { count = 0 }

local function all_names(source)
  local names, seen = {}, {}
  for _, name in ipairs(source.whole.names) do
    if not seen[name.name] then names[#names + 1] = name.name end
    seen[name.name] = true
  end
  if source.head then table.insert(names, 1, 'head') end
  if source.tail then names[#names + 1] = 'tail' end
  return table.concat(names, ', ')
end

-- "Listing 2.3  code/02-modulo/bloom.c  bloom_add  What it is."
local function caption(block, entry, page, path, def)
  local home = page.book.homes[path] or entry
  local file_name = pandoc.Code(path)
  local target = book.href(page.name, home.page, home.id)
  local number = entry.number ~= '' and 'Listing\u{a0}' .. entry.number
    or 'Again'
  local parts = pandoc.Inlines {
    pandoc.Link({ pandoc.Str(number) }, '#' .. entry.id, '',
      pandoc.Attr('', { 'number' })),
    pandoc.Space(),
    pandoc.Link({ file_name }, target, '', pandoc.Attr('', { 'file' })) }
  for name in def:gmatch('%S+') do
    parts:insert(pandoc.Space())
    if name == 'head' or name == 'tail' then
      name = name == 'head' and 'begins' or 'ends'
      parts:insert(pandoc.Span({ pandoc.Str(name) }))
    else
      parts:insert(pandoc.Code(name, pandoc.Attr('', { 'name' })))
    end
  end
  if block.attributes.caption then
    parts:insert(pandoc.Space())
    parts:insert(pandoc.Span(page:caption(block.attributes.caption),
      pandoc.Attr('', { 'says' })))
  end
  return parts
end

function listing.CodeBlock(block, page)
  local path, def = block.attributes.file, block.attributes.def or ''
  if not path then return nil end
  listing.count = listing.count + 1
  if block.text:find('%S') then
    return page:fail_block('a listing of %s has text of its own; leave the '
      .. 'block empty, the text comes from the file', path)
  end
  local source = csource.read(path)
  if not source then
    return page:fail_block('there is no file %s; give the path of a file, '
      .. 'seen from the project\'s root', path)
  end
  local parts, missing = csource.select(source, def)
  if not parts then
    return page:fail_block('%s defines no %s; it has: %s', path, missing,
      all_names(source))
  end
  local entry = page.book.listings[page.name][listing.count]
  local content = pandoc.Blocks {
    pandoc.Div({ pandoc.Plain(caption(block, entry, page, path, def)) },
      pandoc.Attr('', { 'caption' })) }
  for _, part in ipairs(parts) do
    content:insert(pandoc.CodeBlock(part.text, pandoc.Attr('',
      { block.classes[1] or 'text', 'numberLines' },
      { startFrom = tostring(part.first) })))
  end
  local classes = pandoc.List { 'listing' }
  for _, mark in ipairs { 'fold', 'noslide' } do
    if block.classes:includes(mark) then classes:insert(mark) end
  end
  return pandoc.Div(content,
    pandoc.Attr(entry.id, classes, { file = path })), false
end

return listing
