-- How things are called in the one document that whole.lua makes of all pages.

local whole = {}

-- Some readers of EPUB want ids without colons.
function whole.id(page, id)
  return page .. '-' .. id:gsub('[^%w_.-]', '-')
end

-- Where pandoc puts a page in an EPUB: each heading of level 1 begins a file.
function whole.href(page_order, page, id)
  return string.format('ch%03d.xhtml#%s', page_order, whole.id(page, id))
end

return whole
