// Attributes in one position, a line each.
// std: 1.2+
int F0(int a, int *b) __attribute__((reqd_work_group_size(1, 2, 3)));  //~ ERROR CL0708
int F1(int a, int *b) __attribute__((reqd_work_group_size(1, 2)));  //~ ERROR CL0709
int F2(int a, int *b) __attribute__((reqd_work_group_size(0, 2, 3)));  //~ ERROR CL0709
int F3(int a, int *b) __attribute__((reqd_work_group_size(-1, 2, 3)));  //~ ERROR CL0709
int F4(int a, int *b) __attribute__((reqd_work_group_size(1.0f, 2, 3)));  //~ ERROR CL0709
int F5(int a, int *b) __attribute__((reqd_work_group_size));  //~ ERROR CL0709
int F6(int a, int *b) __attribute__((work_group_size_hint(1, 2, 3)));  //~ ERROR CL0708
int F7(int a, int *b) __attribute__((work_group_size_hint(1, 0, 3)));  //~ ERROR CL0709
int F8(int a, int *b) __attribute__((vec_type_hint(float4)));  //~ ERROR CL0708
int F9(int a, int *b) __attribute__((vec_type_hint(void)));  //~ ERROR CL0709
int F10(int a, int *b) __attribute__((vec_type_hint(image2d_t)));  //~ ERROR CL0709
int F11(int a, int *b) __attribute__((vec_type_hint));  //~ ERROR CL0709
int F12(int a, int *b) __attribute__((intel_reqd_sub_group_size(8)));  //~ ERROR CL0708
int F13(int a, int *b) __attribute__((intel_reqd_sub_group_size(0)));  //~ ERROR CL0709
int F14(int a, int *b) __attribute__((packed));
int F15(int a, int *b) __attribute__((packed(1)));  //~ ERROR CL0709
int F16(int a, int *b) __attribute__((aligned(16)));
int F17(int a, int *b) __attribute__((aligned(3)));  //~ ERROR CL0709
int F18(int a, int *b) __attribute__((aligned(0)));  //~ ERROR CL0709
int F19(int a, int *b) __attribute__((aligned(-1)));  //~ ERROR CL0709
int F20(int a, int *b) __attribute__((aligned(1.0f)));  //~ ERROR CL0709
int F21(int a, int *b) __attribute__((aligned));
int F22(int a, int *b) __attribute__((aligned(1, 2)));  //~ ERROR CL0709
int F23(int a, int *b) __attribute__((always_inline));
int F24(int a, int *b) __attribute__((noinline));
int F25(int a, int *b) __attribute__((always_inline(1)));
int F26(int a, int *b) __attribute__((overloadable));
int F27(int a, int *b) __attribute__((overloadable(1)));
int F28(int a, int *b) __attribute__((unused));
int F29(int a, int *b) __attribute__((used));
int F30(int a, int *b) __attribute__((weak));
int F31(int a, int *b) __attribute__((endian(host)));
int F32(int a, int *b) __attribute__((endian(1)));
int F33(int a, int *b) __attribute__((ext_vector_type(4)));  //~ ERROR CL0708
int F34(int a, int *b) __attribute__((ext_vector_type(5)));  //~ ERROR CL0708
int F35(int a, int *b) __attribute__((ext_vector_type(0)));  //~ ERROR CL0708
int F36(int a, int *b) __attribute__((ext_vector_type));  //~ ERROR CL0708  //~ ERROR CL0709
int F40(int a, int *b) __attribute__((address_space(1)));  //~ ERROR CL0708
int F41(int a, int *b) __attribute__((address_space(-1)));  //~ ERROR CL0708
int F42(int a, int *b) __attribute__((address_space(1.0f)));  //~ ERROR CL0708
int F43(int a, int *b) __attribute__((address_space));  //~ ERROR CL0708  //~ ERROR CL0709
int F44(int a, int *b) __attribute__((opencl_unroll_hint));  //~ ERROR CL0708
int F45(int a, int *b) __attribute__((opencl_unroll_hint(1)));  //~ ERROR CL0708
int F46(int a, int *b) __attribute__((nosvm));
int F47(int a, int *b) __attribute__((nosvm(1)));
int F48(int a, int *b) __attribute__((const));
int F49(int a, int *b) __attribute__((pure));
int F50(int a, int *b) __attribute__((noreturn));
int F51(int a, int *b) __attribute__((section("x")));
int F52(int a, int *b) __attribute__((section(1)));
int F53(int a, int *b) __attribute__((section));
int F54(int a, int *b) __attribute__((alias("y")));
int F55(int a, int *b) __attribute__((alias));
int F56(int a, int *b) __attribute__((alias(1)));
int F57(int a, int *b) __attribute__((mode(DI)));
int F58(int a, int *b) __attribute__((mode(XX)));
int F59(int a, int *b) __attribute__((mode));
int F60(int a, int *b) __attribute__((mode()));
int F61(int a, int *b) __attribute__((cold));
int F62(int a, int *b) __attribute__((hot));
int F63(int a, int *b) __attribute__((convergent));
int F64(int a, int *b) __attribute__((opencl_global));  //~ ERROR CL0708
int F65(int a, int *b) __attribute__((opencl_local));  //~ ERROR CL0708
int F66(int a, int *b) __attribute__((opencl_constant));  //~ ERROR CL0708
int F67(int a, int *b) __attribute__((opencl_private));  //~ ERROR CL0708
int F68(int a, int *b) __attribute__((opencl_generic));  //~ ERROR CL0708
int F69(int a, int *b) __attribute__((format(printf, 1, 2)));
int F70(int a, int *b) __attribute__((format(printf, 2, 3)));
int F72(int a, int *b) __attribute__((format));
int F73(int a, int *b) __attribute__((kernel));
int F74(int a, int *b) __attribute__((opencl_kernel));
int F75(int a, int *b) __attribute__((nonnull(1)));
int F76(int a, int *b) __attribute__((nonnull(2)));
int F77(int a, int *b) __attribute__((nonnull));
int F78(int a, int *b) __attribute__((nonnull(0)));
int F79(int a, int *b) __attribute__((deprecated("x")));
int F80(int a, int *b) __attribute__((deprecated(1)));
int F81(int a, int *b) __attribute__((visibility("hidden")));
int F82(int a, int *b) __attribute__((visibility("x")));
int F83(int a, int *b) __attribute__((annotate("x")));
int F84(int a, int *b) __attribute__((annotate(1)));
int F85(int a, int *b) __attribute__((cleanup(f)));
int F86(int a, int *b) __attribute__((may_alias));
int F87(int a, int *b) __attribute__((transparent_union));
int F88(int a, int *b) __attribute__((enable_if(1, "x")));
int F89(int a, int *b) __attribute__((warn_unused_result));
int F90(int a, int *b) __attribute__((malloc));
int F91(int a, int *b) __attribute__((alloc_size(1)));
int F92(int a, int *b) __attribute__((gnu_inline));
int F93(int a, int *b) __attribute__((nothrow));
int F94(int a, int *b) __attribute__((constructor));
int F95(int a, int *b) __attribute__((destructor));
int F96(int a, int *b) __attribute__((optnone));
int F97(int a, int *b) __attribute__((noduplicate));
int F98(int a, int *b) __attribute__((flatten));
int F99(int a, int *b) __attribute__((sentinel));
int F100(int a, int *b) __attribute__((returns_nonnull));
int F101(int a, int *b) __attribute__((disable_tail_calls));
int F102(int a, int *b) __attribute__((artificial));
int F103(int a, int *b) __attribute__((no_sanitize("address")));
int F104(int a, int *b) __attribute__((amdgpu_flat_work_group_size(1,2)));
int F105(int a, int *b) __attribute__((amdgpu_num_vgpr(3)));
int F106(int a, int *b) __attribute__((amdgpu_waves_per_eu(2)));
int F107(int a, int *b) __attribute__((blocks(byref)));
int F108(int a, int *b) __attribute__((fallthrough));
int F109(int a, int *b) __attribute__((no_instrument_function));
int F110(int a, int *b) __attribute__((minsize));
int F111(int a, int *b) __attribute__((noescape));
int F112(int a, int *b) __attribute__((objc_gc(weak)));
int F115(int a, int *b) __attribute__((ifunc("x")));
int F117(int a, int *b) __attribute__((cdecl));
int F118(int a, int *b) __attribute__((stdcall));
int F119(int a, int *b) __attribute__((fastcall));
int F120(int a, int *b) __attribute__((pascal));
int F121(int a, int *b) __attribute__((vectorcall));
int F122(int a, int *b) __attribute__((ms_abi));
int F123(int a, int *b) __attribute__((sysv_abi));
int F124(int a, int *b) __attribute__((pcs("aapcs")));
int F125(int a, int *b) __attribute__((thread));
int F127(int a, int *b) __attribute__((common));
int F128(int a, int *b) __attribute__((nocommon));
int F131(int a, int *b) __attribute__((dllimport));
int F132(int a, int *b) __attribute__((interrupt));
int F134(int a, int *b) __attribute__((access(read_only, 1)));
int F135(int a, int *b) __attribute__((nodebug));
int F137(int a, int *b) __attribute__((no_split_stack));
int F139(int a, int *b) __attribute__((diagnose_if(1, "x", "error")));
int F141(int a, int *b) __attribute__((unavailable));
int F142(int a, int *b) __attribute__((unavailable("x")));
int F143(int a, int *b) __attribute__((error("x")));
int F144(int a, int *b) __attribute__((warning("x")));
int F145(int a, int *b) __attribute__((zero_call_used_regs("skip")));
int F147(int a, int *b) __attribute__((unknown_attr(x y)));
int F149(int a, int *b) __attribute__((lto_visibility_public));
int F150(int a, int *b) __attribute__((scalar_storage_order("x")));
int F152(int a, int *b) __attribute__((swift_name("x")));
int F153(int a, int *b) __attribute__((target("avx")));
int F155(int a, int *b) __attribute__((nocf_check));
int F156(int a, int *b) __attribute__((speculative_load_hardening));
int F157(int a, int *b) __attribute__((preserve_most));
int F158(int a, int *b) __attribute__((preserve_all));
int F159(int a, int *b) __attribute__((__global));
int F160(int a, int *b) __attribute__((int));
int F161(int a, int *b) __attribute__((stdcall));
int F162(int a, int *b) __attribute__((nullptr));
