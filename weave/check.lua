-- What can only be seen when all pages have been scanned:
--   every non-blank line of code/ is in exactly one listing;
--   no label is given twice.
--
--   pandoc --lua-filter weave/check.lua -M build=DIR -M pages="…" -M code="…"

package.path = PANDOC_SCRIPT_FILE:match('^(.*)/') .. '/?.lua;' .. package.path
local file = require 'lib.file'
local csource = require 'lib.csource'
local book = require 'lib.book'
local stringify = pandoc.utils.stringify

local errors = {}
local function fail(path, line, text)
  errors[#errors + 1] = string.format('%s:%s: %s', path, line, text)
end

local function source(page)
  return page == 'index' and 'book.md' or page == 'names' and 'weave/names.md'
    or 'chapters/' .. page .. '.md'
end

-- shown[path][line] = "chapter.md:12", the listing that shows the line.
local shown, labels = {}, {}

local function add_listing(r)
  local page, path, again, line, ranges = r[2], r[6], r[8], r[9], r[10]
  if again == 'again' or not path:find('^code/') then return end
  shown[path] = shown[path] or {}
  local at = source(page) .. ':' .. line
  for first, last in ranges:gmatch('(%d+)-(%d+)') do
    local before = shown[path][tonumber(first)]
    for i = tonumber(first), tonumber(last) do
      before = before or shown[path][i]
      shown[path][i] = shown[path][i] or at
    end
    if before then
      fail(source(page), line, string.format('%s:%s-%s is shown twice, first '
        .. 'at %s; show it once and add .again to the other listing',
        path, first, last, before))
    end
  end
end

local function add_label(r)
  local id, page, line = r[2], r[3], r[9]
  -- Listings label themselves, and the nearest one is meant.
  if id == '' or id:find('^lst:') then return end
  if labels[id] then
    fail(source(page), line, string.format(
      'the label %s is given twice, first at %s; rename one of them', id,
      labels[id]))
  end
  labels[id] = labels[id] or source(page) .. ':' .. line
end

-- The name to ask for so that a part is shown.
local function def_of(c, part)
  if part == c.head then return 'head' end
  if part == c.tail then return 'tail' end
  return part.names[1].name
end

local function check_covered(path)
  local c = csource.read(path)
  if not c then return end
  local parts = { table.unpack(c.parts) }
  if c.head then table.insert(parts, 1, c.head) end
  parts[#parts + 1] = c.tail
  if not shown[path] then
    fail(path, 1, string.format('the file is in no listing; show it in a '
      .. 'chapter: {.c file=%s}', path))
    return
  end
  for _, part in ipairs(parts) do
    if not shown[path][part.first] then
      fail(path, part.first, string.format('lines %d to %d are in no listing; '
        .. 'show them in a chapter: {.c file=%s def=%s}', part.first,
        part.last, path, def_of(c, part)))
    end
  end
end

function Pandoc(doc)
  local build = stringify(doc.meta.build)
  for page in stringify(doc.meta.pages):gmatch('%S+') do
    local rows = book.rows(build .. '/scan/' .. page .. '.tsv')
    for _, r in ipairs(rows.listing) do add_listing(r) end
    for _, r in ipairs(rows.label) do add_label(r) end
  end
  for path in stringify(doc.meta.code):gmatch('%S+') do check_covered(path) end
  if doc.meta.draft then
    if #errors > 0 then
      io.stderr:write(#errors, ' faults of the book as a whole; ',
        'make weave-check lists them\n')
    end
    return
  end
  for _, text in ipairs(errors) do io.stderr:write(text, '\n') end
  if #errors > 0 then os.exit(1) end
end
