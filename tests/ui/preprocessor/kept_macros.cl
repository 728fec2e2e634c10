// `push_macro` and `pop_macro`.
#define VALUE 1
#pragma push_macro("VALUE")
#undef VALUE
#define VALUE 2
#pragma push_macro("VALUE")
#undef VALUE
#pragma pop_macro("VALUE")
#if VALUE != 2
#error the later value
#endif
#pragma pop_macro("VALUE")
#if VALUE != 1
#error the earlier value
#endif
#pragma push_macro("NONE")
#define NONE
#pragma pop_macro("NONE")
#ifdef NONE
#error it was none
#endif
#pragma pop_macro("NONE")
