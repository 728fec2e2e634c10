// What is known before the program runs: parts of addresses, whole vectors, literals.

constant int x1[3] = (constant int[3]){1,2,3};
constant int x2[3] = (int[3]){1,2,3};  //~ ERROR CL0434
global int x3[3] = (int[3]){1,2,3};  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0434
global int x4[3] = (global int[3]){1,2,3};  //~ ERROR[1.0,1.1,1.2] CL0307
constant int x5[] = (constant int[]){1,2,3};
int x6[3] = (int[]){1,2,3};  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0434
constant char s1[3] = {"ab", 'c'};
constant char s2[3] = {"ab", nosuch};  //~ ERROR CL0501
constant char s3[] = {"ab", 1};
constant char s4[2][3] = {"ab", "cd", "ef"};
constant char s5[2][3] = {{"ab", 1}, {"cd"}};
struct C { char c[3]; int d; }; constant struct C c1 = { "ab", 1 }; constant struct C c2 = { {"ab"}, 1 }; constant struct C c3 = { {"ab", 2}, 1 };
kernel void f(global int *p) {
  int ab[3] = (int[3]){1,2,3};  //~ ERROR CL0434
  private int ac[3] = (private int[3]){1,2,3};
  int ad[] = (int[3]){1,2,3};  //~ ERROR CL0434
  int ae[] = (private int[]){1,2,3};
  const int af[3] = (const int[3]){1,2,3};  //~ ERROR CL0434
  constant int ag[3] = (constant int[3]){1,2,3};  //~ ERROR CL0312
  constant int ah[3] = (int[3]){1,2,3};  //~ ERROR CL0434
  char c[3] = (char[3]){'a','b','c'};  //~ ERROR CL0434
  char d[3] = (char[3]){"ab"};  //~ ERROR CL0434
}

constant int i1 = 1;
constant int k20 = (int)&i1; constant uint k21 = (uint)&i1; constant long k22 = (long)&i1; constant ulong k23 = (ulong)&i1; constant char k24 = (char)(ulong)&i1; constant size_t k25 = (size_t)&i1 + 1; constant bool k26 = &i1; constant bool k27 = (bool)&i1;  //~ ERROR CL0439 //~ ERROR CL0439 //~ ERROR CL0439
constant float k28 = (ulong)&i1; constant uintptr_t k29 = (uintptr_t)&i1; constant ulong k30 = (ulong)&i1 * 2; constant ulong k31 = -(ulong)&i1;  //~ ERROR CL0439 //~ ERROR CL0439 //~ ERROR CL0439
constant int4 v1 = (int4)(1,2,3,4);
constant int4 v2 = v1;
constant int4 v3 = v1 + 1;
constant int2 v4 = v1.xy;  //~ ERROR CL0439
constant int2 v5 = v1.lo;  //~ ERROR CL0439
constant int v6 = v1.s3;  //~ ERROR CL0439
constant int4 v7 = (int4)(v1.xy, v1.zw);  //~ ERROR CL0439
constant float4 v8 = 1.0f;
constant float4 v9 = v8 * 2.0f;
constant int4 v10 = -v1;
struct V { int4 v; int a[2]; }; constant struct V sv = { (int4)(1), {1,2} }; constant int4 v11 = sv.v; constant int v12 = sv.v.x; constant struct V sv2 = sv; constant int v13 = sv.a[1];  //~ ERROR CL0439 //~ ERROR CL0439
constant int4 va[2] = { (int4)(1), (int4)(2) }; constant int4 v14 = va[1]; constant int v15 = va[1].y; constant int4 v16 = i1; constant int4 v17 = (int4)(i1); constant int4 v18 = v1 == v2; constant int v19 = v1[1];  //~ ERROR CL0439 //~ ERROR CL0439
constant char c20 = "abc"[1]; constant event_t nev; const int4 v20 = v1;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0427
