// Numbers of another C, which compilers have: where they may be is checked, and nothing else.
_Complex float at_file;  //~ WARNING CL0204  //~ ERROR[1.0,1.1,1.2] CL0307
constant _Complex float constant_one = 1;  //~ WARNING CL0204
_BitInt(4) bits;  //~ WARNING CL0204  //~ ERROR[1.0,1.1,1.2] CL0307
local _Float16 in_local;  //~ WARNING CL0204  //~ ERROR CL0307
void inside(void)
{
  local _Complex float here;  //~ WARNING CL0204  //~ ERROR CL0310
  _Complex float there;  //~ WARNING CL0204
  __complex__ float in_gnu_c;  //~ WARNING CL0204
  __complex double shorter;  //~ WARNING CL0204
}
void widest(float x) {
    __float128 a = 1;  //~ ERROR CL0204
    __ibm128 b = 1;  //~ ERROR CL0204
    x = a + b;
}
