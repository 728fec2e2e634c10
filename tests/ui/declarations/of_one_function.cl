// What is said of a variable of one function is not held against the one that has its place in the next.
// std: 2.0+
void first(int a) {
    int x __attribute__((aligned(64)));
    __attribute__((unavailable)) int y;
    __attribute__((endian(host))) global int *z = 0;
    _Static_assert(__alignof__(x) == 64, "aligned");
}
void second(int a) {
    int x;
    int y;
    global int *z = 0;
    global int *w = z;
    _Static_assert(__alignof__(x) == 4, "not aligned");
    y = x;
}
