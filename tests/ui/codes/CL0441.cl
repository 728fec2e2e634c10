// ATOMIC_VAR_INIT gives a first value to atomic objects of program scope in global memory alone (6.15.12.1); inside
// functions atomic_init does (6.15.12.2). Compilers look at the variable itself and its address space, not at its parts.
// std: 2.0+
// never: 1.0 1.1 1.2, atomic types came with 2.0
atomic_int inferred = ATOMIC_VAR_INIT(1); //~ FINE CL0441
global atomic_uint named = ATOMIC_VAR_INIT(2); //~ FINE CL0441
static atomic_float of_the_unit = ATOMIC_VAR_INIT(3.0f); //~ FINE CL0441
global atomic_flag flag = ATOMIC_FLAG_INIT; //~ FINE CL0441
global atomic_int zero; //~ FINE CL0441
constant atomic_int in_constant = ATOMIC_VAR_INIT(1); //~ ERROR CL0441

typedef atomic_int counter;
void inside(int n) {
  atomic_int a = ATOMIC_VAR_INIT(1); //~ ERROR CL0441
  atomic_int b = 1; //~ ERROR CL0441
  atomic_uint c = n; //~ ERROR CL0441
  atomic_float d = ATOMIC_VAR_INIT(1.0f); //~ ERROR CL0441
  atomic_flag e = ATOMIC_FLAG_INIT; //~ ERROR CL0441
  counter f = ATOMIC_VAR_INIT(1); //~ ERROR CL0441
  volatile atomic_int g = ATOMIC_VAR_INIT(1); //~ ERROR CL0441
  static atomic_int h = ATOMIC_VAR_INIT(1); //~ WARNING CL0441
  for (atomic_int i = 0; n < 1; n++) {} //~ ERROR CL0441
  static global atomic_int j; //~ FINE CL0441
  atomic_int k; //~ FINE CL0441
  atomic_init(&k, 1); //~ FINE CL0441
  global atomic_int *l = &inferred; //~ FINE CL0441
  int m = atomic_load(l); //~ FINE CL0441
}
kernel void shared(void) {
  local atomic_int a; //~ FINE CL0441
  atomic_init(&a, 1); //~ FINE CL0441
}
