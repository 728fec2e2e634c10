// Arguments of the operators of compilers.

void f(int a) { __builtin_offsetof(int a); __builtin_astype(a int); __builtin_va_arg(a int); } //~ ERROR CL0201 //~ ERROR CL0601
constant int ok1 = 1;
