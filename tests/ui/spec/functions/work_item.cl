// Work-item functions (OpenCL C 6.15.1).
kernel void each(global size_t *out) {
  uint n = get_work_dim();
  size_t a = get_global_size(0) + get_global_id(1) + get_local_size(2) + get_local_id(n) + get_num_groups(0u) + get_group_id(0);
  a += get_global_offset(0);
  a += get_enqueued_local_size(0); //~ ERROR[1.0,1.1,1.2] CL0602
  a += get_global_linear_id(); //~ ERROR[1.0,1.1,1.2] CL0602
  a += get_local_linear_id(); //~ ERROR[1.0,1.1,1.2] CL0602
  *out = a;
}
// The number of dimensions takes no argument, all that ask for one dimension take one.
uint dimensions(void) { return get_work_dim(0); } //~ ERROR CL0603
size_t none(void) { return get_global_id(); } //~ ERROR CL0603
size_t two(void) { return get_local_size(0, 1); } //~ ERROR CL0603
size_t linear(void) { return get_global_linear_id(0); } //~ ERROR[2.0+] CL0603 //~ ERROR[1.0,1.1,1.2] CL0602
// The argument becomes an unsigned integer, as any argument does.
size_t converted(char c, long l, float f) { return get_global_id(c) + get_global_id(l) + get_global_id(f); }
size_t of_vector(int2 v) { return get_global_id(v); } //~ ERROR CL0506
size_t of_pointer(global int *p) { return get_group_id(p); } //~ ERROR CL0507
struct s { int a; };
size_t of_struct(struct s s) { return get_num_groups(s); } //~ ERROR CL0506
// What they give are numbers.
void results(void) { uint n = get_work_dim(); size_t s = get_global_id(0); int i = get_local_id(0); }
void no_pointer(void) { global int *p = get_global_id(0); } //~ ERROR CL0507
// Functions for sub-groups are those of an extension of 2.0 and a feature of 3.0.
uint sub_groups(void) {
  uint n = get_sub_group_size(); //~ ERROR[1.0,1.1] CL0602
  n += get_max_sub_group_size(); //~ ERROR[1.0,1.1] CL0602
  n += get_num_sub_groups(); //~ ERROR[1.0,1.1] CL0602
  n += get_enqueued_num_sub_groups(); //~ ERROR[1.0,1.1,1.2] CL0602
  n += get_sub_group_id(); //~ ERROR[1.0,1.1] CL0602
  n += get_sub_group_local_id(); //~ ERROR[1.0,1.1] CL0602
  return n;
}
