// What the attributes of the language and of types take.

#define A __attribute__
A((aligned(3))) int a1;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0709
A((aligned(0))) constant int a2 = 1;  //~ ERROR CL0709
A((aligned(-4))) constant int a3 = 1;  //~ ERROR CL0709
A((aligned(1.5))) constant int a4 = 1;  //~ ERROR CL0709
A((aligned())) constant int a5 = 1;
A((aligned)) constant int a6 = 1;
A((aligned(4,5))) constant int a7 = 1;  //~ ERROR CL0709
A((aligned(1<<30))) constant int a8 = 1;
A((aligned("x"))) constant int a9 = 1;  //~ ERROR CL0709
A((aligned(1ul<<33))) constant int a10 = 1;  //~ ERROR CL0709
constant int b1 A((aligned(16))) = 1;
struct A((packed)) S1 { char c; int i; };
struct S2 { char c; int i; } A((packed, aligned(8)));
struct S3 { char c A((packed)); int i A((aligned(3))); };  //~ ERROR CL0709
struct S4 { int x; } A((nosuch));
struct S5 { int x; } A((endian(host)));
struct S6 { int x A((endian(device))); int y A((endian(foo))); int z A((endian)); };
A((vector_size(16))) int v1p(void);
typedef int v1 A((vector_size(16)));
typedef int v3 A((vector_size(0)));  //~ ERROR CL0709

typedef int v5 A((vector_size()));  //~ ERROR CL0709 //~ ERROR CL0709
typedef int v6 A((vector_size("a")));  //~ ERROR CL0709
typedef int *v7 A((vector_size(16)));  //~ ERROR CL0709
typedef struct S1 v8 A((vector_size(16)));  //~ ERROR CL0709
typedef bool v9 A((vector_size(16)));  //~ ERROR CL0709
typedef void v10 A((vector_size(16)));  //~ ERROR CL0709
typedef int4 v11 A((vector_size(16)));  //~ ERROR CL0709
typedef int e1 A((ext_vector_type(4)));
typedef int e3 A((ext_vector_type(0)));  //~ ERROR CL0709

typedef int e6 A((ext_vector_type(2.0)));  //~ ERROR CL0709
typedef int *e7 A((ext_vector_type(2)));  //~ ERROR CL0709
typedef bool e8 A((ext_vector_type(2)));  //~ ERROR CL0709

typedef void e10 A((ext_vector_type(2)));  //~ ERROR CL0709
typedef half e11 A((ext_vector_type(2)));
typedef double e12 A((ext_vector_type(2)));
typedef int e13 A((ext_vector_type(2))) A((ext_vector_type(2)));  //~ ERROR CL0709
A((ext_vector_type(4))) int e14;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0708
typedef int m1 A((mode(QI)));
typedef int m2 A((mode(XX)));
typedef float m3 A((mode(SF)));
typedef float m4 A((mode(SI)));
typedef int m5 A((mode(SF)));
typedef int m6 A((mode(V4SI)));
typedef int m7 A((mode()));
typedef int m8 A((mode(TI)));
typedef int m9 A((mode(HI)));
typedef int m10 A((mode(word)));
typedef int m11 A((mode(pointer)));
typedef int m12 A((mode(byte)));
typedef int *m13 A((mode(QI)));
enum en { EX } A((mode(QI)));
typedef float m14 A((mode(HF)));
typedef float m15 A((mode(DF)));
typedef float m16 A((mode(TF)));
typedef int4 m17 A((mode(QI)));
int A((mode(QI))) mf(void);

