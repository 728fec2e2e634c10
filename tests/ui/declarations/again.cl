// Names that the language declares, declared again.

typedef unsigned char uchar;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef __SIZE_TYPE__ size_t;
typedef __typeof__(sizeof(int)) size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef int int2 __attribute__((ext_vector_type(2)));
typedef float float4 __attribute__((ext_vector_type(4)));
typedef __attribute__((ext_vector_type(3))) char char3;
typedef half half2 __attribute__((ext_vector_type(2)));
typedef double double8 __attribute__((ext_vector_type(8)));
typedef int int5 __attribute__((ext_vector_type(5)));
typedef int uint4 __attribute__((ext_vector_type(4))); //~ ERROR CL0404
typedef float int8 __attribute__((ext_vector_type(8))); //~ ERROR CL0404
typedef int float3; //~ ERROR CL0404
typedef struct { int a; } ndrange_t; //~ ERROR[2.0+] CL0404
typedef enum memory_order { memory_order_relaxed } memory_order; //~ ERROR[2.0+] CL0404
typedef enum { memory_scope_device = 5 } memory_scope; //~ ERROR[2.0+] CL0404
enum memory_order;
typedef uint cl_mem_fence_flags;
typedef int cl_mem_fence_flags; //~ ERROR CL0404
typedef uint kernel_enqueue_flags_t; //~ ERROR[2.0+] CL0404
typedef int clk_profiling_info;
typedef int event_t; //~ ERROR CL0404
typedef int sampler_t; //~ ERROR CL0404
typedef int queue_t; //~ ERROR[2.0+] CL0404
typedef int image2d_t; //~ ERROR CL0204
typedef int atomic_int; //~ ERROR[2.0+] CL0404
typedef int atomic_flag; //~ ERROR[2.0+] CL0404
typedef int reserve_id_t; //~ ERROR[2.0+] CL0404
typedef int bool; //~ ERROR CL0204
typedef int half; //~ ERROR CL0204
typedef long long longlong;
int printf(__constant const char* st, ...) __attribute__((format(printf, 1, 2))); //~ ERROR[1.0,1.1] CL0421
size_t get_global_id(uint);
size_t get_global_id(uint dim);
void barrier(cl_mem_fence_flags flags);
void barrier(int flags); //~ ERROR CL0403
void work_group_barrier(cl_mem_fence_flags flags);
float sin(float x);
float4 __attribute__((overloadable)) sin(float4);
float __attribute__((overloadable)) cos(float);
int __attribute__((overloadable)) cos(int);
float __attribute__((overloadable)) cos(int); //~ ERROR CL0403
double fabs(double);
int abs(int); //~ ERROR CL0403
int __attribute__((overloadable)) min(int, int);
void *memcpy(void *, const void *, size_t);
float sqrtf(float);
int get_sub_group_size(void); //~ ERROR[1.2+] CL0403
event_t async_work_group_copy(local int *, global int *, size_t, event_t);
#define NULL ((void*)0)
#define NULL 0
#define CLK_LOCAL_MEM_FENCE 1
#define M_PI 3.14
#define INFINITY 1
#define sin foo
#define float4 int4
#define kernel
#define __kernel
#define __global
float4 zz(void);
