// std: 1.2+

global pipe int gp; //~ ERROR[2.0+] CL0422 //~ ERROR[1.2] CL0203
global reserve_id_t rid; //~ ERROR[1.2] CL0203 //~ ERROR[2.0+] CL0427
typedef pipe int pipe_t; //~ ERROR[1.2] CL0203
pipe int ret(void); //~ ERROR[1.2] CL0203 //~ ERROR[2.0+] CL0423
extern pipe write_only int ext; //~ ERROR[1.2] CL0203 //~ ERROR[2.0+] CL0422

kernel void p0(pipe int p) {} //~ ERROR[1.2] CL0203
kernel void p1(read_only pipe int p) {} //~ ERROR[1.2] CL0203
kernel void p2(write_only pipe float4 p) {} //~ ERROR[1.2] CL0203
kernel void p3(read_write pipe int p) {} //~ ERROR[1.2] CL0203 //~ ERROR[2.0+] CL0429
kernel void p4(pipe p) {} //~ ERROR CL0203
kernel void p5(int pipe p) {} //~ ERROR[1.2] CL0201 //~ ERROR[2.0+] CL0204
kernel void p6(pipe int *p) {} //~ ERROR[1.2] CL0203 //~ ERROR[2.0+] CL0424
kernel void p7(pipe int p[2]) {} //~ ERROR[1.2] CL0203
kernel void p8(global pipe int p) {} //~ ERROR[1.2] CL0203 //~ ERROR[2.0+] CL0315
kernel void p9(pipe struct undecl p) {} //~ ERROR[1.2] CL0203 //~ ERROR[1.2] CL0401
kernel void p10(pipe void p) {} //~ ERROR[1.2] CL0203
kernel void p11(reserve_id_t r) {} //~ ERROR[1.2] CL0203 //~ ERROR[2.0+] CL0706
kernel void p12(read_only write_only pipe int p) {} //~ ERROR CL0430 //~ ERROR[1.2] CL0203

void take(read_only pipe int p); //~ ERROR[1.2] CL0203

void body(read_only pipe int p, write_only pipe int w) { //~ ERROR[1.2] CL0203
  pipe int loc; //~ ERROR[2.0+] CL0422 //~ ERROR[1.2] CL0203
  reserve_id_t r; //~ ERROR[1.2] CL0203
  take(p);
  take(w); //~ ERROR[2.0+] CL0506
  p + p; //~ ERROR[2.0+] CL0502
  p = p; //~ ERROR[2.0+] CL0502
  (void)&p; //~ ERROR[2.0+] CL0502
  (void)sizeof(p);
  if (p) {} //~ ERROR[2.0+] CL0532
  r == r; //~ ERROR[2.0+] CL0502
}
