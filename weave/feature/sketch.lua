-- Any other block of code is text typed by hand, which may drift from the
-- truth. It must say that it is a sketch, and so no promise.

local sketch = {}

function sketch.CodeBlock(block, page)
  local class = block.classes
  if class:includes('table') or class:includes('sketch') then return nil end
  return page:fail_block('a block of typed text; take it from a file '
    .. '(.c file=…) or a run (.output run=…), or mark it .sketch')
end

return sketch
