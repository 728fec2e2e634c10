// A vector literal is the operand, and not its type.
void sizes(int n)
{
  int s = sizeof(float4)(1);
  s = sizeof(int2)(n, n).x;
  s = vec_step(float4)(1);
  s = sizeof(int)(1);  //~ ERROR CL0201
}
