// Functions of sub-groups (OpenCL C 6.15.20).
// std: 2.0+
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
int predicates(int a) { return sub_group_all(a) + sub_group_any(a > 1); }
int predicate_of_vector(int4 a) { return sub_group_all(a); } //~ ERROR CL0506
long broadcasts(int a, ulong b, float c, double d, half e) { return sub_group_broadcast(a, 0) + sub_group_broadcast(b, 1u) + sub_group_broadcast(c, 0) + sub_group_broadcast(d, 0) + sub_group_broadcast(e, 0); }
int broadcast_alone(int a) { return sub_group_broadcast(a); } //~ ERROR CL0604
ulong reduces(ulong a) { return sub_group_reduce_add(a) + sub_group_reduce_min(a) + sub_group_reduce_max(a) + sub_group_scan_exclusive_add(a) + sub_group_scan_exclusive_min(a) + sub_group_scan_inclusive_max(a); }
half reduces_halves(half a) { return sub_group_reduce_add(a) + sub_group_scan_inclusive_min(a); }
int4 reduced_vector(int4 a) { return sub_group_reduce_add(a); } //~ ERROR CL0604
int reduced_pointer(global int *a) { return sub_group_reduce_add(a); } //~ ERROR CL0604
// More types with their extension, vectors to broadcast alone.
short extended(short a, uchar b) { return sub_group_reduce_add(a) + sub_group_scan_inclusive_max(b) + sub_group_broadcast(b, 0); }
float4 extended_vector(float4 a) { return sub_group_broadcast(a, 0); }
// Votes, ballots, shuffles, rotations and clusters with theirs.
int votes(int a, float b) { return sub_group_elect() + sub_group_non_uniform_all(a) + sub_group_non_uniform_any(a) + sub_group_non_uniform_all_equal(b); }
int elected(int a) { return sub_group_elect(a); } //~ ERROR CL0603
uint4 ballots(int a, uint4 b) { return sub_group_ballot(a) + get_sub_group_eq_mask() + (uint4)(sub_group_ballot_bit_count(b) + sub_group_inverse_ballot(b) + sub_group_ballot_bit_extract(b, 1) + sub_group_ballot_find_lsb(b)); }
int ballot_of_number(uint a) { return sub_group_inverse_ballot(a); } //~ WARNING CL0604
int ballot_of_signed(int4 a) { return sub_group_inverse_ballot(a); } //~ ERROR CL0506
char shuffles(char a, double b) { return sub_group_shuffle(a, 1u) + sub_group_shuffle_xor(a, 1u) + sub_group_shuffle_up(b, 1u) + sub_group_shuffle_down(a, 1u); }
float4 shuffled_vector(float4 a) { return sub_group_shuffle(a, 1u); } //~ ERROR CL0604
int rotates(int a) { return sub_group_rotate(a, -1) + sub_group_clustered_rotate(a, 1, 4u); }
int clusters(int a, float b) { return sub_group_clustered_reduce_add(a, 4) + sub_group_clustered_reduce_max(b, 4) + sub_group_clustered_reduce_xor(a, 4) + sub_group_clustered_reduce_logical_and(a, 4); }
float cluster_of_bits(float4 a) { return sub_group_clustered_reduce_and(a, 4).x; } //~ ERROR CL0604
int arithmetic(int a, half b) { return sub_group_non_uniform_reduce_mul(a) + sub_group_non_uniform_scan_inclusive_add(b) + sub_group_non_uniform_reduce_and(a) + sub_group_non_uniform_scan_exclusive_logical_or(a); }
