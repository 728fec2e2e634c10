#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
typedef int (*binary)(int, int);
typedef struct { int a[3]; float4 f; } Mixed;
int (^tripled)(int) = ^(int x) { return x * 3; };
int add(int a, int b) { return a + b; }
int sub(int a, int b) { return a - b; }
constant binary table[2] = { add, &sub };
int sum_of_two(int n) { int (^h)(int) = ^(int k) { return k * n; }; return h(2) + h(3); }

kernel void copied(global int *out) {
  int i = get_global_id(0), y = 10 + i;
  int (^b)(int) = ^(int x) { return x + y; };
  y = 100;
  out[2 * i] = b(1);
  out[2 * i + 1] = y;
}
kernel void nested(global int *out) {
  int i = get_global_id(0), y = i;
  Mixed s; s.a[1] = 7; s.f = (float4)(1, 2, 3, i);
  int array[4] = { 1, 2, 3, 4 };
  int (^outer)(int) = ^(int x) {
    int (^inner)(int) = ^(int x) { return x + y; };
    int sum = inner(x);
    int (^third)(void) = ^{ return sum + s.a[1] + (int)s.f.w + array[2] + tripled(x); };
    return third();
  };
  y = 1000; array[2] = 50;
  out[i] = outer(1);
}
kernel void at_once(global int *out) { out[0] = ^int(int a) { return a + 1; }(41); }
kernel void in_function(global int *out) { int i = get_global_id(0); out[i] = sum_of_two(i); }
kernel void structs(global int *out) {
  int y = 5;
  Mixed (^make)(int) = ^(int q) { Mixed r; r.a[0] = q; r.a[1] = y; r.a[2] = 3; r.f = 0; return r; };
  out[0] = make(4).a[0]; out[1] = make(6).a[1]; out[2] = make(7).a[0] * 10 + make(8).a[2];
}
kernel void in_loop(global int *out) {
  int sum = 0;
  for (int i = 0; i < 4; i++) { int (^b)(void) = ^{ return i * i; }; sum += b(); }
  out[0] = sum;
}
kernel void divergent(global int *out) {
  int i = get_global_id(0), y = 2 * i;
  int (^b)(void) = ^{ int s = 0; for (int k = 0; k < i; k++) s += y; return s; };
  out[i] = 0;
  if (i & 1) out[i] = b();
  else if (i == 2) out[i] = -b();
}
kernel void writes_through(global int *out) {
  int i = get_global_id(0);
  void (^set)(int) = ^(int v) { out[i] = v; };
  set(i + 7);
}
kernel void copy_of_copy(global int *out) {
  int x = 3;
  int (^b)(void) = ^{ int y = x; const int *p = &y; return *p; };
  x = 9;
  out[0] = b();
}
kernel void pointers(global int *out) {
  int i = get_global_id(0);
  binary f = i & 1 ? add : sub;
  out[3 * i] = f(5, i);
  out[3 * i + 1] = (*f)(1, 1) + table[i & 1](9, 1);
  out[3 * i + 2] = f == add;
}
kernel void uninitialized(global int *out) {
  int x;
  int (^b)(void) = ^{ return x; };
  if (b() > 3) out[0] = 1;
}

// Labels of a block are its own, and those of the function and of a block of statements others.
kernel void labels(global int *o) {
  int n = 0;
  void (^count)(void) = ^{
    int m = 0;
    again: m++;
    if (m < 3) goto again;
    o[0] = m;
    goto end;
    o[0] = -1;
    end:;
  };
  again: n++;
  if (n < 5) goto again;
  count();
  if (n == 5) goto end;
  n = -1;
  end: o[1] = n;
  goto last; n = -1; last: o[2] = n;
}
