constant int n = 3; const global int cn = 4;  //~ ERROR[1.0,1.1,1.2] CL0307
constant float cf = 1.0f; constant float cg = cf * 2;
constant int2 v2 = (int2)(1, 2); constant int vx = v2.x;  //~ ERROR CL0439
constant int arr[3] = {1,2,3}; constant int ax = arr[1];
void f4(int x) { switch (x) { case n: ; } }
constant struct { int a; } st = {1}; constant int sa = st.a;
kernel void k7(void) { constant int a = n; const int b = 2; constant int c = b; static constant int d = b + n; int q = 3; constant int e = q; }  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0439
constant int * constant p1 = &n; constant int *constant p2 = &arr[1]; constant int *constant p3 = arr + 1;
constant int m2[n] = {1,2,3};
struct S2 { int a[n]; };
typedef int T[n];
constant long ca = (long)&n;
constant int cc = sizeof(T) == 12 ? 1 : 1/0;
constant int cs = (int)1.5f; constant float4 f44 = 1.0f; constant float4 f5 = (float4)(1.0f, 2.0f, cf, 0);
kernel void k8(int x) { int y[2] = {x, x}; constant int z[2] = {x, 1}; }  //~ ERROR CL0439
constant int cmp = "abc" == 0;
constant int neg = -n; constant uint un = ~0u; constant int tern = n ? 1 : 2;
constant bool bb = true;
