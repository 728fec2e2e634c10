// Attributes in one position, a line each.
// std: 1.2+
__attribute__((reqd_work_group_size(1, 2, 3))) int F0(int a) { return a; }  //~ ERROR CL0708
__attribute__((reqd_work_group_size(1, 2))) int F1(int a) { return a; }  //~ ERROR CL0709
__attribute__((reqd_work_group_size(0, 2, 3))) int F2(int a) { return a; }  //~ ERROR CL0709
__attribute__((reqd_work_group_size(-1, 2, 3))) int F3(int a) { return a; }  //~ ERROR CL0709
__attribute__((reqd_work_group_size(1.0f, 2, 3))) int F4(int a) { return a; }  //~ ERROR CL0709
__attribute__((reqd_work_group_size)) int F5(int a) { return a; }  //~ ERROR CL0709
__attribute__((work_group_size_hint(1, 2, 3))) int F6(int a) { return a; }  //~ ERROR CL0708
__attribute__((work_group_size_hint(1, 0, 3))) int F7(int a) { return a; }  //~ ERROR CL0709
__attribute__((vec_type_hint(float4))) int F8(int a) { return a; }  //~ ERROR CL0708
__attribute__((vec_type_hint(void))) int F9(int a) { return a; }  //~ ERROR CL0709
__attribute__((vec_type_hint(image2d_t))) int F10(int a) { return a; }  //~ ERROR CL0709
__attribute__((vec_type_hint)) int F11(int a) { return a; }  //~ ERROR CL0709
__attribute__((intel_reqd_sub_group_size(8))) int F12(int a) { return a; }  //~ ERROR CL0708
__attribute__((intel_reqd_sub_group_size(0))) int F13(int a) { return a; }  //~ ERROR CL0709
__attribute__((packed)) int F14(int a) { return a; }
__attribute__((packed(1))) int F15(int a) { return a; }  //~ ERROR CL0709
__attribute__((aligned(16))) int F16(int a) { return a; }
__attribute__((aligned(3))) int F17(int a) { return a; }  //~ ERROR CL0709
__attribute__((aligned(0))) int F18(int a) { return a; }  //~ ERROR CL0709
__attribute__((aligned(-1))) int F19(int a) { return a; }  //~ ERROR CL0709
__attribute__((aligned(1.0f))) int F20(int a) { return a; }  //~ ERROR CL0709
__attribute__((aligned)) int F21(int a) { return a; }
__attribute__((aligned(1, 2))) int F22(int a) { return a; }  //~ ERROR CL0709
__attribute__((always_inline)) int F23(int a) { return a; }
__attribute__((noinline)) int F24(int a) { return a; }
__attribute__((always_inline(1))) int F25(int a) { return a; }
__attribute__((overloadable)) int F26(int a) { return a; }
__attribute__((overloadable(1))) int F27(int a) { return a; }
__attribute__((unused)) int F28(int a) { return a; }
__attribute__((used)) int F29(int a) { return a; }
__attribute__((weak)) int F30(int a) { return a; }
__attribute__((endian(host))) int F31(int a) { return a; }
__attribute__((endian(1))) int F32(int a) { return a; }
__attribute__((ext_vector_type(4))) int F33(int a) { return a; }  //~ ERROR CL0708
__attribute__((ext_vector_type(5))) int F34(int a) { return a; }  //~ ERROR CL0708
__attribute__((ext_vector_type(0))) int F35(int a) { return a; }  //~ ERROR CL0708  //~ ERROR CL0709
__attribute__((ext_vector_type)) int F36(int a) { return a; }  //~ ERROR CL0708  //~ ERROR CL0709
__attribute__((vector_size(3))) int F38(int a) { return a; }  //~ ERROR CL0709
__attribute__((vector_size(0))) int F39(int a) { return a; }  //~ ERROR CL0709
__attribute__((address_space(1))) int F40(int a) { return a; }  //~ ERROR CL0316
__attribute__((address_space(-1))) int F41(int a) { return a; }  //~ ERROR CL0709
__attribute__((address_space(1.0f))) int F42(int a) { return a; }  //~ ERROR CL0709
__attribute__((address_space)) int F43(int a) { return a; }  //~ ERROR[1.2+] CL0709
__attribute__((opencl_unroll_hint)) int F44(int a) { return a; }  //~ ERROR CL0708
__attribute__((opencl_unroll_hint(1))) int F45(int a) { return a; }  //~ ERROR CL0708
__attribute__((nosvm)) int F46(int a) { return a; }
__attribute__((nosvm(1))) int F47(int a) { return a; }
__attribute__((const)) int F48(int a) { return a; }
__attribute__((pure)) int F49(int a) { return a; }
__attribute__((noreturn)) int F50(int a) { return a; }
__attribute__((section("x"))) int F51(int a) { return a; }
__attribute__((section(1))) int F52(int a) { return a; }
__attribute__((section)) int F53(int a) { return a; }
__attribute__((alias("y"))) int F54(int a) { return a; }
__attribute__((alias)) int F55(int a) { return a; }
__attribute__((alias(1))) int F56(int a) { return a; }
__attribute__((mode(DI))) int F57(int a) { return a; }
__attribute__((mode(XX))) int F58(int a) { return a; }
__attribute__((mode)) int F59(int a) { return a; }
__attribute__((mode())) int F60(int a) { return a; }
__attribute__((cold)) int F61(int a) { return a; }
__attribute__((hot)) int F62(int a) { return a; }
__attribute__((convergent)) int F63(int a) { return a; }
__attribute__((opencl_global)) int F64(int a) { return a; }  //~ ERROR CL0316
__attribute__((opencl_local)) int F65(int a) { return a; }  //~ ERROR CL0316
__attribute__((opencl_constant)) int F66(int a) { return a; }  //~ ERROR CL0316
__attribute__((opencl_private)) int F67(int a) { return a; }  //~ ERROR CL0316
__attribute__((opencl_generic)) int F68(int a) { return a; }  //~ ERROR CL0316
__attribute__((format(printf, 1, 2))) int F69(int a) { return a; }
__attribute__((format(printf, 2, 3))) int F70(int a) { return a; }
__attribute__((format)) int F72(int a) { return a; }
__attribute__((kernel)) int F73(int a) { return a; }
__attribute__((opencl_kernel)) int F74(int a) { return a; }
__attribute__((nonnull(1))) int F75(int a) { return a; }
__attribute__((nonnull(2))) int F76(int a) { return a; }
__attribute__((nonnull)) int F77(int a) { return a; }
__attribute__((nonnull(0))) int F78(int a) { return a; }
__attribute__((deprecated("x"))) int F79(int a) { return a; }
__attribute__((deprecated(1))) int F80(int a) { return a; }
__attribute__((visibility("hidden"))) int F81(int a) { return a; }
__attribute__((visibility("x"))) int F82(int a) { return a; }
__attribute__((annotate("x"))) int F83(int a) { return a; }
__attribute__((annotate(1))) int F84(int a) { return a; }
__attribute__((cleanup(f))) int F85(int a) { return a; }
__attribute__((may_alias)) int F86(int a) { return a; }
__attribute__((transparent_union)) int F87(int a) { return a; }
__attribute__((enable_if(1, "x"))) int F88(int a) { return a; }
__attribute__((warn_unused_result)) int F89(int a) { return a; }
__attribute__((malloc)) int F90(int a) { return a; }
__attribute__((alloc_size(1))) int F91(int a) { return a; }
__attribute__((gnu_inline)) int F92(int a) { return a; }
__attribute__((nothrow)) int F93(int a) { return a; }
__attribute__((constructor)) int F94(int a) { return a; }
__attribute__((destructor)) int F95(int a) { return a; }
__attribute__((optnone)) int F96(int a) { return a; }
__attribute__((noduplicate)) int F97(int a) { return a; }
__attribute__((flatten)) int F98(int a) { return a; }
__attribute__((sentinel)) int F99(int a) { return a; }
__attribute__((returns_nonnull)) int F100(int a) { return a; }
__attribute__((disable_tail_calls)) int F101(int a) { return a; }
__attribute__((artificial)) int F102(int a) { return a; }
__attribute__((no_sanitize("address"))) int F103(int a) { return a; }
__attribute__((amdgpu_flat_work_group_size(1,2))) int F104(int a) { return a; }
__attribute__((amdgpu_num_vgpr(3))) int F105(int a) { return a; }
__attribute__((amdgpu_waves_per_eu(2))) int F106(int a) { return a; }
__attribute__((blocks(byref))) int F107(int a) { return a; }
__attribute__((fallthrough)) int F108(int a) { return a; }
__attribute__((no_instrument_function)) int F109(int a) { return a; }
__attribute__((minsize)) int F110(int a) { return a; }
__attribute__((noescape)) int F111(int a) { return a; }
__attribute__((objc_gc(weak))) int F112(int a) { return a; }
__attribute__((cdecl)) int F117(int a) { return a; }
__attribute__((stdcall)) int F118(int a) { return a; }
__attribute__((fastcall)) int F119(int a) { return a; }
__attribute__((pascal)) int F120(int a) { return a; }
__attribute__((vectorcall)) int F121(int a) { return a; }
__attribute__((ms_abi)) int F122(int a) { return a; }
__attribute__((sysv_abi)) int F123(int a) { return a; }
__attribute__((pcs("aapcs"))) int F124(int a) { return a; }
__attribute__((thread)) int F125(int a) { return a; }
__attribute__((common)) int F127(int a) { return a; }
__attribute__((nocommon)) int F128(int a) { return a; }
__attribute__((dllimport)) int F131(int a) { return a; }
__attribute__((interrupt)) int F132(int a) { return a; }
__attribute__((access(read_only, 1))) int F134(int a) { return a; }
__attribute__((nodebug)) int F135(int a) { return a; }
__attribute__((no_builtin)) int F136(int a) { return a; }
__attribute__((no_split_stack)) int F137(int a) { return a; }
__attribute__((diagnose_if(1, "x", "error"))) int F139(int a) { return a; }
__attribute__((unavailable)) int F141(int a) { return a; }
__attribute__((unavailable("x"))) int F142(int a) { return a; }
__attribute__((error("x"))) int F143(int a) { return a; }
__attribute__((warning("x"))) int F144(int a) { return a; }
__attribute__((zero_call_used_regs("skip"))) int F145(int a) { return a; }
__attribute__((unknown_attr(x y))) int F147(int a) { return a; }
__attribute__((lto_visibility_public)) int F149(int a) { return a; }
__attribute__((scalar_storage_order("x"))) int F150(int a) { return a; }
__attribute__((swift_name("x"))) int F152(int a) { return a; }
__attribute__((target("avx"))) int F153(int a) { return a; }
__attribute__((nocf_check)) int F155(int a) { return a; }
__attribute__((speculative_load_hardening)) int F156(int a) { return a; }
__attribute__((preserve_most)) int F157(int a) { return a; }
__attribute__((preserve_all)) int F158(int a) { return a; }
__attribute__((__global)) int F159(int a) { return a; }
__attribute__((int)) int F160(int a) { return a; }
__attribute__((stdcall)) int F161(int a) { return a; }
__attribute__((nullptr)) int F162(int a) { return a; }
