// std: 1.2 3.0

struct test {
  int a : 1; // expected-error {{bit-fields are not supported in OpenCL}}
  int b;
};

struct flex {
  int n;
  int data[];
};

union u {
  float f : 3; // expected-error {{bit-field}}
  uint i;
};

void no_vla(int n) {
  int a[n]; // expected-error {{variable length arrays are not supported in OpenCL}}
  int b[4];
  const int m = 4;
  int c[m];
}

void no_vla_param(int n, int a[n]); // expected-error {{variable length arrays are not supported in OpenCL}}

void no_vla_const(int n) {
  enum { N = 8 };
  int a[N];
  int b[sizeof(int) * 2];
  for (int i = 0; i < n; i++)
    a[i] = b[i];
}

void logicimpl(void) {
  goto end;
end:
  return;
}
