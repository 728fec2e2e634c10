// std: 1.2 2.0 3.0

int load0(int *p) { return *p; }
kernel void gen0(global int *g, local int *l, constant int *c) {
  int pr = *c;
  global int *ptr = get_local_id(0) ? g : (int *)l;
  *ptr = load0(&pr) + load0(l);
  global int *back = to_global(ptr);
  g[0] = work_group_reduce_add(pr) + (back != 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
}

int load1(int *p) { return *p; }
kernel void gen1(global int *g, local int *l, constant int *c) {
  int pr = *c;
  int *ptr = get_local_id(0) ? g : (int *)l;
  *ptr = load1(&pr) + load1(c);
  global int *back = to_global(ptr);
  g[0] = work_group_reduce_add(pr) + (back != 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
}

int load2(int *p) { return *p; }
kernel void gen2(global int *g, local int *l, constant int *c) {
  int pr = *c;
  int *ptr = get_local_id(0) ? g : (int *)l;
  *ptr = load2(&pr) + load2(l);
  global int *back = ptr;
  g[0] = work_group_reduce_add(pr) + (back != 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
}

int load3(private int *p) { return *p; }
kernel void gen3(global int *g, local int *l, constant int *c) {
  int pr = *c;
  int *ptr = get_local_id(0) ? g : (int *)l;
  *ptr = load3(&pr) + load3(l);
  global int *back = to_global(ptr);
  g[0] = work_group_reduce_add(pr) + (back != 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
}

int load4(int *p) { return *p; }
kernel void gen4(global int *g, local int *l, constant int *c) {
  int pr = *c;
  int *ptr = get_local_id(0) ? g : (int *)l;
  *ptr = load4(&pr) + load4(l);
  global int *back = to_local(ptr);
  g[0] = work_group_reduce_add(pr) + (back != 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
}

int load5(int *p) { return *p; }
kernel void gen5(global int *g, local int *l, constant int *c) {
  int pr = *c;
  int *ptr = get_local_id(0) ? g : (int *)l;
  *ptr = load5(&pr) + load5(l);
  global int *back = to_global(ptr);
  g[0] = work_group_reduce_add(g) + (back != 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
}

int load6(int *p) { return *p; }
kernel void gen6(global int *g, local int *l, constant int *c) {
  int pr = *c;
  int *ptr = get_local_id(0) ? g : l;
  *ptr = load6(&pr) + load6(l);
  global int *back = to_global(ptr);
  g[0] = work_group_reduce_add(pr) + (back != 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
}

int load7(int *p) { return *p; }
kernel void gen7(global int *g, local int *l, constant int *c) {
  int pr = *c;
  int *ptr = get_local_id(0) ? g : (int *)l;
  *ptr = load7(&pr) + load7(l);
  global int *back = to_constant(ptr);
  g[0] = work_group_reduce_add(pr) + (back != 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
}

int load8(int *p) { return *p; }
kernel void gen8(global int *g, local int *l, constant int *c) {
  int pr = *c;
  int *ptr = get_local_id(0) ? g : (int *)c;
  *ptr = load8(&pr) + load8(l);
  global int *back = to_global(ptr);
  g[0] = work_group_reduce_add(pr) + (back != 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
}

int load9(int *p) { return *p; }
kernel void gen9(global int *g, local int *l, constant int *c) {
  int pr = *c;
  int *ptr = get_local_id(0) ? g : (int *)l;
  *ptr = load9(&pr) + load9(l);
  global int *back = to_global(ptr);
  g[0] = work_group_reduce_add(pr) + (back != 0);
  work_group_barrier(memory_scope_work_group, CLK_LOCAL_MEM_FENCE);
}
