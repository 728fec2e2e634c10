// std: 1.2 2.0 3.0
// Address spaces of pointers of arguments, variables and members in the IR.

struct Link {
  int payload;
  global struct Link *next;
};

constant int table[4] = {1, 1, 2, 3};

// CHECK: define {{.*}}void @take_global(ptr addrspace(1) {{.*}}%p)
void take_global(__global int *p) { *p = 1; }
// CHECK: define {{.*}}void @take_local(ptr addrspace(3) {{.*}}%p)
void take_local(__local int *p) { *p = 2; }
// CHECK: define {{.*}}i32 @take_constant(ptr addrspace(2) {{.*}}%p)
int take_constant(__constant int *p) { return *p; }
void take_private(__private int *p) { *p = 3; }

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
// CHECK: define {{.*}}void @take_generic(ptr addrspace(4) {{.*}}%p)
void take_generic(__generic int *p) { *p = 4; }
void take_default(int *p) { *p = 5; }
#endif

void takes_array(__local float row[16]) { row[3] = 1.0f; }

kernel void test_as(global int *g, local int *l, constant int *c) {
  int priv;
  local int loc;
  local struct Link *lp;
  int *pp = &priv;
  take_private(pp);
  take_global(g);
  take_local(l);
  take_local(&loc);
  priv = take_constant(c) + take_constant(table) + take_constant(&table[2]);
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
  take_generic(g);
  take_generic(&loc);
  take_default(l);
  take_default(&priv);
  generic int *sel = priv ? (generic int *)g : (generic int *)l;
  *sel = 9;
#endif
}

int walk(global struct Link *head) {
  int sum = 0;
  for (global struct Link *it = head; it; it = it->next)
    sum += it->payload;
  return sum;
}
