// std: 1.2 2.0 3.0
// Literals, captures and calls of blocks.

typedef int (^bin_t)(int, int);
typedef void (^unary_t)(__private int *);

constant int program_scope = 7;

int call_it(int a) {
  int i = a;
  int (^const block_A)(void) = ^{
    return i;
  };
  return block_A();
}

int nested_capture(int a, float4 v) {
  const bin_t outer = ^(int x, int y) {
    const bin_t inner = ^(int p, int q) {
      return p * q + a;
    };
    return inner(x, y) + (int)v.w;
  };
  return outer(1, 2);
}

const bin_t global_add = ^(int x, int y) { return x + y + program_scope; };
bin_t global_mutable = ^(int x, int y) { return x; };
constant bin_t global_const = ^(int x, int y) { return y; };

kernel void use(global int *out) {
  out[0] = call_it(3);
  out[1] = global_add(4, 5);
  out[2] = ^(int k) { return k << 1; }(8);
  bin_t local_block = ^(int x, int y) { return x - y; };
  local_block = global_add;
  out[3] = local_block(2, 1);

  unary_t writes = ^(__private int *p) { *p = 1; };
  int q = 0;
  writes(&q);

  __block int shared = 0;
  void (^inc)(void) = ^{ shared++; };
  inc();

  void (^capture_ptr)(void) = ^{ out[4] = q; };
  capture_ptr();
  void (^assign_captured)(void) = ^{ q = 4; };
}

typedef struct { int x[4]; } blob;
blob make(blob b) {
  blob (^const ret)(void) = ^blob(void) { return b; };
  return ret();
}

void variadic(void) {
  int (^const vb)(int, ...) = ^int(int n, ...) { return n; };
  bin_t arr[2] = {global_add, global_add};
  bin_t *ptr;
  const bin_t c = true ? global_add : global_const;
}
