-- Joins the scans of all pages, in book order, into two tables:
--   book.tsv   what every page needs to know of the others
--   uses.tsv   what only the index of names needs
-- A table that would not change is left untouched, so that after an edit to
-- one chapter the others need not be woven again. Line numbers of the prose
-- are left out for the same reason.
--
--   pandoc --lua-filter weave/merge.lua -M build=DIR -M pages="index 01-toy …"

package.path = PANDOC_SCRIPT_FILE:match('^(.*)/') .. '/?.lua;' .. package.path
local file = require 'lib.file'

-- The fields of each kind of row that every page needs.
local shared = { page = 5, label = 8, listing = 7, def = 10, anchor = 3,
  entry = 3 }
local for_index = { uses = true, mention = true, term = true }

function Pandoc(doc)
  local build = pandoc.utils.stringify(doc.meta.build)
  local pages = pandoc.utils.stringify(doc.meta.pages)
  local common, index = {}, {}
  -- The pages' own rows come first: their order is the book's order.
  for pass = 1, 2 do
    for name in pages:gmatch('%S+') do
      local scan = build .. '/scan/' .. name .. '.tsv'
      for _, text in ipairs(file.lines(assert(file.read(scan), scan))) do
        local fields = file.fields(text)
        local kind = fields[1]
        if shared[kind] and (kind == 'page') == (pass == 1) then
          common[#common + 1] = table.concat(fields, '\t', 1, shared[kind])
        elseif for_index[kind] and pass == 2 then
          if kind == 'term' then fields[5] = nil end
          index[#index + 1] = table.concat(fields, '\t')
        end
      end
    end
  end
  file.write_if_changed(build .. '/scan/book.tsv',
    table.concat(common, '\n') .. '\n')
  file.write_if_changed(build .. '/scan/uses.tsv',
    table.concat(index, '\n') .. '\n')
end
