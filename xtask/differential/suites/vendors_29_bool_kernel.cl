// std: 1.2 2.0 3.0
// bool in memory, in structures and as a kernel argument.

struct with_bool { bool b; int i; };
constant bool flags[2] = {true, false};

// CHECK: define {{.*}}i1 {{.*}}@ret_true
bool ret_true(void) { return true; }
bool cmp(int a, int b) { return a < b; }
int size_of_bool[sizeof(bool) == 1 ? 1 : -1];

kernel void local_use(global int *o) {
  bool b = *o;
  b |= 1;
  b++;
  local bool lb;
  lb = b;
  *o = b ? 1 : 2;
  _Bool c = 0.25f;
  bool arr[3] = {1, c};
}

kernel void by_value(bool b) {}
kernel void by_pointer(global bool *b) {}
kernel void in_struct(struct with_bool s) {}
kernel void ptr_struct(global struct with_bool *s) {}
kernel void sz(size_t s, ptrdiff_t p) {}
kernel void ip(intptr_t i, uintptr_t u) {}
kernel void sz_ptr(global size_t *s) {}

bool2 vec;
typedef bool bvec __attribute__((ext_vector_type(4)));
