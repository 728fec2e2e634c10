// A pragma that asks for a loop finds it behind attributes.
void loops(int n)
{
#pragma unroll 4
  __attribute__((opencl_unroll_hint(2))) for (;;) break;
#pragma unroll
  __attribute__((nomerge)) n = 1;  //~ ERROR CL0209
}
