// std: 2.0 3.0
#define MO memory_order_relaxed
#define MS memory_scope_device

int push(global atomic_int *tail, global int *ring, int v) {
  int slot = atomic_fetch_add_explicit(tail, 1, MO, MS);
  ring[slot & 255] = v;
  return slot;
}

kernel void fill(global atomic_int *tail, global int *ring) {
  push(tail, ring, (int)get_global_id(0));
}

int push_0(global atomic_int *tail, global int *ring, int v) {
  return atomic_fetch_add_explicit(tail, 1, MS, MO);
}
int push_1(global int *tail, global int *ring, int v) {
  return atomic_fetch_add_explicit(tail, 1, MO, MS);
}
int push_2(global atomic_int *tail, global int *ring, int v) {
  return atomic_fetch_add_explicit(*tail, 1, MO, MS);
}
int push_3(global atomic_float *tail, global int *ring, int v) {
  return atomic_fetch_sub_explicit(tail, 1, MO, MS);
}
int push_4(global atomic_int *tail, global int *ring, int v) {
  return atomic_fetch_add_explicit(tail, 1, MS);
}
int push_5(global atomic_int *tail, global int *ring, int v) {
  return atomic_add(tail, 1);
}
int push_6(local atomic_uint *tail, global int *ring, int v) {
  return atomic_fetch_max_explicit(tail, v, memory_order_seq_cst, MS);
}
int push_7(global atomic_int *tail, global int *ring, int v) {
  atomic_store_explicit(tail, v, memory_order_acquire, MS);
  return 0;
}
int push_8(global atomic_int *tail, global int *ring, int v) {
  return *tail + 1;
}
int push_9(global const atomic_int *tail, global int *ring, int v) {
  return atomic_load_explicit(tail, MO, MS);
}
int push_10(constant atomic_int *tail, global int *ring, int v) {
  atomic_init(tail, v);
  return atomic_compare_exchange_strong_explicit(tail, ring, v, MO, MO, MS);
}
