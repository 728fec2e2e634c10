// Attributes in one position, a line each.
// std: 1.2+
void F0(void) { __attribute__((reqd_work_group_size(1, 2, 3))) ; }  //~ ERROR CL0708
void F1(void) { __attribute__((reqd_work_group_size(1, 2))) ; }  //~ ERROR CL0708
void F2(void) { __attribute__((reqd_work_group_size(0, 2, 3))) ; }  //~ ERROR CL0708
void F3(void) { __attribute__((reqd_work_group_size(-1, 2, 3))) ; }  //~ ERROR CL0708
void F4(void) { __attribute__((reqd_work_group_size(1.0f, 2, 3))) ; }  //~ ERROR CL0708
void F5(void) { __attribute__((reqd_work_group_size)) ; }  //~ ERROR CL0708
void F6(void) { __attribute__((work_group_size_hint(1, 2, 3))) ; }  //~ ERROR CL0708
void F7(void) { __attribute__((work_group_size_hint(1, 0, 3))) ; }  //~ ERROR CL0708
void F8(void) { __attribute__((vec_type_hint(float4))) ; }  //~ ERROR CL0708
void F9(void) { __attribute__((vec_type_hint(void))) ; }  //~ ERROR CL0708
void F10(void) { __attribute__((vec_type_hint(image2d_t))) ; }  //~ ERROR CL0708
void F11(void) { __attribute__((vec_type_hint)) ; }  //~ ERROR CL0708
void F12(void) { __attribute__((intel_reqd_sub_group_size(8))) ; }  //~ ERROR CL0708
void F13(void) { __attribute__((intel_reqd_sub_group_size(0))) ; }  //~ ERROR CL0708
void F14(void) { __attribute__((packed)) ; }  //~ ERROR CL0708
void F15(void) { __attribute__((packed(1))) ; }  //~ ERROR CL0708
void F16(void) { __attribute__((aligned(16))) ; }  //~ ERROR CL0708
void F17(void) { __attribute__((aligned(3))) ; }  //~ ERROR CL0708
void F18(void) { __attribute__((aligned(0))) ; }  //~ ERROR CL0708
void F19(void) { __attribute__((aligned(-1))) ; }  //~ ERROR CL0708
void F20(void) { __attribute__((aligned(1.0f))) ; }  //~ ERROR CL0708
void F21(void) { __attribute__((aligned)) ; }  //~ ERROR CL0708
void F22(void) { __attribute__((aligned(1, 2))) ; }  //~ ERROR CL0708
void F23(void) { __attribute__((always_inline)) ; }
void F24(void) { __attribute__((noinline)) ; }
void F25(void) { __attribute__((always_inline(1))) ; }
void F26(void) { __attribute__((overloadable)) ; }
void F27(void) { __attribute__((overloadable(1))) ; }
void F28(void) { __attribute__((unused)) ; }
void F29(void) { __attribute__((used)) ; }
void F30(void) { __attribute__((weak)) ; }
void F31(void) { __attribute__((endian(host))) ; }
void F32(void) { __attribute__((endian(1))) ; }
void F33(void) { __attribute__((ext_vector_type(4))) ; }  //~ ERROR CL0708
void F34(void) { __attribute__((ext_vector_type(5))) ; }  //~ ERROR CL0708
void F35(void) { __attribute__((ext_vector_type(0))) ; }  //~ ERROR CL0708
void F36(void) { __attribute__((ext_vector_type)) ; }  //~ ERROR CL0708
void F37(void) { __attribute__((vector_size(16))) ; }  //~ ERROR CL0708
void F38(void) { __attribute__((vector_size(3))) ; }  //~ ERROR CL0708
void F39(void) { __attribute__((vector_size(0))) ; }  //~ ERROR CL0708
void F40(void) { __attribute__((address_space(1))) ; }  //~ ERROR CL0708
void F41(void) { __attribute__((address_space(-1))) ; }  //~ ERROR CL0708
void F42(void) { __attribute__((address_space(1.0f))) ; }  //~ ERROR CL0708
void F43(void) { __attribute__((address_space)) ; }  //~ ERROR CL0708
void F44(void) { __attribute__((opencl_unroll_hint)) ; }  //~ ERROR CL0209
void F45(void) { __attribute__((opencl_unroll_hint(1))) ; }  //~ ERROR CL0209
void F46(void) { __attribute__((nosvm)) ; }  //~ ERROR CL0708
void F47(void) { __attribute__((nosvm(1))) ; }  //~ ERROR CL0708
void F48(void) { __attribute__((const)) ; }
void F49(void) { __attribute__((pure)) ; }
void F50(void) { __attribute__((noreturn)) ; }
void F51(void) { __attribute__((section("x"))) ; }
void F52(void) { __attribute__((section(1))) ; }
void F53(void) { __attribute__((section)) ; }
void F54(void) { __attribute__((alias("y"))) ; }
void F55(void) { __attribute__((alias)) ; }
void F56(void) { __attribute__((alias(1))) ; }
void F57(void) { __attribute__((mode(DI))) ; }
void F58(void) { __attribute__((mode(XX))) ; }
void F59(void) { __attribute__((mode)) ; }
void F60(void) { __attribute__((mode())) ; }
void F61(void) { __attribute__((cold)) ; }
void F62(void) { __attribute__((hot)) ; }
void F63(void) { __attribute__((convergent)) ; }
void F64(void) { __attribute__((opencl_global)) ; }  //~ ERROR CL0708
void F65(void) { __attribute__((opencl_local)) ; }  //~ ERROR CL0708
void F66(void) { __attribute__((opencl_constant)) ; }  //~ ERROR CL0708
void F67(void) { __attribute__((opencl_private)) ; }  //~ ERROR CL0708
void F68(void) { __attribute__((opencl_generic)) ; }  //~ ERROR CL0708
void F69(void) { __attribute__((format(printf, 1, 2))) ; }
void F70(void) { __attribute__((format(printf, 2, 3))) ; }
void F71(void) { __attribute__((format(foo, 1, 2))) ; }
void F72(void) { __attribute__((format)) ; }
void F73(void) { __attribute__((kernel)) ; }
void F74(void) { __attribute__((opencl_kernel)) ; }
void F75(void) { __attribute__((nonnull(1))) ; }
void F76(void) { __attribute__((nonnull(2))) ; }
void F77(void) { __attribute__((nonnull)) ; }
void F78(void) { __attribute__((nonnull(0))) ; }
void F79(void) { __attribute__((deprecated("x"))) ; }
void F80(void) { __attribute__((deprecated(1))) ; }
void F81(void) { __attribute__((visibility("hidden"))) ; }
void F82(void) { __attribute__((visibility("x"))) ; }
void F83(void) { __attribute__((annotate("x"))) ; }
void F84(void) { __attribute__((annotate(1))) ; }
void F85(void) { __attribute__((cleanup(f))) ; }
void F86(void) { __attribute__((may_alias)) ; }
void F87(void) { __attribute__((transparent_union)) ; }
void F88(void) { __attribute__((enable_if(1, "x"))) ; }
void F89(void) { __attribute__((warn_unused_result)) ; }
void F90(void) { __attribute__((malloc)) ; }
void F92(void) { __attribute__((gnu_inline)) ; }
void F93(void) { __attribute__((nothrow)) ; }
void F94(void) { __attribute__((constructor)) ; }
void F95(void) { __attribute__((destructor)) ; }
void F96(void) { __attribute__((optnone)) ; }
void F97(void) { __attribute__((noduplicate)) ; }
void F98(void) { __attribute__((flatten)) ; }
void F100(void) { __attribute__((returns_nonnull)) ; }
void F102(void) { __attribute__((artificial)) ; }
void F103(void) { __attribute__((no_sanitize("address"))) ; }
void F104(void) { __attribute__((amdgpu_flat_work_group_size(1,2))) ; }
void F105(void) { __attribute__((amdgpu_num_vgpr(3))) ; }
void F106(void) { __attribute__((amdgpu_waves_per_eu(2))) ; }
void F107(void) { __attribute__((blocks(byref))) ; }
void F109(void) { __attribute__((no_instrument_function)) ; }
void F110(void) { __attribute__((minsize)) ; }
void F125(void) { __attribute__((thread)) ; }
void F131(void) { __attribute__((dllimport)) ; }
void F132(void) { __attribute__((interrupt)) ; }
void F134(void) { __attribute__((access(read_only, 1))) ; }
void F135(void) { __attribute__((nodebug)) ; }
void F140(void) { __attribute__((availability(macos, introduced=10.4))) ; }
void F141(void) { __attribute__((unavailable)) ; }
void F142(void) { __attribute__((unavailable("x"))) ; }
void F143(void) { __attribute__((error("x"))) ; }
void F144(void) { __attribute__((warning("x"))) ; }
void F147(void) { __attribute__((unknown_attr(x y))) ; }
void F148(void) { __attribute__((assume("x"))) ; }
void F150(void) { __attribute__((scalar_storage_order("x"))) ; }
void F153(void) { __attribute__((target("avx"))) ; }
void F155(void) { __attribute__((nocf_check)) ; }
void F159(void) { __attribute__((__global)) ; }
void F160(void) { __attribute__((int)) ; }
void F162(void) { __attribute__((nullptr)) ; }
