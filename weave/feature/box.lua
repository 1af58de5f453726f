-- Boxes: crux, pitfall, aside, goals, summary; questions with folded answers;
-- folds. Here they only get their names; how they look is the format's affair.

local box = { questions = 0 }

local titles = { crux = 'The crux', pitfall = 'Pitfall', aside = 'Aside',
  goals = 'What you will learn', summary = 'Summary' }

function box.Div(div)
  for class, title in pairs(titles) do
    if div.classes:includes(class) then
      div.attributes.title = div.attributes.title or title
      return div, nil
    end
  end
  if div.classes:includes('question') then
    box.questions = box.questions + 1
    div.attributes.title = 'Question ' .. box.questions
    return div, nil
  end
end

return box
