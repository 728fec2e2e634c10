// Attributes in one position, a line each.
// std: 1.2 2.0 3.0
void F0(void) { __attribute__((reqd_work_group_size(1, 2, 3))) for (;;) ; }  //~ ERROR CL0708
void F1(void) { __attribute__((reqd_work_group_size(1, 2))) for (;;) ; }  //~ ERROR CL0708
void F2(void) { __attribute__((reqd_work_group_size(0, 2, 3))) for (;;) ; }  //~ ERROR CL0708
void F3(void) { __attribute__((reqd_work_group_size(-1, 2, 3))) for (;;) ; }  //~ ERROR CL0708
void F4(void) { __attribute__((reqd_work_group_size(1.0f, 2, 3))) for (;;) ; }  //~ ERROR CL0708
void F5(void) { __attribute__((reqd_work_group_size)) for (;;) ; }  //~ ERROR CL0708
void F6(void) { __attribute__((work_group_size_hint(1, 2, 3))) for (;;) ; }  //~ ERROR CL0708
void F7(void) { __attribute__((work_group_size_hint(1, 0, 3))) for (;;) ; }  //~ ERROR CL0708
void F8(void) { __attribute__((vec_type_hint(float4))) for (;;) ; }  //~ ERROR CL0708
void F9(void) { __attribute__((vec_type_hint(void))) for (;;) ; }  //~ ERROR CL0708
void F10(void) { __attribute__((vec_type_hint(image2d_t))) for (;;) ; }  //~ ERROR CL0708
void F11(void) { __attribute__((vec_type_hint)) for (;;) ; }  //~ ERROR CL0708
void F12(void) { __attribute__((intel_reqd_sub_group_size(8))) for (;;) ; }  //~ ERROR CL0708
void F13(void) { __attribute__((intel_reqd_sub_group_size(0))) for (;;) ; }  //~ ERROR CL0708
void F14(void) { __attribute__((packed)) for (;;) ; }  //~ ERROR CL0708
void F15(void) { __attribute__((packed(1))) for (;;) ; }  //~ ERROR CL0708
void F16(void) { __attribute__((aligned(16))) for (;;) ; }  //~ ERROR CL0708
void F17(void) { __attribute__((aligned(3))) for (;;) ; }  //~ ERROR CL0708
void F18(void) { __attribute__((aligned(0))) for (;;) ; }  //~ ERROR CL0708
void F19(void) { __attribute__((aligned(-1))) for (;;) ; }  //~ ERROR CL0708
void F20(void) { __attribute__((aligned(1.0f))) for (;;) ; }  //~ ERROR CL0708
void F21(void) { __attribute__((aligned)) for (;;) ; }  //~ ERROR CL0708
void F22(void) { __attribute__((aligned(1, 2))) for (;;) ; }  //~ ERROR CL0708
void F23(void) { __attribute__((always_inline)) for (;;) ; }
void F24(void) { __attribute__((noinline)) for (;;) ; }
void F25(void) { __attribute__((always_inline(1))) for (;;) ; }  //~ ERROR CL0709
void F26(void) { __attribute__((overloadable)) for (;;) ; }  //~ ERROR CL0708
void F27(void) { __attribute__((overloadable(1))) for (;;) ; }  //~ ERROR CL0708
void F28(void) { __attribute__((unused)) for (;;) ; }  //~ ERROR CL0708
void F29(void) { __attribute__((used)) for (;;) ; }  //~ ERROR CL0708
void F30(void) { __attribute__((weak)) for (;;) ; }  //~ ERROR CL0708
void F31(void) { __attribute__((endian(host))) for (;;) ; }
void F32(void) { __attribute__((endian(1))) for (;;) ; }
void F33(void) { __attribute__((ext_vector_type(4))) for (;;) ; }  //~ ERROR CL0708
void F34(void) { __attribute__((ext_vector_type(5))) for (;;) ; }  //~ ERROR CL0708
void F35(void) { __attribute__((ext_vector_type(0))) for (;;) ; }  //~ ERROR CL0708
void F36(void) { __attribute__((ext_vector_type)) for (;;) ; }  //~ ERROR CL0708
void F37(void) { __attribute__((vector_size(16))) for (;;) ; }  //~ ERROR CL0708
void F38(void) { __attribute__((vector_size(3))) for (;;) ; }  //~ ERROR CL0708
void F39(void) { __attribute__((vector_size(0))) for (;;) ; }  //~ ERROR CL0708
void F40(void) { __attribute__((address_space(1))) for (;;) ; }  //~ ERROR CL0708
void F41(void) { __attribute__((address_space(-1))) for (;;) ; }  //~ ERROR CL0708
void F42(void) { __attribute__((address_space(1.0f))) for (;;) ; }  //~ ERROR CL0708
void F43(void) { __attribute__((address_space)) for (;;) ; }  //~ ERROR CL0708
void F44(void) { __attribute__((opencl_unroll_hint)) for (;;) ; }
void F45(void) { __attribute__((opencl_unroll_hint(1))) for (;;) ; }
void F46(void) { __attribute__((nosvm)) for (;;) ; }  //~ ERROR CL0708
void F47(void) { __attribute__((nosvm(1))) for (;;) ; }  //~ ERROR CL0708
void F48(void) { __attribute__((const)) for (;;) ; }  //~ ERROR CL0708
void F49(void) { __attribute__((pure)) for (;;) ; }  //~ ERROR CL0708
void F50(void) { __attribute__((noreturn)) for (;;) ; }  //~ ERROR CL0708
void F51(void) { __attribute__((section("x"))) for (;;) ; }  //~ ERROR CL0708
void F52(void) { __attribute__((section(1))) for (;;) ; }  //~ ERROR CL0709
void F53(void) { __attribute__((section)) for (;;) ; }  //~ ERROR CL0708
void F54(void) { __attribute__((alias("y"))) for (;;) ; }  //~ ERROR CL0708
void F55(void) { __attribute__((alias)) for (;;) ; }  //~ ERROR CL0708
void F56(void) { __attribute__((alias(1))) for (;;) ; }  //~ ERROR CL0709
void F57(void) { __attribute__((mode(DI))) for (;;) ; }  //~ ERROR CL0708
void F58(void) { __attribute__((mode(XX))) for (;;) ; }  //~ ERROR CL0708
void F59(void) { __attribute__((mode)) for (;;) ; }  //~ ERROR CL0708
void F60(void) { __attribute__((mode())) for (;;) ; }  //~ ERROR CL0708
void F61(void) { __attribute__((cold)) for (;;) ; }  //~ ERROR CL0708
void F62(void) { __attribute__((hot)) for (;;) ; }  //~ ERROR CL0708
void F63(void) { __attribute__((convergent)) for (;;) ; }  //~ ERROR CL0708
void F64(void) { __attribute__((opencl_global)) for (;;) ; }  //~ ERROR CL0708
void F65(void) { __attribute__((opencl_local)) for (;;) ; }  //~ ERROR CL0708
void F66(void) { __attribute__((opencl_constant)) for (;;) ; }  //~ ERROR CL0708
void F67(void) { __attribute__((opencl_private)) for (;;) ; }  //~ ERROR CL0708
void F68(void) { __attribute__((opencl_generic)) for (;;) ; }  //~ ERROR CL0708
void F69(void) { __attribute__((format(printf, 1, 2))) for (;;) ; }  //~ ERROR CL0708
void F70(void) { __attribute__((format(printf, 2, 3))) for (;;) ; }  //~ ERROR CL0708
void F71(void) { __attribute__((format(foo, 1, 2))) for (;;) ; }  //~ ERROR CL0708
void F72(void) { __attribute__((format)) for (;;) ; }  //~ ERROR CL0708
void F73(void) { __attribute__((kernel)) for (;;) ; }
void F74(void) { __attribute__((opencl_kernel)) for (;;) ; }
void F75(void) { __attribute__((nonnull(1))) for (;;) ; }  //~ ERROR CL0708
void F76(void) { __attribute__((nonnull(2))) for (;;) ; }  //~ ERROR CL0708
void F77(void) { __attribute__((nonnull)) for (;;) ; }  //~ ERROR CL0708
void F78(void) { __attribute__((nonnull(0))) for (;;) ; }  //~ ERROR CL0708
void F79(void) { __attribute__((deprecated("x"))) for (;;) ; }  //~ ERROR CL0708
void F80(void) { __attribute__((deprecated(1))) for (;;) ; }  //~ ERROR CL0709
void F81(void) { __attribute__((visibility("hidden"))) for (;;) ; }  //~ ERROR CL0708
void F82(void) { __attribute__((visibility("x"))) for (;;) ; }  //~ ERROR CL0708
void F83(void) { __attribute__((annotate("x"))) for (;;) ; }  //~ ERROR CL0708
void F84(void) { __attribute__((annotate(1))) for (;;) ; }  //~ ERROR CL0709
void F85(void) { __attribute__((cleanup(f))) for (;;) ; }  //~ ERROR CL0501
void F86(void) { __attribute__((may_alias)) for (;;) ; }  //~ ERROR CL0708
void F87(void) { __attribute__((transparent_union)) for (;;) ; }  //~ ERROR CL0708
void F88(void) { __attribute__((enable_if(1, "x"))) for (;;) ; }  //~ ERROR CL0708
void F89(void) { __attribute__((warn_unused_result)) for (;;) ; }  //~ ERROR CL0708
void F90(void) { __attribute__((malloc)) for (;;) ; }  //~ ERROR CL0708
void F92(void) { __attribute__((gnu_inline)) for (;;) ; }  //~ ERROR CL0708
void F93(void) { __attribute__((nothrow)) for (;;) ; }  //~ ERROR CL0708
void F94(void) { __attribute__((constructor)) for (;;) ; }  //~ ERROR CL0708
void F95(void) { __attribute__((destructor)) for (;;) ; }  //~ ERROR CL0708
void F96(void) { __attribute__((optnone)) for (;;) ; }  //~ ERROR CL0708
void F97(void) { __attribute__((noduplicate)) for (;;) ; }  //~ ERROR CL0708
void F98(void) { __attribute__((flatten)) for (;;) ; }  //~ ERROR CL0708
void F100(void) { __attribute__((returns_nonnull)) for (;;) ; }  //~ ERROR CL0708
void F102(void) { __attribute__((artificial)) for (;;) ; }  //~ ERROR CL0708
void F103(void) { __attribute__((no_sanitize("address"))) for (;;) ; }  //~ ERROR CL0708
void F104(void) { __attribute__((amdgpu_flat_work_group_size(1,2))) for (;;) ; }  //~ ERROR CL0708
void F105(void) { __attribute__((amdgpu_num_vgpr(3))) for (;;) ; }  //~ ERROR CL0708
void F106(void) { __attribute__((amdgpu_waves_per_eu(2))) for (;;) ; }  //~ ERROR CL0708
void F107(void) { __attribute__((blocks(byref))) for (;;) ; }  //~ ERROR CL0708
void F109(void) { __attribute__((no_instrument_function)) for (;;) ; }  //~ ERROR CL0708
void F110(void) { __attribute__((minsize)) for (;;) ; }  //~ ERROR CL0708
void F125(void) { __attribute__((thread)) for (;;) ; }
void F131(void) { __attribute__((dllimport)) for (;;) ; }
void F132(void) { __attribute__((interrupt)) for (;;) ; }
void F134(void) { __attribute__((access(read_only, 1))) for (;;) ; }  //~ ERROR CL0201
void F135(void) { __attribute__((nodebug)) for (;;) ; }  //~ ERROR CL0708
void F140(void) { __attribute__((availability(macos, introduced=10.4))) for (;;) ; }  //~ ERROR CL0708
void F141(void) { __attribute__((unavailable)) for (;;) ; }  //~ ERROR CL0708
void F142(void) { __attribute__((unavailable("x"))) for (;;) ; }  //~ ERROR CL0708
void F143(void) { __attribute__((error("x"))) for (;;) ; }  //~ ERROR CL0708
void F144(void) { __attribute__((warning("x"))) for (;;) ; }  //~ ERROR CL0708
void F147(void) { __attribute__((unknown_attr(x y))) for (;;) ; }  //~ ERROR CL0201
void F150(void) { __attribute__((scalar_storage_order("x"))) for (;;) ; }
void F153(void) { __attribute__((target("avx"))) for (;;) ; }  //~ ERROR CL0708
void F155(void) { __attribute__((nocf_check)) for (;;) ; }
void F159(void) { __attribute__((__global)) for (;;) ; }
void F160(void) { __attribute__((int)) for (;;) ; }
void F162(void) { __attribute__((nullptr)) for (;;) ; }
