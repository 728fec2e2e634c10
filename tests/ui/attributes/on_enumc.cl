// Attributes in one position, a line each.
// std: 1.2+
enum E0 { A0 __attribute__((reqd_work_group_size(1, 2, 3))) };  //~ ERROR CL0708
enum E1 { A1 __attribute__((reqd_work_group_size(1, 2))) };  //~ ERROR CL0708
enum E2 { A2 __attribute__((reqd_work_group_size(0, 2, 3))) };  //~ ERROR CL0708
enum E3 { A3 __attribute__((reqd_work_group_size(-1, 2, 3))) };  //~ ERROR CL0708
enum E4 { A4 __attribute__((reqd_work_group_size(1.0f, 2, 3))) };  //~ ERROR CL0708
enum E5 { A5 __attribute__((reqd_work_group_size)) };  //~ ERROR CL0708
enum E6 { A6 __attribute__((work_group_size_hint(1, 2, 3))) };  //~ ERROR CL0708
enum E7 { A7 __attribute__((work_group_size_hint(1, 0, 3))) };  //~ ERROR CL0708
enum E8 { A8 __attribute__((vec_type_hint(float4))) };  //~ ERROR CL0708
enum E9 { A9 __attribute__((vec_type_hint(void))) };  //~ ERROR CL0708
enum E10 { A10 __attribute__((vec_type_hint(image2d_t))) };  //~ ERROR CL0708
enum E11 { A11 __attribute__((vec_type_hint)) };  //~ ERROR CL0708
enum E12 { A12 __attribute__((intel_reqd_sub_group_size(8))) };  //~ ERROR CL0708
enum E13 { A13 __attribute__((intel_reqd_sub_group_size(0))) };  //~ ERROR CL0708
enum E14 { A14 __attribute__((packed)) };
enum E15 { A15 __attribute__((packed(1))) };  //~ ERROR CL0709
enum E16 { A16 __attribute__((aligned(16))) };
enum E17 { A17 __attribute__((aligned(3))) };  //~ ERROR CL0709
enum E18 { A18 __attribute__((aligned(0))) };  //~ ERROR CL0709
enum E19 { A19 __attribute__((aligned(-1))) };  //~ ERROR CL0709
enum E20 { A20 __attribute__((aligned(1.0f))) };  //~ ERROR CL0709
enum E21 { A21 __attribute__((aligned)) };
enum E22 { A22 __attribute__((aligned(1, 2))) };  //~ ERROR CL0709
enum E23 { A23 __attribute__((always_inline)) };
enum E24 { A24 __attribute__((noinline)) };
enum E25 { A25 __attribute__((always_inline(1))) };
enum E26 { A26 __attribute__((overloadable)) };
enum E27 { A27 __attribute__((overloadable(1))) };
enum E28 { A28 __attribute__((unused)) };
enum E29 { A29 __attribute__((used)) };
enum E30 { A30 __attribute__((weak)) };
enum E31 { A31 __attribute__((endian(host))) };
enum E32 { A32 __attribute__((endian(1))) };
enum E33 { A33 __attribute__((ext_vector_type(4))) };  //~ ERROR CL0708
enum E34 { A34 __attribute__((ext_vector_type(5))) };  //~ ERROR CL0708
enum E35 { A35 __attribute__((ext_vector_type(0))) };  //~ ERROR CL0708
enum E36 { A36 __attribute__((ext_vector_type)) };  //~ ERROR CL0708
enum E37 { A37 __attribute__((vector_size(16))) };
enum E38 { A38 __attribute__((vector_size(3))) };
enum E39 { A39 __attribute__((vector_size(0))) };
enum E40 { A40 __attribute__((address_space(1))) };
enum E41 { A41 __attribute__((address_space(-1))) };
enum E42 { A42 __attribute__((address_space(1.0f))) };
enum E43 { A43 __attribute__((address_space)) };  //~ ERROR CL0709
enum E44 { A44 __attribute__((opencl_unroll_hint)) };  //~ ERROR CL0708
enum E45 { A45 __attribute__((opencl_unroll_hint(1))) };  //~ ERROR CL0708
enum E46 { A46 __attribute__((nosvm)) };
enum E47 { A47 __attribute__((nosvm(1))) };
enum E48 { A48 __attribute__((const)) };
enum E49 { A49 __attribute__((pure)) };
enum E50 { A50 __attribute__((noreturn)) };
enum E51 { A51 __attribute__((section("x"))) };
enum E52 { A52 __attribute__((section(1))) };
enum E53 { A53 __attribute__((section)) };
enum E54 { A54 __attribute__((alias("y"))) };
enum E55 { A55 __attribute__((alias)) };
enum E56 { A56 __attribute__((alias(1))) };
enum E57 { A57 __attribute__((mode(DI))) };
enum E58 { A58 __attribute__((mode(XX))) };
enum E59 { A59 __attribute__((mode)) };
enum E60 { A60 __attribute__((mode())) };
enum E61 { A61 __attribute__((cold)) };
enum E62 { A62 __attribute__((hot)) };
enum E63 { A63 __attribute__((convergent)) };
enum E64 { A64 __attribute__((opencl_global)) };
enum E65 { A65 __attribute__((opencl_local)) };
enum E66 { A66 __attribute__((opencl_constant)) };
enum E67 { A67 __attribute__((opencl_private)) };
enum E68 { A68 __attribute__((opencl_generic)) };
enum E69 { A69 __attribute__((format(printf, 1, 2))) };
enum E70 { A70 __attribute__((format(printf, 2, 3))) };
enum E71 { A71 __attribute__((format(foo, 1, 2))) };
enum E72 { A72 __attribute__((format)) };
enum E73 { A73 __attribute__((kernel)) };
enum E74 { A74 __attribute__((opencl_kernel)) };
enum E75 { A75 __attribute__((nonnull(1))) };
enum E76 { A76 __attribute__((nonnull(2))) };
enum E77 { A77 __attribute__((nonnull)) };
enum E78 { A78 __attribute__((nonnull(0))) };
enum E79 { A79 __attribute__((deprecated("x"))) };
enum E80 { A80 __attribute__((deprecated(1))) };
enum E81 { A81 __attribute__((visibility("hidden"))) };
enum E82 { A82 __attribute__((visibility("x"))) };
enum E83 { A83 __attribute__((annotate("x"))) };
enum E84 { A84 __attribute__((annotate(1))) };
enum E85 { A85 __attribute__((cleanup(f))) };
enum E86 { A86 __attribute__((may_alias)) };
enum E87 { A87 __attribute__((transparent_union)) };
enum E88 { A88 __attribute__((enable_if(1, "x"))) };
enum E89 { A89 __attribute__((warn_unused_result)) };
enum E90 { A90 __attribute__((malloc)) };
enum E91 { A91 __attribute__((alloc_size(1))) };
enum E92 { A92 __attribute__((gnu_inline)) };
enum E93 { A93 __attribute__((nothrow)) };
enum E94 { A94 __attribute__((constructor)) };
enum E95 { A95 __attribute__((destructor)) };
enum E96 { A96 __attribute__((optnone)) };
enum E97 { A97 __attribute__((noduplicate)) };
enum E98 { A98 __attribute__((flatten)) };
enum E99 { A99 __attribute__((sentinel)) };
enum E100 { A100 __attribute__((returns_nonnull)) };
enum E101 { A101 __attribute__((disable_tail_calls)) };
enum E102 { A102 __attribute__((artificial)) };
enum E103 { A103 __attribute__((no_sanitize("address"))) };
enum E104 { A104 __attribute__((amdgpu_flat_work_group_size(1,2))) };
enum E105 { A105 __attribute__((amdgpu_num_vgpr(3))) };
enum E106 { A106 __attribute__((amdgpu_waves_per_eu(2))) };
enum E107 { A107 __attribute__((blocks(byref))) };
enum E108 { A108 __attribute__((fallthrough)) };
enum E109 { A109 __attribute__((no_instrument_function)) };
enum E110 { A110 __attribute__((minsize)) };
enum E111 { A111 __attribute__((noescape)) };
enum E112 { A112 __attribute__((objc_gc(weak))) };
enum E115 { A115 __attribute__((ifunc("x"))) };
enum E116 { A116 __attribute__((regparm(1))) };
enum E117 { A117 __attribute__((cdecl)) };
enum E118 { A118 __attribute__((stdcall)) };
enum E119 { A119 __attribute__((fastcall)) };
enum E120 { A120 __attribute__((pascal)) };
enum E121 { A121 __attribute__((vectorcall)) };
enum E122 { A122 __attribute__((ms_abi)) };
enum E123 { A123 __attribute__((sysv_abi)) };
enum E124 { A124 __attribute__((pcs("aapcs"))) };
enum E125 { A125 __attribute__((thread)) };
enum E127 { A127 __attribute__((common)) };
enum E128 { A128 __attribute__((nocommon)) };
enum E130 { A130 __attribute__((selectany)) };
enum E131 { A131 __attribute__((dllimport)) };
enum E132 { A132 __attribute__((interrupt)) };
enum E134 { A134 __attribute__((access(read_only, 1))) };
enum E135 { A135 __attribute__((nodebug)) };
enum E136 { A136 __attribute__((no_builtin)) };
enum E139 { A139 __attribute__((diagnose_if(1, "x", "error"))) };
enum E141 { A141 __attribute__((unavailable)) };
enum E142 { A142 __attribute__((unavailable("x"))) };
enum E143 { A143 __attribute__((error("x"))) };
enum E144 { A144 __attribute__((warning("x"))) };
enum E147 { A147 __attribute__((unknown_attr(x y))) };
enum E149 { A149 __attribute__((lto_visibility_public)) };
enum E150 { A150 __attribute__((scalar_storage_order("x"))) };
enum E152 { A152 __attribute__((swift_name("x"))) };
enum E153 { A153 __attribute__((target("avx"))) };
enum E154 { A154 __attribute__((cpu_dispatch(x))) };
enum E155 { A155 __attribute__((nocf_check)) };
enum E157 { A157 __attribute__((preserve_most)) };
enum E158 { A158 __attribute__((preserve_all)) };
enum E159 { A159 __attribute__((__global)) };
enum E160 { A160 __attribute__((int)) };
enum E161 { A161 __attribute__((stdcall)) };
enum E162 { A162 __attribute__((nullptr)) };
