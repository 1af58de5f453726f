-- `[false positive]{.term}`: a term where it is defined. It links to its entry
-- in the glossary, which must be there.

local book = require 'lib.book'

local term = {}

function term.Span(span, page)
  if not span.classes:includes('term') then return nil end
  local text = span.attributes.term or pandoc.utils.stringify(span.content)
  page.where:seek_words(pandoc.utils.stringify(span.content))
  local slug = book.slug(text)
  if not page.book.entries[slug] then
    return page:fail('the term "%s" has no entry in chapters/glossary.md; '
      .. 'add one, or name the entry: {.term term="…"}', text)
  end
  return pandoc.Link(span.content, book.href(page.name, 'glossary', slug), '',
    pandoc.Attr('', { 'term' })), false
end

return term
