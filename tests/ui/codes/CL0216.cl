// Pragmas for loops are those of compilers (C99 6.10.6): a constant that is not negative, or one of their words, once for each option.
#define LOOP for (int i = 0; i < 4; i++) a += i;
void f(int a) {
#pragma unroll -1 //~ ERROR CL0216
  LOOP
#pragma unroll 0 //~ FINE CL0216
  LOOP
#pragma unroll 1.5 //~ ERROR CL0216
  LOOP
#pragma unroll (2 //~ ERROR CL0216
  LOOP
#pragma clang loop unroll(maybe) //~ ERROR CL0216
  LOOP
#pragma clang loop unroll_count(0) //~ ERROR CL0216
  LOOP
#pragma clang loop unrolling(full) //~ ERROR CL0216
  LOOP
#pragma clang loop unroll(full) unroll(full) //~ ERROR CL0216
  LOOP
#pragma unroll //~ FINE CL0216
  LOOP
#pragma unroll 4 //~ FINE CL0216
  LOOP
#pragma unroll(2 + 2) //~ FINE CL0216
  LOOP
#pragma nounroll //~ FINE CL0216
  LOOP
#pragma clang loop unroll(full) //~ FINE CL0216
  LOOP
#pragma clang loop unroll_count(4) //~ FINE CL0216
  LOOP
}
