// Programs that test suites of drivers and simulators have in this shape: nothing is wrong with them.
#define CHECK(n, c) do { if (!(c)) printf("FAIL %d\n", n); else atomic_inc(o); } while (0)

#define REF_int_uchar long
#define LO_int_uchar 0L
#define HI_int_uchar 255L

kernel void int_uchar(global const uchar *in, global int *o) {
  int g = get_global_id(0); uchar x = in[g];
  for (int j = 0; j < (int)get_global_size(0); j++) {
    uchar y = in[j];
    CHECK(1, add_sat(x, y) == (uchar)clamp((REF_int_uchar)x + (REF_int_uchar)y, (REF_int_uchar)LO_int_uchar, (REF_int_uchar)HI_int_uchar));
    CHECK(2, sub_sat(x, y) == (uchar)clamp((REF_int_uchar)x - (REF_int_uchar)y, (REF_int_uchar)LO_int_uchar, (REF_int_uchar)HI_int_uchar));
    CHECK(3, hadd(x, y) == (uchar)(((REF_int_uchar)x + (REF_int_uchar)y) >> 1));
    CHECK(4, rhadd(x, y) == (uchar)(((REF_int_uchar)x + (REF_int_uchar)y + 1) >> 1));
    CHECK(5, abs_diff(x, y) == (uchar)((REF_int_uchar)x > (REF_int_uchar)y ? (REF_int_uchar)x - (REF_int_uchar)y : (REF_int_uchar)y - (REF_int_uchar)x));
    CHECK(6, mul_hi(x, y) == (uchar)(((REF_int_uchar)x * (REF_int_uchar)y) >> 8));
    CHECK(7, mad_hi(x, y, (uchar)3) == (uchar)((((REF_int_uchar)x * (REF_int_uchar)y) >> 8) + 3));
    CHECK(8, max(x, y) == (x > y ? x : y)); CHECK(9, min(x, y) == (x < y ? x : y));
    uint r = (uint)y & 7;
    CHECK(10, rotate(x, (uchar)r) == (uchar)(r ? ((uchar)x << r) | ((uchar)x >> (8 - r)) : (uchar)x));
    CHECK(11, clamp(x, (uchar)1, (uchar)5) == min(max(x, (uchar)1), (uchar)5));
    CHECK(12, mad_sat(x, y, (uchar)1) == (uchar)clamp((REF_int_uchar)x * (REF_int_uchar)y + 1, (REF_int_uchar)LO_int_uchar, (REF_int_uchar)HI_int_uchar));
  }
  int lead = 0; for (int i = 8 - 1; i >= 0 && !(((uchar)x >> i) & 1); i--) lead++;
  int bits = 0; for (int i = 0; i < 8; i++) bits += ((uchar)x >> i) & 1;
  CHECK(13, clz(x) == (uchar)lead); CHECK(14, popcount(x) == (uchar)bits);
  CHECK(15, abs(x) == (uchar)((REF_int_uchar)x < 0 ? -(REF_int_uchar)x : (REF_int_uchar)x));
  CHECK(16, ctz(x) == (uchar)(x == 0 ? 8 : popcount((uchar)((x & -x) - 1))));
}

#define REF_int_short long
#define LO_int_short -32768L
#define HI_int_short 32767L

kernel void int_short(global const short *in, global int *o) {
  int g = get_global_id(0); short x = in[g];
  for (int j = 0; j < (int)get_global_size(0); j++) {
    short y = in[j];
    CHECK(1, add_sat(x, y) == (short)clamp((REF_int_short)x + (REF_int_short)y, (REF_int_short)LO_int_short, (REF_int_short)HI_int_short));
    CHECK(2, sub_sat(x, y) == (short)clamp((REF_int_short)x - (REF_int_short)y, (REF_int_short)LO_int_short, (REF_int_short)HI_int_short));
    CHECK(3, hadd(x, y) == (short)(((REF_int_short)x + (REF_int_short)y) >> 1));
    CHECK(4, rhadd(x, y) == (short)(((REF_int_short)x + (REF_int_short)y + 1) >> 1));
    CHECK(5, abs_diff(x, y) == (ushort)((REF_int_short)x > (REF_int_short)y ? (REF_int_short)x - (REF_int_short)y : (REF_int_short)y - (REF_int_short)x));
    CHECK(6, mul_hi(x, y) == (short)(((REF_int_short)x * (REF_int_short)y) >> 16));
    CHECK(7, mad_hi(x, y, (short)3) == (short)((((REF_int_short)x * (REF_int_short)y) >> 16) + 3));
    CHECK(8, max(x, y) == (x > y ? x : y)); CHECK(9, min(x, y) == (x < y ? x : y));
    uint r = (uint)y & 15;
    CHECK(10, rotate(x, (short)r) == (short)(r ? ((ushort)x << r) | ((ushort)x >> (16 - r)) : (ushort)x));
    CHECK(11, clamp(x, (short)1, (short)5) == min(max(x, (short)1), (short)5));
    CHECK(12, mad_sat(x, y, (short)1) == (short)clamp((REF_int_short)x * (REF_int_short)y + 1, (REF_int_short)LO_int_short, (REF_int_short)HI_int_short));
  }
  int lead = 0; for (int i = 16 - 1; i >= 0 && !(((ushort)x >> i) & 1); i--) lead++;
  int bits = 0; for (int i = 0; i < 16; i++) bits += ((ushort)x >> i) & 1;
  CHECK(13, clz(x) == (short)lead); CHECK(14, popcount(x) == (short)bits);
  CHECK(15, abs(x) == (ushort)((REF_int_short)x < 0 ? -(REF_int_short)x : (REF_int_short)x));
  CHECK(16, ctz(x) == (short)(x == 0 ? 16 : popcount((ushort)((x & -x) - 1))));
}

