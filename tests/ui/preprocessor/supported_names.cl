// Macros, and the names of extensions and features.

int x = __LINE__; //~ ERROR[1.0,1.1,1.2] CL0307
constant char *f = __FILE__; //~ ERROR[1.0,1.1,1.2] CL0307
#define STR(x) #x
constant char *s = STR(a "b" \n 'c'); //~ ERROR[1.0,1.1,1.2] CL0307
#define CAT(a, b) a ## b
int CAT(ab, cd) = 1; //~ ERROR[1.0,1.1,1.2] CL0307
int CAT(1, 2x) = 1; //~ ERROR CL0201
int CAT(+, +) y; //~ ERROR CL0201
int CAT(<, <=) z; //~ ERROR CL0201
#define EMPTY
#define F(x) x EMPTY (x)
F(int) g(void); //~ ERROR CL0201
#define REC REC + 1
int r = REC; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0501
#define V(fmt, ...) printf(fmt, ##__VA_ARGS__)
void h(void) { V("a"); V("a", 1); } //~ ERROR[1.0,1.1] CL0602
#define N() 1
int n = N(); int n2 = N(1); int n3 = N; //~ ERROR CL0112 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0501
#define T(a, b) a b
int t = T(1); int t2 = T(1,2,3); int t3 = T(,);  //~ ERROR CL0112 //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
??=define TRI
int w = 1 /* comment */ + 2; // x //~ ERROR[1.0,1.1,1.2] CL0307
/* unterminated */ int q; //~ ERROR[1.0,1.1,1.2] CL0307
%:define DI
int di<:3:>; //~ ERROR[1.0,1.1,1.2] CL0307
<% %> //~ ERROR CL0201
#if __has_include("x")
#endif
#if __has_builtin(__builtin_popcount)
#endif
#if __has_attribute(overloadable)
#endif
#endif //~ ERROR CL0109
#ifdef __has_include
#endif
#if __COUNTER__ == 0
#endif
#if __OPENCL_C_VERSION__ >= CL_VERSION_2_0
int v20;
#error v20 //~ ERROR[2.0+] CL0115
#endif
#ifdef cl_khr_fp64
#error fp64 //~ ERROR CL0115
#endif
#ifdef __opencl_c_fp64
#error ocfp64 //~ ERROR[3.0+] CL0115
#endif
#ifdef cl_khr_fp16
#error fp16 //~ ERROR CL0115
#endif
#ifdef cl_khr_3d_image_writes
#error 3d //~ ERROR CL0115
#endif
#ifdef __opencl_c_images
#error img //~ ERROR[2.0+] CL0115
#endif
#ifdef cl_khr_subgroups
#error sg //~ ERROR[2.0+] CL0115
#endif
#ifdef cl_khr_gl_sharing
#error gl
#endif
#ifdef cl_khr_icd
#error icd
#endif
#ifdef cl_intel_subgroups
#error intel //~ ERROR[1.2+] CL0115
#endif
#ifdef cl_khr_int64_base_atomics
#error i64 //~ ERROR CL0115
#endif
#ifdef cles_khr_int64
#error cles //~ ERROR[1.1+] CL0115
#endif
#ifdef __IMAGE_SUPPORT__
#error imgsup //~ ERROR CL0115
#endif
#ifdef cl_khr_global_int32_base_atomics
#error gi32 //~ ERROR CL0115
#endif
#ifdef cl_khr_depth_images
#error depth //~ ERROR[1.2+] CL0115
#endif
#ifdef cl_khr_mipmap_image
#error mip //~ ERROR[2.0+] CL0115
#endif
#ifdef cl_khr_srgb_image_writes
#error srgb //~ ERROR[2.0+] CL0115
#endif
#ifdef __opencl_c_atomic_order_seq_cst
#error seqcst //~ ERROR[2.0+] CL0115
#endif
#ifdef cl_khr_extended_bit_ops
#error ebo //~ ERROR CL0115
#endif
#ifdef cl_ext_float_atomics
#error efa //~ ERROR[2.0+] CL0115
#endif
#ifdef __opencl_c_ext_fp32_global_atomic_add
#error efa32 //~ ERROR[2.0+] CL0115
#endif
#ifdef cl_khr_select_fprounding_mode
#error sel
#endif
#ifdef cl_amd_media_ops
#error amd //~ ERROR CL0115
#endif
#ifdef __cl_clang_function_pointers
#error clfp //~ ERROR CL0115
#endif
#ifdef __CLC__
#error clc
#endif
#ifdef __FAST_RELAXED_MATH__
#error frm
#endif
#ifdef FP_FAST_FMA
#error fma
#endif
#ifdef FP_FAST_FMAF
#error fmaf
#endif
#ifdef __FINITE_MATH_ONLY__
#endif
#ifdef NVIDIA
#error nv
#endif
