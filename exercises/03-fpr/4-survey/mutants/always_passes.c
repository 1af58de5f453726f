/* scores 0: finds nothing */
int main(void)
{
    return 0;
}
