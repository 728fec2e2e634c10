// std: 1.2 2.0

typedef unsigned char uchar4_t __attribute((ext_vector_type(4)));
typedef unsigned int int4_t __attribute((ext_vector_type(4)));

// CHECK-LABEL: define {{.*}} @ker()
void kernel ker() {
  bool t = true;
  int4_t vec4 = (int4_t)t;
// CHECK: {{%.*}} = load i8, ptr %t, align 1
// CHECK: {{%.*}} = trunc i8 {{%.*}} to i1
// CHECK: {{%.*}} = sext i1 {{%.*}} to i32
  int i = (int)t;
// CHECK: {{%.*}} = zext i1 {{%.*}} to i32

  uchar4_t vc;
  vc = (uchar4_t)true;
// CHECK: store <4 x i8> <i8 -1, i8 -1, i8 -1, i8 -1>, ptr %vc
  unsigned char c;
  c = (unsigned char)true;

  float4 vf;
  vf = (float4)true;
// CHECK: store <4 x float> <float -1.000000e+00
}
