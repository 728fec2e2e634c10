// Attributes in one position, a line each.
// std: 1.2+
void F0(void) { L: __attribute__((reqd_work_group_size(1, 2, 3))) ; goto L; }  //~ ERROR CL0708
void F1(void) { L: __attribute__((reqd_work_group_size(1, 2))) ; goto L; }  //~ ERROR CL0708
void F2(void) { L: __attribute__((reqd_work_group_size(0, 2, 3))) ; goto L; }  //~ ERROR CL0708
void F3(void) { L: __attribute__((reqd_work_group_size(-1, 2, 3))) ; goto L; }  //~ ERROR CL0708
void F4(void) { L: __attribute__((reqd_work_group_size(1.0f, 2, 3))) ; goto L; }  //~ ERROR CL0708
void F5(void) { L: __attribute__((reqd_work_group_size)) ; goto L; }  //~ ERROR CL0708
void F6(void) { L: __attribute__((work_group_size_hint(1, 2, 3))) ; goto L; }  //~ ERROR CL0708
void F7(void) { L: __attribute__((work_group_size_hint(1, 0, 3))) ; goto L; }  //~ ERROR CL0708
void F8(void) { L: __attribute__((vec_type_hint(float4))) ; goto L; }  //~ ERROR CL0708
void F9(void) { L: __attribute__((vec_type_hint(void))) ; goto L; }  //~ ERROR CL0708
void F10(void) { L: __attribute__((vec_type_hint(image2d_t))) ; goto L; }  //~ ERROR CL0708
void F11(void) { L: __attribute__((vec_type_hint)) ; goto L; }  //~ ERROR CL0708
void F12(void) { L: __attribute__((intel_reqd_sub_group_size(8))) ; goto L; }  //~ ERROR CL0708
void F13(void) { L: __attribute__((intel_reqd_sub_group_size(0))) ; goto L; }  //~ ERROR CL0708
void F14(void) { L: __attribute__((packed)) ; goto L; }
void F15(void) { L: __attribute__((packed(1))) ; goto L; }  //~ ERROR CL0709
void F16(void) { L: __attribute__((aligned(16))) ; goto L; }
void F17(void) { L: __attribute__((aligned(3))) ; goto L; }  //~ ERROR CL0709
void F18(void) { L: __attribute__((aligned(0))) ; goto L; }  //~ ERROR CL0709
void F19(void) { L: __attribute__((aligned(-1))) ; goto L; }  //~ ERROR CL0709
void F20(void) { L: __attribute__((aligned(1.0f))) ; goto L; }  //~ ERROR CL0709
void F21(void) { L: __attribute__((aligned)) ; goto L; }
void F22(void) { L: __attribute__((aligned(1, 2))) ; goto L; }  //~ ERROR CL0709
void F23(void) { L: __attribute__((always_inline)) ; goto L; }
void F24(void) { L: __attribute__((noinline)) ; goto L; }
void F25(void) { L: __attribute__((always_inline(1))) ; goto L; }
void F26(void) { L: __attribute__((overloadable)) ; goto L; }
void F27(void) { L: __attribute__((overloadable(1))) ; goto L; }
void F28(void) { L: __attribute__((unused)) ; goto L; }
void F29(void) { L: __attribute__((used)) ; goto L; }
void F30(void) { L: __attribute__((weak)) ; goto L; }
void F31(void) { L: __attribute__((endian(host))) ; goto L; }
void F32(void) { L: __attribute__((endian(1))) ; goto L; }
void F33(void) { L: __attribute__((ext_vector_type(4))) ; goto L; }  //~ ERROR CL0708
void F34(void) { L: __attribute__((ext_vector_type(5))) ; goto L; }  //~ ERROR CL0708
void F35(void) { L: __attribute__((ext_vector_type(0))) ; goto L; }  //~ ERROR CL0708
void F36(void) { L: __attribute__((ext_vector_type)) ; goto L; }  //~ ERROR CL0708
void F37(void) { L: __attribute__((vector_size(16))) ; goto L; }
void F38(void) { L: __attribute__((vector_size(3))) ; goto L; }
void F39(void) { L: __attribute__((vector_size(0))) ; goto L; }
void F40(void) { L: __attribute__((address_space(1))) ; goto L; }
void F41(void) { L: __attribute__((address_space(-1))) ; goto L; }
void F42(void) { L: __attribute__((address_space(1.0f))) ; goto L; }
void F43(void) { L: __attribute__((address_space)) ; goto L; }  //~ ERROR CL0709
void F44(void) { L: __attribute__((opencl_unroll_hint)) ; goto L; }  //~ ERROR CL0708
void F45(void) { L: __attribute__((opencl_unroll_hint(1))) ; goto L; }  //~ ERROR CL0708
void F46(void) { L: __attribute__((nosvm)) ; goto L; }
void F47(void) { L: __attribute__((nosvm(1))) ; goto L; }
void F48(void) { L: __attribute__((const)) ; goto L; }
void F49(void) { L: __attribute__((pure)) ; goto L; }
void F50(void) { L: __attribute__((noreturn)) ; goto L; }
void F51(void) { L: __attribute__((section("x"))) ; goto L; }
void F52(void) { L: __attribute__((section(1))) ; goto L; }
void F53(void) { L: __attribute__((section)) ; goto L; }
void F54(void) { L: __attribute__((alias("y"))) ; goto L; }
void F55(void) { L: __attribute__((alias)) ; goto L; }
void F56(void) { L: __attribute__((alias(1))) ; goto L; }
void F57(void) { L: __attribute__((mode(DI))) ; goto L; }
void F58(void) { L: __attribute__((mode(XX))) ; goto L; }
void F59(void) { L: __attribute__((mode)) ; goto L; }
void F60(void) { L: __attribute__((mode())) ; goto L; }
void F61(void) { L: __attribute__((cold)) ; goto L; }
void F62(void) { L: __attribute__((hot)) ; goto L; }
void F63(void) { L: __attribute__((convergent)) ; goto L; }
void F64(void) { L: __attribute__((opencl_global)) ; goto L; }
void F65(void) { L: __attribute__((opencl_local)) ; goto L; }
void F66(void) { L: __attribute__((opencl_constant)) ; goto L; }
void F67(void) { L: __attribute__((opencl_private)) ; goto L; }
void F68(void) { L: __attribute__((opencl_generic)) ; goto L; }
void F69(void) { L: __attribute__((format(printf, 1, 2))) ; goto L; }
void F70(void) { L: __attribute__((format(printf, 2, 3))) ; goto L; }
void F71(void) { L: __attribute__((format(foo, 1, 2))) ; goto L; }
void F72(void) { L: __attribute__((format)) ; goto L; }
void F73(void) { L: __attribute__((kernel)) ; goto L; }
void F74(void) { L: __attribute__((opencl_kernel)) ; goto L; }
void F75(void) { L: __attribute__((nonnull(1))) ; goto L; }
void F76(void) { L: __attribute__((nonnull(2))) ; goto L; }
void F77(void) { L: __attribute__((nonnull)) ; goto L; }
void F78(void) { L: __attribute__((nonnull(0))) ; goto L; }
void F79(void) { L: __attribute__((deprecated("x"))) ; goto L; }
void F80(void) { L: __attribute__((deprecated(1))) ; goto L; }
void F81(void) { L: __attribute__((visibility("hidden"))) ; goto L; }
void F82(void) { L: __attribute__((visibility("x"))) ; goto L; }
void F83(void) { L: __attribute__((annotate("x"))) ; goto L; }
void F84(void) { L: __attribute__((annotate(1))) ; goto L; }
void F85(void) { L: __attribute__((cleanup(f))) ; goto L; }
void F86(void) { L: __attribute__((may_alias)) ; goto L; }
void F87(void) { L: __attribute__((transparent_union)) ; goto L; }
void F88(void) { L: __attribute__((enable_if(1, "x"))) ; goto L; }
void F89(void) { L: __attribute__((warn_unused_result)) ; goto L; }
void F90(void) { L: __attribute__((malloc)) ; goto L; }
void F91(void) { L: __attribute__((alloc_size(1))) ; goto L; }
void F92(void) { L: __attribute__((gnu_inline)) ; goto L; }
void F93(void) { L: __attribute__((nothrow)) ; goto L; }
void F94(void) { L: __attribute__((constructor)) ; goto L; }
void F95(void) { L: __attribute__((destructor)) ; goto L; }
void F96(void) { L: __attribute__((optnone)) ; goto L; }
void F97(void) { L: __attribute__((noduplicate)) ; goto L; }
void F98(void) { L: __attribute__((flatten)) ; goto L; }
void F99(void) { L: __attribute__((sentinel)) ; goto L; }
void F100(void) { L: __attribute__((returns_nonnull)) ; goto L; }
void F101(void) { L: __attribute__((disable_tail_calls)) ; goto L; }
void F102(void) { L: __attribute__((artificial)) ; goto L; }
void F103(void) { L: __attribute__((no_sanitize("address"))) ; goto L; }
void F104(void) { L: __attribute__((amdgpu_flat_work_group_size(1,2))) ; goto L; }
void F105(void) { L: __attribute__((amdgpu_num_vgpr(3))) ; goto L; }
void F106(void) { L: __attribute__((amdgpu_waves_per_eu(2))) ; goto L; }
void F107(void) { L: __attribute__((blocks(byref))) ; goto L; }
void F108(void) { L: __attribute__((fallthrough)) ; goto L; }
void F109(void) { L: __attribute__((no_instrument_function)) ; goto L; }
void F110(void) { L: __attribute__((minsize)) ; goto L; }
void F111(void) { L: __attribute__((noescape)) ; goto L; }
void F112(void) { L: __attribute__((objc_gc(weak))) ; goto L; }
void F115(void) { L: __attribute__((ifunc("x"))) ; goto L; }
void F116(void) { L: __attribute__((regparm(1))) ; goto L; }
void F117(void) { L: __attribute__((cdecl)) ; goto L; }
void F118(void) { L: __attribute__((stdcall)) ; goto L; }
void F119(void) { L: __attribute__((fastcall)) ; goto L; }
void F120(void) { L: __attribute__((pascal)) ; goto L; }
void F121(void) { L: __attribute__((vectorcall)) ; goto L; }
void F122(void) { L: __attribute__((ms_abi)) ; goto L; }
void F123(void) { L: __attribute__((sysv_abi)) ; goto L; }
void F124(void) { L: __attribute__((pcs("aapcs"))) ; goto L; }
void F125(void) { L: __attribute__((thread)) ; goto L; }
void F127(void) { L: __attribute__((common)) ; goto L; }
void F128(void) { L: __attribute__((nocommon)) ; goto L; }
void F130(void) { L: __attribute__((selectany)) ; goto L; }
void F131(void) { L: __attribute__((dllimport)) ; goto L; }
void F132(void) { L: __attribute__((interrupt)) ; goto L; }
void F134(void) { L: __attribute__((access(read_only, 1))) ; goto L; }
void F135(void) { L: __attribute__((nodebug)) ; goto L; }
void F136(void) { L: __attribute__((no_builtin)) ; goto L; }
void F139(void) { L: __attribute__((diagnose_if(1, "x", "error"))) ; goto L; }
void F141(void) { L: __attribute__((unavailable)) ; goto L; }
void F142(void) { L: __attribute__((unavailable("x"))) ; goto L; }
void F143(void) { L: __attribute__((error("x"))) ; goto L; }
void F144(void) { L: __attribute__((warning("x"))) ; goto L; }
void F147(void) { L: __attribute__((unknown_attr(x y))) ; goto L; }
void F149(void) { L: __attribute__((lto_visibility_public)) ; goto L; }
void F150(void) { L: __attribute__((scalar_storage_order("x"))) ; goto L; }
void F152(void) { L: __attribute__((swift_name("x"))) ; goto L; }
void F153(void) { L: __attribute__((target("avx"))) ; goto L; }
void F154(void) { L: __attribute__((cpu_dispatch(x))) ; goto L; }
void F155(void) { L: __attribute__((nocf_check)) ; goto L; }
void F157(void) { L: __attribute__((preserve_most)) ; goto L; }
void F158(void) { L: __attribute__((preserve_all)) ; goto L; }
void F159(void) { L: __attribute__((__global)) ; goto L; }
void F160(void) { L: __attribute__((int)) ; goto L; }
void F161(void) { L: __attribute__((stdcall)) ; goto L; }
void F162(void) { L: __attribute__((nullptr)) ; goto L; }
