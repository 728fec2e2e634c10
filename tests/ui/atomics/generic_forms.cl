// What the generic atomic functions of compilers read lies anywhere, what they write lies where the object does; an
// object that is `const` does not change.
void f(constant int *c, const int *p, global const long *g, int x, int *q) {
  __atomic_load_n(c, 0);
  __atomic_store_n(c, 1, 0);
  __atomic_load(c, q, 0);
  __atomic_store(c, q, 0); //~ ERROR CL0301
  __atomic_fetch_add(c, 1, 0);
  __atomic_exchange_n(c, 1, 0);
  __atomic_compare_exchange_n(c, q, 1, 0, 0, 0);
  __atomic_compare_exchange_n(q, c, 1, 0, 0, 0);
  __sync_fetch_and_add(c, 1);
  __sync_bool_compare_and_swap(c, 1, 2);
  __atomic_test_and_set(c, 0);
  __atomic_clear(c, 0);
  __atomic_load(q, c, 0);
  __atomic_store(q, c, 0); //~ ERROR CL0301
  __atomic_exchange(c, q, q, 0); //~ ERROR CL0301
  __atomic_exchange(q, c, q, 0);
  __atomic_exchange(q, q, c, 0); //~ ERROR CL0301
  __scoped_atomic_store_n(c, 1, 0, 0);
  __scoped_atomic_fetch_add(c, 1, 0, 0);
}
void g(const int *p, int x, int *q) {
  __atomic_load_n(p, 0);
  __atomic_store_n(p, 1, 0); //~ ERROR CL0608
  __atomic_load(p, q, 0);
  __atomic_store(p, q, 0); //~ ERROR CL0608
  __atomic_fetch_add(p, 1, 0); //~ ERROR CL0608
  __atomic_exchange_n(p, 1, 0); //~ ERROR CL0608
  __atomic_compare_exchange_n(p, q, 1, 0, 0, 0); //~ ERROR CL0608
  __atomic_compare_exchange_n(q, p, 1, 0, 0, 0);
  __sync_fetch_and_add(p, 1); //~ ERROR CL0608
  __sync_bool_compare_and_swap(p, 1, 2); //~ ERROR CL0608
  __atomic_load(q, p, 0);
  __atomic_store(q, p, 0);
  __scoped_atomic_store_n(p, 1, 0, 0); //~ ERROR CL0608
}
void h(constant int *c, const int *p, global int *g, int x, int *q, float *f, local int *l) {
  __atomic_compare_exchange(q, l, q, 0, 0, 0);
  __atomic_compare_exchange(q, q, l, 0, 0, 0); //~ ERROR[1.0,1.1,1.2] CL0301
  __atomic_compare_exchange(q, c, q, 0, 0, 0);
  __atomic_compare_exchange(c, q, q, 0, 0, 0); //~ ERROR CL0301
  __atomic_compare_exchange(p, q, q, 0, 0, 0); //~ ERROR CL0608
  __atomic_compare_exchange(q, p, q, 0, 0, 0);
  __atomic_compare_exchange(q, q, p, 0, 0, 0);
  __atomic_exchange(q, l, q, 0);
  __atomic_exchange(l, l, q, 0); //~ ERROR CL0301
  __atomic_exchange(g, q, g, 0);
  __atomic_exchange(g, q, q, 0); //~ ERROR CL0301
  __atomic_exchange(q, f, q, 0);
  __atomic_exchange(q, q, f, 0);
  __atomic_exchange(p, q, q, 0); //~ ERROR CL0608
  __atomic_exchange(q, p, q, 0);
  __atomic_exchange(q, q, p, 0);
  __atomic_load(q, f, 0);
  __atomic_load(q, l, 0);
  __atomic_load(q, x, 0); //~ ERROR CL0608
  __atomic_store(q, x, 0); //~ ERROR CL0507
  __atomic_store(x, q, 0); //~ ERROR CL0507
  __atomic_store(q, f, 0);
  __atomic_store(q, g, 0); //~ ERROR[1.0,1.1,1.2] CL0301
  __atomic_store(g, q, 0); //~ ERROR CL0301
  __scoped_atomic_store(g, q, 0, 0); //~ ERROR CL0301
  __scoped_atomic_store(q, g, 0, 0); //~ ERROR[1.0,1.1,1.2] CL0301
  __scoped_atomic_exchange(q, l, g, 0, 0); //~ ERROR[1.0,1.1,1.2] CL0301
  __scoped_atomic_exchange(q, c, q, 0, 0);
  __scoped_atomic_exchange(q, q, c, 0, 0); //~ ERROR CL0301
  __scoped_atomic_compare_exchange(q, c, q, 0, 0, 0, 0);
  __scoped_atomic_load(q, c, 0, 0);
}
