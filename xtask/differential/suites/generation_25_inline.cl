// std: 1.2 2.0 3.0
// inline functions in all forms.

inline int i0(int x) { return x; }
static inline int i1(int x) { return x; }
extern inline int i2(int x) { return x; }
__inline int i3(int x) { return x; }
__inline__ int i4(int x) { return x; }
inline static int i5(int x) { return x; }
int inline i6(int x) { return x; }
inline int i7(int x);
int i7(int x) { return x; }
inline inline int i8(void) { return 1; }
inline __attribute__((always_inline)) int i9(void) { return 1; }
__attribute__((noinline)) int i10(void) { return 2; }
__attribute__((always_inline, noinline)) int i11(void) { return 2; }
__attribute__((gnu_inline)) inline int i12(void) { return 2; }
__attribute__((gnu_inline)) int i13(void) { return 2; }
__attribute__((flatten)) int i14(void) { return i9(); }
_Noreturn void i15(void) { while (1); }
__forceinline int i16(void) { return 1; }

inline int var;
inline typedef int bad_typedef;
inline kernel void ik(global int *p) { *p = 1; }
kernel inline void ki(global int *p) { *p = 1; }
static kernel void sk(global int *p) { *p = 1; }
extern kernel void ek(global int *p) { *p = 1; }
void param(inline int x) {}
static int s_priv = 1;
inline int uses_static(void) { return s_priv; }
inline int static_local(void) { static constant int c = 4; return c; }

kernel void k(global int *o) {
  o[0] = i0(1) + i1(2) + i2(3) + i3(4) + i4(5) + i5(6) + i6(7) + i7(8);
  o[1] = i8() + i9() + i10() + i12();
  inline int loc = 3;
  __attribute__((always_inline)) i10();
  __attribute__((noinline)) i0(3);
}
