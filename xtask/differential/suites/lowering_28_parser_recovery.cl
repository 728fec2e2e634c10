// std: 1.2 2.0
kernel void missing_semi(global int *p) {
  int x = 1
  int y = 2;
  p[0] = x + y;
}

kernel void missing_paren(global int *p) {
  if (p[0] == 1 {
    p[1] = 2;
  }
}

kernel void stray(global int *p) {
  p[0] = ;
  p[1] = (int4)(1, 2, 3, );
  p[2] = p[;
  p[3] = 1 +* 2;
  else p[4] = 3;
}

void no_type(x) { }

unknown_t u(void);

struct no_semi { int a; }

kernel void after(global int *p, unknown_t q) {
  case 1: p[0] = 1;
  break;
  continue;
  goto nowhere;
}

kernel void unclosed(global int *p) {
  for (int i = 0; i < 4; i++ {
    p[i] = 0;
