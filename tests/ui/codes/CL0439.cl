// What is known before the program runs is a constant expression (C99 6.6): the first values of program scope and of the
// constant address space (6.7.8), enumerators, cases and indices of designators. No variables of a function and no calls.
int call(int a);
constant int table[3] = { 1, 2, 3 }; //~ FINE CL0439
constant int of_call = call(1); //~ ERROR CL0439
constant float of_built_in = sin(1.0f); //~ ERROR CL0439
constant size_t of_work_item = get_global_id(0); //~ ERROR CL0439
constant int in_list[2] = { 1, call(2) }; //~ ERROR CL0439
constant int4 in_vector = (int4)(1, 2, 3, call(4)); //~ ERROR CL0439
constant struct { int a; } in_struct = { call(1) }; //~ ERROR CL0439
constant int in_branch = 0 ? 1 : call(1); //~ ERROR CL0439
enum { A = 2, B = A + 1, C = sizeof(int), D = (int)1.5f }; //~ FINE CL0439
enum { E = call(1) }; //~ ERROR CL0439
constant int arithmetic = 3 * (4 + 1) / 2 << B; //~ FINE CL0439
constant float floating = -1.5f * 2 + (float)3; //~ FINE CL0439
constant float4 vector = (float4)(1, 2.0f, 3, 4); //~ FINE CL0439
constant int chosen = sizeof(int) == 4 ? A : B; //~ FINE CL0439
constant bool compared = 1 < 2 && !0; //~ FINE CL0439
constant int *constant pointer = &table[1]; //~ FINE CL0439
constant int *constant moved = table + 2; //~ FINE CL0439
constant char *constant text = "abc"; //~ FINE CL0439
constant int unevaluated = sizeof(call(1)); //~ FINE CL0439

kernel void launched(int n, global int *p) {
  constant int known = 3; //~ FINE[1.2+] CL0439
  constant int unknown = n; //~ ERROR CL0439
  constant int of_memory[2] = { 1, p[0] }; //~ ERROR CL0439
  enum { F = n }; //~ ERROR CL0439
  int designated[4] = { [n] = 1 }; //~ ERROR CL0439
  int any[2] = { n, call(n) }; //~ FINE CL0439
  const int fixed = n; //~ FINE CL0439
}
void cases(int n) {
  switch (n) {
  case 1 + B: break; //~ FINE CL0439
  case 'a': break; //~ FINE CL0439
  case (int)2.5f: break; //~ FINE CL0439
  case n: break; //~ ERROR CL0439
  case call(2): break; //~ ERROR CL0439
  }
}
#if __OPENCL_C_VERSION__ >= 200
int global_variable = 4; //~ FINE[2.0+] CL0439
int of_another_call = call(4); //~ ERROR[2.0+] CL0439
int copied = global_variable; //~ ERROR[2.0+] CL0439
global int *address = &global_variable; //~ FINE[2.0+] CL0439
void kept(int n) {
  static int zero; //~ FINE[2.0+] CL0439
  static int known = A; //~ FINE[2.0+] CL0439
  static int unknown = n; //~ ERROR[2.0+] CL0439
}
#endif
