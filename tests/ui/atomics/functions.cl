// Atomic types, their functions, and those of compilers.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
typedef atomic_int AI;  //~ ERROR[1.0,1.1,1.2] CL0203
void f(global atomic_int *i, local atomic_uint *u, atomic_float *fl, global int *gi, constant atomic_int *ci, const global atomic_int *cgi, global float *gf, intptr_t *P, float *D, struct S *s1, volatile global atomic_long *al, global atomic_double *ad, private atomic_int *pi, local int *li, global atomic_flag *fg, global atomic_size_t *as, global atomic_intptr_t *ap) {  //~ ERROR[1.0,1.1,1.2] CL0203
__opencl_atomic_init(i, 5);
__opencl_atomic_init(ci, 5);  //~ ERROR[2.0+] CL0608
__opencl_atomic_init(gi, 5);  //~ ERROR CL0608
__opencl_atomic_load(0);  //~ ERROR CL0603
__opencl_atomic_load(0,0,0,0);  //~ ERROR CL0603
__opencl_atomic_store(0,0,0,0);  //~ ERROR CL0608
__opencl_atomic_store((int*)0,0,0,0);  //~ ERROR CL0608
__opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_load(fl, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_load(ci, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0608
__opencl_atomic_load(cgi, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_store(i, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_store(fl, 1.0f, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_store(ci, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0608
__opencl_atomic_store(cgi, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0608
__opencl_atomic_fetch_add(i, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_fetch_add(fl, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_fetch_and(i, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_fetch_and(fl, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0608
__opencl_atomic_fetch_min(i, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_fetch_max(fl, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_fetch_min(gi, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0608
__opencl_atomic_exchange(i, 1, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
bool c1 = __opencl_atomic_compare_exchange_strong(i, P, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
bool c2 = __opencl_atomic_compare_exchange_strong(i, (private int*)0, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
bool c3 = __opencl_atomic_compare_exchange_strong(i, D, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
bool c4 = __opencl_atomic_compare_exchange_weak(i, gi, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
bool c5 = __opencl_atomic_compare_exchange_weak(i, (constant int*)0, 1, memory_order_seq_cst, memory_order_seq_cst, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_load(i, memory_order_relaxed, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_load(i, memory_order_release, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_store(i, 1, memory_order_acquire, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_load(i, memory_order_seq_cst);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0603
__opencl_atomic_load(i, memory_order_seq_cst, memory_scope_work_item);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0608
__opencl_atomic_load(i, memory_order_seq_cst, 10);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0608
__opencl_atomic_load(i, 10, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_load(i, 1.0f, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501
__opencl_atomic_load(i, s1, memory_scope_work_group);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0507
__opencl_atomic_load(i, memory_order_seq_cst, s1);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0507
__c11_atomic_load(i, 0);
__c11_atomic_store(i, 0, 0);
__atomic_load_n(gi, 0);
__atomic_fetch_add(gi, 1, 0);
__sync_fetch_and_add(gi, 1);
__sync_synchronize();
atomic_init(i, 1); atomic_init(pi, 2); atomic_init(al, 3l);  //~ ERROR[1.0,1.1,1.2] CL0602
atomic_store(i, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
atomic_store(u, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
atomic_store(fl, 1.0f);  //~ ERROR[1.0,1.1,1.2] CL0602
atomic_store(gi, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
atomic_store(cgi, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
atomic_store(ci, 1);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0604
int x = atomic_load(i);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_load(cgi);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0604
x = atomic_load(gi);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0604
x = atomic_load(li);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0604
x = atomic_exchange(i, 2);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_exchange(i, 2.5f);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_fetch_add(i, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_fetch_add(fl, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_fetch_add(gi, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_fetch_or(u, 1u);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_fetch_min(al, 1l);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_fetch_xor(fl, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_fetch_add(ap, 4);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_compare_exchange_strong(i, &x, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_compare_exchange_strong(i, gi, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_compare_exchange_strong(i, li, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_compare_exchange_strong(i, &u, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_compare_exchange_weak(i, &x, 1);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_compare_exchange_strong_explicit(i, &x, 1, memory_order_relaxed, memory_order_relaxed);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_compare_exchange_strong_explicit(i, &x, 1, memory_order_relaxed, memory_order_relaxed, memory_scope_device);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_compare_exchange_strong_explicit(i, &x, 1, memory_order_relaxed);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0604
x = atomic_flag_test_and_set(fg);  //~ ERROR[1.0,1.1,1.2] CL0602
atomic_flag_clear(fg);  //~ ERROR[1.0,1.1,1.2] CL0602
atomic_flag_clear(i);  //~ ERROR[1.0,1.1,1.2] CL0602
x = atomic_flag_test_and_set_explicit(fg, memory_order_relaxed, memory_scope_device);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_relaxed, memory_scope_device);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_relaxed);  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
atomic_int v1 = 1;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0441
atomic_int v2; v2 = 1;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0522
atomic_int v3 = ATOMIC_VAR_INIT(1);  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0441 //~ ERROR[1.0,1.1,1.2] CL0601
v2++; v2 += 1; x = v2; v2 = v3; *i = 1; x = *i; i[0]++; (*i) += 1; &v2; -v2; !v2; v2 == 1; if (v2) {} x = (int)v2; v2 ? 1 : 2;  //~ ERROR[2.0+] CL0502  //~ ERROR[2.0+] CL0522
atomic_int v4[2]; v4[0] = 1; struct { atomic_int a; } v5; v5.a = 1; v5.a++;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0502  //~ ERROR[2.0+] CL0522
local atomic_int v6; global atomic_int v7 = 1; static global atomic_int v8 = ATOMIC_VAR_INIT(1); constant atomic_int v9 = 1;   //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0309  //~ ERROR[2.0+] CL0310  //~ ERROR[1.0,1.1] CL0407  //~ ERROR[1.0,1.1,1.2] CL0601
atomic_int *v10 = i; global int *v11 = i; global atomic_int *v12 = gi; global atomic_uint *v13 = i; AI *v14 = &v2;   //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0501
atomic_add(gi, 1); atomic_add(i, 1); atomic_add(gf, 1.0f); atomic_xchg(gf, 1.0f); atomic_inc(li); atomic_add(P, 1); atomic_add(al, 1l); atom_add(gi, 1); atom_add((global long *)0, 1l);  //~ ERROR CL0604
atomic_cmpxchg(gi, 1, 2); atomic_min(gi, 1); atomic_max((global uint *)gi, 1u); atomic_and(gf, 1); atomic_dec(pi); atomic_sub(gi); atomic_or(gi, 1, 2);  //~ ERROR CL0604
}
global atomic_int g1 = 1; global atomic_int g2 = ATOMIC_VAR_INIT(1); atomic_int g3; constant atomic_int g4 = 1; static atomic_int g5 = 2; atomic_int g6 = g5; global atomic_flag g7 = ATOMIC_FLAG_INIT; local atomic_int g8;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0307  //~ ERROR[1.0,1.1] CL0407  //~ ERROR[2.0+] CL0439  //~ ERROR[2.0+] CL0441  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0601
kernel void k(atomic_int a, global atomic_int *b, atomic_int *c, atomic_flag d) { }  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[2.0+] CL0704
struct S { atomic_int a; }; kernel void k2(struct S a) { }  //~ ERROR[1.0,1.1,1.2] CL0203
atomic_int f2(atomic_int a) { return a; }  //~ ERROR[1.0,1.1,1.2] CL0203
_Atomic int h1; _Atomic(int) h2; int _Atomic h3; constant _Atomic int h4 = 1;  //~ ERROR CL0211  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0201
void f3(_Atomic int *a) { *a = 1; }   //~ ERROR CL0211
