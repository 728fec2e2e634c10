// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_program_scope_global_variables)
__constant float weights[3] = { 0.25f, 0.5f, 0.25f };
constant int limit = 10;
global int counter = 0;
int implicit_global = 4;
static global uint hidden;
global float4 vec = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
global int table[4] = { 1, 2, 3 };
global int *global ptr = &table[1];
constant char *constant names[] = { "one", "two" };
typedef struct { int a; float b[2]; } pair_t;
global pair_t pairs[2] = { { 1, { 2.0f, 3.0f } }, { .a = 4 } };
extern global int counter;

int next(void)
{
  static int calls = 0;
  static global int more = 1;
  return calls++ + more--;
}

kernel void use(global float *out)
{
  size_t i = get_global_id(0);
  counter += limit;
  implicit_global = next();
  hidden++;
  ptr = ptr + 1;
  out[i] = weights[i % 3] * vec.y + *ptr + pairs[1].b[0];
  out[i + 1] = names[0][1] + table[3];
}
#endif
