kernel void write_write(global int *o) { o[0] = get_global_id(0); }
kernel void same_value(global int *o) { o[0] = 5; }
kernel void read_then_write(global int *o) { int i = get_global_id(0); if (i > 0) o[i] = o[i - 1] + 1; }
kernel void barrier_local_only(global int *o) { int i = get_local_id(0); o[i] = i; barrier(CLK_LOCAL_MEM_FENCE); o[i + 8] = o[(i + 1) % 8]; }
kernel void barrier_global(global int *o) { int i = get_local_id(0); o[i] = i; barrier(CLK_GLOBAL_MEM_FENCE); o[i + 8] = o[(i + 1) % 8]; }
kernel void barrier_global_only(global int *o, local int *l) { int i = get_local_id(0); l[i] = i; barrier(CLK_GLOBAL_MEM_FENCE); o[i] = l[(i + 1) % 8]; }
kernel void across_groups(global int *o) { int i = get_global_id(0); o[i] = i; barrier(CLK_GLOBAL_MEM_FENCE); if (i == 7) o[9] = o[0]; }
kernel void missing_barrier(global int *o, local int *l) { int i = get_local_id(0); l[i] = i; o[i] = l[i ^ 1]; }
kernel void increment(global int *o) { o[0]++; }
kernel void atomic_then_plain(global int *o) { atomic_inc(&o[0]); if (get_global_id(0) == 3) o[1] = o[0]; }
kernel void atomics_only(global int *o) { atomic_inc(&o[0]); }
kernel void bytes(global uchar *o) { o[get_global_id(0)] = get_global_id(0); }
kernel void byte_overlap(global uchar *o) { int i = get_global_id(0); if (i == 0) *(global int *)o = 7; else o[1] = 2; }
kernel void own(global int *o) { int i = get_global_id(0); o[i] = i; o[i] += o[i]; }
kernel void broadcast(global int *o, local int *l) { if (get_local_id(0) == 0) l[0] = 9; barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = l[0]; }
kernel void reuse(global int *o, local int *l) { int i = get_local_id(0); for (int k = 0; k < 3; k++) { l[i] = k + i; barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = l[(i + 1) % 4]; } }
kernel void reuse_right(global int *o, local int *l) { int i = get_local_id(0); for (int k = 0; k < 3; k++) { l[i] = k + i; barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = l[(i + 1) % 4]; barrier(CLK_LOCAL_MEM_FENCE); } }
kernel void copy_without_barrier(global int *o, local int *l) { l[get_local_id(0)] = 1; event_t e = async_work_group_copy(o, l, 4, 0); wait_group_events(1, &e); }
kernel void read_before_wait(global int *a, local int *l, global int *o) { event_t e = async_work_group_copy(l, a, 4, 0); o[get_local_id(0)] = l[get_local_id(0)]; wait_group_events(1, &e); }
kernel void read_after_wait(global int *a, local int *l, global int *o) { event_t e = async_work_group_copy(l, a, 4, 0); wait_group_events(1, &e); o[get_local_id(0)] = l[3 - get_local_id(0)]; }
kernel void vector_overlap(global float *o) { vstore4((float4)(get_global_id(0)), 0, o + get_global_id(0)); }
kernel void plain_before_atomic(global int *o) { if (get_global_id(0) == 0) *o = 5; atomic_add(o, 2); }
kernel void reset_without_barrier(global int *o, local int *l) { if (get_local_id(0) == 0) *l = 0; barrier(CLK_GLOBAL_MEM_FENCE); atomic_inc(l); barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = *l; }
kernel void reset_right(global int *o, local int *l) { if (get_local_id(0) == 0) *l = 0; barrier(CLK_LOCAL_MEM_FENCE); atomic_inc(l); barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = *l; }
kernel void counted_by_others(global int *c, global int *o) { atomic_inc(c); barrier(CLK_GLOBAL_MEM_FENCE); if (get_local_id(0) == 0) o[get_group_id(0)] = *c; }
kernel void atomic_read_then_plain(global int *c) { atomic_cmpxchg(c, 9, 10); if (get_global_id(0) == 3) *c = 1; }
