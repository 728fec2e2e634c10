// Attributes of GNU C: what they stand on comes before how many arguments they take.
// std: 1.2 2.0 3.0

#define A(x) __attribute__((x))
typedef int t1 A(weak(1));
struct A(used(1)) s2 { int a; };
void f3(int *A(used(1)) p);
struct s4 { int a A(nodebug(0)); };
typedef int t5 A(internal_linkage(1));
A(artificial(1)) int f6(int i);
A(endian(1, 2, 3)) void f7(int i);
A(alloc_size("s", 1)) void f8(int i, int *p);
A(nodiscard) int f9(void);
void f10(int i) { A(nodiscard) i++; }
A(weak(1)) void f11(void);  //~ ERROR CL0709
constant int v12 A(nodebug(0)) = 1;  //~ ERROR CL0709

A(amdgpu_max_num_work_groups) kernel void g1(void);  //~ ERROR CL0709
A(amdgpu_max_num_work_groups(0)) kernel void g2(void);  //~ ERROR CL0709
A(amdgpu_max_num_work_groups(1, 2, 3, 4)) kernel void g3(void);  //~ ERROR CL0709
A(amdgpu_max_num_work_groups("s", 1)) kernel void g4(void);  //~ ERROR CL0709
A(amdgpu_max_num_work_groups(1, 2, 3)) kernel void g5(void);
A(amdgpu_max_num_work_groups(1)) constant int g6 = 1;  //~ ERROR CL0708
A(amdgpu_kernel) void g7(void);
A(amdgpu_kernel(1)) void g8(void);  //~ ERROR CL0709
A(retain(1)) int g9(int i);  //~ ERROR CL0709
A(no_sanitize_address(1)) void g10(void);  //~ ERROR CL0709
typedef struct { int a A(no_sanitize_address); } g11;  //~ ERROR CL0708
constant int g12 A(pure(1)) = 1;  //~ ERROR CL0709
struct g13 { int a A(const(1)); };  //~ ERROR CL0709
A(no_sanitize("s", 1)) void g14(void);  //~ ERROR CL0709
struct g15 { int a A(nomerge); };  //~ ERROR CL0708
A(ifunc) void g16(void);  //~ ERROR CL0709
A(ifunc("s")) void g17(void) {}  //~ ERROR CL0708
A(no_builtin) void g18(void);  //~ ERROR CL0708
A(no_builtin(1)) void g19(void) {}  //~ ERROR CL0709
A(no_builtin("sin")) void g20(void) {}
A(target_clones("avx")) void g21(void);  //~ ERROR CL0708
A(cpu_dispatch) void g22(void);  //~ ERROR CL0709
A(cpu_dispatch(atom)) void g23(void);  //~ ERROR CL0709
A(availability) void g24(void);  //~ ERROR CL0709
A(availability(1)) void g25(void);  //~ ERROR CL0201
A(availability(macos, introduced=10.4)) void g26(void);
A(external_source_symbol) void g27(void);  //~ ERROR CL0709
A(external_source_symbol(language="C")) void g28(void);
A(btf_decl_tag) int g29(int i);  //~ ERROR CL0709
enum A(btf_decl_tag("s")) g30 { G30 };  //~ ERROR CL0708
A(btf_type_tag(1)) int *g31(int i);  //~ ERROR CL0709
A(capability("mutex")) void g32(void);  //~ ERROR CL0708
A(preserve_most(1)) void g33(void);  //~ ERROR CL0709
A(cdecl(1)) void g34(void);  //~ ERROR CL0709
A(pcs) void g35(void);  //~ ERROR CL0709
A(pcs("s")) void g36(void);  //~ ERROR CL0709
enum A(enum_extensibility(1)) g37 { G37 };  //~ ERROR CL0709
A(musttail) void g38(void);  //~ ERROR CL0708
int g39(int i) { A(musttail) return g39(i); }
int g40(int i) { A(musttail) i++; return i; }  //~ ERROR CL0708
A(callback) void g41(void);  //~ ERROR CL0709
A(callback(1)) void g42(int i);  //~ ERROR CL0709
typedef float g43 A(matrix_type(4, 4));  //~ ERROR CL0708
void g44(int n, int *p A(counted_by(n)));  //~ ERROR CL0708
A(zero_call_used_regs) void g45(void);  //~ ERROR CL0709
A(zero_call_used_regs("skip")) void g46(void);
A(diagnose_as_builtin) void g47(void);  //~ ERROR CL0709
void g48(void) { int v A(uninitialized(1)); }  //~ ERROR CL0709
void g49(int i) { A(uninitialized) i++; }  //~ ERROR CL0708
A(suppress(1)) void g50(void);  //~ ERROR CL0709
A(suppress("s")) void g51(void);
A(type_tag_for_datatype) constant int g52 = 1;  //~ ERROR CL0709
A(argument_with_type_tag) void g53(int i, int *p);  //~ ERROR CL0709
A(pointer_with_type_tag(1, 2, 3)) void g54(int i, int *p);  //~ ERROR CL0709
A(weak_import(1)) void g55(void);  //~ ERROR CL0709
typedef int g56 A(neon_vector_type(3));  //~ ERROR CL0709
void g57(int i) { A(assume(i > 0)); }
void g58(int i) { A(assume(i > 0)) i++; }  //~ ERROR CL0708
kernel void g59(void) { constant int w A(used(1)) = 2; }  //~ ERROR CL0709
typedef int g60 A(regparm(1));  //~ ERROR CL0708
void g61(int i A(pass_object_size(0)));  //~ ERROR CL0708

A(deprecated("s", 1)) void h1(void);  //~ ERROR CL0709
A(deprecated("s", "t")) void h2(void);
constant int h3 A(enable_if(1, 2)) = 1;  //~ ERROR CL0709
void h4(void) { L: A(diagnose_if("s", 1)); goto L; }  //~ ERROR CL0709
A(aligned(x9));  //~ ERROR CL0501
A(section(1));  //~ ERROR CL0709
void h5(int i) { (void)(int A(aligned(x9)))i; }  //~ ERROR CL0501
void h6(int i) { (void)(int A(noreturn(1)))i; }  //~ ERROR CL0709
void h7(int i) { (void)(int A(section(1)))i; }  //~ ERROR CL0709
void h8(int i) { (void)(int A(noreturn))i; }
A(naked) int h9(int i) { return 1; }  //~ ERROR CL0708
A(naked) void h10(void) { ; }
int *h11(int i) A(vector_size(8));  //~ ERROR CL0709
A(vector_size(8)) int h12(int i);
enum h13 { H13 };
typedef enum h13 h14 A(vector_size(16));  //~ ERROR CL0709
A(format(strftime, 1, 1)) void h15(constant char *f);  //~ ERROR CL0709
A(format(strftime, 1, 0)) void h16(constant char *f);
[[gnu::packed]] struct h17 { int a; };  //~ ERROR CL0201
[[gnu::packed]] struct h18 { int a; } typedef h19;

#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct h20 { bool a : 1; bool b : 2; };  //~ ERROR CL0419
