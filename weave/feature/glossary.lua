-- The glossary: each entry gets an id, which terms in the chapters link to,
-- and says where its term is introduced.

local book = require 'lib.book'

local glossary = {}

-- The pages where a term is marked, in the book's order.
local function introductions(page, slug)
  local links, seen = pandoc.Inlines {}, {}
  for _, r in ipairs(book.rows(page.build .. '/scan/uses.tsv').term) do
    local label = page.book.labels[r[3] .. ' ' .. r[4]]
    if r[2] == slug and label and not seen[label.id] then
      seen[label.id] = true
      if #links > 0 then links:insert(pandoc.Str(', ')) end
      links:insert(pandoc.Link({ pandoc.Str(label.number ~= '' and label.word
        .. '\u{a0}' .. label.number or label.title) },
        book.href(page.name, r[3], r[4]), '', pandoc.Attr('', { 'ref' })))
    end
  end
  return links
end

function glossary.DefinitionList(list, page)
  if page.name ~= 'glossary' then return nil end
  local items = {}
  for i, item in ipairs(list.content) do
    local slug = book.slug(pandoc.utils.stringify(item[1]))
    local term = pandoc.Span(page:weave(pandoc.Inlines(item[1])),
      pandoc.Attr(slug))
    local meanings = {}
    for m, blocks in ipairs(item[2]) do
      meanings[m] = page:weave(pandoc.Blocks(blocks))
    end
    local places = introductions(page, slug)
    if #places > 0 then
      meanings[#meanings]:insert(pandoc.Plain {
        pandoc.Span(places, pandoc.Attr('', { 'places' })) })
    end
    items[i] = { { term }, meanings }
  end
  return pandoc.DefinitionList(items), false
end

return glossary
