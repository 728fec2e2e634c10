// `unroll_and_jam`, and pragmas between labels and loops.
void loops(int n) {
#pragma unroll_and_jam
  while (n) n--;
#pragma unroll_and_jam(4)
  while (n) n--;
#pragma nounroll_and_jam
#pragma unroll 4
  while (n) n--;
#pragma unroll_and_jam
  n++; //~ ERROR CL0209
#pragma nounroll_and_jam
  n++; //~ ERROR CL0209
#pragma unroll_and_jam() //~ ERROR CL0216
  while (n) n--;
#pragma nounroll_and_jam
#pragma unroll_and_jam(4) //~ ERROR CL0216
  while (n) n--;
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
#pragma STDC CX_LIMITED_RANGE ON //~ ERROR CL0122
  goto again;
}
