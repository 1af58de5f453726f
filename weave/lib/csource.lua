-- Finds the definitions of a C file. There are no markers in the C: a file is
-- cut at every blank line that is followed by a line without indent, and each
-- piece bears the names that it defines.

local file = require 'lib.file'
local token = require 'lib.token'

local csource = {}

-- The names after a declaration's specifiers, its tokens given without bodies.
-- One declaration can name several things: `extern int a, b[3];`.
local function declared(tokens)
  local depth, name, names, value = 0, nil, {}, false
  local is_function, pointer = false, false
  for i, t in ipairs(tokens) do
    local text = t.text
    if text == '(' or text == '[' then
      -- `*` after a bracket: a pointer to a function, its name comes inside.
      pointer = text == '(' and depth == 0 and not is_function
        and tokens[i + 1] and tokens[i + 1].text == '*'
      if text == '(' and depth == 0 and name and not value then
        is_function = not pointer
      end
      depth = depth + 1
    elseif text == ')' or text == ']' then
      depth = depth - 1
      if depth == 0 then pointer = false end
    elseif depth == 0 and text == '=' then
      value = true
    elseif depth == 0 and text == ',' then
      if name then names[#names + 1] = name end
      name, value = nil, false
    elseif t.kind == 'ident' and not value and not is_function
        and (depth == 0 or pointer) then
      name = text
    end
  end
  if name then names[#names + 1] = name end
  return names, is_function
end

-- Adds the names of one top-level declaration; body: what `{` opened it with.
local function add_declaration(names, tokens, had_body)
  if #tokens == 0 or tokens[1].text == '_Static_assert' then return end
  local is_typedef, is_static, is_extern = false, false, false
  local rest, i = {}, 1
  while i <= #tokens do
    local t = tokens[i]
    if t.text == 'typedef' then
      is_typedef = true
    elseif t.text == 'static' then
      is_static = true
    elseif t.text == 'extern' then
      is_extern = true
    elseif t.text == 'struct' or t.text == 'union' or t.text == 'enum' then
      local tag = tokens[i + 1]
      if tag and tag.kind == 'ident' then
        local after = tokens[i + 2]
        if not after or after.kind == 'body' then
          names[#names + 1] = { name = tag.text, static = false,
            kind = t.text, whole = after ~= nil }
        end
        i = i + 1
      end
      rest[#rest + 1] = { kind = 'type', text = t.text }
    elseif t.kind ~= 'body' then
      rest[#rest + 1] = t
    end
    i = i + 1
  end
  local found, is_function = declared(rest)
  for _, name in ipairs(found) do
    names[#names + 1] = { name = name, static = is_static,
      kind = is_typedef and 'type' or is_function and 'function' or 'object',
      whole = is_typedef or had_body or not (is_function or is_extern) }
  end
end

-- The constants of an enum: the name at the start of each comma-cut part.
local function add_constants(names, body)
  local depth, fresh = 0, true
  for _, t in ipairs(body) do
    if t.text == '(' then depth = depth + 1
    elseif t.text == ')' then depth = depth - 1
    elseif t.text == ',' and depth == 0 then fresh = true
    elseif fresh and t.kind == 'ident' then
      names[#names + 1] = { name = t.text, kind = 'constant', whole = true,
        static = false }
      fresh = false
    end
  end
end

-- A macro is a name if it has a value; include guards and feature macros
-- (_POSIX_C_SOURCE) are not.
local function add_macro(names, directive)
  local name, rest = directive:match('^#%s*define%s+(%a[%w_]*)(.*)')
  if name and rest:find('%S') then
    names[#names + 1] = { name = name, kind = 'macro', whole = true,
      static = false }
  end
end

-- All names that a piece of C defines or declares at its top level.
function csource.names(text)
  local names, current, depth, body, is_enum = {}, {}, 0, nil, false
  for _, t in ipairs(token.list(text)) do
    if t.kind == 'directive' then
      add_macro(names, t.text)
    elseif t.kind == 'space' or t.kind == 'comment' then -- nothing
    elseif t.text == '{' then
      if depth == 0 then body = {} end
      depth = depth + 1
    elseif t.text == '}' then
      depth = math.max(0, depth - 1)
      if depth == 0 and body then
        is_enum = false
        for _, c in ipairs(current) do is_enum = is_enum or c.text == 'enum' end
        if is_enum then add_constants(names, body) end
        local last = current[#current]
        if last and last.text == ')' then -- the end of a function
          add_declaration(names, current, true)
          current = {}
        else
          current[#current + 1] = { kind = 'body', text = '{}' }
        end
      end
    elseif depth > 0 then
      body[#body + 1] = t
    elseif t.text == ';' then
      add_declaration(names, current, false)
      current = {}
    else
      current[#current + 1] = t
    end
  end
  return names
end

-- The pieces of a file: { first =, last =, text =, names = }, where first and
-- last are line numbers. A piece without names joins the next one that has
-- some; what stands before all names is `head`, what stands after is `tail`.
local function pieces(lines, is_c)
  local all, first = {}, 1
  local function cut(last)
    while last > first and not lines[last]:find('%S') do last = last - 1 end
    local text = table.concat(lines, '\n', first, last)
    all[#all + 1] = { first = first, last = last, text = text,
      names = is_c and csource.names(text) or {} }
  end
  for i = 2, #lines do
    if lines[i]:find('^%S') and not lines[i - 1]:find('%S') then
      cut(i - 1)
      first = i
    end
  end
  cut(#lines)
  return all
end

local function joined(lines, a, b)
  local names = {}
  for _, p in ipairs { a, b } do
    for _, name in ipairs(p.names) do names[#names + 1] = name end
  end
  return { first = a.first, last = b.last, names = names,
    text = table.concat(lines, '\n', a.first, b.last) }
end

-- Reads a file: { lines =, head =, parts = {…}, tail =, whole = } or nil.
-- head and tail are nil when there is nothing in them.
function csource.read(path)
  local text = file.read(path)
  if not text then return nil end
  local lines = file.lines(text)
  if #lines == 0 then return nil end
  local source = { lines = lines, parts = {} }
  source.whole = { first = 1, last = #lines, names = {},
    text = table.concat(lines, '\n') }
  local pending
  for _, piece in ipairs(pieces(lines, path:find('%.[ch]$') ~= nil)) do
    if pending then piece = joined(lines, pending, piece) end
    pending = nil
    if #piece.names > 0 then
      source.parts[#source.parts + 1] = piece
    elseif #source.parts == 0 then
      source.head = source.head and joined(lines, source.head, piece) or piece
    else
      pending = piece
    end
  end
  source.tail = pending
  for _, part in ipairs(source.parts) do
    for _, name in ipairs(part.names) do
      source.whole.names[#source.whole.names + 1] = name
    end
  end
  return source
end

-- The parts that a listing asks for, in file order; nil and the name that
-- is not there otherwise. def: names with spaces, `head`, `tail`, or nil.
function csource.select(source, def)
  if not def or def == '' then return { source.whole } end
  local chosen, wanted = {}, {}
  for name in def:gmatch('%S+') do wanted[name] = false end
  local before -- the part that stands before the present one in the file
  local function visit(part, keys)
    if not part then return end
    local take = false
    for _, key in ipairs(keys) do
      if wanted[key] ~= nil then take, wanted[key] = true, true end
    end
    local last = chosen[#chosen]
    if take and last and before and last.last == before.last then
      -- Neighbours in the file are shown as one piece.
      chosen[#chosen] = joined(source.lines, last, part)
    elseif take then
      chosen[#chosen + 1] = part
    end
    before = part
  end
  visit(source.head, { 'head' })
  for _, part in ipairs(source.parts) do
    local keys = {}
    for i, name in ipairs(part.names) do keys[i] = name.name end
    visit(part, keys)
  end
  visit(source.tail, { 'tail' })
  for name in def:gmatch('%S+') do
    if not wanted[name] then return nil, name end
  end
  return chosen
end

return csource
