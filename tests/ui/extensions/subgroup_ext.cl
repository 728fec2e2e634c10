// std: 2.0+

// Shuffles, ballots and clustered reductions of the KHR sub-group extensions.

kernel void shuffles(global int *p, global float4 *v) {
#ifdef cl_khr_subgroup_shuffle
  p[0] = sub_group_shuffle(p[1], 2u);
  p[1] = sub_group_shuffle_xor(p[1], 1u);
  v[0] = sub_group_shuffle(v[1], 2u); //~ ERROR CL0604
#endif
#ifdef cl_khr_subgroup_shuffle_relative
  p[2] = sub_group_shuffle_up(p[1], 2u);
  p[3] = sub_group_shuffle_down(p[1]); //~ ERROR CL0604
#endif
}

kernel void ballots(global uint4 *b, global int *p) {
#ifdef cl_khr_subgroup_ballot
  uint4 m = sub_group_ballot(p[0]);
  b[0] = m;
  p[1] = sub_group_inverse_ballot(m);
  p[2] = sub_group_ballot_bit_extract(m, 3u);
  p[3] = sub_group_ballot_bit_count(m);
  p[4] = sub_group_ballot_find_lsb(p[1]);
  uint2 small = sub_group_ballot(p[0]); //~ ERROR CL0506
  b[1] = get_sub_group_eq_mask();
#endif
}

kernel void clustered(global float *f) {
#ifdef cl_khr_subgroup_clustered_reduce
  f[0] = sub_group_clustered_reduce_add(f[1], 4u);
  f[1] = sub_group_clustered_reduce_xor(f[1], 4u); //~ ERROR CL0605
  f[2] = sub_group_clustered_reduce_max(f[1]); //~ ERROR CL0604
#endif
}
