-- The contents page: a list of links to chapters tells how long each takes.

local contents = {}

local function with_minutes(page)
  return function(link)
    local entry = page.book.page[link.target:match('^([^#/]+)%.html$') or '']
    if not entry or entry.number == '' then return nil end
    return { link, pandoc.Space(),
      pandoc.Span({ pandoc.Str(entry.minutes .. '\u{a0}minutes') },
        pandoc.Attr('', { 'minutes' })) }
  end
end

function contents.finish(page, doc)
  if page.name ~= 'index' then return nil end
  local function list(l) return l:walk { Link = with_minutes(page) } end
  return doc:walk { BulletList = list, OrderedList = list }
end

return contents
