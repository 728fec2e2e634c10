// What GNU C and later C have beyond C99's preprocessor.
// std: 3.0+
#define NAMED(x...) x //~ WARNING CL0217
#define DROPPED(a, ...) f(a, ##__VA_ARGS__) //~ WARNING CL0217
#define KEPT(a, b, ...) f(a, b##__VA_ARGS__)
#define FIXED(a, b) f(a, ##b)
#define OPTIONAL(a, ...) a __VA_OPT__(+) 1 //~ WARNING CL0218
#ident "a text" //~ WARNING CL0217
#ifdef KEPT
#elifdef NAMED //~ WARNING CL0218
#endif
#ifdef NONE
#ifdef INSIDE
#elifdef NAMED
#endif
#elifndef NONE //~ WARNING CL0218
#else
#endif
