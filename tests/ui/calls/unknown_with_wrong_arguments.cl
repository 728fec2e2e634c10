// A function that there is not is reported, whatever its arguments are.
void calls(unknown_t a, int b)  //~ ERROR CL0203
{
  none(a);  //~ ERROR CL0601
  __builtin_of_no_compiler(a);  //~ ERROR CL0601
  __builtin_of_no_compiler(b, undeclared);  //~ ERROR CL0601 //~ ERROR CL0501
  __builtin_popcount(a);
}
typedef __bf16 brain __attribute__((ext_vector_type(2)));  //~ ERROR CL0204
void use(brain a) { brain b = a; a.x = b.y; none(a.x); }  //~ ERROR CL0601
