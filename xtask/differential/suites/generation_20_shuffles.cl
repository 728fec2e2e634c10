// std: 1.2 2.0 3.0
// shuffle, shuffle2, __builtin_shufflevector and __builtin_convertvector.

float4 s0(float4 a, uint4 m) { return shuffle(a, m); }
float8 s1(float4 a, uint8 m) { return shuffle(a, m); }
float2 s2(float16 a, uint2 m) { return shuffle(a, m); }
char16 s3(char8 a, char8 b, uchar16 m) { return shuffle2(a, b, m); }
float4 s4(float4 a, int4 m) { return shuffle(a, m); }
float4 s5(float4 a, ulong4 m) { return shuffle(a, m); }
float3 s6(float3 a, uint3 m) { return shuffle(a, m); }
float4 s7(float4 a, float8 b, uint4 m) { return shuffle2(a, b, m); }

float4 b0(float4 a, float4 b) { return __builtin_shufflevector(a, b, 0, 4, 1, 5); }
float2 b1(float4 a) { return __builtin_shufflevector(a, a, 3, -1); }
float8 b2(float4 a, float4 b) { return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7); }
float4 b3(float4 a, int4 m) { return __builtin_shufflevector(a, m); }
float4 b4(float4 a, float4 b) { return __builtin_shufflevector(a, b, 0, 8, 1, 2); }
float4 b5(float4 a, int4 b) { return __builtin_shufflevector(a, b, 0, 1, 2, 3); }
float4 b6(float4 a, int i) { return __builtin_shufflevector(a, a, 0, 1, 2, i); }
float4 b7(float a) { return __builtin_shufflevector(a, a, 0, 1, 2, 3); }
float3 b8(float4 a) { return __builtin_shufflevector(a, a, 0, 1); }
float4 b9(float4 a) { return __builtin_shufflevector(a); }

int4 v0(float4 a) { return __builtin_convertvector(a, int4); }
uchar3 v1(int3 a) { return __builtin_convertvector(a, uchar3); }
int4 v2(float3 a) { return __builtin_convertvector(a, int4); }
int v3(float a) { return __builtin_convertvector(a, int); }
int4 v4(float a) { return __builtin_convertvector(a, int4); }
int4 v5(float4 a) { return __builtin_convertvector(a); }
