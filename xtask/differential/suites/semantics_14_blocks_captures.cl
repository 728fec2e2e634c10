// std: 2.0 3.0
// What a block may capture.

global int gvar;
constant int cvar = 2;
struct T { int a[4]; };

kernel void caps(global int *g, local int *l, read_only image2d_t img, sampler_t s, struct T t) {
  int x = 1;
  int arr[4];
  local int loc;
  local int larr[3];
  const int ci = 3;
  void (^b1)(void) = ^{ g[0] = x; };
  void (^b2)(void) = ^{ x = 2; };
  void (^b3)(void) = ^{ l[0] = 1; };
  void (^b4)(void) = ^{ loc = 1; };
  void (^b5)(void) = ^{ (void)larr[0]; };
  void (^b6)(void) = ^{ (void)arr[0]; };
  void (^b7)(void) = ^{ gvar = cvar + ci; };
  void (^b8)(void) = ^{ (void)read_imagef(img, s, (int2)(0)); };
  void (^b9)(void) = ^{ (void)t.a[0]; };
  void (^b10)(void) = ^{ b1(); };
  void (^b11)(void) = ^{ void (^in)(void) = ^{ (void)x; }; in(); };
  void (^b12)(void) = ^{ local int inner; inner = 1; };
  void (^b13)(void) = ^{ static constant int sc = 1; (void)sc; };
  void (^b14)(void) = ^{ constant int c = 1; (void)c; };
  int n = 3;
  __block int blk = 0;
  void (^b15)(void) = ^{ blk = 1; };
  void (^b16)(void) = ^{ goto out; };
  void (^b17)(void) = ^{ return 1; };
  int (^b18)(void) = ^{ if (x) return 1; return 1.0f; };
  int (^b19)(void) = ^{};
  queue_t q = get_default_queue();
  void (^b20)(void) = ^{ (void)is_valid_event((clk_event_t)0); (void)q; };
out:
  b1();
}
