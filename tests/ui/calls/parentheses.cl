// A function whose name stands in parentheses is an address to compilers, if it is the only one of its name.
int one(int a);
__attribute__((overloadable)) int several(int a);
__attribute__((overloadable)) int several(float a);
void calls(float x)
{
  int n = (one)(1);  //~ ERROR CL0420
  n = ((one))(1) + 2;  //~ ERROR CL0420
  n = sizeof((one)(1));  //~ ERROR CL0420
  n = (several)(1);
  x = (sqrt)(x);
  n = (max)(1, 2);
  n = (get_global_id)(0);  //~ ERROR CL0420
  (barrier)(CLK_LOCAL_MEM_FENCE);  //~ ERROR CL0420
  (missing)(1);  //~ ERROR CL0601
}
