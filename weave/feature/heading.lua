-- Headings: exactly one h1 a page; each has an id of its own; its number is
-- printed before it.

local heading = { ones = 0 }

function heading.Header(h, page)
  page.where:peek_words(pandoc.utils.stringify(h.content))
  if h.level == 1 then
    heading.ones = heading.ones + 1
    if heading.ones > 1 then
      return page:fail_block('a second heading of level 1; a page has one, '
        .. 'begin sections with ##')
    end
  end
  if not h.identifier:find('^sec:') then
    local text = pandoc.utils.stringify(h.content)
    return page:fail_block('the heading "%s" has no id of its own; '
      .. 'add {#sec:some-name}, which links can rely on', text)
  end
  h.content = page:weave(h.content)
  local label = page.book.labels[page.name .. ' ' .. h.identifier]
  if label and label.number ~= '' then
    h.content:insert(1, pandoc.Span({ pandoc.Str(label.number) },
      pandoc.Attr('', { 'secno' })))
    h.content:insert(2, pandoc.Space())
  end
  return h, false
end

function heading.finish(page)
  if heading.ones == 0 then
    page.where.at = 1
    page:fail('the page has no heading of level 1; begin it with '
      .. '# Title {#sec:name}')
  end
end

return heading
