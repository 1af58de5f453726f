-- What a piece of C defines at its top level. This is no C parser: it knows
-- declarations as the kit writes them, and needs no types to be known.

local token = require 'lib.token'

local cnames = {}

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
function cnames.of(text)
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

return cnames
