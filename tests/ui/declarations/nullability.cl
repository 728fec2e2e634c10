// Words of compilers that say whether a pointer may be null: they stand on pointers, one on each.
void parameter(int *_Nonnull p, global int *_Nullable q, int *_Null_unspecified r, int *const _Nonnull s) {}
typedef int *_Nullable pointer;
void of_typedef(pointer p, _Nonnull pointer q, pointer _Nonnull r) {}
struct s { int *_Nonnull a; int *_Nullable *_Nonnull b; };
int *_Nonnull returned(int *_Nonnull p) { int *_Nullable q = p; return (int *_Nonnull)q; }
void array(int a[_Nonnull], int b[_Nullable 4]) {}
void twice_the_same(int *_Nonnull _Nonnull p) {}
void number(int _Nonnull a) {} //~ ERROR CL0708
void element(int _Nonnull a[]) {} //~ ERROR CL0708
void before(_Nonnull int *p) {} //~ ERROR CL0708
void two(int *_Nonnull _Nullable p) {} //~ ERROR CL0204
