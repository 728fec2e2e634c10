// Calls over several lines: what is wrong is reported where it stands.

int two(int a, float b);
float4 vector(float4 v);
int __attribute__((overloadable)) alone(global int *p);
void calls(global int *g, local int *l, event_t e, float4 v)
{
  two(
    1);  //~ ERROR CL0603
  two(
    1,
    2.0f,
    3);  //~ ERROR CL0603
  two(
    1,
    v);  //~ ERROR CL0506
  // Of what stands behind an argument that is wrong nothing is said.
  two(
    v,  //~ ERROR CL0506
    v);
  // Compilers make but a warning of this one in C.
  two(
    g,  //~ ERROR CL0507
    v);  //~ ERROR CL0506
  alone(
    l);  //~ ERROR CL0301
  // A built-in function that is the only one of its name is called as any function.
  barrier(
    );  //~ ERROR CL0603
  barrier(
    CLK_LOCAL_MEM_FENCE,
    1);  //~ ERROR CL0603
  get_global_id(
    v);  //~ ERROR CL0506
  wait_group_events(
    1,
    e);  //~ ERROR CL0506
  // Of several the call is wrong.
  max(  //~ ERROR CL0604
    e,
    v);
  vstore4(  //~ ERROR CL0604
    v,
    0);
  v = (float4)(  //~ ERROR CL0514
    1.0f,
    2.0f,
    3.0f);
  v = (float4)(
    1.0f, 2.0f, 3.0f, 4.0f,
    5.0f);  //~ ERROR CL0514
  v = (float4)(  //~ ERROR CL0514
    v.xy,
    v.xyz);
}
