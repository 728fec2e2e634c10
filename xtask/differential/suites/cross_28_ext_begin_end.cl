// std: 1.2 2.0
// opts: -Dmy_ext=1

#pragma OPENCL EXTENSION my_ext : begin
typedef struct my_s { int a; } my_s;
void my_fn(int);
void __attribute__((overloadable)) my_ov(int);
#pragma OPENCL EXTENSION my_ext : end

#pragma OPENCL EXTENSION other_ext : end
#pragma OPENCL EXTENSION one : begin
#pragma OPENCL EXTENSION two : begin
void nest(void);
#pragma OPENCL EXTENSION one : end
#pragma OPENCL EXTENSION two : end

#ifdef my_ext
#pragma OPENCL EXTENSION my_ext : enable
#endif

void use(void) {
  my_s s = {1};
  my_fn(s.a);
  my_ov(s.a);
  my_ov(s);
  nest();
}

#pragma OPENCL EXTENSION my_ext : disable
kernel void use2(void) {
  my_s s;
  my_fn(2);
}
