-- References within the book, `@fig:curve` and its like, and citations, whose
-- keys must be in the bibliography. Pandoc reads both as citations.

local file = require 'lib.file'
local book = require 'lib.book'

local reference = { keys = {} }
local kinds = { eq = true, fig = true, tbl = true, lst = true, sec = true }
local plural = { Chapter = 'Chapters', Section = 'Sections',
  Figure = 'Figures', Table = 'Tables', Equation = 'Equations',
  Listing = 'Listings' }

function reference.start(_, doc)
  local bib = doc.meta.bibliography
  local text = bib and file.read(pandoc.utils.stringify(bib)) or ''
  for key in text:gmatch('@%w+%s*{%s*([^%s,]+)%s*,') do
    reference.keys[key] = true
  end
end

local function link(label, text, page)
  return pandoc.Link({ pandoc.Str(text) },
    book.href(page.name, label.page, label.anchor), '',
    pandoc.Attr('', { 'ref' }))
end

-- "Figure 3.1", "Section 2.4"; what has no number is called by its title.
local function named(label)
  if label.number == '' then return label.title end
  return label.word .. '\u{a0}' .. label.number
end

local function refer(cite, page)
  local inlines, many = pandoc.Inlines {}, #cite.citations
  for i, c in ipairs(cite.citations) do
    local label = book.label(page.book, page.name, c.id)
    if i > 1 then
      inlines:insert(pandoc.Str(i < many and ', ' or ' and '))
    end
    if not label then
      inlines:insert((page:fail('nothing in the book is labelled %s; correct '
        .. 'the reference, or label what it means', c.id)))
    elseif c.mode == 'SuppressAuthor' then
      inlines:insert(link(label, label.number, page))
    elseif i == 1 and many > 1 and label.number ~= '' then
      inlines:insert(link(label, plural[label.word] .. '\u{a0}'
        .. label.number, page))
    else
      inlines:insert(link(label, many > 1 and label.number ~= ''
        and label.number or named(label), page))
    end
  end
  return inlines
end

function reference.Cite(cite, page)
  local refs = 0
  for _, c in ipairs(cite.citations) do
    if kinds[c.id:match('^(%a+):') or ''] then
      refs = refs + 1
    elseif not reference.keys[c.id] then
      return page:fail('no work %s is in the bibliography; add it to '
        .. 'chapters/references.bib, or correct the key', c.id)
    end
  end
  if refs == 0 then return cite, false end
  if refs < #cite.citations then
    return page:fail('works and parts of the book in one bracket; write two '
      .. 'brackets')
  end
  return refer(cite, page), false
end

return reference
