-- Where in the Markdown are we? Pandoc's document does not say, so a cursor
-- follows the source: each word, in document order, is looked for at or after
-- the cursor. The nearest place is never later than the true one, so that the
-- cursor can lag behind by a few words but never run ahead and get lost.

local line = {}
line.__index = line

-- A word that is farther away than this is not the one that we look for (it
-- may have been written as an entity, say), and the cursor stays.
local FAR = 1500

-- Spaces in place of all but line ends: places are kept, words are gone.
local function blank(text)
  return (text:gsub('[^\n]', ' '))
end

function line.new(text)
  text = text:gsub('^%-%-%-\n.-\n%-%-%-\n', blank):gsub('<!%-%-.-%-%->', blank)
  return setmetatable({ text = text, at = 1, next = 1, closed = 1 }, line)
end

-- Where a text starts, or nil. Does not move the cursor.
function line:find(text)
  if text == '' then return nil end
  local first, last = self.text:find(text, self.next, true)
  if first and first - self.next < FAR then return first, last end
end

-- Moves the cursor past a text, if it is there.
function line:seek(text)
  local first, last = self:find(text)
  if first then self.at, self.next = first, last + 1 end
end

-- Moves past the words of a text. Quotes and dashes may be spelled otherwise
-- in the source, so only letters and digits are compared.
function line:seek_words(text)
  local start
  for word in text:gmatch('[%w_]+') do
    self:seek(word)
    start = start or self.at
  end
  self.at = start or self.at
end

-- Looks ahead at words that the cursor will come to later.
function line:peek_words(text)
  local next = self.next
  self:seek_words(text)
  self.next = next
end

-- Moves to a fenced block, whose first line holds the mark. The cursor stays
-- in that line, for it may have a caption with words of its own.
function line:seek_fence(mark)
  local start = math.max(self.next, self.closed)
  while true do
    local first, last = self.text:find('\n[ >]*[`~][`~][`~]+[^\n]*', start)
    if not first then return end
    if self.text:sub(first, last):find(mark, 1, true) then
      local _, close = self.text:find('\n[ >]*[`~][`~][`~]+', last + 1)
      self.at, self.next, self.closed = first + 1, first + 1, close or last
      return
    end
    start = last + 1
  end
end

-- The line number of a position (of the last thing sought, by default).
function line:number(position)
  local _, breaks = self.text:sub(1, (position or self.at) - 1):gsub('\n', '')
  return breaks + 1
end

-- How the cursor follows each kind of element.
line.follow = {
  Str = function(cursor, str) cursor:seek_words(str.text) end,
  Code = function(cursor, code) cursor:seek(code.text:match('[^\n]*')) end,
  Math = function(cursor, math) cursor:seek(math.text:match('[^\n]*')) end,
  Cite = function(cursor, cite) cursor:seek('@' .. cite.citations[1].id) end,
  CodeBlock = function(cursor, block)
    local a = block.attributes
    cursor:seek_fence(a.file or a.run or a.data or '')
  end,
}

-- A footnote's text stands elsewhere: goes there, and gives a function that
-- comes back.
function line:visit_note(first_word)
  local at, next = self.at, self.next
  local start = 1
  while first_word do
    local _, last = self.text:find('\n%[%^[^%]]+%]:%s*', start)
    if not last then break end
    if self.text:sub(last + 1, last + #first_word) == first_word then
      self.at, self.next = last + 1, last + 1
      break
    end
    start = last + 1
  end
  return function() self.at, self.next = at, next end
end

return line