kernel A((reqd_work_group_size(1,1,1))) void k1(void) {}
kernel A((reqd_work_group_size(0,1,1))) void k2(void) {}  //~ ERROR CL0709
kernel A((reqd_work_group_size(1,1))) void k3(void) {}  //~ ERROR CL0709
kernel A((reqd_work_group_size(1,1,1,1))) void k4(void) {}  //~ ERROR CL0709
kernel A((reqd_work_group_size(-1,1,1))) void k5(void) {}  //~ ERROR CL0709
kernel A((reqd_work_group_size(1.0,1,1))) void k6(void) {}  //~ ERROR CL0709
kernel A((reqd_work_group_size("a",1,1))) void k7(void) {}  //~ ERROR CL0709
kernel A((reqd_work_group_size)) void k8(void) {}  //~ ERROR CL0709
A((reqd_work_group_size(1,1,1))) void k9(void) {}  //~ ERROR CL0708
kernel A((reqd_work_group_size(1,1,1))) A((reqd_work_group_size(1,1,1))) void k10(void) {}
kernel A((reqd_work_group_size(1,1,1))) A((reqd_work_group_size(2,1,1))) void k11(void) {}
kernel A((reqd_work_group_size(4294967296,1,1))) void k12(void) {}  //~ ERROR CL0709
kernel A((reqd_work_group_size(4294967295,1,1))) void k13(void) {}
kernel A((work_group_size_hint(1,1,1))) void k14(void) {}
kernel A((work_group_size_hint(0,1,1))) void k15(void) {}  //~ ERROR CL0709
A((work_group_size_hint(1,1,1))) void k16(void) {}  //~ ERROR CL0708
kernel A((vec_type_hint(int))) void k17(void) {}
kernel A((vec_type_hint(int4))) void k18(void) {}
kernel A((vec_type_hint(void))) void k19(void) {}  //~ ERROR CL0709
kernel A((vec_type_hint(bool))) void k20(void) {}  //~ ERROR[1.1+] CL0709
kernel A((vec_type_hint(struct S1))) void k21(void) {}  //~ ERROR CL0709
kernel A((vec_type_hint(int*))) void k22(void) {}  //~ ERROR CL0709
kernel A((vec_type_hint())) void k23(void) {}  //~ ERROR CL0709
kernel A((vec_type_hint(1))) void k24(void) {}  //~ ERROR CL0201
kernel A((vec_type_hint(int,int))) void k25(void) {}  //~ ERROR CL0201
kernel A((vec_type_hint)) void k26(void) {}  //~ ERROR CL0709
A((vec_type_hint(int))) void k27(void) {}  //~ ERROR CL0708
kernel A((vec_type_hint(int))) A((vec_type_hint(float))) void k28(void) {}
kernel A((vec_type_hint(event_t))) void k29(void) {}  //~ ERROR CL0709
kernel A((vec_type_hint(image2d_t))) void k30(void) {}  //~ ERROR CL0709
kernel A((vec_type_hint(nosuch))) void k31(void) {}  //~ ERROR CL0203
kernel A((intel_reqd_sub_group_size(8))) void k32(void) {}
kernel A((intel_reqd_sub_group_size(0))) void k33(void) {}  //~ ERROR CL0709
kernel A((intel_reqd_sub_group_size(-1))) void k34(void) {}
kernel A((intel_reqd_sub_group_size())) void k35(void) {}  //~ ERROR CL0709
kernel A((intel_reqd_sub_group_size(8,8))) void k36(void) {}  //~ ERROR CL0709
A((intel_reqd_sub_group_size(8))) void k37(void) {}  //~ ERROR CL0708
kernel A((intel_reqd_sub_group_size(8))) A((intel_reqd_sub_group_size(16))) void k38(void) {}
kernel A((intel_reqd_sub_group_size(1.0))) void k39(void) {}  //~ ERROR CL0709
kernel A((intel_reqd_sub_group_size("a"))) void k40(void) {}  //~ ERROR CL0709
kernel A((reqd_work_group_size(1,1,1), work_group_size_hint(2,1,1))) void k41(void) {}
kernel A((max_work_group_size(1,1,1))) void k42(void) {}
kernel A((nosvm)) void k43(global int *p) {}
kernel void k44(global int *p A((nosvm))) {}  //~ ERROR[1.0,1.1,1.2] CL0708
kernel void k45(int p A((nosvm))) {}  //~ ERROR[1.0,1.1,1.2] CL0708
A((nosvm)) global int *nsv; A((nosvm(1))) global int *nsv2;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1,1.2] CL0708 //~ ERROR CL0709
void k46(void) { A((nosvm)) int *p; global int *A((nosvm)) q; }  //~ ERROR[1.0,1.1,1.2] CL0708 //~ ERROR[1.0,1.1,1.2] CL0708
A((opencl_unroll_hint(2))) int un1;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0708
void un(int n) { A((opencl_unroll_hint(2))) for (;n--;); A((opencl_unroll_hint)) while(n--); A((opencl_unroll_hint)) do ; while (n--); }
void un2(int n) {
 A((opencl_unroll_hint(0))) for (;n--;);  //~ ERROR CL0709
 A((opencl_unroll_hint(-1))) for (;n--;);  //~ ERROR CL0709
 A((opencl_unroll_hint(1,2))) for (;n--;);  //~ ERROR CL0709
 A((opencl_unroll_hint(n))) for (;n--;);  //~ ERROR CL0709
 A((opencl_unroll_hint(1.0))) for (;n--;);  //~ ERROR CL0709
 A((opencl_unroll_hint("a"))) for (;n--;);  //~ ERROR CL0709
 A((opencl_unroll_hint())) for (;n--;);
 A((opencl_unroll_hint(1))) n++;  //~ ERROR CL0209
 A((opencl_unroll_hint(1))) if (n);  //~ ERROR CL0209
 A((opencl_unroll_hint(1))) {}  //~ ERROR CL0209
 A((opencl_unroll_hint(1))) A((opencl_unroll_hint(2))) for (;n--;);
 A((opencl_unroll_hint(1))) int q;  //~ ERROR CL0708
 A((opencl_unroll_hint(1)));  //~ ERROR CL0209
 A((opencl_unroll_hint(1))) lab: for (;n--;);  //~ ERROR CL0708
 A((opencl_unroll_hint(1))) switch (n) {}  //~ ERROR CL0209
 A((opencl_unroll_hint(1))) return;  //~ ERROR CL0209
 A((opencl_unroll_hint(3000000000))) for (;n--;);  //~ ERROR CL0709
 A((opencl_unroll_hint(5000000000))) for (;n--;);
}
