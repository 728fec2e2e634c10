// std: 1.2 2.0 3.0

static constant int G1 = 0;
constant int G2 = 0;

int G3 = 0;        // CL1.2: expected-error {{program scope variable must reside in constant address space}}
global int G4 = 0; // CL1.2: expected-error {{program scope variable must reside in constant address space}}

static float g_implicit_static_var = 0; // CL1.2: expected-error {{program scope variable must reside in constant address space}}
static constant float g_constant_static_var = 0;
static global float g_global_static_var = 0; // CL1.2: expected-error {{program scope variable must reside in constant address space}}
static local float g_local_static_var = 0;     // expected-error {{program scope variable must reside in}}
static private float g_private_static_var = 0; // expected-error {{program scope variable must reside in}}

extern constant float g_constant_extern_var;
extern local float g_local_extern_var;     // expected-error {{extern variable must reside in}}
extern private float g_private_extern_var; // expected-error {{extern variable must reside in}}

void kernel foo(int x) {
  // static is not allowed at local scope before CL2.0
  static int S1 = 5; // CL1.2: expected-error {{variables in function scope cannot be declared static}}
  static constant int S2 = 5; // CL1.2: expected-error {{variables in function scope cannot be declared static}}

  constant int L1 = 0;
  local int L2;

  if (true) {
    local int L1; // expected-error {{variables in the local address space can only be declared in the outermost scope of a kernel function}}
    constant int L1 = 42; // expected-error {{variables in the constant address space can only be declared in the outermost scope of a kernel function}}
  }

  auto int L7 = 7; // expected-error {{OpenCL C version}}
  register int L8 = 8; // expected-error {{does not support the 'register' storage class specifier}}
  global int L9 = 0; // expected-error {{function scope variable cannot be declared in global address space}}
  extern constant float L10;
}

void f(void) {
  constant int L1 = 0; // expected-error {{non-kernel function variable cannot be declared in constant address space}}
  local int L2;        // expected-error {{non-kernel function variable cannot be declared in local address space}}
  private int L3 = 2;
}
