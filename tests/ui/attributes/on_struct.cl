// Attributes in one position, a line each.
// std: 1.2+
struct __attribute__((reqd_work_group_size(1, 2, 3))) S0 { int a; };  //~ ERROR CL0708
struct __attribute__((reqd_work_group_size(1, 2))) S1 { int a; };  //~ ERROR CL0708
struct __attribute__((reqd_work_group_size(0, 2, 3))) S2 { int a; };  //~ ERROR CL0708
struct __attribute__((reqd_work_group_size(-1, 2, 3))) S3 { int a; };  //~ ERROR CL0708
struct __attribute__((reqd_work_group_size(1.0f, 2, 3))) S4 { int a; };  //~ ERROR CL0708
struct __attribute__((reqd_work_group_size)) S5 { int a; };  //~ ERROR CL0708
struct __attribute__((work_group_size_hint(1, 2, 3))) S6 { int a; };  //~ ERROR CL0708
struct __attribute__((work_group_size_hint(1, 0, 3))) S7 { int a; };  //~ ERROR CL0708
struct __attribute__((vec_type_hint(float4))) S8 { int a; };  //~ ERROR CL0708
struct __attribute__((vec_type_hint(void))) S9 { int a; };  //~ ERROR CL0708
struct __attribute__((vec_type_hint(image2d_t))) S10 { int a; };  //~ ERROR CL0708
struct __attribute__((vec_type_hint)) S11 { int a; };  //~ ERROR CL0708
struct __attribute__((intel_reqd_sub_group_size(8))) S12 { int a; };  //~ ERROR CL0708
struct __attribute__((intel_reqd_sub_group_size(0))) S13 { int a; };  //~ ERROR CL0708
struct __attribute__((packed)) S14 { int a; };
struct __attribute__((packed(1))) S15 { int a; };  //~ ERROR CL0709
struct __attribute__((aligned(16))) S16 { int a; };
struct __attribute__((aligned(3))) S17 { int a; };  //~ ERROR CL0709
struct __attribute__((aligned(0))) S18 { int a; };  //~ ERROR CL0709
struct __attribute__((aligned(-1))) S19 { int a; };  //~ ERROR CL0709
struct __attribute__((aligned(1.0f))) S20 { int a; };  //~ ERROR CL0709
struct __attribute__((aligned)) S21 { int a; };
struct __attribute__((aligned(1, 2))) S22 { int a; };  //~ ERROR CL0709
struct __attribute__((always_inline)) S23 { int a; };
struct __attribute__((noinline)) S24 { int a; };
struct __attribute__((always_inline(1))) S25 { int a; };
struct __attribute__((overloadable)) S26 { int a; };
struct __attribute__((overloadable(1))) S27 { int a; };
struct __attribute__((unused)) S28 { int a; };
struct __attribute__((used)) S29 { int a; };
struct __attribute__((weak)) S30 { int a; };
struct __attribute__((endian(host))) S31 { int a; };
struct __attribute__((endian(1))) S32 { int a; };
struct __attribute__((ext_vector_type(4))) S33 { int a; };  //~ ERROR CL0708
struct __attribute__((ext_vector_type(5))) S34 { int a; };  //~ ERROR CL0708
struct __attribute__((ext_vector_type(0))) S35 { int a; };  //~ ERROR CL0708
struct __attribute__((ext_vector_type)) S36 { int a; };  //~ ERROR CL0708
struct __attribute__((vector_size(16))) S37 { int a; };
struct __attribute__((vector_size(3))) S38 { int a; };
struct __attribute__((vector_size(0))) S39 { int a; };
struct __attribute__((address_space(1))) S40 { int a; };
struct __attribute__((address_space(-1))) S41 { int a; };
struct __attribute__((address_space(1.0f))) S42 { int a; };
struct __attribute__((address_space)) S43 { int a; };  //~ ERROR CL0709
struct __attribute__((opencl_unroll_hint)) S44 { int a; };  //~ ERROR CL0708
struct __attribute__((opencl_unroll_hint(1))) S45 { int a; };  //~ ERROR CL0708
struct __attribute__((nosvm)) S46 { int a; };
struct __attribute__((nosvm(1))) S47 { int a; };
struct __attribute__((const)) S48 { int a; };
struct __attribute__((pure)) S49 { int a; };
struct __attribute__((noreturn)) S50 { int a; };
struct __attribute__((section("x"))) S51 { int a; };
struct __attribute__((section(1))) S52 { int a; };
struct __attribute__((section)) S53 { int a; };
struct __attribute__((alias("y"))) S54 { int a; };
struct __attribute__((alias)) S55 { int a; };
struct __attribute__((alias(1))) S56 { int a; };
struct __attribute__((mode(DI))) S57 { int a; };
struct __attribute__((mode(XX))) S58 { int a; };
struct __attribute__((mode)) S59 { int a; };
struct __attribute__((mode())) S60 { int a; };
struct __attribute__((cold)) S61 { int a; };
struct __attribute__((hot)) S62 { int a; };
struct __attribute__((convergent)) S63 { int a; };
struct __attribute__((opencl_global)) S64 { int a; };
struct __attribute__((opencl_local)) S65 { int a; };
struct __attribute__((opencl_constant)) S66 { int a; };
struct __attribute__((opencl_private)) S67 { int a; };
struct __attribute__((opencl_generic)) S68 { int a; };
struct __attribute__((format(printf, 1, 2))) S69 { int a; };
struct __attribute__((format(printf, 2, 3))) S70 { int a; };
struct __attribute__((format(foo, 1, 2))) S71 { int a; };
struct __attribute__((format)) S72 { int a; };
struct __attribute__((kernel)) S73 { int a; };
struct __attribute__((opencl_kernel)) S74 { int a; };
struct __attribute__((nonnull(1))) S75 { int a; };
struct __attribute__((nonnull(2))) S76 { int a; };
struct __attribute__((nonnull)) S77 { int a; };
struct __attribute__((nonnull(0))) S78 { int a; };
struct __attribute__((deprecated("x"))) S79 { int a; };
struct __attribute__((deprecated(1))) S80 { int a; };
struct __attribute__((visibility("hidden"))) S81 { int a; };
struct __attribute__((visibility("x"))) S82 { int a; };
struct __attribute__((annotate("x"))) S83 { int a; };
struct __attribute__((annotate(1))) S84 { int a; };
struct __attribute__((cleanup(f))) S85 { int a; };
struct __attribute__((may_alias)) S86 { int a; };
struct __attribute__((transparent_union)) S87 { int a; };
struct __attribute__((enable_if(1, "x"))) S88 { int a; };
struct __attribute__((warn_unused_result)) S89 { int a; };
struct __attribute__((malloc)) S90 { int a; };
struct __attribute__((alloc_size(1))) S91 { int a; };
struct __attribute__((gnu_inline)) S92 { int a; };
struct __attribute__((nothrow)) S93 { int a; };
struct __attribute__((constructor)) S94 { int a; };
struct __attribute__((destructor)) S95 { int a; };
struct __attribute__((optnone)) S96 { int a; };
struct __attribute__((noduplicate)) S97 { int a; };
struct __attribute__((flatten)) S98 { int a; };
struct __attribute__((sentinel)) S99 { int a; };
struct __attribute__((returns_nonnull)) S100 { int a; };
struct __attribute__((disable_tail_calls)) S101 { int a; };
struct __attribute__((artificial)) S102 { int a; };
struct __attribute__((no_sanitize("address"))) S103 { int a; };
struct __attribute__((amdgpu_flat_work_group_size(1,2))) S104 { int a; };
struct __attribute__((amdgpu_num_vgpr(3))) S105 { int a; };
struct __attribute__((amdgpu_waves_per_eu(2))) S106 { int a; };
struct __attribute__((blocks(byref))) S107 { int a; };
struct __attribute__((fallthrough)) S108 { int a; };
struct __attribute__((no_instrument_function)) S109 { int a; };
struct __attribute__((minsize)) S110 { int a; };
struct __attribute__((noescape)) S111 { int a; };
struct __attribute__((objc_gc(weak))) S112 { int a; };
struct __attribute__((ifunc("x"))) S115 { int a; };
struct __attribute__((regparm(1))) S116 { int a; };
struct __attribute__((cdecl)) S117 { int a; };
struct __attribute__((stdcall)) S118 { int a; };
struct __attribute__((fastcall)) S119 { int a; };
struct __attribute__((pascal)) S120 { int a; };
struct __attribute__((vectorcall)) S121 { int a; };
struct __attribute__((ms_abi)) S122 { int a; };
struct __attribute__((sysv_abi)) S123 { int a; };
struct __attribute__((pcs("aapcs"))) S124 { int a; };
struct __attribute__((thread)) S125 { int a; };
struct __attribute__((common)) S127 { int a; };
struct __attribute__((nocommon)) S128 { int a; };
struct __attribute__((selectany)) S130 { int a; };
struct __attribute__((dllimport)) S131 { int a; };
struct __attribute__((interrupt)) S132 { int a; };
struct __attribute__((access(read_only, 1))) S134 { int a; };
struct __attribute__((nodebug)) S135 { int a; };
struct __attribute__((no_builtin)) S136 { int a; };
struct __attribute__((diagnose_if(1, "x", "error"))) S139 { int a; };
struct __attribute__((unavailable)) S141 { int a; };
struct __attribute__((unavailable("x"))) S142 { int a; };
struct __attribute__((error("x"))) S143 { int a; };
struct __attribute__((warning("x"))) S144 { int a; };
struct __attribute__((unknown_attr(x y))) S147 { int a; };
struct __attribute__((lto_visibility_public)) S149 { int a; };
struct __attribute__((scalar_storage_order("x"))) S150 { int a; };
struct __attribute__((swift_name("x"))) S152 { int a; };
struct __attribute__((target("avx"))) S153 { int a; };
struct __attribute__((cpu_dispatch(x))) S154 { int a; };
struct __attribute__((nocf_check)) S155 { int a; };
struct __attribute__((preserve_most)) S157 { int a; };
struct __attribute__((preserve_all)) S158 { int a; };
struct __attribute__((__global)) S159 { int a; };
struct __attribute__((int)) S160 { int a; };
struct __attribute__((stdcall)) S161 { int a; };
struct __attribute__((nullptr)) S162 { int a; };
