// `unroll_and_jam` and `clang loop`, which are ignored, and pragmas between labels and loops.
void loops(int n) {
#pragma unroll_and_jam(4) //~ WARNING CL0119
  n++;
#pragma clang loop unroll_count(4)
  n++;
  switch (n) {
  case 1:
#pragma unroll
    while (n) n--;
  case 2:
#pragma unroll
  case 3: //~ ERROR CL0209
#pragma unroll
    n++; //~ ERROR CL0209
  }
again:
#pragma GCC unroll 2
  while (n) n--;
  goto again;
}
