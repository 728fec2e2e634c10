// std: 1.2 2.0 3.0
// Program-scope variables and their initialisers.

int plain = 1;
global int g1;
global int g2 = 2;
global int *gp1;
global int *global gp2 = &g2;
global int *constant gp3 = &g2;
constant int *constant cp1 = 0;
const int con = 4;
constant int c1 = 1;
constant int c2 = c1 + 1;
constant int c3 = sizeof(int) * 4;
constant float c4 = 1.0f / 3.0f;
constant float4 c5 = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant float4 c6 = (float4)(0.0f);
constant int c7[] = {1, 2, 3};
constant int c8[2] = {1, 2, 3};       // too many
constant int *constant c9 = &c1;
constant int *constant c10 = c7 + 1;
constant int *constant c11 = &c7[2];
constant int c12 = c7[1];
global int g3 = g2;                   // error: not constant
constant int c13 = get_global_id(0);  // error: not constant
global int g4 = {5};
global float4 g5 = {1.0f, 2.0f, 3.0f, 4.0f};
global struct { int a; float b; } g6 = {1, 2.0f};
global struct { int a; float b; } g7 = {.b = 2.0f, .a = 1};
global int g8[4] = {[2] = 7};
local int l1;                         // error
private int p1;                       // error
void v1;                              // error
event_t ev;                           // error
image2d_t img;                        // error
constant sampler_t smp = 0;
const sampler_t smp2 = CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
sampler_t smp3 = 0;
global sampler_t smp4 = 0;            // error
bool b1 = true;
global size_t sz = 4;
half h1;

int dup;
int dup;
int twice = 1;
int twice = 2;                        // error
float dup;                            // error

constant int change = 1;
kernel void use(global int *out) {
  plain = 3;
  g1 = 4;
  change = 2;                         // error
  con = 3;                            // error
  c7[0] = 1;                          // error
  *gp1 = 4;
  gp2 = out;
  gp3 = out;                          // error
  global int *x = &g1;
  private int *y = &plain;            // error
  *out = g1 + *gp3 + c7[0] + plain;
}
