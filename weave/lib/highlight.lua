-- Code as HTML, in few bytes: key words and types <b>, comments <i>, strings
-- and directives a span; the lines' numbers are an attribute, which the style
-- sheet shows beside them. A page of a thousand lines stays light.

local token = require 'lib.token'

local highlight = {}

local open = { keyword = '<b>', type = '<b>', comment = '<i>',
  string = '<span class="st">', directive = '<span class="pp">' }
local close = { keyword = '</b>', type = '</b>', comment = '</i>',
  string = '</span>', directive = '</span>' }

function highlight.escape(text)
  return (text:gsub('[&<>"]', { ['&'] = '&amp;', ['<'] = '&lt;',
    ['>'] = '&gt;', ['"'] = '&quot;' }))
end

-- Between tags a quote is no more than a quote.
local function plain(text)
  return (highlight.escape(text):gsub('&quot;', '"'))
end

-- An element must not run over a line end: it is closed and opened again.
local function colour(kind, text)
  return open[kind] .. plain(text):gsub('\n', close[kind] .. '\n'
    .. open[kind]) .. close[kind]
end

-- In other languages (shell, make, gnuplot) only comments are told apart.
local function other(text)
  local lines = {}
  for line in (text .. '\n'):gmatch('(.-)\n') do
    local code, comment = line:match('^(.-)(#[^"\']*)$')
    if comment and (code == '' or code:find('%s$')) then
      lines[#lines + 1] = plain(code) .. colour('comment', comment)
    else
      lines[#lines + 1] = plain(line)
    end
  end
  return table.concat(lines, '\n')
end

-- link(name, tag) gives the address of a name's definition, or nil; tag: does it
-- follow "struct"?
function highlight.c(text, link)
  local out = {}
  for _, t in ipairs(token.list(text)) do
    local href = t.kind == 'ident' and link(t.text, t.tag)
    if href then
      out[#out + 1] = string.format('<a href="%s">%s</a>', href, t.text)
    elseif open[t.kind] then
      out[#out + 1] = colour(t.kind, t.text)
    else
      out[#out + 1] = plain(t.text)
    end
  end
  -- Key words side by side are one element.
  return (table.concat(out):gsub('</b> <b>', ' '))
end

function highlight.html(text, language, link)
  return language == 'c' and highlight.c(text, link) or other(text)
end

-- The lines of a listing. `first` is the number of its first line.
function highlight.lines(text, language, first, link)
  local numbers, _, breaks = {}, text:gsub('\n', '')
  for i = 0, breaks do numbers[i + 1] = first + i end
  return string.format('<code data-n="%s">%s\n</code>',
    table.concat(numbers, '\n'), highlight.html(text, language, link))
end

return highlight
