// Attributes in one position, a line each.
// std: 1.2+
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
void F25(void) { __attribute__((always_inline(1))) for (;;) ; }
void F26(void) { __attribute__((overloadable)) for (;;) ; }
void F27(void) { __attribute__((overloadable(1))) for (;;) ; }
void F28(void) { __attribute__((unused)) for (;;) ; }
void F29(void) { __attribute__((used)) for (;;) ; }
void F30(void) { __attribute__((weak)) for (;;) ; }
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
void F48(void) { __attribute__((const)) for (;;) ; }
void F49(void) { __attribute__((pure)) for (;;) ; }
void F50(void) { __attribute__((noreturn)) for (;;) ; }
void F51(void) { __attribute__((section("x"))) for (;;) ; }
void F52(void) { __attribute__((section(1))) for (;;) ; }
void F53(void) { __attribute__((section)) for (;;) ; }
void F54(void) { __attribute__((alias("y"))) for (;;) ; }
void F55(void) { __attribute__((alias)) for (;;) ; }
void F56(void) { __attribute__((alias(1))) for (;;) ; }
void F57(void) { __attribute__((mode(DI))) for (;;) ; }
void F58(void) { __attribute__((mode(XX))) for (;;) ; }
void F59(void) { __attribute__((mode)) for (;;) ; }
void F60(void) { __attribute__((mode())) for (;;) ; }
void F61(void) { __attribute__((cold)) for (;;) ; }
void F62(void) { __attribute__((hot)) for (;;) ; }
void F63(void) { __attribute__((convergent)) for (;;) ; }
void F64(void) { __attribute__((opencl_global)) for (;;) ; }  //~ ERROR CL0708
void F65(void) { __attribute__((opencl_local)) for (;;) ; }  //~ ERROR CL0708
void F66(void) { __attribute__((opencl_constant)) for (;;) ; }  //~ ERROR CL0708
void F67(void) { __attribute__((opencl_private)) for (;;) ; }  //~ ERROR CL0708
void F68(void) { __attribute__((opencl_generic)) for (;;) ; }  //~ ERROR CL0708
void F69(void) { __attribute__((format(printf, 1, 2))) for (;;) ; }
void F70(void) { __attribute__((format(printf, 2, 3))) for (;;) ; }
void F71(void) { __attribute__((format(foo, 1, 2))) for (;;) ; }
void F72(void) { __attribute__((format)) for (;;) ; }
void F73(void) { __attribute__((kernel)) for (;;) ; }
void F74(void) { __attribute__((opencl_kernel)) for (;;) ; }
void F75(void) { __attribute__((nonnull(1))) for (;;) ; }
void F76(void) { __attribute__((nonnull(2))) for (;;) ; }
void F77(void) { __attribute__((nonnull)) for (;;) ; }
void F78(void) { __attribute__((nonnull(0))) for (;;) ; }
void F79(void) { __attribute__((deprecated("x"))) for (;;) ; }
void F80(void) { __attribute__((deprecated(1))) for (;;) ; }
void F81(void) { __attribute__((visibility("hidden"))) for (;;) ; }
void F82(void) { __attribute__((visibility("x"))) for (;;) ; }
void F83(void) { __attribute__((annotate("x"))) for (;;) ; }
void F84(void) { __attribute__((annotate(1))) for (;;) ; }
void F85(void) { __attribute__((cleanup(f))) for (;;) ; }
void F86(void) { __attribute__((may_alias)) for (;;) ; }
void F87(void) { __attribute__((transparent_union)) for (;;) ; }
void F88(void) { __attribute__((enable_if(1, "x"))) for (;;) ; }
void F89(void) { __attribute__((warn_unused_result)) for (;;) ; }
void F90(void) { __attribute__((malloc)) for (;;) ; }
void F92(void) { __attribute__((gnu_inline)) for (;;) ; }
void F93(void) { __attribute__((nothrow)) for (;;) ; }
void F94(void) { __attribute__((constructor)) for (;;) ; }
void F95(void) { __attribute__((destructor)) for (;;) ; }
void F96(void) { __attribute__((optnone)) for (;;) ; }
void F97(void) { __attribute__((noduplicate)) for (;;) ; }
void F98(void) { __attribute__((flatten)) for (;;) ; }
void F100(void) { __attribute__((returns_nonnull)) for (;;) ; }
void F102(void) { __attribute__((artificial)) for (;;) ; }
void F103(void) { __attribute__((no_sanitize("address"))) for (;;) ; }
void F104(void) { __attribute__((amdgpu_flat_work_group_size(1,2))) for (;;) ; }
void F105(void) { __attribute__((amdgpu_num_vgpr(3))) for (;;) ; }
void F106(void) { __attribute__((amdgpu_waves_per_eu(2))) for (;;) ; }
void F107(void) { __attribute__((blocks(byref))) for (;;) ; }
void F109(void) { __attribute__((no_instrument_function)) for (;;) ; }
void F110(void) { __attribute__((minsize)) for (;;) ; }
void F125(void) { __attribute__((thread)) for (;;) ; }
void F131(void) { __attribute__((dllimport)) for (;;) ; }
void F132(void) { __attribute__((interrupt)) for (;;) ; }
void F134(void) { __attribute__((access(read_only, 1))) for (;;) ; }
void F135(void) { __attribute__((nodebug)) for (;;) ; }
void F140(void) { __attribute__((availability(macos, introduced=10.4))) for (;;) ; }
void F141(void) { __attribute__((unavailable)) for (;;) ; }
void F142(void) { __attribute__((unavailable("x"))) for (;;) ; }
void F143(void) { __attribute__((error("x"))) for (;;) ; }
void F144(void) { __attribute__((warning("x"))) for (;;) ; }
void F147(void) { __attribute__((unknown_attr(x y))) for (;;) ; }
void F150(void) { __attribute__((scalar_storage_order("x"))) for (;;) ; }
void F153(void) { __attribute__((target("avx"))) for (;;) ; }
void F155(void) { __attribute__((nocf_check)) for (;;) ; }
void F159(void) { __attribute__((__global)) for (;;) ; }
void F160(void) { __attribute__((int)) for (;;) ; }
void F162(void) { __attribute__((nullptr)) for (;;) ; }
