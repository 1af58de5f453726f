-- Cuts C into tokens. Every byte of the text is in exactly one token, so that
-- joining the tokens gives the text back.
--
-- Kinds: space, comment, string, number, keyword, type, ident, member (what
-- follows . or ->), directive (# to the line's end, comments excepted), punct.

local token = {}

local function set(words)
  local s = {}
  for word in words:gmatch('%S+') do s[word] = true end
  return s
end

local keywords = set [[
  auto break case const continue default do else enum extern for goto if
  inline register restrict return sizeof static struct switch typedef union
  volatile while _Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert
  _Thread_local ]]

local types = set [[
  void char short int long float double signed unsigned _Bool bool
  size_t ssize_t ptrdiff_t intptr_t uintptr_t off_t time_t FILE va_list
  int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t ]]

-- What starts at position i: its kind and its last position.
local function next_token(text, i, line_start)
  local function match(pattern)
    local _, last = text:find(pattern, i)
    return last
  end
  local last = match('^%s+')
  if last then return 'space', last end
  if match('^/%*') then
    local _, close = text:find('*/', i + 2, true)
    return 'comment', close or #text
  end
  last = match('^//[^\n]*')
  if last then return 'comment', last end
  if line_start and match('^#') then
    -- A directive runs over lines that end with a backslash.
    last = i
    while last < #text do
      local char = text:sub(last + 1, last + 1)
      local two = text:sub(last + 1, last + 2)
      if two == '\\\n' then
        last = last + 2
      elseif char == '\n' or two == '/*' or two == '//' then
        break
      else
        last = last + 1
      end
    end
    -- A space before a comment is not the directive's.
    while text:sub(last, last) == ' ' do last = last - 1 end
    return 'directive', last
  end
  local quote = text:match('^["\']', i)
  if quote then
    last = i + 1
    while last <= #text do
      local char = text:sub(last, last)
      if char == quote or char == '\n' then break end
      last = last + (char == '\\' and 2 or 1)
    end
    return 'string', math.min(last, #text)
  end
  last = match('^%.?%d[%w_.]*')
  if last then
    -- The sign of an exponent belongs to the number: 1e-9, 0x1p+3.
    while text:find('^[eEpP][+-]%w', last) do
      last = select(2, text:find('^[+-][%w_.]*', last + 1))
    end
    return 'number', last
  end
  last = match('^[%a_][%w_]*')
  if last then
    local word = text:sub(i, last)
    return keywords[word] and 'keyword' or types[word] and 'type' or 'ident',
      last
  end
  return 'punct', i
end

-- A name after one of these is a tag.
local tags = set [[ struct union enum ]]

-- The tokens of a C text: a list of { kind =, text =, tag = }.
function token.list(text)
  local tokens, i, line_start, before = {}, 1, true, nil
  while i <= #text do
    local kind, last = next_token(text, i, line_start)
    local piece = text:sub(i, last)
    if kind == 'ident' and text:sub(i - 1, i - 1) == '.'
        or kind == 'ident' and text:sub(i - 2, i - 1) == '->' then
      kind = 'member'
    end
    tokens[#tokens + 1] = { kind = kind, text = piece,
      tag = kind == 'ident' and tags[before] or false }
    if kind == 'space' then
      line_start = line_start or piece:find('\n', 1, true) ~= nil
    else
      line_start, before = false, piece
    end
    i = last + 1
  end
  return tokens
end

return token
