// std: 1.2 2.0 3.0
int g1(void)
int g2(void);
constant int g3 = 1
constant int g4 = 2;
struct S { int a; } 
kernel void k1(global int *p) { p[0] = 1 }
typedef int T
kernel void k2(global int *p) {
  int a = 1
  int b = 2;
  a = b
  b = a;
  return
}
kernel void k3(global int *p) {
  p[0] = 1;;
  ;
  do p[0]++; while (p[0] < 3)
  p[1] = 2;
  break
  p[2] = 3;
  if (p[0]); p[1] = 1;
  if (p[0]) else p[1] = 2;
  else p[3] = 1;
  while (p[0]--);
  { p[0] = 1; };
  float4 v = (float4)(1, 2, 3, 4)
  v.x = 1;
  barrier(CLK_LOCAL_MEM_FENCE)
  p[4] = get_global_id(0)
};
;
int g5(void);;
