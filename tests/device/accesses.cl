typedef struct { int a[4]; int b; } S;
typedef struct { int x; float f; } P;
kernel void read_past(global int *a, global int *o) { int i = get_global_id(0); o[i] = a[i]; }
kernel void write_past(global int *a) { a[get_global_id(0)] = 7; }
kernel void negative(global int *a, global int *o) { o[0] = a[(int)get_global_id(0) - 1]; }
kernel void local_past(local int *l, global int *o) { l[get_local_id(0)] = 1; o[get_local_id(0)] = 1; }
kernel void private_past(global int *a, global int *o) { int p[4] = {1, 2, 3, 4}; o[0] = p[a[0]]; }
kernel void inside_struct(global S *s, global int *o, int k) { o[0] = s->a[k]; }
kernel void local_struct(global int *o, int k) { S s = {{1, 2, 3, 4}, 5}; s.a[k] = 9; o[0] = s.b; }
kernel void one_past_is_fine(global int *o) { int a[4] = {1, 2, 3, 4}; int s = 0; for (int *p = a; p != &a[4]; p++) s += *p; o[0] = s; }
kernel void null_read(global int *a, global int *o) { o[0] = a[0]; }
kernel void null_write(global int *a) { a[3] = 1; }
kernel void null_test(global int *a, global int *o) { o[0] = a ? a[0] : -1; }
kernel void misaligned(global char *c, global int *o) { o[0] = *(global int *)(c + 1); }
kernel void vload_unaligned_is_fine(global float *a, global float *o) { o[0] = vload4(0, a + 1).w; }
kernel void vector_misaligned(global float *a, global float4 *o) { o[0] = *(global float4 *)(a + 1); }
kernel void to_read_only(global int *a) { a[0] = 1; }
kernel void from_write_only(global int *a, global int *o) { o[0] = a[0]; }
kernel void through_const(global const int *a) { *(global int *)a = 5; }
kernel void constant_write(constant int *a) { *(private int *)(uintptr_t)a = 4; }
kernel void wrong_space(global int *a) { int *g = a; local int *l = (local int *)g; *l = 3; }
kernel void divide(global int *a, global int *o) { o[0] = a[0] / a[1]; o[1] = a[0] % a[1]; }
kernel void divide_guarded(global int *a, global int *o) { int i = get_global_id(0); if (a[i] != 0) o[i] = 12 / a[i]; }
kernel void two_dims(global int *o, int i, int j) { int t[2][3] = {{0, 1, 2}, {3, 4, 5}}; o[0] = t[i][j]; }
kernel void atomic_past(global int *a) { atomic_inc(a + get_global_id(0)); }
kernel void copy_past(global int *a, local int *l) { event_t e = async_work_group_copy(l, a, 8, 0); wait_group_events(1, &e); }
kernel void element_past(global int *o, int k) { int4 v = (int4)(1, 2, 3, 4); o[0] = v[k]; }
constant int table[3] = {1, 2, 3};
kernel void constant_past(global int *o, int k) { o[0] = table[k]; }
kernel void dropped(global int *a, global int *o) { a[2] = 5; a[9] = 6; o[0] = a[9] + a[2]; }
