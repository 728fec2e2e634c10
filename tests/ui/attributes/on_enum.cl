// Attributes in one position, a line each.
// std: 1.2+
enum __attribute__((reqd_work_group_size(1, 2, 3))) E0 { A0 };  //~ ERROR CL0708
enum __attribute__((reqd_work_group_size(1, 2))) E1 { A1 };  //~ ERROR CL0708
enum __attribute__((reqd_work_group_size(0, 2, 3))) E2 { A2 };  //~ ERROR CL0708
enum __attribute__((reqd_work_group_size(-1, 2, 3))) E3 { A3 };  //~ ERROR CL0708
enum __attribute__((reqd_work_group_size(1.0f, 2, 3))) E4 { A4 };  //~ ERROR CL0708
enum __attribute__((reqd_work_group_size)) E5 { A5 };  //~ ERROR CL0708
enum __attribute__((work_group_size_hint(1, 2, 3))) E6 { A6 };  //~ ERROR CL0708
enum __attribute__((work_group_size_hint(1, 0, 3))) E7 { A7 };  //~ ERROR CL0708
enum __attribute__((vec_type_hint(float4))) E8 { A8 };  //~ ERROR CL0708
enum __attribute__((vec_type_hint(void))) E9 { A9 };  //~ ERROR CL0708
enum __attribute__((vec_type_hint(image2d_t))) E10 { A10 };  //~ ERROR CL0708
enum __attribute__((vec_type_hint)) E11 { A11 };  //~ ERROR CL0708
enum __attribute__((intel_reqd_sub_group_size(8))) E12 { A12 };  //~ ERROR CL0708
enum __attribute__((intel_reqd_sub_group_size(0))) E13 { A13 };  //~ ERROR CL0708
enum __attribute__((packed)) E14 { A14 };
enum __attribute__((packed(1))) E15 { A15 };  //~ ERROR CL0709
enum __attribute__((aligned(16))) E16 { A16 };
enum __attribute__((aligned(3))) E17 { A17 };  //~ ERROR CL0709
enum __attribute__((aligned(0))) E18 { A18 };  //~ ERROR CL0709
enum __attribute__((aligned(-1))) E19 { A19 };  //~ ERROR CL0709
enum __attribute__((aligned(1.0f))) E20 { A20 };  //~ ERROR CL0709
enum __attribute__((aligned)) E21 { A21 };
enum __attribute__((aligned(1, 2))) E22 { A22 };  //~ ERROR CL0709
enum __attribute__((always_inline)) E23 { A23 };
enum __attribute__((noinline)) E24 { A24 };
enum __attribute__((always_inline(1))) E25 { A25 };
enum __attribute__((overloadable)) E26 { A26 };
enum __attribute__((overloadable(1))) E27 { A27 };
enum __attribute__((unused)) E28 { A28 };
enum __attribute__((used)) E29 { A29 };
enum __attribute__((weak)) E30 { A30 };
enum __attribute__((endian(host))) E31 { A31 };
enum __attribute__((endian(1))) E32 { A32 };
enum __attribute__((ext_vector_type(4))) E33 { A33 };  //~ ERROR CL0708
enum __attribute__((ext_vector_type(5))) E34 { A34 };  //~ ERROR CL0708
enum __attribute__((ext_vector_type(0))) E35 { A35 };  //~ ERROR CL0708
enum __attribute__((ext_vector_type)) E36 { A36 };  //~ ERROR CL0708
enum __attribute__((vector_size(16))) E37 { A37 };
enum __attribute__((vector_size(3))) E38 { A38 };
enum __attribute__((vector_size(0))) E39 { A39 };
enum __attribute__((address_space(1))) E40 { A40 };
enum __attribute__((address_space(-1))) E41 { A41 };
enum __attribute__((address_space(1.0f))) E42 { A42 };
enum __attribute__((address_space)) E43 { A43 };  //~ ERROR CL0709
enum __attribute__((opencl_unroll_hint)) E44 { A44 };  //~ ERROR CL0708
enum __attribute__((opencl_unroll_hint(1))) E45 { A45 };  //~ ERROR CL0708
enum __attribute__((nosvm)) E46 { A46 };
enum __attribute__((nosvm(1))) E47 { A47 };
enum __attribute__((const)) E48 { A48 };
enum __attribute__((pure)) E49 { A49 };
enum __attribute__((noreturn)) E50 { A50 };
enum __attribute__((section("x"))) E51 { A51 };
enum __attribute__((section(1))) E52 { A52 };
enum __attribute__((section)) E53 { A53 };
enum __attribute__((alias("y"))) E54 { A54 };
enum __attribute__((alias)) E55 { A55 };
enum __attribute__((alias(1))) E56 { A56 };
enum __attribute__((mode(DI))) E57 { A57 };
enum __attribute__((mode(XX))) E58 { A58 };
enum __attribute__((mode)) E59 { A59 };
enum __attribute__((mode())) E60 { A60 };
enum __attribute__((cold)) E61 { A61 };
enum __attribute__((hot)) E62 { A62 };
enum __attribute__((convergent)) E63 { A63 };
enum __attribute__((opencl_global)) E64 { A64 };
enum __attribute__((opencl_local)) E65 { A65 };
enum __attribute__((opencl_constant)) E66 { A66 };
enum __attribute__((opencl_private)) E67 { A67 };
enum __attribute__((opencl_generic)) E68 { A68 };
enum __attribute__((format(printf, 1, 2))) E69 { A69 };
enum __attribute__((format(printf, 2, 3))) E70 { A70 };
enum __attribute__((format(foo, 1, 2))) E71 { A71 };
enum __attribute__((format)) E72 { A72 };
enum __attribute__((kernel)) E73 { A73 };
enum __attribute__((opencl_kernel)) E74 { A74 };
enum __attribute__((nonnull(1))) E75 { A75 };
enum __attribute__((nonnull(2))) E76 { A76 };
enum __attribute__((nonnull)) E77 { A77 };
enum __attribute__((nonnull(0))) E78 { A78 };
enum __attribute__((deprecated("x"))) E79 { A79 };
enum __attribute__((deprecated(1))) E80 { A80 };
enum __attribute__((visibility("hidden"))) E81 { A81 };
enum __attribute__((visibility("x"))) E82 { A82 };
enum __attribute__((annotate("x"))) E83 { A83 };
enum __attribute__((annotate(1))) E84 { A84 };
enum __attribute__((cleanup(f))) E85 { A85 };
enum __attribute__((may_alias)) E86 { A86 };
enum __attribute__((transparent_union)) E87 { A87 };
enum __attribute__((enable_if(1, "x"))) E88 { A88 };
enum __attribute__((warn_unused_result)) E89 { A89 };
enum __attribute__((malloc)) E90 { A90 };
enum __attribute__((alloc_size(1))) E91 { A91 };
enum __attribute__((gnu_inline)) E92 { A92 };
enum __attribute__((nothrow)) E93 { A93 };
enum __attribute__((constructor)) E94 { A94 };
enum __attribute__((destructor)) E95 { A95 };
enum __attribute__((optnone)) E96 { A96 };
enum __attribute__((noduplicate)) E97 { A97 };
enum __attribute__((flatten)) E98 { A98 };
enum __attribute__((sentinel)) E99 { A99 };
enum __attribute__((returns_nonnull)) E100 { A100 };
enum __attribute__((disable_tail_calls)) E101 { A101 };
enum __attribute__((artificial)) E102 { A102 };
enum __attribute__((no_sanitize("address"))) E103 { A103 };
enum __attribute__((amdgpu_flat_work_group_size(1,2))) E104 { A104 };
enum __attribute__((amdgpu_num_vgpr(3))) E105 { A105 };
enum __attribute__((amdgpu_waves_per_eu(2))) E106 { A106 };
enum __attribute__((blocks(byref))) E107 { A107 };
enum __attribute__((fallthrough)) E108 { A108 };
enum __attribute__((no_instrument_function)) E109 { A109 };
enum __attribute__((minsize)) E110 { A110 };
enum __attribute__((noescape)) E111 { A111 };
enum __attribute__((objc_gc(weak))) E112 { A112 };
enum __attribute__((ifunc("x"))) E115 { A115 };
enum __attribute__((regparm(1))) E116 { A116 };
enum __attribute__((cdecl)) E117 { A117 };
enum __attribute__((stdcall)) E118 { A118 };
enum __attribute__((fastcall)) E119 { A119 };
enum __attribute__((pascal)) E120 { A120 };
enum __attribute__((vectorcall)) E121 { A121 };
enum __attribute__((ms_abi)) E122 { A122 };
enum __attribute__((sysv_abi)) E123 { A123 };
enum __attribute__((pcs("aapcs"))) E124 { A124 };
enum __attribute__((thread)) E125 { A125 };
enum __attribute__((common)) E127 { A127 };
enum __attribute__((nocommon)) E128 { A128 };
enum __attribute__((selectany)) E130 { A130 };
enum __attribute__((dllimport)) E131 { A131 };
enum __attribute__((interrupt)) E132 { A132 };
enum __attribute__((access(read_only, 1))) E134 { A134 };
enum __attribute__((nodebug)) E135 { A135 };
enum __attribute__((no_builtin)) E136 { A136 };
enum __attribute__((diagnose_if(1, "x", "error"))) E139 { A139 };
enum __attribute__((unavailable)) E141 { A141 };
enum __attribute__((unavailable("x"))) E142 { A142 };
enum __attribute__((error("x"))) E143 { A143 };
enum __attribute__((warning("x"))) E144 { A144 };
enum __attribute__((unknown_attr(x y))) E147 { A147 };
enum __attribute__((lto_visibility_public)) E149 { A149 };
enum __attribute__((scalar_storage_order("x"))) E150 { A150 };
enum __attribute__((swift_name("x"))) E152 { A152 };
enum __attribute__((target("avx"))) E153 { A153 };
enum __attribute__((cpu_dispatch(x))) E154 { A154 };
enum __attribute__((nocf_check)) E155 { A155 };
enum __attribute__((preserve_most)) E157 { A157 };
enum __attribute__((preserve_all)) E158 { A158 };
enum __attribute__((__global)) E159 { A159 };
enum __attribute__((int)) E160 { A160 };
enum __attribute__((stdcall)) E161 { A161 };
enum __attribute__((nullptr)) E162 { A162 };
