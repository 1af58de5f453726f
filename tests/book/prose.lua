-- Leaves of a page what is English: no code, mathematics, keys or addresses.
local function nothing() return {} end
return { {
  Code = nothing, CodeBlock = nothing, Math = nothing, RawBlock = nothing,
  RawInline = nothing, Cite = nothing,
  Link = function(link) return link.content end,
  Image = function(image)
    local alt = pandoc.Str(' ' .. (image.attributes.alt or '') .. ' ')
    image.caption:insert(alt)
    return image.caption
  end,
  Div = function(div)
    local caption = div.attributes.caption or div.attributes.title
    if caption then div.content:insert(pandoc.Plain { pandoc.Str(caption) }) end
    return div.content
  end,
} }
