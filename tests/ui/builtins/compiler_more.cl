// More functions of compilers.
// std: 1.2 2.0

kernel void f(global int *p, constant int *c, local int *l, int i, constant uint *cu) {

  global int *a3 = __builtin_alloca(4);  //~ ERROR CL0301
  __builtin_sadd_overflow(1, 2, p);
  __builtin_sadd_overflow(1, 2, l);
  __builtin_sadd_overflow(1, 2, c);
  __builtin_uadd_overflow(1, 2, cu);
  __builtin_sadd_overflow(1, 2, (global float *)p);
  __builtin_add_overflow(1, 2, c);
  uint r;
  __builtin_addc(1u, 1u, 0u, p);
  __builtin_addc(1u, 1u, 0u, (global uint *)p);
  __builtin_addcs(1u, 1u, 0u, (global ushort *)p);
  __builtin_addcl(1u, 1u, 0u, (global ulong *)p);
  __builtin_addcll(1u, 1u, 0u, (global ulong *)p);
  __builtin_subcb(1u, 1u, 0u, (global uchar *)p);
  __builtin_frexpf(1.0f, p);
  __builtin_modff(1.0f, p);
  __builtin_sincosf(1.0f, p, p);  //~ ERROR CL0601
  __builtin_remquof(1.0f, 1.0f, p);
  __builtin_frexpf(1.0f, &i);
  __builtin_elementwise_atan2(1.0f, 1.0f);  //~ ERROR CL0601
  __builtin_elementwise_fmod(1.0f, 1.0f);  //~ ERROR CL0601
  __builtin_elementwise_exp10(1.0f);  //~ ERROR CL0601
  __builtin_elementwise_popcount(1);  //~ ERROR CL0601
  __builtin_elementwise_ctlz(1);  //~ ERROR CL0601
  __builtin_elementwise_cttz(1);  //~ ERROR CL0601
  __builtin_elementwise_maximum(1.0f, 1.0f);  //~ ERROR CL0601
  __builtin_elementwise_minimum(1.0f, 1.0f);  //~ ERROR CL0601
  __builtin_reduce_maximum((float4)(1.0f));  //~ ERROR CL0601
  __builtin_reduce_minimum((float4)(1.0f));  //~ ERROR CL0601
  __builtin_elementwise_bitreverse(1);
  __builtin_elementwise_add_sat(1, 2);
  __builtin_elementwise_canonicalize(1.0f);
  __builtin_elementwise_asin(1.0f);
  __builtin_elementwise_acos(1.0f);
  __builtin_elementwise_atan(1.0f);
  __builtin_elementwise_sinh(1.0f);
  __builtin_elementwise_cosh(1.0f);
  __builtin_elementwise_tanh(1.0f);
  __builtin_elementwise_tan(1.0f);
  __builtin_elementwise_sqrt(1.0f);
  __builtin_elementwise_nearbyint(1.0f);
  __builtin_elementwise_rint(1.0f);
  __builtin_elementwise_roundeven(1.0f);
  __builtin_elementwise_round(1.0f);
  __builtin_elementwise_trunc(1.0f);
  __builtin_elementwise_log(1.0f);
  __builtin_elementwise_log2(1.0f);
  __builtin_elementwise_log10(1.0f);
  __builtin_elementwise_exp(1.0f);
  __builtin_elementwise_exp2(1.0f);
  __builtin_elementwise_ceil(1.0f);
  __builtin_elementwise_floor(1.0f);
  __builtin_elementwise_sin(1.0f);
  __builtin_elementwise_cos(1.0f);
  __builtin_elementwise_pow(1.0f, 1.0f);
  __builtin_elementwise_copysign(1.0f,1.0f);
  __builtin_elementwise_fma(1.0f,1.0f,1.0f);
  __builtin_elementwise_abs(1);
  __builtin_elementwise_max(1,1);
  __builtin_elementwise_min(1,1);
  __builtin_elementwise_sub_sat(1,1);
  __builtin_memcpy_inline(p, p, 4);
  __builtin_bzero(p, 4);
  __builtin_assume_separate_storage(p, p);
  __builtin___clear_cache(p, p);
  __builtin_dynamic_object_size(p, 0);
  __builtin_object_size(p, 4);  //~ ERROR CL0608
  __builtin_object_size(p, i);  //~ ERROR CL0608
  __builtin_readsteadycounter();
  __builtin_memset_inline(p, 0, 4);
  __builtin_memchr(p, 0, 4);
  __builtin_memccpy(p, p, 0, 4);  //~ ERROR CL0601
  __builtin_strcmp("a", "b");
  __builtin_strlen(p);
  __builtin_iszero(1.0f);
  __builtin_issubnormal(1.0f);
  __builtin_issignaling(1.0f);
  __builtin_isinf_sign(1.0f);
  __builtin_fpclassify(0,1,2,3,4,1.0f);
  __builtin_fpclassify(0,1,2,3,4);  //~ ERROR CL0603
  __builtin_fpclassify(0,1,2,3,4,1);  //~ ERROR CL0608
  __builtin_flt_rounds();
  __builtin_set_flt_rounds(1);  //~ ERROR CL0601
  __builtin_return_address(0);
  __builtin_return_address(i);  //~ ERROR CL0608
  __builtin_frame_address(0);
  __builtin_extract_return_addr(p);
  __builtin_setjmp(p);  //~ ERROR CL0601
  __builtin_longjmp(p, 1);  //~ ERROR CL0601

  __builtin_get_device_side_mangled_name();  //~ ERROR CL0601
  __builtin_is_aligned(p, 4);
  __builtin_align_up(p, 4);
  __builtin_align_down(p, 4);

  __builtin_is_aligned(i, 4);
  __builtin_align_up(i, i);
  __builtin_align_up(1.0f, 4);  //~ ERROR CL0608
  __builtin_classify_type(1);

  __builtin_nondeterministic_value(i);
  __builtin_arithmetic_fence(i);  //~ ERROR CL0601
  __builtin_arithmetic_fence(1.0f);  //~ ERROR CL0601
  __builtin_coro_noop();  //~ ERROR CL0601
  __builtin_allow_runtime_check("x");
  __builtin_dump_struct(p, f);  //~ ERROR CL0601 //~ ERROR CL0420
  __builtin_operator_new(1);  //~ ERROR CL0601

  __builtin_annotation(i, "x");
  __builtin_annotation(1.0f, "x");  //~ ERROR CL0608
  __builtin_annotation(i, 1);  //~ ERROR CL0608
  __builtin_canonicalizef(1.0f);
  __builtin_nan("");
  __builtin_nanf(p);
  __builtin_nanf("");
  __builtin_nansf("1");

  __builtin_ldexpf(1.0f, 1);
  __builtin_powif(1.0f, 1);
  __builtin_powi(1.0, 1);
  __builtin_fmaxf(1.0f, 1.0f);
  __builtin_fmaf(1.0f,1.0f,1.0f);
  __builtin_lroundf(1.0f);
  __builtin_llrint(1.0);
  __builtin_ilogbf(1.0f);
  __builtin_logbf(1.0f);
  __builtin_tgammaf(1.0f);
  __builtin_signbitf(1.0f);
  __builtin_exp10f(1.0f);
  __builtin_roundevenf(1.0f);

  __builtin_abort();

  __builtin_malloc(1);
  __builtin_free(p);
  __builtin_puts("a");  //~ ERROR CL0601
  __builtin_inf();
  __builtin_huge_valf();

  __builtin_cpu_supports("x");  //~ ERROR CL0601
  __builtin_cpu_is("x");  //~ ERROR CL0601
  __builtin_cpu_init();  //~ ERROR CL0601
  __builtin_va_arg(p, int);  //~ ERROR CL0421
  __builtin_va_start(p, i);  //~ ERROR CL0421
  __builtin_sycl_unique_stable_name(int);  //~ ERROR CL0201

  __builtin_nvvm_foo();  //~ ERROR CL0601
  __nvvm_add_rn_f(1.0f, 1.0f);  //~ ERROR CL0601
  __builtin_spirv_distance(1, 2);  //~ ERROR CL0601
  __builtin_amdgcn_workitem_id_x();  //~ ERROR CL0601
  __builtin_r600_read_tgid_x();  //~ ERROR CL0601
  __builtin_load_halff(p);
  __builtin_load_half(p);
  __builtin_store_halff(1.0f, p);
  __builtin_store_half(1.0, p);
  __builtin_load_halff((global half*)p);
  __builtin_store_halff(1.0f, (global half*)p);
  __builtin_load_halff((constant half*)c);
  __builtin_store_half(1.0, (local half*)l);
  __builtin_nontemporal_load(p);
  __builtin_nontemporal_store(1, p);
  __builtin_intel_fpga_reg(i);  //~ ERROR CL0601
  __builtin_ms_va_start(p, i);  //~ ERROR CL0601
  __builtin_constant_p(i);
  __builtin_is_constant_evaluated();  //~ ERROR CL0601
  to_global(p);  //~ ERROR[1.2] CL0602
  __builtin_to_global(p);  //~ ERROR CL0601
  to_addr(p);  //~ ERROR CL0601
  __builtin_cpu_relax();  //~ ERROR CL0601
  __builtin_ia32_pause();  //~ ERROR CL0601
  __builtin_unwind_init();

  __builtin_stdarg_start(p, i);  //~ ERROR CL0601

  __builtin_va_copy(p, p);  //~ ERROR CL0421
  __builtin_va_end(p);  //~ ERROR CL0421
  __builtin_rotateleft8(1, 1);
  __builtin_bitreverse8(1);
  __builtin_labs(1);
  __builtin_strncmp("a","b",1);

  __builtin_memcmp(p,p,1);
  __builtin_bcmp(p,p,1);
  __builtin_ffs(1);
  __builtin_parity(1);
  __builtin_clzs(1);
  __builtin_isunordered(1.0f,1.0f);
  __builtin_isnormal(1.0f);
  __builtin_isinf(1.0f);
  __builtin_finitef(1.0f);  //~ ERROR CL0601
  __builtin_isfinite(1);  //~ ERROR CL0608
  __builtin_assume_dereferenceable(p, 4);  //~ ERROR CL0601
  __builtin_bswapg(1);  //~ ERROR CL0601
  __builtin_elementwise_fshl(1,1,1);  //~ ERROR CL0601

  __builtin_matrix_transpose(1);  //~ ERROR CL0601
  __builtin_count(1);  //~ ERROR CL0601
  __builtin_ptrauth_strip(p, 0);  //~ ERROR CL0601
  __builtin_function_start(f);  //~ ERROR CL0601 //~ ERROR CL0420
  __builtin_os_log_format_buffer_size("a");  //~ ERROR CL0601
  __builtin_crypto();  //~ ERROR CL0601
  __builtin_add_overflow_p(1,1,1);  //~ ERROR CL0601
  __builtin_speculation_safe_value(1);  //~ ERROR CL0601
  __builtin_trap();
}
