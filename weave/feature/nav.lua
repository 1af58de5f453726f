-- What stands around the text: title, reading time, the list of pages with
-- this page's sections, the pages before and after. The template prints it.

local nav = {}

local function text(s)
  return pandoc.MetaInlines { pandoc.Str(s) }
end

local function item(entry, page)
  local sections = pandoc.MetaList {}
  if entry == page.info then
    for _, section in ipairs(entry.sections) do
      sections:insert(pandoc.MetaMap { href = text('#' .. section.id),
        title = text(section.title), number = text(section.number) })
    end
  end
  local map = { href = text(entry.name .. '.html'), title = text(entry.title) }
  if entry.number ~= '' then map.number = text(entry.number) end
  if entry == page.info then map.current = true end
  if #sections > 0 then map.sections = sections end
  return pandoc.MetaMap(map)
end

-- What the page is about, for those who list pages: its crux.
local function about(doc)
  local found
  doc:walk { Div = function(div)
    if div.classes:includes('crux') then
      found = found or pandoc.utils.stringify(div.content)
    end
  end }
  return found and text(found)
end

function nav.finish(page, doc)
  local meta, pages, order = doc.meta, page.book.pages, page.info.order
  meta.pagetitle = text(page.info.title)
  meta.about = about(doc)
  meta.booktitle = text(pages[1].title)
  meta.pages = pandoc.MetaList {}
  for _, entry in ipairs(pages) do meta.pages:insert(item(entry, page)) end
  if pages[order - 1] then meta.before = item(pages[order - 1], page) end
  if pages[order + 1] then meta.after = item(pages[order + 1], page) end
  if page.info.number ~= '' then
    meta.number, meta.minutes = text(page.info.number), text(page.info.minutes)
  end
  return doc
end

return nav
