// std: 1.2+

struct S { int a, b; };
int take(struct S s);
int takep(private struct S *s);
int takeg(global struct S *s);
constant int file_lit = (int){ 3 };
constant int *constant file_ptr = (constant int[]){ 1, 2 };
constant int *constant file_ptr2 = (int[]){ 1, 2 }; //~ ERROR[2.0+] CL0301
constant struct S file_s = (struct S){ 1, 2 };

void f(int n) {
  take((struct S){ 1, 2 });
  take((struct S){ .b = 2 });
  take((struct S)(1, 2)); //~ ERROR CL0512
  take((struct S)1); //~ ERROR CL0512
  takep(&(struct S){ 1 });
  takeg(&(struct S){ 1 }); //~ ERROR CL0301
  int x = (int){ n };
  int y = (int[]){ 1, 2, 3 }[1];
  int z = sizeof((int[]){ 1, 2, 3 });
  (int){ 1 } = 2;
  (int){ 1 }++;
  (const int){ 1 }++; //~ ERROR CL0320
  (void){ 1 }; //~ ERROR CL0401
  (int[n]){ 1 }; //~ ERROR CL0416
  (struct T){ 1 }; //~ ERROR CL0401
  (int(int)){ 1 }; //~ ERROR CL0506
  (int){ 1, 2 };
  (int){};
  (local int){ 1 }; //~ ERROR CL0312
  (global int){ 1 }; //~ ERROR CL0312
  (constant int){ 1 }; //~ ERROR CL0312
  (static int){ 1 }; //~ ERROR CL0204
  (struct N { int q; }){ 1 };
  ((struct S){ 1, 2 }).a = 3;
  (float4){ 1, 2, 3, 4 }.x = 1;
  (event_t){ 0 }; //~ ERROR CL0506
}
