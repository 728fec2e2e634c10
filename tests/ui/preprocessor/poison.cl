// Names that are poisoned.

#define LATER hidden
#define named 1
#pragma GCC poison foo bar hidden named
int f(int foo) { return 0; } //~ ERROR CL0128
int g(int a) { return sizeof(bar); } //~ ERROR CL0128 //~ ERROR CL0501
constant int x = LATER; //~ ERROR CL0501
constant int y = named; //~ ERROR CL0128
#undef named //~ ERROR CL0128
#define named 2 //~ ERROR CL0128
#ifdef named //~ ERROR CL0128
#endif
#if defined(named) //~ ERROR CL0128
#endif
#pragma clang poison baz foo
#define USES baz //~ ERROR CL0128
#define TEXT(x) #x
#define JOIN(a, b) a##b
constant char t[] = TEXT(foo); //~ ERROR CL0128
int JOIN(fo, o)(void); //~ ERROR CL0128
#if 0
foo
#endif
// foo
constant char u[] = "foo";
#pragma foo //~ ERROR CL0128
#pragma GCC poison 1 //~ ERROR CL0128
#pragma GCC poison
#pragma GCC poison a, b //~ ERROR CL0128
int h(int a) { return a; } //~ ERROR CL0128 //~ ERROR CL0128
