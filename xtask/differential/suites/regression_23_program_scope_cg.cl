// std: 2.0
int i = 25;
global int gi = 3;
global int *gptr = &gi;
int *genptr = &i;
global int arr[4] = {1, 2};
global float4 v = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
static global int counter;
constant char text[] = "abc";
constant char *constant names[2] = {"one", "two"};
constant struct { int a; float b; } pair = {1, 2.0f};
extern global int elsewhere;

kernel void use(global int *out) {
  static int calls = 7;
  out[0] = i + *gptr + *genptr;
  out[1] = arr[1] + elsewhere;
  out[2] = text[0] + names[1][0];
  out[3] = ++counter + ++calls;
  out[4] = pair.a;
}
