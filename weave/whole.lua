-- Joins the woven pages into one document, from which the EPUB and the PDF are
-- made. Every id gets its page's name, so that no two are alike, and every
-- link leads within the document. What only a folder of pages has is left out:
-- the links to the data and scripts of a figure.
--
--   pandoc --lua-filter weave/whole.lua -M build=DIR -M pages="index 01-toy …"

package.path = PANDOC_SCRIPT_FILE:match('^(.*)/') .. '/?.lua;' .. package.path
local file = require 'lib.file'
local book = require 'lib.book'
local whole = require 'lib.whole'
local stringify = pandoc.utils.stringify

-- The heading that a link to a page as a whole leads to.
local tops = {}

local function target_of(link, page)
  local path, id = link:match('^([^#]*)#?(.*)$')
  local name = path == '' and page or path:match('^([%w_-]+)%.html$')
  if not name or not tops[name] then return link end
  return '#' .. whole.id(name, id == '' and tops[name] or id)
end

local function filter(page)
  local function rename(element)
    if element.identifier ~= '' then
      element.identifier = whole.id(page, element.identifier)
    end
  end
  return {
    Header = function(h) rename(h) return h end,
    CodeBlock = function(c) rename(c) return c end,
    Div = function(div)
      rename(div)
      if div.classes:includes('listing') then div.attributes.page = page end
      return div
    end,
    Span = function(span)
      if span.classes:includes('sources') then return {} end
      rename(span)
      return span
    end,
    Image = function(image)
      image.attributes.loading = nil
      return image
    end,
    Link = function(link)
      link.target = target_of(link.target, page)
      return link
    end,
  }
end

function Pandoc(doc)
  local build = stringify(doc.meta.build)
  local pages, the_book = stringify(doc.meta.pages), book.load(build)
  for _, label in pairs(the_book.labels) do
    if label.level == '1' then tops[label.page] = label.id end
  end
  for name in pages:gmatch('%S+') do
    local json = assert(file.read(build .. '/whole/' .. name .. '.json'))
    local part = pandoc.read(json, 'json')
    doc.blocks:extend(pandoc.Pandoc(part.blocks):walk(filter(name)).blocks)
  end
  doc.meta.title = the_book.pages[1].title
  return doc
end