#define REF_int_int long
#define LO_int_int -2147483648L
#define HI_int_int 2147483647L

kernel void int_int(global const int *in, global int *o) {
  int g = get_global_id(0); int x = in[g];
  for (int j = 0; j < (int)get_global_size(0); j++) {
    int y = in[j];
    CHECK(1, add_sat(x, y) == (int)clamp((REF_int_int)x + (REF_int_int)y, (REF_int_int)LO_int_int, (REF_int_int)HI_int_int));
    CHECK(2, sub_sat(x, y) == (int)clamp((REF_int_int)x - (REF_int_int)y, (REF_int_int)LO_int_int, (REF_int_int)HI_int_int));
    CHECK(3, hadd(x, y) == (int)(((REF_int_int)x + (REF_int_int)y) >> 1));
    CHECK(4, rhadd(x, y) == (int)(((REF_int_int)x + (REF_int_int)y + 1) >> 1));
    CHECK(5, abs_diff(x, y) == (uint)((REF_int_int)x > (REF_int_int)y ? (REF_int_int)x - (REF_int_int)y : (REF_int_int)y - (REF_int_int)x));
    CHECK(6, mul_hi(x, y) == (int)(((REF_int_int)x * (REF_int_int)y) >> 32));
    CHECK(7, mad_hi(x, y, (int)3) == (int)((((REF_int_int)x * (REF_int_int)y) >> 32) + 3));
    CHECK(8, max(x, y) == (x > y ? x : y)); CHECK(9, min(x, y) == (x < y ? x : y));
    uint r = (uint)y & 31;
    CHECK(10, rotate(x, (int)r) == (int)(r ? ((uint)x << r) | ((uint)x >> (32 - r)) : (uint)x));
    CHECK(11, clamp(x, (int)1, (int)5) == min(max(x, (int)1), (int)5));
    CHECK(12, mad_sat(x, y, (int)1) == (int)clamp((REF_int_int)x * (REF_int_int)y + 1, (REF_int_int)LO_int_int, (REF_int_int)HI_int_int));
  }
  int lead = 0; for (int i = 32 - 1; i >= 0 && !(((uint)x >> i) & 1); i--) lead++;
  int bits = 0; for (int i = 0; i < 32; i++) bits += ((uint)x >> i) & 1;
  CHECK(13, clz(x) == (int)lead); CHECK(14, popcount(x) == (int)bits);
  CHECK(15, abs(x) == (uint)((REF_int_int)x < 0 ? -(REF_int_int)x : (REF_int_int)x));
  CHECK(16, ctz(x) == (int)(x == 0 ? 32 : popcount((uint)((x & -x) - 1))));
}

kernel void mi_nonuniform(global int *o) {
  o[get_global_id(0)] = get_local_size(0) * 100 + get_enqueued_local_size(0) * 10 + get_group_id(0);
}

constant int t_mi_scope[2][3] = {{1, 2, 3}, {4, 5, 6}}; global int *constant gp_mi_scope = 0;
constant float4 v_mi_scope = (float4)(1, 2, 3, 4);
constant struct {
  int a; char b[4];
} s_mi_scope = {5, "abc"};
kernel void mi_scope(global int *o) {
  o[0] = t_mi_scope[1][2] + (int)v_mi_scope.z + s_mi_scope.a + s_mi_scope.b[2];
}

int sum_mi_generic(int *p, int n) {
  int s = 0;
  while (n--) s += *p++;
  return s;
}
kernel void mi_generic(global int *a, global int *o) {
  local int l[2]; int x[2] = {1, 2};
  if (get_local_id(0) == 0) {
    l[0] = 5; l[1] = 6;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  o[get_global_id(0)] = sum_mi_generic(a, 4) + 100 * sum_mi_generic(l, 2) + 10000 * sum_mi_generic(x, 2);
}

kernel void mi_workgroup_fns(global int *o) {
  int l = get_local_id(0);
  o[get_global_id(0)] = work_group_reduce_add(l) + 100 * work_group_scan_inclusive_max(l) + 10000 * work_group_scan_exclusive_add(l) + 1000000 * work_group_broadcast(l, 2);
}

kernel void c_generic_atomics(global atomic_int *a, global int *o) {
  local atomic_int l;
  if(get_local_id(0)==0)atomic_init(&l, 0);
  barrier(CLK_LOCAL_MEM_FENCE); atomic_fetch_add(&l, 1);
  atomic_fetch_add_explicit(a, 2, memory_order_relaxed, memory_scope_device); barrier(CLK_LOCAL_MEM_FENCE);
  if(get_local_id(0)==0)o[get_group_id(0)]=atomic_load(&l);
  int e=100; atomic_compare_exchange_strong(a+1, &e, 5);
}

kernel void c_image_free_ids(global int *o) {
  o[get_global_linear_id()]=get_local_linear_id()+10*get_global_offset(0)+100*get_num_groups(1);
}
