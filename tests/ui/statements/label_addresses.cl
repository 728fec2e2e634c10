// Labels have addresses in GNU C; no pointer holds one where there are no generic pointers.
void jumps(int n)
{
start:
  n--;
  void *to = &&start;  //~ WARNING[2.0,3.0] CL0217 //~ ERROR[1.0,1.1,1.2] CL0201
  void *end = &&stop;  //~ WARNING[2.0,3.0] CL0217 //~ ERROR[1.0,1.1,1.2] CL0201 //~ ERROR CL0904
  goto *to;  //~ ERROR CL0201
}
global int *outside = &&start;  //~ WARNING[2.0,3.0] CL0217 //~ ERROR[1.0,1.1,1.2] CL0201 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0904
