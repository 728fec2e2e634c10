// std: 1.0 1.2 2.0 3.0
#define CAT(a, b) a ## b
#define XCAT(a, b) CAT(a, b)
#define STR(x) #x
#define XSTR(x) STR(x)
#define V(...) f(__VA_ARGS__)
#define V1(a, ...) f(a, __VA_ARGS__)
#define V2(a, ...) f(a, ##__VA_ARGS__)
#define V3(args...) f(args)
#define ALL(x, ...) #__VA_ARGS__
#define OPT(a, ...) f(a __VA_OPT__(,) __VA_ARGS__)
#define BAD_VA __VA_ARGS__
#define BAD1(a, a) a
#define BAD2(a, ) a
#define BAD3(a a
#define BAD4(a #b
#define BAD5 ## x
#define BAD6 x ##
#define BAD7(a) #b
#define BAD8(..., a) a
#define BAD9 #
#define defined 1
#define __FILE__ "mine"
#define
#define 3 x
#define SQ(x)((x)*(x))
#define EMPTY

void __attribute__((overloadable)) f(int);
void __attribute__((overloadable)) f(int, int);
typedef CAT(flo, at4) vec;
constant int CAT(x, 1) = XCAT(0x, CAT(f, f));
constant char s[] = STR(a "b" \n 'c'), t[] = XSTR(CAT(a, b)), u[] = ALL(1, 2,   3);

void use(XCAT(int, 4) v) {
  V(1); V(1, 2); V();
  V1(1, 2); V1(1); V1();
  V2(1); V2(1, 2);
  V3(1, 2); OPT(1); OPT(1, 2);
  int y = SQ(2 + 1) EMPTY;
  v.CAT(x, y) = v.XCAT(s, 01);
  CAT(+, +) y; CAT(+, 1);
  CAT(1); CAT(1, 2, 3); SQ(); SQ;
  int CAT(z, __LINE__) = XCAT(1, __LINE__);
  V(1
}
