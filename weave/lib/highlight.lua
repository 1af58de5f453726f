-- Code as HTML: coloured C, one span a line so that style can number them.

local token = require 'lib.token'

local highlight = {}

local classes = { comment = 'co', string = 'st', number = 'nu', keyword = 'kw',
  type = 'ty', directive = 'pp' }

function highlight.escape(text)
  return (text:gsub('[&<>"]', { ['&'] = '&amp;', ['<'] = '&lt;',
    ['>'] = '&gt;', ['"'] = '&quot;' }))
end

-- A span must not run over a line end: it is closed and opened again.
local function span(class, text)
  local open = '<span class="' .. class .. '">'
  return open .. highlight.escape(text):gsub('\n', '</span>\n' .. open)
    .. '</span>'
end

-- In other languages (shell, make, gnuplot) only comments are told apart.
local function other(text)
  local lines = {}
  for line in (text .. '\n'):gmatch('(.-)\n') do
    local code, comment = line:match('^(.-)(#[^"\']*)$')
    if comment and (code == '' or code:find('%s$')) then
      lines[#lines + 1] = highlight.escape(code) .. span('co', comment)
    else
      lines[#lines + 1] = highlight.escape(line)
    end
  end
  return table.concat(lines, '\n')
end

-- link(name) gives the address of a name's definition and a title, or nil.
function highlight.c(text, link)
  local out = {}
  for _, t in ipairs(token.list(text)) do
    local href, title
    if t.kind == 'ident' then href, title = link(t.text) end
    if href then
      out[#out + 1] = string.format('<a href="%s" title="%s">%s</a>', href,
        highlight.escape(title), highlight.escape(t.text))
    elseif classes[t.kind] then
      out[#out + 1] = span(classes[t.kind], t.text)
    else
      out[#out + 1] = highlight.escape(t.text)
    end
  end
  return table.concat(out)
end

-- The lines of a listing. `first` is the number of its first line.
function highlight.lines(text, language, first, link)
  local html = language == 'c' and highlight.c(text, link) or other(text)
  local lines = (html .. '\n'):gsub('(.-)\n', '<span class="l">%1</span>\n')
  return string.format('<code style="counter-reset:line %d">%s</code>',
    first - 1, lines)
end

return highlight
