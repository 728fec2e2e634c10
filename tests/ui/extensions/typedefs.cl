// Typedefs of types that the device lacks.
// std: 3.0+
// ext: -all

typedef double D1;  //~ ERROR CL0801
  D1 gd1 = 0;  //~ ERROR CL0307
  constant D1 cd1 = 1;
typedef double4 D4;  //~ ERROR CL0801
  void fD(D4 x);
typedef D1 D2;
  void fD2(D2 x) { D1 y = x;
  y + 1;
  (D1)1;
  sizeof(D1);
  x * 2.0;
  }
struct SD { double a;  //~ ERROR CL0801
  D1 b;
  };
  void fsd(struct SD s) { s.a + s.b;
  s.a = 1;
  }
typedef struct { double a;  //~ ERROR CL0801
  } TSD;
  void ftsd(TSD s) { s.a;
  }
double fd(void);  //~ ERROR CL0801
  void fd2(void) { fd();
  1.0;
  1.0f;
  double *p;  //~ ERROR CL0801
  D1 *q;
  *q;
  }
typedef half H1;
  void fh(H1 *p) { *p;  //~ ERROR CL0433
  H1 x;  //~ ERROR CL0433
  (H1)1;  //~ ERROR CL0433
  sizeof(H1);
  }
H1 fh2(void);  //~ ERROR CL0433
typedef half2 H2;  //~ ERROR CL0203
  void fh3(H2 x) { x + x;
  }
typedef image2d_t I2;  //~ ERROR CL0801
  void fi(I2 i, image2d_t j) { i;  //~ ERROR CL0801 //~ ERROR CL0801
  read_imagef(i, (sampler_t)0, (int2)(0));  //~ ERROR CL0801
  }
typedef sampler_t SA;  //~ ERROR CL0801
  void fs(SA s) { s;  //~ ERROR CL0801
  }
constant SA gs = 0;  //~ ERROR CL0801
typedef image3d_t I3;  //~ ERROR CL0801
  void fi3(write_only I3 i) {}  //~ ERROR CL0801
void fi4(write_only image3d_t i) {}  //~ ERROR CL0801
typedef write_only image3d_t I3w;  //~ ERROR CL0801 //~ ERROR CL0801
  void fi5(I3w i) {}  //~ ERROR CL0801
typedef image2d_msaa_t IM;  //~ ERROR CL0801 //~ ERROR CL0801

typedef image2d_depth_t ID;  //~ ERROR CL0801
  void fid(ID i) {}  //~ ERROR CL0801
typedef atomic_long AL;  //~ ERROR CL0203
  void fal(global AL *p, global atomic_ulong *q, global atomic_double *r, global atomic_size_t *s, global atomic_intptr_t *t, global atomic_ptrdiff_t *v, global atomic_uintptr_t *u, global atomic_float *f, global atomic_int *i) { atomic_load(p);  //~ ERROR CL0203 //~ ERROR CL0203 //~ ERROR CL0203 //~ ERROR CL0203 //~ ERROR CL0203 //~ ERROR CL0203 //~ ERROR CL0602

  }
typedef atomic_double AD;  //~ ERROR CL0203

  struct SAD { AD a;
  };
typedef queue_t Q;  //~ ERROR CL0203
  void fq(Q q, queue_t r) { q;  //~ ERROR CL0203
  }
typedef clk_event_t CE;  //~ ERROR CL0203
  void fce(CE e, clk_event_t f) {}  //~ ERROR CL0203
typedef reserve_id_t RI;  //~ ERROR CL0203
  void fri(RI r, reserve_id_t s) {}  //~ ERROR CL0203
typedef ndrange_t ND;  //~ ERROR CL0203
  void fnd(ND n, ndrange_t m) {}  //~ ERROR CL0203
typedef event_t EV;
  void fev(EV e) {}
typedef pipe int PI;  //~ ERROR CL0801
  void fpi(PI p, pipe int q) {}  //~ ERROR CL0801
typedef void (^BL)(void);  //~ ERROR CL0212
  void fbl(void) { BL b = ^{};  //~ ERROR CL0212
  }
typedef long L1;
  void fl(L1 x, long y, ulong4 z) { x + y;
  }
typedef cl_mem_fence_flags FF;
  void fff(FF f) { barrier(CLK_LOCAL_MEM_FENCE);
  mem_fence(f);
  work_group_barrier(f);
  }
generic int *gen;  //~ ERROR CL0306 //~ ERROR CL0307
  global int gint;  //~ ERROR CL0307
  program;  //~ ERROR CL0205 //~ ERROR CL0307
  int *p0;  //~ ERROR CL0307
  void fgen(generic int *p, int *q) {}  //~ ERROR CL0306
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
D1 gd3;  //~ ERROR CL0307
  double gd4;  //~ ERROR CL0307 //~ ERROR CL0801
  constant double gd5 = 1.0;  //~ ERROR CL0801
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
void fh5(H1 x, half y) { x + y;  //~ ERROR CL0433 //~ ERROR CL0433
  H1 z;  //~ ERROR CL0433
  half w = 1.0h;  //~ ERROR CL0433 //~ ERROR CL0433
  }
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
void fi6(write_only I3 i, write_only image3d_t j) { write_imagef(i, (int4)(0), (float4)(0));  //~ ERROR CL0801 //~ ERROR CL0801
  }
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
void fal2(global atomic_long *p, global atomic_ulong *q, global atomic_double *r, global long *l) { atomic_load(p);  //~ ERROR CL0203 //~ ERROR CL0203 //~ ERROR CL0203 //~ ERROR CL0602
  atom_add(l, 1);
  atom_min(l, 1);
  }
