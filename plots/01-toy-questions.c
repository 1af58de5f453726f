/* Two questions to the toy of four names. */
#include "01-toy.h"
#include "01-toy-arrows.h"

int main(void)
{
    struct toy t = toy_of_members(TOY_MEMBERS);
    arrows_head("01-toy-questions");
    arrows_boxes(&t, toy_members, TOY_MEMBERS);
    arrows_name(&t, "above", "michael", 5);
    arrows_name(&t, "below", "stranger", 5);
    return 0;
}
