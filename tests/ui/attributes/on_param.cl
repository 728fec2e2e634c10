// Attributes in one position, a line each.
// std: 1.2+
void F0(int a __attribute__((reqd_work_group_size(1, 2, 3))));  //~ ERROR CL0708
void F1(int a __attribute__((reqd_work_group_size(1, 2))));  //~ ERROR CL0708
void F2(int a __attribute__((reqd_work_group_size(0, 2, 3))));  //~ ERROR CL0708
void F3(int a __attribute__((reqd_work_group_size(-1, 2, 3))));  //~ ERROR CL0708
void F4(int a __attribute__((reqd_work_group_size(1.0f, 2, 3))));  //~ ERROR CL0708
void F5(int a __attribute__((reqd_work_group_size)));  //~ ERROR CL0708
void F6(int a __attribute__((work_group_size_hint(1, 2, 3))));  //~ ERROR CL0708
void F7(int a __attribute__((work_group_size_hint(1, 0, 3))));  //~ ERROR CL0708
void F8(int a __attribute__((vec_type_hint(float4))));  //~ ERROR CL0708
void F9(int a __attribute__((vec_type_hint(void))));  //~ ERROR CL0708
void F10(int a __attribute__((vec_type_hint(image2d_t))));  //~ ERROR CL0708
void F11(int a __attribute__((vec_type_hint)));  //~ ERROR CL0708
void F12(int a __attribute__((intel_reqd_sub_group_size(8))));  //~ ERROR CL0708
void F13(int a __attribute__((intel_reqd_sub_group_size(0))));  //~ ERROR CL0708
void F14(int a __attribute__((packed)));
void F15(int a __attribute__((packed(1))));  //~ ERROR CL0709
void F16(int a __attribute__((aligned(16))));
void F17(int a __attribute__((aligned(3))));  //~ ERROR CL0709
void F18(int a __attribute__((aligned(0))));  //~ ERROR CL0709
void F19(int a __attribute__((aligned(-1))));  //~ ERROR CL0709
void F20(int a __attribute__((aligned(1.0f))));  //~ ERROR CL0709
void F21(int a __attribute__((aligned)));
void F22(int a __attribute__((aligned(1, 2))));  //~ ERROR CL0709
void F23(int a __attribute__((always_inline)));
void F24(int a __attribute__((noinline)));
void F25(int a __attribute__((always_inline(1))));
void F26(int a __attribute__((overloadable)));
void F27(int a __attribute__((overloadable(1))));
void F28(int a __attribute__((unused)));
void F29(int a __attribute__((used)));
void F30(int a __attribute__((weak)));
void F31(int a __attribute__((endian(host))));
void F32(int a __attribute__((endian(1))));
void F33(int a __attribute__((ext_vector_type(4))));  //~ ERROR CL0708
void F34(int a __attribute__((ext_vector_type(5))));  //~ ERROR CL0708
void F35(int a __attribute__((ext_vector_type(0))));  //~ ERROR CL0708  //~ ERROR CL0709
void F36(int a __attribute__((ext_vector_type)));  //~ ERROR CL0708  //~ ERROR CL0709
void F37(int a __attribute__((vector_size(16))));
void F38(int a __attribute__((vector_size(3))));  //~ ERROR CL0709
void F39(int a __attribute__((vector_size(0))));  //~ ERROR CL0709
void F40(int a __attribute__((address_space(1))));  //~ ERROR CL0315
void F41(int a __attribute__((address_space(-1))));  //~ ERROR CL0709
void F42(int a __attribute__((address_space(1.0f))));  //~ ERROR CL0709
void F43(int a __attribute__((address_space)));  //~ ERROR[1.2+] CL0709
void F44(int a __attribute__((opencl_unroll_hint)));  //~ ERROR CL0708
void F45(int a __attribute__((opencl_unroll_hint(1))));  //~ ERROR CL0708
void F46(int a __attribute__((nosvm)));  //~ ERROR[1.2] CL0708
void F47(int a __attribute__((nosvm(1))));  //~ ERROR CL0709
void F48(int a __attribute__((const)));
void F49(int a __attribute__((pure)));
void F50(int a __attribute__((noreturn)));
void F51(int a __attribute__((section("x"))));
void F52(int a __attribute__((section(1))));
void F53(int a __attribute__((section)));
void F54(int a __attribute__((alias("y"))));
void F55(int a __attribute__((alias)));
void F56(int a __attribute__((alias(1))));
void F57(int a __attribute__((mode(DI))));
void F58(int a __attribute__((mode(XX))));
void F59(int a __attribute__((mode)));
void F60(int a __attribute__((mode())));
void F61(int a __attribute__((cold)));
void F62(int a __attribute__((hot)));
void F63(int a __attribute__((convergent)));
void F64(int a __attribute__((opencl_global)));  //~ ERROR CL0315
void F65(int a __attribute__((opencl_local)));  //~ ERROR CL0315
void F66(int a __attribute__((opencl_constant)));  //~ ERROR CL0315
void F67(int a __attribute__((opencl_private)));
void F68(int a __attribute__((opencl_generic)));  //~ ERROR CL0315
void F69(int a __attribute__((format(printf, 1, 2))));
void F70(int a __attribute__((format(printf, 2, 3))));
void F71(int a __attribute__((format(foo, 1, 2))));
void F72(int a __attribute__((format)));
void F73(int a __attribute__((kernel)));
void F74(int a __attribute__((opencl_kernel)));
void F75(int a __attribute__((nonnull(1))));
void F76(int a __attribute__((nonnull(2))));
void F77(int a __attribute__((nonnull)));
void F78(int a __attribute__((nonnull(0))));
void F79(int a __attribute__((deprecated("x"))));
void F80(int a __attribute__((deprecated(1))));
void F81(int a __attribute__((visibility("hidden"))));
void F82(int a __attribute__((visibility("x"))));
void F83(int a __attribute__((annotate("x"))));
void F84(int a __attribute__((annotate(1))));
void F85(int a __attribute__((cleanup(f))));
void F86(int a __attribute__((may_alias)));
void F87(int a __attribute__((transparent_union)));
void F88(int a __attribute__((enable_if(1, "x"))));
void F89(int a __attribute__((warn_unused_result)));
void F90(int a __attribute__((malloc)));
void F91(int a __attribute__((alloc_size(1))));
void F92(int a __attribute__((gnu_inline)));
void F93(int a __attribute__((nothrow)));
void F94(int a __attribute__((constructor)));
void F95(int a __attribute__((destructor)));
void F96(int a __attribute__((optnone)));
void F97(int a __attribute__((noduplicate)));
void F98(int a __attribute__((flatten)));
void F99(int a __attribute__((sentinel)));
void F100(int a __attribute__((returns_nonnull)));
void F101(int a __attribute__((disable_tail_calls)));
void F102(int a __attribute__((artificial)));
void F103(int a __attribute__((no_sanitize("address"))));
void F104(int a __attribute__((amdgpu_flat_work_group_size(1,2))));
void F105(int a __attribute__((amdgpu_num_vgpr(3))));
void F106(int a __attribute__((amdgpu_waves_per_eu(2))));
void F107(int a __attribute__((blocks(byref))));  //~ ERROR CL0432
void F108(int a __attribute__((fallthrough)));
void F109(int a __attribute__((no_instrument_function)));
void F110(int a __attribute__((minsize)));
void F111(int a __attribute__((noescape)));
void F112(int a __attribute__((objc_gc(weak))));
void F114(int a __attribute__((weakref("x"))));
void F115(int a __attribute__((ifunc("x"))));
void F117(int a __attribute__((cdecl)));
void F118(int a __attribute__((stdcall)));
void F119(int a __attribute__((fastcall)));
void F120(int a __attribute__((pascal)));
void F121(int a __attribute__((vectorcall)));
void F122(int a __attribute__((ms_abi)));
void F123(int a __attribute__((sysv_abi)));
void F124(int a __attribute__((pcs("aapcs"))));
void F125(int a __attribute__((thread)));
void F127(int a __attribute__((common)));
void F128(int a __attribute__((nocommon)));
void F129(int a __attribute__((init_priority(101))));
void F130(int a __attribute__((selectany)));
void F131(int a __attribute__((dllimport)));
void F132(int a __attribute__((interrupt)));
void F134(int a __attribute__((access(read_only, 1))));
void F135(int a __attribute__((nodebug)));
void F136(int a __attribute__((no_builtin)));
void F139(int a __attribute__((diagnose_if(1, "x", "error"))));
void F141(int a __attribute__((unavailable)));
void F142(int a __attribute__((unavailable("x"))));
void F143(int a __attribute__((error("x"))));
void F144(int a __attribute__((warning("x"))));
void F147(int a __attribute__((unknown_attr(x y))));
void F149(int a __attribute__((lto_visibility_public)));
void F150(int a __attribute__((scalar_storage_order("x"))));
void F151(int a __attribute__((type_tag_for_datatype(x, int))));
void F152(int a __attribute__((swift_name("x"))));
void F153(int a __attribute__((target("avx"))));
void F154(int a __attribute__((cpu_dispatch(x))));
void F155(int a __attribute__((nocf_check)));
void F157(int a __attribute__((preserve_most)));
void F158(int a __attribute__((preserve_all)));
void F159(int a __attribute__((__global)));
void F160(int a __attribute__((int)));
void F161(int a __attribute__((stdcall)));
void F162(int a __attribute__((nullptr)));
