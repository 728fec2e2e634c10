// Attributes in one position, a line each.
// std: 1.2+
typedef int T0 __attribute__((reqd_work_group_size(1, 2, 3)));  //~ ERROR CL0708
typedef int T1 __attribute__((reqd_work_group_size(1, 2)));  //~ ERROR CL0708
typedef int T2 __attribute__((reqd_work_group_size(0, 2, 3)));  //~ ERROR CL0708
typedef int T3 __attribute__((reqd_work_group_size(-1, 2, 3)));  //~ ERROR CL0708
typedef int T4 __attribute__((reqd_work_group_size(1.0f, 2, 3)));  //~ ERROR CL0708
typedef int T5 __attribute__((reqd_work_group_size));  //~ ERROR CL0708
typedef int T6 __attribute__((work_group_size_hint(1, 2, 3)));  //~ ERROR CL0708
typedef int T7 __attribute__((work_group_size_hint(1, 0, 3)));  //~ ERROR CL0708
typedef int T8 __attribute__((vec_type_hint(float4)));  //~ ERROR CL0708
typedef int T9 __attribute__((vec_type_hint(void)));  //~ ERROR CL0708
typedef int T10 __attribute__((vec_type_hint(image2d_t)));  //~ ERROR CL0708
typedef int T11 __attribute__((vec_type_hint));  //~ ERROR CL0708
typedef int T12 __attribute__((intel_reqd_sub_group_size(8)));  //~ ERROR CL0708
typedef int T13 __attribute__((intel_reqd_sub_group_size(0)));  //~ ERROR CL0708
typedef int T14 __attribute__((packed));
typedef int T15 __attribute__((packed(1)));  //~ ERROR CL0709
typedef int T16 __attribute__((aligned(16)));
typedef int T17 __attribute__((aligned(3)));  //~ ERROR CL0709
typedef int T18 __attribute__((aligned(0)));  //~ ERROR CL0709
typedef int T19 __attribute__((aligned(-1)));  //~ ERROR CL0709
typedef int T20 __attribute__((aligned(1.0f)));  //~ ERROR CL0709
typedef int T21 __attribute__((aligned));
typedef int T22 __attribute__((aligned(1, 2)));  //~ ERROR CL0709
typedef int T23 __attribute__((always_inline));
typedef int T24 __attribute__((noinline));
typedef int T25 __attribute__((always_inline(1)));
typedef int T26 __attribute__((overloadable));
typedef int T27 __attribute__((overloadable(1)));
typedef int T28 __attribute__((unused));
typedef int T29 __attribute__((used));
typedef int T30 __attribute__((weak));
typedef int T31 __attribute__((endian(host)));
typedef int T32 __attribute__((endian(1)));
typedef int T33 __attribute__((ext_vector_type(4)));
typedef int T34 __attribute__((ext_vector_type(5)));
typedef int T35 __attribute__((ext_vector_type(0)));  //~ ERROR CL0709
typedef int T36 __attribute__((ext_vector_type));  //~ ERROR[1.2+] CL0709
typedef int T37 __attribute__((vector_size(16)));
typedef int T38 __attribute__((vector_size(3)));  //~ ERROR CL0709
typedef int T39 __attribute__((vector_size(0)));  //~ ERROR CL0709
typedef int T40 __attribute__((address_space(1)));
typedef int T41 __attribute__((address_space(-1)));  //~ ERROR CL0709
typedef int T42 __attribute__((address_space(1.0f)));  //~ ERROR CL0709
typedef int T43 __attribute__((address_space));  //~ ERROR[1.2+] CL0709
typedef int T44 __attribute__((opencl_unroll_hint));  //~ ERROR CL0708
typedef int T45 __attribute__((opencl_unroll_hint(1)));  //~ ERROR CL0708
typedef int T46 __attribute__((nosvm));
typedef int T47 __attribute__((nosvm(1)));
typedef int T48 __attribute__((const));
typedef int T49 __attribute__((pure));
typedef int T50 __attribute__((noreturn));
typedef int T51 __attribute__((section("x")));
typedef int T52 __attribute__((section(1)));
typedef int T53 __attribute__((section));
typedef int T54 __attribute__((alias("y")));
typedef int T55 __attribute__((alias));
typedef int T56 __attribute__((alias(1)));
typedef int T57 __attribute__((mode(DI)));
typedef int T58 __attribute__((mode(XX)));
typedef int T59 __attribute__((mode));
typedef int T60 __attribute__((mode()));
typedef int T61 __attribute__((cold));
typedef int T62 __attribute__((hot));
typedef int T63 __attribute__((convergent));
typedef int T64 __attribute__((opencl_global));
typedef int T65 __attribute__((opencl_local));
typedef int T66 __attribute__((opencl_constant));
typedef int T67 __attribute__((opencl_private));
typedef int T68 __attribute__((opencl_generic));
typedef int T69 __attribute__((format(printf, 1, 2)));
typedef int T70 __attribute__((format(printf, 2, 3)));
typedef int T71 __attribute__((format(foo, 1, 2)));
typedef int T72 __attribute__((format));
typedef int T73 __attribute__((kernel));
typedef int T74 __attribute__((opencl_kernel));
typedef int T75 __attribute__((nonnull(1)));
typedef int T76 __attribute__((nonnull(2)));
typedef int T77 __attribute__((nonnull));
typedef int T78 __attribute__((nonnull(0)));
typedef int T79 __attribute__((deprecated("x")));
typedef int T80 __attribute__((deprecated(1)));
typedef int T81 __attribute__((visibility("hidden")));
typedef int T82 __attribute__((visibility("x")));
typedef int T83 __attribute__((annotate("x")));
typedef int T84 __attribute__((annotate(1)));
typedef int T85 __attribute__((cleanup(f)));
typedef int T86 __attribute__((may_alias));
typedef int T87 __attribute__((transparent_union));
typedef int T88 __attribute__((enable_if(1, "x")));
typedef int T89 __attribute__((warn_unused_result));
typedef int T90 __attribute__((malloc));
typedef int T91 __attribute__((alloc_size(1)));
typedef int T92 __attribute__((gnu_inline));
typedef int T93 __attribute__((nothrow));
typedef int T94 __attribute__((constructor));
typedef int T95 __attribute__((destructor));
typedef int T96 __attribute__((optnone));
typedef int T97 __attribute__((noduplicate));
typedef int T98 __attribute__((flatten));
typedef int T99 __attribute__((sentinel));
typedef int T100 __attribute__((returns_nonnull));
typedef int T101 __attribute__((disable_tail_calls));
typedef int T102 __attribute__((artificial));
typedef int T103 __attribute__((no_sanitize("address")));
typedef int T104 __attribute__((amdgpu_flat_work_group_size(1,2)));
typedef int T105 __attribute__((amdgpu_num_vgpr(3)));
typedef int T106 __attribute__((amdgpu_waves_per_eu(2)));
typedef int T107 __attribute__((blocks(byref)));
typedef int T108 __attribute__((fallthrough));
typedef int T109 __attribute__((no_instrument_function));
typedef int T110 __attribute__((minsize));
typedef int T111 __attribute__((noescape));
typedef int T112 __attribute__((objc_gc(weak)));
typedef int T115 __attribute__((ifunc("x")));
typedef int T117 __attribute__((cdecl));
typedef int T118 __attribute__((stdcall));
typedef int T119 __attribute__((fastcall));
typedef int T120 __attribute__((pascal));
typedef int T121 __attribute__((vectorcall));
typedef int T122 __attribute__((ms_abi));
typedef int T123 __attribute__((sysv_abi));
typedef int T124 __attribute__((pcs("aapcs")));
typedef int T125 __attribute__((thread));
typedef int T127 __attribute__((common));
typedef int T128 __attribute__((nocommon));
typedef int T130 __attribute__((selectany));
typedef int T131 __attribute__((dllimport));
typedef int T132 __attribute__((interrupt));
typedef int T134 __attribute__((access(read_only, 1)));
typedef int T135 __attribute__((nodebug));
typedef int T136 __attribute__((no_builtin));
typedef int T139 __attribute__((diagnose_if(1, "x", "error")));
typedef int T141 __attribute__((unavailable));
typedef int T142 __attribute__((unavailable("x")));
typedef int T143 __attribute__((error("x")));
typedef int T144 __attribute__((warning("x")));
typedef int T147 __attribute__((unknown_attr(x y)));
typedef int T149 __attribute__((lto_visibility_public));
typedef int T150 __attribute__((scalar_storage_order("x")));
typedef int T152 __attribute__((swift_name("x")));
typedef int T153 __attribute__((target("avx")));
typedef int T154 __attribute__((cpu_dispatch(x)));
typedef int T155 __attribute__((nocf_check));
typedef int T157 __attribute__((preserve_most));
typedef int T158 __attribute__((preserve_all));
typedef int T159 __attribute__((__global));
typedef int T160 __attribute__((int));
typedef int T161 __attribute__((stdcall));
typedef int T162 __attribute__((nullptr));
