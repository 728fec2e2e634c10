kernel void one_sided(global int *o) { if (get_local_id(0) < 2) barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = 1; }
kernel void two_barriers(global int *o) { if (get_local_id(0) & 1) barrier(CLK_LOCAL_MEM_FENCE); else barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = 1; }
kernel void early_exit(global int *o) { if (get_local_id(0) == 0) return; barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = 1; }
kernel void uneven_loop(global int *o) { int i = get_local_id(0); for (int k = 0; k <= i; k++) barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = 1; }
kernel void uniform_branch(global int *o, int n) { if (n) barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = 1; }
kernel void diverging_copy(global int *a, local int *l) { if (get_local_id(0) == 0) { event_t e = async_work_group_copy(l, a, 2, 0); wait_group_events(1, &e); } }
kernel void differing_copy(global int *a, local int *l) { event_t e = async_work_group_copy(l, a + get_local_id(0), 1, 0); wait_group_events(1, &e); }
kernel void never_waited(global int *a, local int *l) { async_work_group_copy(l, a, 2, 0); }
kernel void wrong_event(global int *o) { event_t e = (event_t)0; wait_group_events(1, &e); o[0] = 1; }
kernel void twice(global int *a, local int *l, global int *o) { event_t e[2]; for (int k = 0; k < 2; k++) e[k] = async_work_group_copy(l + k, a + k, 1, 0); wait_group_events(2, e); o[get_local_id(0)] = l[get_local_id(0)]; }
kernel __attribute__((reqd_work_group_size(4, 1, 1))) void required(global int *o) { o[get_global_id(0)] = get_local_size(0); }
kernel void any_size(global int *o) { o[get_global_id(0)] = 1; }
int successor(int x) { return x + 1; }
kernel void late_call(global int *o, int n) { int i = get_local_id(0), sum = 0; for (int k = i == 0 ? n : 0; k < n; k++) sum += (k & 3) * (i + 2); o[i] = sum + (i + 10) * successor(i); }
kernel void late_choice(global int *o, int n) { int i = get_local_id(0), sum = 0; for (int k = i == 0 ? n : 0; k < n; k++) sum += (k & 3) * (i + 2); o[i] = sum + (i + 10) * (i < 2 ? successor(i) : successor(successor(i))); }
