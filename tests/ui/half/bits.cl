// A `half` that is only stored has bits, which compilers take where it lies. Its value is for `cl_khr_fp16` (6.3.1.2).
// Warnings are marked.
void g(global half *h) {
  short s = as_short(*h); //~ WARNING CL0433
  s = as_short(h[0]); //~ WARNING CL0433
  ushort t = as_ushort(*h); //~ WARNING CL0433
  half2 v = as_half2(1);
  s = as_short(h[0] + h[1]); //~ ERROR CL0433 //~ ERROR CL0433
  int z = as_int(*h); //~ ERROR CL0515 //~ WARNING CL0433
  s = as_short((*h)); //~ WARNING CL0433
  s = *h; //~ ERROR CL0433
  s = sizeof(as_short(*h));
  as_half(s);
  as_half(*h); //~ WARNING CL0433
  half q; //~ ERROR CL0433
  as_short(q);
}
