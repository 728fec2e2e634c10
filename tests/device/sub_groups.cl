kernel void ids(global uint *o) {
  uint i = get_global_id(0);
  o[6 * i] = get_sub_group_size();
  o[6 * i + 1] = get_max_sub_group_size();
  o[6 * i + 2] = get_num_sub_groups();
  o[6 * i + 3] = get_enqueued_num_sub_groups();
  o[6 * i + 4] = get_sub_group_id();
  o[6 * i + 5] = get_sub_group_local_id();
}
kernel void in_three_dimensions(global uint *o) {
  o[get_local_linear_id()] = get_sub_group_id() * 100 + get_sub_group_local_id();
}
kernel __attribute__((intel_reqd_sub_group_size(8))) void asked_size(global uint *o) {
  o[get_global_id(0)] = get_sub_group_id() * 100 + get_sub_group_local_id();
}
kernel void folds(global const int *a, global int *o) {
  int i = get_global_id(0), v = a[i];
  o[9 * i] = sub_group_reduce_add(v);
  o[9 * i + 1] = sub_group_reduce_min(v);
  o[9 * i + 2] = sub_group_reduce_max(v);
  o[9 * i + 3] = sub_group_scan_inclusive_add(v);
  o[9 * i + 4] = sub_group_scan_exclusive_add(v);
  o[9 * i + 5] = sub_group_scan_exclusive_max(v);
  o[9 * i + 6] = sub_group_all(v > 5);
  o[9 * i + 7] = sub_group_any(v > 60);
  o[9 * i + 8] = sub_group_broadcast(v, 3);
}
kernel void types(global float *f, global double *d, global short *s, global ulong *u) {
  int i = get_global_id(0);
  f[i] = sub_group_reduce_max((float)i * 0.5f);
  d[i] = sub_group_scan_inclusive_add(i * 0.25);
  s[i] = sub_group_reduce_min((short)(100 - i));
  u[i] = sub_group_scan_exclusive_min((ulong)(1000 - i));
}
kernel void vectors(global int4 *o) {
  int i = get_global_id(0);
  o[i] = sub_group_broadcast((int4)(i, 2 * i, 3 * i, -i), 2);
}
kernel void ballots(global uint *o) {
  uint i = get_global_id(0);
  uint4 b = sub_group_ballot(i % 3 == 0);
  o[8 * i] = b.x;
  o[8 * i + 1] = b.y | b.z | b.w;
  o[8 * i + 2] = sub_group_inverse_ballot(b);
  o[8 * i + 3] = sub_group_ballot_bit_extract(b, 3);
  o[8 * i + 4] = sub_group_ballot_bit_count(b);
  o[8 * i + 5] = sub_group_ballot_inclusive_scan(b) * 100 + sub_group_ballot_exclusive_scan(b);
  o[8 * i + 6] = sub_group_ballot_find_lsb(b) * 100 + sub_group_ballot_find_msb(b);
  o[8 * i + 7] = sub_group_ballot_bit_count((uint4)(0xffffffffu));
}
kernel void masks(global uint *o) {
  uint i = get_global_id(0);
  o[5 * i] = get_sub_group_eq_mask().x;
  o[5 * i + 1] = get_sub_group_ge_mask().x;
  o[5 * i + 2] = get_sub_group_gt_mask().x;
  o[5 * i + 3] = get_sub_group_le_mask().x;
  o[5 * i + 4] = get_sub_group_lt_mask().x;
}
kernel void shuffles(global int *o) {
  int i = get_global_id(0), id = get_sub_group_local_id(), v = 1000 + i;
  int up = sub_group_shuffle_up(v, 2), down = sub_group_shuffle_down(v, 3);
  o[7 * i] = sub_group_shuffle(v, 15 - id);
  o[7 * i + 1] = sub_group_shuffle_xor(v, 5);
  o[7 * i + 2] = id >= 2 ? up : -1;
  o[7 * i + 3] = id < 13 ? down : -1;
  o[7 * i + 4] = sub_group_rotate(v, 3);
  o[7 * i + 5] = sub_group_rotate(v, -2);
  o[7 * i + 6] = sub_group_clustered_rotate(v, 1, 4);
}
kernel void clusters(global int *o) {
  int i = get_global_id(0);
  o[3 * i] = sub_group_clustered_reduce_add(i, 4);
  o[3 * i + 1] = sub_group_clustered_reduce_xor(i, 8);
  o[3 * i + 2] = sub_group_clustered_reduce_logical_and(i % 5, 2);
}
kernel void in_divergent_code(global int *o) {
  int i = get_global_id(0);
  o[4 * i] = -1; o[4 * i + 1] = -1; o[4 * i + 2] = -1; o[4 * i + 3] = -1;
  if (i % 4 == 1) {
    o[4 * i] = sub_group_non_uniform_reduce_add(i);
    o[4 * i + 1] = sub_group_elect();
    o[4 * i + 2] = sub_group_broadcast_first(i);
    o[4 * i + 3] = sub_group_non_uniform_scan_exclusive_mul(2);
  } else if (i % 4 == 2) {
    o[4 * i] = (int)sub_group_ballot(1).x;
    o[4 * i + 1] = sub_group_non_uniform_all_equal(i % 4);
    o[4 * i + 2] = sub_group_non_uniform_all(i > 2);
    o[4 * i + 3] = sub_group_non_uniform_any(i == 18);
  }
}
// Each sub-group goes its own way.
kernel void one_sub_group(global int *o) {
  int i = get_global_id(0);
  o[i] = 0;
  if (get_sub_group_id() == 1) {
    for (int k = 0; k < 3; k++) o[i] += sub_group_reduce_add(k + 1);
  }
}
kernel void local_memory(global int *o, local int *l) {
  int i = get_local_id(0), first = i - get_sub_group_local_id(), n = get_sub_group_size();
  l[i] = i * i;
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  o[i] = l[first + n - 1 - (i - first)];
}
kernel void no_barrier(global int *o, local int *l) {
  int i = get_local_id(0), first = i - get_sub_group_local_id(), n = get_sub_group_size();
  l[i] = i * i;
  o[i] = l[first + n - 1 - (i - first)];
}
kernel void across_sub_groups(global int *o, local int *l) {
  int i = get_local_id(0);
  l[i] = i;
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  o[i] = l[31 - i];
}
kernel void other_fence(global int *o, local int *l) {
  int i = get_local_id(0);
  l[i] = i;
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  o[i] = l[15 - i];
}
kernel void part_of_it(global int *o) {
  int i = get_global_id(0);
  o[i] = 1;
  if (i != 3) o[i] = sub_group_reduce_add(1);
}
kernel void barrier_for_some(global int *o) {
  int i = get_global_id(0);
  if (i & 1) sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  o[i] = i;
}
kernel void left_early(global int *o) {
  int i = get_global_id(0);
  if (i == 0) return;
  o[i] = sub_group_any(i == 7);
}
kernel void different_lanes(global int *o) { int i = get_global_id(0); o[i] = sub_group_broadcast(i, i & 1); }
kernel void nobodys_value(global int *o) { int i = get_global_id(0); o[i] = sub_group_shuffle_up(i, 1); }
kernel void uneven_groups(global uint *o) {
  uint i = get_global_id(0);
  o[3 * i] = get_num_sub_groups();
  o[3 * i + 1] = get_enqueued_num_sub_groups();
  o[3 * i + 2] = get_sub_group_size();
}
kernel void again_without_barrier(global int *o, local int *s) { int l = get_local_id(0); s[l] = l; sub_group_barrier(CLK_LOCAL_MEM_FENCE); int v = s[l ^ 1]; s[l] = v; o[l] = v; }
kernel void again_with_barrier(global int *o, local int *s) { int l = get_local_id(0); s[l] = l; sub_group_barrier(CLK_LOCAL_MEM_FENCE); int v = s[l ^ 1]; sub_group_barrier(CLK_LOCAL_MEM_FENCE); s[l] = v; sub_group_barrier(CLK_LOCAL_MEM_FENCE); o[l] = s[15 - l]; }
kernel void other_sub_group(global int *o, local int *s) { int l = get_local_id(0); s[l] = l; sub_group_barrier(CLK_LOCAL_MEM_FENCE); o[l] = s[31 - l]; }
