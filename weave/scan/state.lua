-- A scan under way: which page, where in it, what was counted, the rows so far.

local file = require 'lib.file'
local line = require 'lib.line'

local source = PANDOC_STATE.input_files[1]
local page = source:match('([^/]+)%.md$')
if page == 'book' then page = 'index' end

local scan = {
  page = page,
  -- "3" for 03-fpr; empty for pages without a number.
  chapter = tostring(tonumber(page:match('^%d+') or '') or ''),
  where = line.new(file.read(source)),
  rows = {}, counts = {}, code_lines = 0,
}

function scan.row(...)
  local fields = { ... }
  for i, field in ipairs(fields) do
    fields[i] = tostring(field):gsub('[\t\n]', ' ')
  end
  scan.rows[#scan.rows + 1] = table.concat(fields, '\t')
end

function scan.label(id, word, number, text, anchor, level)
  scan.row('label', id, page, word, number, text, anchor or id, level or '',
    scan.where:number(scan.where:find(id)))
end

function scan.count(what)
  scan.counts[what] = (scan.counts[what] or 0) + 1
  return scan.counts[what]
end

-- The next number of its kind: "3.2" in chapter 3, "2" on an unnumbered page.
function scan.numbered(word)
  local n = scan.count(word)
  return scan.chapter ~= '' and scan.chapter .. '.' .. n or tostring(n)
end

return scan
