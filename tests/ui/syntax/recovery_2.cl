// std: 1.2 2.0

kernel void missing_semi(global int *p) {
  int x = 1 //~ ERROR CL0201
  int y = 2;
  p[0] = x + y;
}

kernel void missing_paren(global int *p) {
  if (p[0] == 1 { //~ ERROR CL0201
    p[1] = 2;
  }
}

kernel void stray(global int *p) {
  p[0] = ; //~ ERROR CL0201
  p[1] = (int4)(1, 2, 3, ); //~ ERROR CL0201
  p[2] = p[; //~ ERROR CL0201
  p[3] = 1 +* 2; //~ ERROR CL0524
  else p[4] = 3; //~ ERROR CL0201
}

void no_type(x) { } //~ ERROR CL0409

unknown_t u(void); //~ ERROR CL0203

struct no_semi { int a; } //~ ERROR CL0201

kernel void after(global int *p, unknown_t q) { //~ ERROR CL0203
  case 1: p[0] = 1; //~ ERROR CL0902
  break; //~ ERROR CL0901
  continue; //~ ERROR CL0901
  goto nowhere; //~ ERROR CL0904
}

kernel void unclosed(global int *p) {
  for (int i = 0; i < 4; i++ { //~ ERROR CL0201
    p[i] = 0; //~ ERROR CL0201
