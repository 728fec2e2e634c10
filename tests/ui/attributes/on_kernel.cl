// Attributes in one position, a line each.
// std: 1.2+
__attribute__((reqd_work_group_size(1, 2, 3))) kernel void F0(global int *a) { }
__attribute__((reqd_work_group_size(1, 2))) kernel void F1(global int *a) { }  //~ ERROR CL0709
__attribute__((reqd_work_group_size(0, 2, 3))) kernel void F2(global int *a) { }  //~ ERROR CL0709
__attribute__((reqd_work_group_size(-1, 2, 3))) kernel void F3(global int *a) { }  //~ ERROR CL0709
__attribute__((reqd_work_group_size(1.0f, 2, 3))) kernel void F4(global int *a) { }  //~ ERROR CL0709
__attribute__((reqd_work_group_size)) kernel void F5(global int *a) { }  //~ ERROR CL0709
__attribute__((work_group_size_hint(1, 2, 3))) kernel void F6(global int *a) { }
__attribute__((work_group_size_hint(1, 0, 3))) kernel void F7(global int *a) { }  //~ ERROR CL0709
__attribute__((vec_type_hint(float4))) kernel void F8(global int *a) { }
__attribute__((vec_type_hint(void))) kernel void F9(global int *a) { }  //~ ERROR CL0709
__attribute__((vec_type_hint(image2d_t))) kernel void F10(global int *a) { }  //~ ERROR CL0709
__attribute__((vec_type_hint)) kernel void F11(global int *a) { }  //~ ERROR CL0709
__attribute__((intel_reqd_sub_group_size(8))) kernel void F12(global int *a) { }
__attribute__((intel_reqd_sub_group_size(0))) kernel void F13(global int *a) { }  //~ ERROR CL0709
__attribute__((packed)) kernel void F14(global int *a) { }
__attribute__((packed(1))) kernel void F15(global int *a) { }  //~ ERROR CL0709
__attribute__((aligned(16))) kernel void F16(global int *a) { }
__attribute__((aligned(3))) kernel void F17(global int *a) { }  //~ ERROR CL0709
__attribute__((aligned(0))) kernel void F18(global int *a) { }  //~ ERROR CL0709
__attribute__((aligned(-1))) kernel void F19(global int *a) { }  //~ ERROR CL0709
__attribute__((aligned(1.0f))) kernel void F20(global int *a) { }  //~ ERROR CL0709
__attribute__((aligned)) kernel void F21(global int *a) { }
__attribute__((aligned(1, 2))) kernel void F22(global int *a) { }  //~ ERROR CL0709
__attribute__((always_inline)) kernel void F23(global int *a) { }
__attribute__((noinline)) kernel void F24(global int *a) { }
__attribute__((always_inline(1))) kernel void F25(global int *a) { }
__attribute__((overloadable)) kernel void F26(global int *a) { }
__attribute__((overloadable(1))) kernel void F27(global int *a) { }
__attribute__((unused)) kernel void F28(global int *a) { }
__attribute__((used)) kernel void F29(global int *a) { }
__attribute__((weak)) kernel void F30(global int *a) { }
__attribute__((endian(host))) kernel void F31(global int *a) { }
__attribute__((endian(1))) kernel void F32(global int *a) { }
__attribute__((ext_vector_type(4))) kernel void F33(global int *a) { }  //~ ERROR CL0708  //~ ERROR CL0709
__attribute__((ext_vector_type(5))) kernel void F34(global int *a) { }  //~ ERROR CL0708  //~ ERROR CL0709
__attribute__((ext_vector_type(0))) kernel void F35(global int *a) { }  //~ ERROR CL0708  //~ ERROR CL0709
__attribute__((ext_vector_type)) kernel void F36(global int *a) { }  //~ ERROR CL0708  //~ ERROR CL0709
__attribute__((vector_size(16))) kernel void F37(global int *a) { }  //~ ERROR CL0709
__attribute__((vector_size(3))) kernel void F38(global int *a) { }  //~ ERROR CL0709
__attribute__((vector_size(0))) kernel void F39(global int *a) { }  //~ ERROR CL0709
__attribute__((address_space(1))) kernel void F40(global int *a) { }  //~ ERROR CL0316
__attribute__((address_space(-1))) kernel void F41(global int *a) { }  //~ ERROR CL0709
__attribute__((address_space(1.0f))) kernel void F42(global int *a) { }  //~ ERROR CL0709
__attribute__((address_space)) kernel void F43(global int *a) { }  //~ ERROR[1.2+] CL0709
__attribute__((opencl_unroll_hint)) kernel void F44(global int *a) { }  //~ ERROR CL0708
__attribute__((opencl_unroll_hint(1))) kernel void F45(global int *a) { }  //~ ERROR CL0708
__attribute__((nosvm)) kernel void F46(global int *a) { }
__attribute__((nosvm(1))) kernel void F47(global int *a) { }
__attribute__((const)) kernel void F48(global int *a) { }
__attribute__((pure)) kernel void F49(global int *a) { }
__attribute__((noreturn)) kernel void F50(global int *a) { }
__attribute__((section("x"))) kernel void F51(global int *a) { }
__attribute__((section(1))) kernel void F52(global int *a) { }
__attribute__((section)) kernel void F53(global int *a) { }
__attribute__((alias("y"))) kernel void F54(global int *a) { }
__attribute__((alias)) kernel void F55(global int *a) { }
__attribute__((alias(1))) kernel void F56(global int *a) { }
__attribute__((mode(DI))) kernel void F57(global int *a) { }
__attribute__((mode(XX))) kernel void F58(global int *a) { }
__attribute__((mode)) kernel void F59(global int *a) { }
__attribute__((mode())) kernel void F60(global int *a) { }
__attribute__((cold)) kernel void F61(global int *a) { }
__attribute__((hot)) kernel void F62(global int *a) { }
__attribute__((convergent)) kernel void F63(global int *a) { }
__attribute__((opencl_global)) kernel void F64(global int *a) { }  //~ ERROR CL0316
__attribute__((opencl_local)) kernel void F65(global int *a) { }  //~ ERROR CL0316
__attribute__((opencl_constant)) kernel void F66(global int *a) { }  //~ ERROR CL0316
__attribute__((opencl_private)) kernel void F67(global int *a) { }  //~ ERROR CL0316
__attribute__((opencl_generic)) kernel void F68(global int *a) { }  //~ ERROR CL0316
__attribute__((format(printf, 1, 2))) kernel void F69(global int *a) { }
__attribute__((format(printf, 2, 3))) kernel void F70(global int *a) { }
__attribute__((format)) kernel void F72(global int *a) { }
__attribute__((kernel)) kernel void F73(global int *a) { }
__attribute__((opencl_kernel)) kernel void F74(global int *a) { }
__attribute__((nonnull(1))) kernel void F75(global int *a) { }
__attribute__((nonnull(2))) kernel void F76(global int *a) { }
__attribute__((nonnull)) kernel void F77(global int *a) { }
__attribute__((nonnull(0))) kernel void F78(global int *a) { }
__attribute__((deprecated("x"))) kernel void F79(global int *a) { }
__attribute__((deprecated(1))) kernel void F80(global int *a) { }
__attribute__((visibility("hidden"))) kernel void F81(global int *a) { }
__attribute__((visibility("x"))) kernel void F82(global int *a) { }
__attribute__((annotate("x"))) kernel void F83(global int *a) { }
__attribute__((annotate(1))) kernel void F84(global int *a) { }
__attribute__((cleanup(f))) kernel void F85(global int *a) { }
__attribute__((may_alias)) kernel void F86(global int *a) { }
__attribute__((transparent_union)) kernel void F87(global int *a) { }
__attribute__((enable_if(1, "x"))) kernel void F88(global int *a) { }
__attribute__((warn_unused_result)) kernel void F89(global int *a) { }
__attribute__((malloc)) kernel void F90(global int *a) { }
__attribute__((alloc_size(1))) kernel void F91(global int *a) { }
__attribute__((gnu_inline)) kernel void F92(global int *a) { }
__attribute__((nothrow)) kernel void F93(global int *a) { }
__attribute__((constructor)) kernel void F94(global int *a) { }
__attribute__((destructor)) kernel void F95(global int *a) { }
__attribute__((optnone)) kernel void F96(global int *a) { }
__attribute__((noduplicate)) kernel void F97(global int *a) { }
__attribute__((flatten)) kernel void F98(global int *a) { }
__attribute__((sentinel)) kernel void F99(global int *a) { }
__attribute__((returns_nonnull)) kernel void F100(global int *a) { }
__attribute__((disable_tail_calls)) kernel void F101(global int *a) { }
__attribute__((artificial)) kernel void F102(global int *a) { }
__attribute__((no_sanitize("address"))) kernel void F103(global int *a) { }
__attribute__((amdgpu_flat_work_group_size(1,2))) kernel void F104(global int *a) { }
__attribute__((amdgpu_num_vgpr(3))) kernel void F105(global int *a) { }
__attribute__((amdgpu_waves_per_eu(2))) kernel void F106(global int *a) { }
__attribute__((blocks(byref))) kernel void F107(global int *a) { }
__attribute__((fallthrough)) kernel void F108(global int *a) { }
__attribute__((no_instrument_function)) kernel void F109(global int *a) { }
__attribute__((minsize)) kernel void F110(global int *a) { }
__attribute__((noescape)) kernel void F111(global int *a) { }
__attribute__((objc_gc(weak))) kernel void F112(global int *a) { }
__attribute__((cdecl)) kernel void F117(global int *a) { }
__attribute__((stdcall)) kernel void F118(global int *a) { }
__attribute__((fastcall)) kernel void F119(global int *a) { }
__attribute__((pascal)) kernel void F120(global int *a) { }
__attribute__((vectorcall)) kernel void F121(global int *a) { }
__attribute__((ms_abi)) kernel void F122(global int *a) { }
__attribute__((sysv_abi)) kernel void F123(global int *a) { }
__attribute__((pcs("aapcs"))) kernel void F124(global int *a) { }
__attribute__((thread)) kernel void F125(global int *a) { }
__attribute__((common)) kernel void F127(global int *a) { }
__attribute__((nocommon)) kernel void F128(global int *a) { }
__attribute__((dllimport)) kernel void F131(global int *a) { }
__attribute__((interrupt)) kernel void F132(global int *a) { }
__attribute__((access(read_only, 1))) kernel void F134(global int *a) { }
__attribute__((nodebug)) kernel void F135(global int *a) { }
__attribute__((no_builtin)) kernel void F136(global int *a) { }
__attribute__((no_split_stack)) kernel void F137(global int *a) { }
__attribute__((diagnose_if(1, "x", "error"))) kernel void F139(global int *a) { }
__attribute__((unavailable)) kernel void F141(global int *a) { }
__attribute__((unavailable("x"))) kernel void F142(global int *a) { }
__attribute__((error("x"))) kernel void F143(global int *a) { }
__attribute__((warning("x"))) kernel void F144(global int *a) { }
__attribute__((zero_call_used_regs("skip"))) kernel void F145(global int *a) { }
__attribute__((unknown_attr(x y))) kernel void F147(global int *a) { }
__attribute__((lto_visibility_public)) kernel void F149(global int *a) { }
__attribute__((scalar_storage_order("x"))) kernel void F150(global int *a) { }
__attribute__((swift_name("x"))) kernel void F152(global int *a) { }
__attribute__((target("avx"))) kernel void F153(global int *a) { }
__attribute__((nocf_check)) kernel void F155(global int *a) { }
__attribute__((speculative_load_hardening)) kernel void F156(global int *a) { }
__attribute__((preserve_most)) kernel void F157(global int *a) { }
__attribute__((preserve_all)) kernel void F158(global int *a) { }
__attribute__((__global)) kernel void F159(global int *a) { }
__attribute__((int)) kernel void F160(global int *a) { }
__attribute__((stdcall)) kernel void F161(global int *a) { }
__attribute__((nullptr)) kernel void F162(global int *a) { }
