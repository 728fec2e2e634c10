// Compilers ask for no initial value of a block in local memory, which cannot have one (6.14.5, 6.7.2).
// std: 2.0+
typedef int (^counting)(int);
kernel void blocks(void) {
  local counting in_local; //~ WARNING CL0432
  counting in_private; //~ ERROR CL0432
}
