// std: 1.0 1.1 1.2 2.0
void sel(int i, uint u, float f, char c, long l, int4 i4, uint4 u4, float4 f4, float2 f2, char4 c4, uchar4 uc4,
         short4 s4, long4 l4, uchar8 uc8, float8 f8, uint8 u8) {
  i = select(i, i, i);
  i = select(i, i, u);
  f = select(f, f, i);
  f = select(f, f, f);
  f = select(f, f, c);
  l = select(l, l, l);
  l = select(l, l, i);
  f4 = select(f4, f4, i4);
  f4 = select(f4, f4, u4);
  f4 = select(f4, f4, l4);
  f4 = select(f4, f4, f4);
  f4 = select(f4, f4, i);
  f4 = select(f4, f2, i4);
  c4 = select(c4, c4, c4);
  c4 = select(c4, c4, i4);
  f4 = select(f4, f4);
  f4 = select(f4, f4, f4 < 1.0f);
  f4 = bitselect(f4, f4, f4);
  f4 = bitselect(f4, f4, u4);
  i4 = bitselect(i4, i4, i);
#if __OPENCL_C_VERSION__ >= 110
  f4 = shuffle(f4, u4);
  f4 = shuffle(f4, i4);
  f2 = shuffle(f4, u4);
  f8 = shuffle(f4, u8);
  f4 = shuffle(f8, u4);
  f4 = shuffle2(f4, f4, u4);
  f4 = shuffle2(f4, f2, u4);
  uc8 = shuffle(uc4, uc8);
  uc8 = shuffle2(uc4, uc8);
#else
  f4 = shuffle(f4, u4);
#endif
  f4 = __builtin_shufflevector(f4, f4, 0, 1, 4, 5);
  f4 = __builtin_shufflevector(f4, f4, 0, 1, 4, 8);
  f4 = __builtin_shufflevector(f4, f4, 0, 1, 4, i);
  f4 = __builtin_shufflevector(f4, f2, 0, 1);
  f2 = __builtin_shufflevector(f4, f4, 3, -1);
  f4 = __builtin_shufflevector(f4, u4);
  i = any(i4, i4);
  i = all(f4);
  i4 = isequal(f4, f4);
  i = isequal(f4, f4);
}
