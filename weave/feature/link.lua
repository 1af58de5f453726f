-- Links: into this page, to other pages (written as the Markdown file), or to
-- the web. Anything else would be missing from the folder that readers get.

local book = require 'lib.book'

local link = {}

local function known(page, name, id)
  local labels = page.book.labels
  return labels[name .. ' ' .. id] or page.book.anchors[name][id]
end

function link.Link(element, page)
  local target = element.target
  if target:find('^https?://') or target:find('^mailto:') then
    -- A bare address as the text may have digits in it.
    if pandoc.utils.stringify(element.content) == target then
      return element, false
    end
    return nil
  end
  local function fail(...)
    page.where.at = page.where:find(target) or page.where.at
    return page:fail(...)
  end
  local path, id = target:match('^([^#]*)#?(.*)$')
  local name = path == '' and page.name
    or path:match('([^/]+)%.md$') or path:match('^(names)%.html$')
  if name == 'book' then name = 'index' end
  if not name then
    return fail('the link %s leads out of the book; link to a page, or name '
      .. 'the file in code type', target)
  end
  if not page.book.page[name] then
    return fail('the link %s leads nowhere: the book has no such page; its '
      .. 'pages are the files that book.md links to', target)
  end
  if id ~= '' then
    local label = known(page, name, id)
    if not label then
      return fail('the link %s leads nowhere: the page has no such id; '
        .. 'correct it, or add the id there', target)
    end
    id = label.anchor or id
  end
  element.target = (name == page.name and id ~= '' and ''
    or name .. '.html') .. (id ~= '' and '#' .. id or '')
  return element, nil
end

return link
