typedef struct { char c; int i; } Padded;
kernel void variable(global int *o) { int x; o[0] = x; }
kernel void branch(global int *o) { int x; if (x > 3) o[0] = 1; else o[0] = 2; }
kernel void address(global int *a, global int *o) { int x; o[0] = a[x & 1]; }
kernel void copied_only(global int *o) { int x; int y = x; int z[2]; z[0] = y; y = 4; o[0] = y; }
kernel void array(global int *o) { int a[4]; a[0] = 1; a[2] = 3; o[0] = a[0] + a[2]; }
kernel void array_hole(global int *o) { int a[4]; a[0] = 1; o[0] = a[1]; }
kernel void component(global int *o) { int4 v; v.x = 1; v.z = 3; o[0] = v.x + v.z; }
kernel void component_hole(global int *o) { int4 v; v.x = 1; o[0] = v.y; }
kernel void local_memory(local int *l, global int *o) { o[get_local_id(0)] = l[get_local_id(0)]; }
kernel void local_written(local int *l, global int *o) { l[get_local_id(0)] = 2; o[get_local_id(0)] = l[get_local_id(0)]; }
kernel void buffer(global const int *a, global int *o) { o[0] = a[0]; }
kernel void padding(global Padded *o) { Padded p; p.c = 1; p.i = 2; o[0] = p; }
kernel void member(global Padded *o) { Padded p; p.c = 1; o[0] = p; }
kernel void some_lanes(global int *o) { int i = get_global_id(0), x; if (i < 4) x = i; if (i < 4) o[i] = x; }
kernel void wrong_lanes(global int *o) { int i = get_global_id(0), x; if (i < 3) x = i; o[i] = x; }
kernel void atomic(local int *l, global int *o) { o[0] = atomic_inc(l); }
kernel void loop(global int *o) { int n; for (int i = 0; i < n; i++) o[0] = i; }
int pick(int a, int b, int c) { return c ? a : b; }
kernel void chosen(global int *o) { int x; o[0] = pick(1, x, 1); }
kernel void swap_pair(global int *o) { int2 v; v.x = 1; v.y = 2; v = v.yx; o[0] = v.x; }
int only_sometimes(int x) { if (x) return 1; }
kernel void no_result(global int *o, int x) { o[0] = only_sometimes(x); }
kernel void dropped_write(global int *o) { int a[2]; *(int4 *)a = (int4)(1); o[0] = a[0] + a[1]; }
