// Attributes in one position, a line each.
// std: 1.2+
struct S0 { int a __attribute__((reqd_work_group_size(1, 2, 3))); };  //~ ERROR CL0708
struct S1 { int a __attribute__((reqd_work_group_size(1, 2))); };  //~ ERROR CL0708
struct S2 { int a __attribute__((reqd_work_group_size(0, 2, 3))); };  //~ ERROR CL0708
struct S3 { int a __attribute__((reqd_work_group_size(-1, 2, 3))); };  //~ ERROR CL0708
struct S4 { int a __attribute__((reqd_work_group_size(1.0f, 2, 3))); };  //~ ERROR CL0708
struct S5 { int a __attribute__((reqd_work_group_size)); };  //~ ERROR CL0708
struct S6 { int a __attribute__((work_group_size_hint(1, 2, 3))); };  //~ ERROR CL0708
struct S7 { int a __attribute__((work_group_size_hint(1, 0, 3))); };  //~ ERROR CL0708
struct S8 { int a __attribute__((vec_type_hint(float4))); };  //~ ERROR CL0708
struct S9 { int a __attribute__((vec_type_hint(void))); };  //~ ERROR CL0708
struct S10 { int a __attribute__((vec_type_hint(image2d_t))); };  //~ ERROR CL0708
struct S11 { int a __attribute__((vec_type_hint)); };  //~ ERROR CL0708
struct S12 { int a __attribute__((intel_reqd_sub_group_size(8))); };  //~ ERROR CL0708
struct S13 { int a __attribute__((intel_reqd_sub_group_size(0))); };  //~ ERROR CL0708
struct S14 { int a __attribute__((packed)); };
struct S15 { int a __attribute__((packed(1))); };  //~ ERROR CL0709
struct S16 { int a __attribute__((aligned(16))); };
struct S17 { int a __attribute__((aligned(3))); };  //~ ERROR CL0709
struct S18 { int a __attribute__((aligned(0))); };  //~ ERROR CL0709
struct S19 { int a __attribute__((aligned(-1))); };  //~ ERROR CL0709
struct S20 { int a __attribute__((aligned(1.0f))); };  //~ ERROR CL0709
struct S21 { int a __attribute__((aligned)); };
struct S22 { int a __attribute__((aligned(1, 2))); };  //~ ERROR CL0709
struct S23 { int a __attribute__((always_inline)); };
struct S24 { int a __attribute__((noinline)); };
struct S25 { int a __attribute__((always_inline(1))); };
struct S26 { int a __attribute__((overloadable)); };
struct S27 { int a __attribute__((overloadable(1))); };
struct S28 { int a __attribute__((unused)); };
struct S29 { int a __attribute__((used)); };
struct S30 { int a __attribute__((weak)); };
struct S31 { int a __attribute__((endian(host))); };
struct S32 { int a __attribute__((endian(1))); };
struct S33 { int a __attribute__((ext_vector_type(4))); };  //~ ERROR CL0708
struct S34 { int a __attribute__((ext_vector_type(5))); };  //~ ERROR CL0708
struct S35 { int a __attribute__((ext_vector_type(0))); };  //~ ERROR CL0708  //~ ERROR CL0709
struct S36 { int a __attribute__((ext_vector_type)); };  //~ ERROR CL0708  //~ ERROR CL0709
struct S37 { int a __attribute__((vector_size(16))); };
struct S38 { int a __attribute__((vector_size(3))); };  //~ ERROR CL0709
struct S39 { int a __attribute__((vector_size(0))); };  //~ ERROR CL0709
struct S40 { int a __attribute__((address_space(1))); };  //~ ERROR CL0317
struct S41 { int a __attribute__((address_space(-1))); };  //~ ERROR CL0709
struct S42 { int a __attribute__((address_space(1.0f))); };  //~ ERROR CL0709
struct S43 { int a __attribute__((address_space)); };  //~ ERROR[1.2+] CL0709
struct S44 { int a __attribute__((opencl_unroll_hint)); };  //~ ERROR CL0708
struct S45 { int a __attribute__((opencl_unroll_hint(1))); };  //~ ERROR CL0708
struct S46 { int a __attribute__((nosvm)); };
struct S47 { int a __attribute__((nosvm(1))); };
struct S48 { int a __attribute__((const)); };
struct S49 { int a __attribute__((pure)); };
struct S50 { int a __attribute__((noreturn)); };
struct S51 { int a __attribute__((section("x"))); };
struct S52 { int a __attribute__((section(1))); };
struct S53 { int a __attribute__((section)); };
struct S54 { int a __attribute__((alias("y"))); };
struct S55 { int a __attribute__((alias)); };
struct S56 { int a __attribute__((alias(1))); };
struct S57 { int a __attribute__((mode(DI))); };
struct S58 { int a __attribute__((mode(XX))); };
struct S59 { int a __attribute__((mode)); };
struct S60 { int a __attribute__((mode())); };
struct S61 { int a __attribute__((cold)); };
struct S62 { int a __attribute__((hot)); };
struct S63 { int a __attribute__((convergent)); };
struct S64 { int a __attribute__((opencl_global)); };  //~ ERROR CL0317
struct S65 { int a __attribute__((opencl_local)); };  //~ ERROR CL0317
struct S66 { int a __attribute__((opencl_constant)); };  //~ ERROR CL0317
struct S67 { int a __attribute__((opencl_private)); };  //~ ERROR CL0317
struct S68 { int a __attribute__((opencl_generic)); };  //~ ERROR CL0317
struct S69 { int a __attribute__((format(printf, 1, 2))); };
struct S70 { int a __attribute__((format(printf, 2, 3))); };
struct S71 { int a __attribute__((format(foo, 1, 2))); };
struct S72 { int a __attribute__((format)); };
struct S73 { int a __attribute__((kernel)); };
struct S74 { int a __attribute__((opencl_kernel)); };
struct S75 { int a __attribute__((nonnull(1))); };
struct S76 { int a __attribute__((nonnull(2))); };
struct S77 { int a __attribute__((nonnull)); };
struct S78 { int a __attribute__((nonnull(0))); };
struct S79 { int a __attribute__((deprecated("x"))); };
struct S80 { int a __attribute__((deprecated(1))); };
struct S81 { int a __attribute__((visibility("hidden"))); };
struct S82 { int a __attribute__((visibility("x"))); };
struct S83 { int a __attribute__((annotate("x"))); };
struct S84 { int a __attribute__((annotate(1))); };
struct S85 { int a __attribute__((cleanup(f))); };
struct S86 { int a __attribute__((may_alias)); };
struct S87 { int a __attribute__((transparent_union)); };
struct S88 { int a __attribute__((enable_if(1, "x"))); };
struct S89 { int a __attribute__((warn_unused_result)); };
struct S90 { int a __attribute__((malloc)); };
struct S91 { int a __attribute__((alloc_size(1))); };
struct S92 { int a __attribute__((gnu_inline)); };
struct S93 { int a __attribute__((nothrow)); };
struct S94 { int a __attribute__((constructor)); };
struct S95 { int a __attribute__((destructor)); };
struct S96 { int a __attribute__((optnone)); };
struct S97 { int a __attribute__((noduplicate)); };
struct S98 { int a __attribute__((flatten)); };
struct S99 { int a __attribute__((sentinel)); };
struct S100 { int a __attribute__((returns_nonnull)); };
struct S101 { int a __attribute__((disable_tail_calls)); };
struct S102 { int a __attribute__((artificial)); };
struct S103 { int a __attribute__((no_sanitize("address"))); };
struct S104 { int a __attribute__((amdgpu_flat_work_group_size(1,2))); };
struct S105 { int a __attribute__((amdgpu_num_vgpr(3))); };
struct S106 { int a __attribute__((amdgpu_waves_per_eu(2))); };
struct S107 { int a __attribute__((blocks(byref))); };
struct S108 { int a __attribute__((fallthrough)); };
struct S109 { int a __attribute__((no_instrument_function)); };
struct S110 { int a __attribute__((minsize)); };
struct S111 { int a __attribute__((noescape)); };
struct S112 { int a __attribute__((objc_gc(weak))); };
struct S115 { int a __attribute__((ifunc("x"))); };
struct S117 { int a __attribute__((cdecl)); };
struct S118 { int a __attribute__((stdcall)); };
struct S119 { int a __attribute__((fastcall)); };
struct S120 { int a __attribute__((pascal)); };
struct S121 { int a __attribute__((vectorcall)); };
struct S122 { int a __attribute__((ms_abi)); };
struct S123 { int a __attribute__((sysv_abi)); };
struct S124 { int a __attribute__((pcs("aapcs"))); };
struct S125 { int a __attribute__((thread)); };
struct S127 { int a __attribute__((common)); };
struct S128 { int a __attribute__((nocommon)); };
struct S130 { int a __attribute__((selectany)); };
struct S131 { int a __attribute__((dllimport)); };
struct S132 { int a __attribute__((interrupt)); };
struct S134 { int a __attribute__((access(read_only, 1))); };
struct S135 { int a __attribute__((nodebug)); };
struct S136 { int a __attribute__((no_builtin)); };
struct S139 { int a __attribute__((diagnose_if(1, "x", "error"))); };
struct S141 { int a __attribute__((unavailable)); };
struct S142 { int a __attribute__((unavailable("x"))); };
struct S143 { int a __attribute__((error("x"))); };
struct S144 { int a __attribute__((warning("x"))); };
struct S147 { int a __attribute__((unknown_attr(x y))); };
struct S149 { int a __attribute__((lto_visibility_public)); };
struct S150 { int a __attribute__((scalar_storage_order("x"))); };
struct S152 { int a __attribute__((swift_name("x"))); };
struct S153 { int a __attribute__((target("avx"))); };
struct S154 { int a __attribute__((cpu_dispatch(x))); };
struct S155 { int a __attribute__((nocf_check)); };
struct S157 { int a __attribute__((preserve_most)); };
struct S158 { int a __attribute__((preserve_all)); };
struct S159 { int a __attribute__((__global)); };
struct S160 { int a __attribute__((int)); };
struct S161 { int a __attribute__((stdcall)); };
struct S162 { int a __attribute__((nullptr)); };
