// What a sampler_t may be and do.

constant sampler_t glb = 5;
const sampler_t glb2 = CLK_ADDRESS_CLAMP | CLK_NORMALIZED_COORDS_TRUE;
global sampler_t glb3 = 5; //~ ERROR CL0319
sampler_t glb4 = 5; //~ ERROR CL0319
sampler_t glb5; //~ ERROR CL0319
local sampler_t glb6 = 1; //~ ERROR CL0319
constant sampler_t glb7 = {1}; //~ ERROR CL0506
constant sampler_t glb8; //~ ERROR CL0313
const constant sampler_t glb9 = 1LL; //~ ERROR CL0506
constant sampler_t glb10 = 1.0f; //~ ERROR CL0506
constant sampler_t glb11 = 0x7fffffff;
constant sampler_t glb12 = 0xffffffff;
constant sampler_t glb13 = 0xffffffffff; //~ ERROR CL0506
constant sampler_t glb14 = -1;
constant sampler_t glb15 = (sampler_t)1; //~ ERROR CL0512
constant sampler_t glb16 = "s"; //~ ERROR CL0506
constant struct st { sampler_t s; } sst = {1}; //~ ERROR CL0426
struct st2 { sampler_t s; int a; }; //~ ERROR CL0426
union un { sampler_t a; }; //~ ERROR CL0426
static sampler_t sts = 1; //~ ERROR CL0319 //~ ERROR[1.0,1.1] CL0407
static const sampler_t sts2 = 1; //~ ERROR[1.0,1.1] CL0407
static constant sampler_t sts3 = 1; //~ ERROR[1.0,1.1] CL0407
extern constant sampler_t ext; //~ ERROR[1.0,1.1] CL0407
sampler_t bad(void); //~ ERROR CL0423
sampler_t bad2(void) { return glb; } //~ ERROR CL0423
void foo(sampler_t s);
void fop(sampler_t *s); //~ ERROR CL0424
void foa(sampler_t s[2]); //~ ERROR CL0425
void foq(global sampler_t s); //~ ERROR CL0315
void fok(constant sampler_t s); //~ ERROR CL0315
void fol(const sampler_t s);
void fom(private sampler_t s);
typedef sampler_t sarr[2]; //~ ERROR CL0425
constant sampler_t arr[2] = {1,2}; //~ ERROR CL0425
void kernel ker(sampler_t argsmp, constant sampler_t *ps, constant sampler_t cs) { //~ ERROR CL0315 //~ ERROR CL0424
  local sampler_t smp; //~ ERROR CL0319
  const sampler_t const_smp = CLK_ADDRESS_CLAMP_TO_EDGE;
  const sampler_t const_smp1 = 11.2f; //~ ERROR CL0506
  const sampler_t const_smp2 = 0x100000000LL; //~ ERROR CL0506
  const sampler_t const_smp3 = argsmp;
  const sampler_t const_smp4 = glb;
  const int i = 3;
  int j = 3;
  const sampler_t const_smp5 = i;
  const sampler_t const_smp6 = j;
  sampler_t plain = 3;
  sampler_t plain2;
  static sampler_t st; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  static constant sampler_t st2 = 3; //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  constant sampler_t cst = 3;
  private sampler_t pst = 3;
  global sampler_t gst = 3; //~ ERROR CL0319
  sampler_t list = {3}; //~ ERROR CL0506
  sampler_t larr[2]; //~ ERROR CL0425
  sampler_t *pt; //~ ERROR CL0424
  foo(glb);
  foo(const_smp);
  foo(0);
  foo(5);
  foo(j);
  foo(5.0f); //~ ERROR CL0506
  foo(argsmp);
  argsmp = 5; //~ ERROR CL0502
  argsmp = glb; //~ ERROR CL0502
  argsmp++; //~ ERROR CL0502
  &argsmp; //~ ERROR CL0502
  *argsmp; //~ ERROR CL0502
  argsmp + 1; //~ ERROR CL0502
  if (argsmp) {} //~ ERROR CL0532
  if (argsmp == glb) {} //~ ERROR CL0502
  !argsmp; //~ ERROR CL0502
  (int)argsmp; //~ ERROR CL0512
  (sampler_t)1; //~ ERROR CL0512
  (sampler_t)j; //~ ERROR CL0512
  (void)argsmp;
  argsmp ? 1 : 0; //~ ERROR CL0532
  1 ? argsmp : glb;
  argsmp[0]; //~ ERROR CL0529
  argsmp.x; //~ ERROR CL0530
  sizeof(sampler_t);
  sizeof argsmp;
  read_imagef; //~ ERROR CL0420
}
void bad3(sampler_t s) {
  constant sampler_t s1 = 1; //~ ERROR CL0310
  const sampler_t s2 = 1;
  sampler_t s3 = 1;
}
