// 2.0 features: blocks, pipes, enqueue, to_addr, atomics
typedef void (^bt)(void);  //~ ERROR[1.0,1.1,1.2] CL0212
typedef int (^bi)(int);  //~ ERROR[1.0,1.1,1.2] CL0212
kernel void k1(global int *g, local int *l, read_only pipe int p, write_only pipe int wp, queue_t q) { //~ ERROR[1.0,1.1,1.2] CL0203
  int i = 3; ndrange_t nd = ndrange_1D(1); clk_event_t ev, ev2; reserve_id_t rid;  //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[1.0,1.1,1.2] CL0602
  bt b = ^(void){};  //~ ERROR[1.0,1.1,1.2] CL0212
  const bt b2 = ^(void){ g[0] = i; };  //~ ERROR[1.0,1.1,1.2] CL0212
  const bt b2b = ^{ };  //~ ERROR[1.0,1.1,1.2] CL0212
  bi const b3 = ^(int x) { return x + i; };  //~ ERROR[1.0,1.1,1.2] CL0212
  int (^b4)(int) = ^(int x) { return x; };  //~ ERROR[1.0,1.1,1.2] CL0212
  int (^const b5)(int) = ^int (int x) { return x; };  //~ ERROR[1.0,1.1,1.2] CL0212
  void (^const b6)(local void *) = ^(local void *p) { };  //~ ERROR[1.0,1.1,1.2] CL0212
  i = b3(2);
  b3("a");  //~ ERROR CL0507
  b3();  //~ ERROR CL0603
  b3 = b5;  //~ ERROR CL0432
  bi b7[2];  //~ ERROR CL0432
  bi *b8;  //~ ERROR CL0432
  i ? b3 : b5;
  &b3; *b3;  //~ ERROR CL0502
  b3 + 1;  //~ ERROR CL0502
  enqueue_kernel(q, 0, nd, ^{ });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
}
