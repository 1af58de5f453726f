/* scores 0: finds fault with everything */
int main(void)
{
    return 1;
}
