-- What a program printed: the build ran it and kept the text.
--
--   ``` {.output run=01-toy part="Four names"}

local file = require 'lib.file'

local output = {}

local function title(text)
  return text:match('^== (.-) ==$')
end

-- The lines under `== part ==`, up to the next such line; or nil and the parts
-- that there are.
local function part_of(lines, part)
  local found, inside, parts = {}, false, {}
  for _, text in ipairs(lines) do
    local name = title(text)
    if name then
      inside = name == part
      parts[#parts + 1] = '"' .. name .. '"'
      parts[name] = true
    elseif inside then
      found[#found + 1] = text
    end
  end
  if not parts[part] then return nil, parts end
  return found
end

local function trimmed(lines)
  return (table.concat(lines, '\n'):gsub('^%s*\n', ''):gsub('%s+$', ''))
end

function output.CodeBlock(block, page)
  if not block.classes:includes('output') then return nil end
  local run, part = block.attributes.run, block.attributes.part
  if not run then
    return page:fail_block('an output without a run; add run=NN-name, whose '
      .. 'program printed it')
  end
  local path = page.build .. '/out/' .. run .. '.txt'
  local text = file.read(path)
  if not text then
    return page:fail_block('there is no output of a run named %s (%s); a '
      .. 'run is named as its step, as in 01-toy', run, path)
  end
  local lines = file.lines(text)
  if part then
    local parts
    lines, parts = part_of(lines, part)
    if not lines then
      return page:fail_block('the output of %s has no part "%s"; it has: %s',
        run, part, table.concat(parts, ', '))
    end
  end
  if trimmed(lines) == '' then
    return page:fail_block('the output of %s is empty here; let its program '
      .. 'print something', run)
  end
  local says = pandoc.Inlines { pandoc.Str('Output of '), pandoc.Code(run) }
  if part then says:insert(pandoc.Str(': ' .. part)) end
  return pandoc.Div({
    pandoc.Div({ pandoc.Plain(says) }, pandoc.Attr('', { 'caption' })),
    pandoc.CodeBlock(trimmed(lines)) }, pandoc.Attr('', { 'output' })), false
end

return output
