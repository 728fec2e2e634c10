// Directives that are wrong.

#define A(x) x
#define B(x, ...) x __VA_ARGS__
#define C(x) #x
#define D(a,b) a##b
#define E( //~ ERROR CL0111
#define F(a,a) a //~ ERROR CL0111
#define 3x //~ ERROR CL0111
#define //~ ERROR CL0111
#undef //~ ERROR CL0110
#undef A B
#define defined //~ ERROR CL0111
#define __FILE__ "x"
#define __OPENCL_VERSION__ 3
#undef __OPENCL_C_VERSION__
#define G(x) #y //~ ERROR CL0111
#define H ##x //~ ERROR CL0111
#define I x## //~ ERROR CL0111
#define J(x...) x
#define K(..., x) x //~ ERROR CL0111
int a1 = A(1; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0601
int a2); //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
int a3 = B(1, +2); //~ ERROR[1.0,1.1,1.2] CL0307
#if //~ ERROR CL0114
#endif
#if 1 + //~ ERROR CL0114
#endif
#if 1 == 1
#elif
#else
#else //~ ERROR CL0109
#endif
#endif //~ ERROR CL0109
#if (1 //~ ERROR CL0114
#endif
#if 1/0 //~ ERROR CL0114
#endif
#if defined //~ ERROR CL0114
#endif
#if defined(X //~ ERROR CL0114
#endif
#if X(1) //~ ERROR CL0114
#endif
#if "a" //~ ERROR CL0114
#endif
#if 1.0 //~ ERROR CL0114
#endif
#if 'a' == 97
#else
#error no
#endif
#if 0x7fffffffffffffff + 1 < 0
#endif
#if 1 ? 2 : 3
#endif
#if 1, 2 //~ ERROR CL0114
#endif
#if (1, 2)
#endif
#if 1 = 1 //~ ERROR CL0114
#endif
#ifdef //~ ERROR CL0110
#endif
#ifdef 3 //~ ERROR CL0110
#endif
#ifndef X Y
#endif
#elif 1 //~ ERROR CL0109
#endif //~ ERROR CL0109
#else //~ ERROR CL0109
#if 0
#bogus
#error hidden
"unterminated
'
#elif 1
#endif
#bogus //~ ERROR CL0110
#error visible message //~ ERROR CL0115
#warning visible warning
;
#line //~ ERROR CL0110
#line x //~ ERROR CL0110
;
;
#line 10 f //~ ERROR CL0110
#pragma
# 
;
;
;
;
#assert x //~ ERROR CL0110
#
_Pragma(unroll) //~ ERROR CL0110
_Pragma //~ ERROR CL0110
