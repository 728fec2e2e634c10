// std: 1.2 2.0 3.0

//OpenCL C: shift amounts are masked to the width of the left operand.

//CHECK: @positiveShift32
int positiveShift32(int a, int b) {
  //CHECK: %[[M32:.+]] = and i32 %b, 31
  //CHECK-NEXT: %[[C32:.+]] = shl i32 %a, %[[M32]]
  int c = a << b;
  int d = ((int)1) << 33;
  //CHECK-NEXT: %[[D32:.+]] = add nsw i32 %[[C32]], 2
  int e = c + d;
  //CHECK-NEXT: ret i32 %[[D32]]
  return e;
}

//CHECK: @positiveShift64
long positiveShift64(long a, long b) {
  long c = a >> b;
  long d = ((long)8) >> 65;
  return c + d;
}

typedef __attribute__((ext_vector_type(4))) int vectype4;

//CHECK: @vectorVectorTest
int4 vectorVectorTest(int4 a, int4 b) {
  int4 c = a << b;
  int4 d = (int4){1, 1, 1, 1} << (int4){33, 34, -28, -29};
  return c + d;
}

//CHECK: @vectorScalarTest
vectype4 vectorScalarTest(vectype4 a, int b) {
  vectype4 c = a << b;
  vectype4 d = (vectype4){1, 1, 1, 1} << 34;
  return c + d;
}
