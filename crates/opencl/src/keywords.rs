//! The words that the language gives a meaning: keywords (C99 6.4.1, OpenCL C 6.3.9), names of
//! built-in types, and the names that the preprocessor knows. Their order is their number.

use super::interner::Symbol;

/// Keywords.
#[allow(missing_docs, non_upper_case_globals, dead_code)]
pub(crate) mod kw {
    use super::Symbol;
    pub(crate) const K_void: Symbol = Symbol(0);
    pub(crate) const K_bool: Symbol = Symbol(1);
    pub(crate) const K_char: Symbol = Symbol(2);
    pub(crate) const K_short: Symbol = Symbol(3);
    pub(crate) const K_int: Symbol = Symbol(4);
    pub(crate) const K_long: Symbol = Symbol(5);
    pub(crate) const K_signed: Symbol = Symbol(6);
    pub(crate) const K_unsigned: Symbol = Symbol(7);
    pub(crate) const K_half: Symbol = Symbol(8);
    pub(crate) const K_float: Symbol = Symbol(9);
    pub(crate) const K_double: Symbol = Symbol(10);
    pub(crate) const K__Bool: Symbol = Symbol(11);
    pub(crate) const K__Complex: Symbol = Symbol(12);
    pub(crate) const K___complex: Symbol = Symbol(13);
    pub(crate) const K___complex__: Symbol = Symbol(14);
    pub(crate) const K__Imaginary: Symbol = Symbol(15);
    pub(crate) const K___signed: Symbol = Symbol(16);
    pub(crate) const K___signed__: Symbol = Symbol(17);
    pub(crate) const K___int128: Symbol = Symbol(18);
    pub(crate) const K__Float16: Symbol = Symbol(19);
    pub(crate) const K___fp16: Symbol = Symbol(20);
    pub(crate) const K___bf16: Symbol = Symbol(21);
    pub(crate) const K___float128: Symbol = Symbol(22);
    pub(crate) const K___ibm128: Symbol = Symbol(23);
    pub(crate) const K__BitInt: Symbol = Symbol(24);
    pub(crate) const K_struct: Symbol = Symbol(25);
    pub(crate) const K_union: Symbol = Symbol(26);
    pub(crate) const K_enum: Symbol = Symbol(27);
    pub(crate) const K_typedef: Symbol = Symbol(28);
    pub(crate) const K_extern: Symbol = Symbol(29);
    pub(crate) const K_static: Symbol = Symbol(30);
    pub(crate) const K_auto: Symbol = Symbol(31);
    pub(crate) const K_register: Symbol = Symbol(32);
    pub(crate) const K_inline: Symbol = Symbol(33);
    pub(crate) const K___inline: Symbol = Symbol(34);
    pub(crate) const K___inline__: Symbol = Symbol(35);
    pub(crate) const K__Noreturn: Symbol = Symbol(36);
    pub(crate) const K__Thread_local: Symbol = Symbol(37);
    pub(crate) const K___thread: Symbol = Symbol(38);
    pub(crate) const K_const: Symbol = Symbol(39);
    pub(crate) const K_volatile: Symbol = Symbol(40);
    pub(crate) const K_restrict: Symbol = Symbol(41);
    pub(crate) const K___const: Symbol = Symbol(42);
    pub(crate) const K___const__: Symbol = Symbol(43);
    pub(crate) const K___volatile: Symbol = Symbol(44);
    pub(crate) const K___volatile__: Symbol = Symbol(45);
    pub(crate) const K___restrict: Symbol = Symbol(46);
    pub(crate) const K___restrict__: Symbol = Symbol(47);
    pub(crate) const K_if: Symbol = Symbol(48);
    pub(crate) const K_else: Symbol = Symbol(49);
    pub(crate) const K_switch: Symbol = Symbol(50);
    pub(crate) const K_case: Symbol = Symbol(51);
    pub(crate) const K_default: Symbol = Symbol(52);
    pub(crate) const K_while: Symbol = Symbol(53);
    pub(crate) const K_do: Symbol = Symbol(54);
    pub(crate) const K_for: Symbol = Symbol(55);
    pub(crate) const K_goto: Symbol = Symbol(56);
    pub(crate) const K_continue: Symbol = Symbol(57);
    pub(crate) const K_break: Symbol = Symbol(58);
    pub(crate) const K_return: Symbol = Symbol(59);
    pub(crate) const K_sizeof: Symbol = Symbol(60);
    pub(crate) const K_vec_step: Symbol = Symbol(61);
    pub(crate) const K_true: Symbol = Symbol(62);
    pub(crate) const K_false: Symbol = Symbol(63);
    pub(crate) const K__Alignas: Symbol = Symbol(64);
    pub(crate) const K__Alignof: Symbol = Symbol(65);
    pub(crate) const K___alignof: Symbol = Symbol(66);
    pub(crate) const K___alignof__: Symbol = Symbol(67);
    pub(crate) const K__Generic: Symbol = Symbol(68);
    pub(crate) const K__Static_assert: Symbol = Symbol(69);
    pub(crate) const K___attribute__: Symbol = Symbol(70);
    pub(crate) const K___attribute: Symbol = Symbol(71);
    pub(crate) const K_asm: Symbol = Symbol(72);
    pub(crate) const K___asm: Symbol = Symbol(73);
    pub(crate) const K___asm__: Symbol = Symbol(74);
    pub(crate) const K___extension__: Symbol = Symbol(75);
    pub(crate) const K___real: Symbol = Symbol(76);
    pub(crate) const K___real__: Symbol = Symbol(77);
    pub(crate) const K___imag: Symbol = Symbol(78);
    pub(crate) const K___imag__: Symbol = Symbol(79);
    pub(crate) const K_typeof: Symbol = Symbol(80);
    pub(crate) const K___typeof: Symbol = Symbol(81);
    pub(crate) const K___typeof__: Symbol = Symbol(82);
    pub(crate) const K___auto_type: Symbol = Symbol(83);
    pub(crate) const K___label__: Symbol = Symbol(84);
    pub(crate) const K___func__: Symbol = Symbol(85);
    pub(crate) const K___FUNCTION__: Symbol = Symbol(86);
    pub(crate) const K___PRETTY_FUNCTION__: Symbol = Symbol(87);
    pub(crate) const K___builtin_offsetof: Symbol = Symbol(88);
    pub(crate) const K___builtin_va_arg: Symbol = Symbol(89);
    pub(crate) const K___builtin_types_compatible_p: Symbol = Symbol(90);
    pub(crate) const K___builtin_choose_expr: Symbol = Symbol(91);
    pub(crate) const K___builtin_astype: Symbol = Symbol(92);
    pub(crate) const K___builtin_convertvector: Symbol = Symbol(93);
    pub(crate) const K___builtin_bit_cast: Symbol = Symbol(94);
    pub(crate) const K_global: Symbol = Symbol(95);
    pub(crate) const K___global: Symbol = Symbol(96);
    pub(crate) const K_local: Symbol = Symbol(97);
    pub(crate) const K___local: Symbol = Symbol(98);
    pub(crate) const K_constant: Symbol = Symbol(99);
    pub(crate) const K___constant: Symbol = Symbol(100);
    pub(crate) const K_private: Symbol = Symbol(101);
    pub(crate) const K___private: Symbol = Symbol(102);
    pub(crate) const K_generic: Symbol = Symbol(103);
    pub(crate) const K___generic: Symbol = Symbol(104);
    pub(crate) const K_kernel: Symbol = Symbol(105);
    pub(crate) const K___kernel: Symbol = Symbol(106);
    pub(crate) const K_read_only: Symbol = Symbol(107);
    pub(crate) const K___read_only: Symbol = Symbol(108);
    pub(crate) const K_write_only: Symbol = Symbol(109);
    pub(crate) const K___write_only: Symbol = Symbol(110);
    pub(crate) const K_read_write: Symbol = Symbol(111);
    pub(crate) const K___read_write: Symbol = Symbol(112);
    pub(crate) const K_pipe: Symbol = Symbol(113);
    pub(crate) const K___declspec: Symbol = Symbol(114);
    pub(crate) const K___module_private__: Symbol = Symbol(115);
    pub(crate) const K___addrspace: Symbol = Symbol(116);
    pub(crate) const K__Nonnull: Symbol = Symbol(117);
    pub(crate) const K__Nullable: Symbol = Symbol(118);
    pub(crate) const K__Null_unspecified: Symbol = Symbol(119);
    pub(crate) const K__Nullable_result: Symbol = Symbol(120);
}

/// How many keywords there are.
pub(crate) const KEYWORDS: u32 = 121;

/// Names of built-in types: reserved, but a scope may hide them.
#[allow(missing_docs, non_upper_case_globals, dead_code)]
pub(crate) mod ty {
    use super::Symbol;
    pub(crate) const K_uchar: Symbol = Symbol(121);
    pub(crate) const K_ushort: Symbol = Symbol(122);
    pub(crate) const K_uint: Symbol = Symbol(123);
    pub(crate) const K_ulong: Symbol = Symbol(124);
    pub(crate) const K_size_t: Symbol = Symbol(125);
    pub(crate) const K_ptrdiff_t: Symbol = Symbol(126);
    pub(crate) const K_intptr_t: Symbol = Symbol(127);
    pub(crate) const K_uintptr_t: Symbol = Symbol(128);
    pub(crate) const K_char2: Symbol = Symbol(129);
    pub(crate) const K_char3: Symbol = Symbol(130);
    pub(crate) const K_char4: Symbol = Symbol(131);
    pub(crate) const K_char8: Symbol = Symbol(132);
    pub(crate) const K_char16: Symbol = Symbol(133);
    pub(crate) const K_uchar2: Symbol = Symbol(134);
    pub(crate) const K_uchar3: Symbol = Symbol(135);
    pub(crate) const K_uchar4: Symbol = Symbol(136);
    pub(crate) const K_uchar8: Symbol = Symbol(137);
    pub(crate) const K_uchar16: Symbol = Symbol(138);
    pub(crate) const K_short2: Symbol = Symbol(139);
    pub(crate) const K_short3: Symbol = Symbol(140);
    pub(crate) const K_short4: Symbol = Symbol(141);
    pub(crate) const K_short8: Symbol = Symbol(142);
    pub(crate) const K_short16: Symbol = Symbol(143);
    pub(crate) const K_ushort2: Symbol = Symbol(144);
    pub(crate) const K_ushort3: Symbol = Symbol(145);
    pub(crate) const K_ushort4: Symbol = Symbol(146);
    pub(crate) const K_ushort8: Symbol = Symbol(147);
    pub(crate) const K_ushort16: Symbol = Symbol(148);
    pub(crate) const K_int2: Symbol = Symbol(149);
    pub(crate) const K_int3: Symbol = Symbol(150);
    pub(crate) const K_int4: Symbol = Symbol(151);
    pub(crate) const K_int8: Symbol = Symbol(152);
    pub(crate) const K_int16: Symbol = Symbol(153);
    pub(crate) const K_uint2: Symbol = Symbol(154);
    pub(crate) const K_uint3: Symbol = Symbol(155);
    pub(crate) const K_uint4: Symbol = Symbol(156);
    pub(crate) const K_uint8: Symbol = Symbol(157);
    pub(crate) const K_uint16: Symbol = Symbol(158);
    pub(crate) const K_long2: Symbol = Symbol(159);
    pub(crate) const K_long3: Symbol = Symbol(160);
    pub(crate) const K_long4: Symbol = Symbol(161);
    pub(crate) const K_long8: Symbol = Symbol(162);
    pub(crate) const K_long16: Symbol = Symbol(163);
    pub(crate) const K_ulong2: Symbol = Symbol(164);
    pub(crate) const K_ulong3: Symbol = Symbol(165);
    pub(crate) const K_ulong4: Symbol = Symbol(166);
    pub(crate) const K_ulong8: Symbol = Symbol(167);
    pub(crate) const K_ulong16: Symbol = Symbol(168);
    pub(crate) const K_half2: Symbol = Symbol(169);
    pub(crate) const K_half3: Symbol = Symbol(170);
    pub(crate) const K_half4: Symbol = Symbol(171);
    pub(crate) const K_half8: Symbol = Symbol(172);
    pub(crate) const K_half16: Symbol = Symbol(173);
    pub(crate) const K_float2: Symbol = Symbol(174);
    pub(crate) const K_float3: Symbol = Symbol(175);
    pub(crate) const K_float4: Symbol = Symbol(176);
    pub(crate) const K_float8: Symbol = Symbol(177);
    pub(crate) const K_float16: Symbol = Symbol(178);
    pub(crate) const K_double2: Symbol = Symbol(179);
    pub(crate) const K_double3: Symbol = Symbol(180);
    pub(crate) const K_double4: Symbol = Symbol(181);
    pub(crate) const K_double8: Symbol = Symbol(182);
    pub(crate) const K_double16: Symbol = Symbol(183);
    pub(crate) const K_event_t: Symbol = Symbol(184);
    pub(crate) const K_queue_t: Symbol = Symbol(185);
    pub(crate) const K_clk_event_t: Symbol = Symbol(186);
    pub(crate) const K_reserve_id_t: Symbol = Symbol(187);
    pub(crate) const K_ndrange_t: Symbol = Symbol(188);
    pub(crate) const K_sampler_t: Symbol = Symbol(189);
    pub(crate) const K_cl_mem_fence_flags: Symbol = Symbol(190);
    pub(crate) const K_memory_order: Symbol = Symbol(191);
    pub(crate) const K_memory_scope: Symbol = Symbol(192);
    pub(crate) const K_kernel_enqueue_flags_t: Symbol = Symbol(193);
    pub(crate) const K_clk_profiling_info: Symbol = Symbol(194);
    pub(crate) const K_atomic_int: Symbol = Symbol(195);
    pub(crate) const K_atomic_uint: Symbol = Symbol(196);
    pub(crate) const K_atomic_long: Symbol = Symbol(197);
    pub(crate) const K_atomic_ulong: Symbol = Symbol(198);
    pub(crate) const K_atomic_float: Symbol = Symbol(199);
    pub(crate) const K_atomic_double: Symbol = Symbol(200);
    pub(crate) const K_atomic_half: Symbol = Symbol(201);
    pub(crate) const K_atomic_flag: Symbol = Symbol(202);
    pub(crate) const K_atomic_size_t: Symbol = Symbol(203);
    pub(crate) const K_atomic_ptrdiff_t: Symbol = Symbol(204);
    pub(crate) const K_atomic_intptr_t: Symbol = Symbol(205);
    pub(crate) const K_atomic_uintptr_t: Symbol = Symbol(206);
    pub(crate) const K_image1d_t: Symbol = Symbol(207);
    pub(crate) const K_image1d_array_t: Symbol = Symbol(208);
    pub(crate) const K_image1d_buffer_t: Symbol = Symbol(209);
    pub(crate) const K_image2d_t: Symbol = Symbol(210);
    pub(crate) const K_image2d_array_t: Symbol = Symbol(211);
    pub(crate) const K_image2d_depth_t: Symbol = Symbol(212);
    pub(crate) const K_image2d_array_depth_t: Symbol = Symbol(213);
    pub(crate) const K_image2d_msaa_t: Symbol = Symbol(214);
    pub(crate) const K_image2d_array_msaa_t: Symbol = Symbol(215);
    pub(crate) const K_image2d_msaa_depth_t: Symbol = Symbol(216);
    pub(crate) const K_image2d_array_msaa_depth_t: Symbol = Symbol(217);
    pub(crate) const K_image3d_t: Symbol = Symbol(218);
    pub(crate) const K_intel_sub_group_avc_mce_payload_t: Symbol = Symbol(219);
    pub(crate) const K_intel_sub_group_avc_ime_payload_t: Symbol = Symbol(220);
    pub(crate) const K_intel_sub_group_avc_ref_payload_t: Symbol = Symbol(221);
    pub(crate) const K_intel_sub_group_avc_sic_payload_t: Symbol = Symbol(222);
    pub(crate) const K_intel_sub_group_avc_mce_result_t: Symbol = Symbol(223);
    pub(crate) const K_intel_sub_group_avc_ime_result_t: Symbol = Symbol(224);
    pub(crate) const K_intel_sub_group_avc_ref_result_t: Symbol = Symbol(225);
    pub(crate) const K_intel_sub_group_avc_sic_result_t: Symbol = Symbol(226);
    pub(crate) const K_intel_sub_group_avc_ime_result_single_reference_streamout_t: Symbol =
        Symbol(227);
    pub(crate) const K_intel_sub_group_avc_ime_result_dual_reference_streamout_t: Symbol =
        Symbol(228);
    pub(crate) const K_intel_sub_group_avc_ime_single_reference_streamin_t: Symbol = Symbol(229);
    pub(crate) const K_intel_sub_group_avc_ime_dual_reference_streamin_t: Symbol = Symbol(230);
    pub(crate) const K___builtin_va_list: Symbol = Symbol(231);
}

/// One past the last built-in type name.
pub(crate) const TYPE_NAMES_END: u32 = 232;

/// Names that directives and operators of the preprocessor use.
#[allow(missing_docs, non_upper_case_globals, dead_code)]
pub(crate) mod name {
    use super::Symbol;
    pub(crate) const K_defined: Symbol = Symbol(232);
    pub(crate) const K___VA_ARGS__: Symbol = Symbol(233);
    pub(crate) const K___has_include: Symbol = Symbol(234);
    pub(crate) const K___has_include_next: Symbol = Symbol(235);
    pub(crate) const K___has_attribute: Symbol = Symbol(236);
    pub(crate) const K___has_builtin: Symbol = Symbol(237);
    pub(crate) const K___has_feature: Symbol = Symbol(238);
    pub(crate) const K___has_extension: Symbol = Symbol(239);
    pub(crate) const K___has_cpp_attribute: Symbol = Symbol(240);
    pub(crate) const K___has_c_attribute: Symbol = Symbol(241);
    pub(crate) const K___has_declspec_attribute: Symbol = Symbol(242);
    pub(crate) const K___has_warning: Symbol = Symbol(243);
    pub(crate) const K___is_identifier: Symbol = Symbol(244);
    pub(crate) const K___has_constexpr_builtin: Symbol = Symbol(245);
    pub(crate) const K___has_embed: Symbol = Symbol(246);
    pub(crate) const K___is_target_arch: Symbol = Symbol(247);
    pub(crate) const K___is_target_vendor: Symbol = Symbol(248);
    pub(crate) const K___is_target_os: Symbol = Symbol(249);
    pub(crate) const K___is_target_environment: Symbol = Symbol(250);
    pub(crate) const K___is_target_variant_os: Symbol = Symbol(251);
    pub(crate) const K___is_target_variant_environment: Symbol = Symbol(252);
    pub(crate) const K___building_module: Symbol = Symbol(253);
    pub(crate) const K___LINE__: Symbol = Symbol(254);
    pub(crate) const K___FILE__: Symbol = Symbol(255);
    pub(crate) const K___COUNTER__: Symbol = Symbol(256);
    pub(crate) const K___INCLUDE_LEVEL__: Symbol = Symbol(257);
    pub(crate) const K___BASE_FILE__: Symbol = Symbol(258);
    pub(crate) const K___FILE_NAME__: Symbol = Symbol(259);
    pub(crate) const K___DATE__: Symbol = Symbol(260);
    pub(crate) const K___TIME__: Symbol = Symbol(261);
    pub(crate) const K___TIMESTAMP__: Symbol = Symbol(262);
    pub(crate) const K__Pragma: Symbol = Symbol(263);
    pub(crate) const K_include: Symbol = Symbol(264);
    pub(crate) const K_include_next: Symbol = Symbol(265);
    pub(crate) const K_define: Symbol = Symbol(266);
    pub(crate) const K_undef: Symbol = Symbol(267);
    pub(crate) const K_ifdef: Symbol = Symbol(268);
    pub(crate) const K_ifndef: Symbol = Symbol(269);
    pub(crate) const K_elif: Symbol = Symbol(270);
    pub(crate) const K_elifdef: Symbol = Symbol(271);
    pub(crate) const K_elifndef: Symbol = Symbol(272);
    pub(crate) const K_endif: Symbol = Symbol(273);
    pub(crate) const K_line: Symbol = Symbol(274);
    pub(crate) const K_error: Symbol = Symbol(275);
    pub(crate) const K_warning: Symbol = Symbol(276);
    pub(crate) const K_pragma: Symbol = Symbol(277);
    pub(crate) const K_ident: Symbol = Symbol(278);
    pub(crate) const K_import: Symbol = Symbol(279);
    pub(crate) const K_OPENCL: Symbol = Symbol(280);
    pub(crate) const K_EXTENSION: Symbol = Symbol(281);
    pub(crate) const K_FP_CONTRACT: Symbol = Symbol(282);
    pub(crate) const K_STDC: Symbol = Symbol(283);
    pub(crate) const K_unroll: Symbol = Symbol(284);
    pub(crate) const K_nounroll: Symbol = Symbol(285);
    pub(crate) const K_once: Symbol = Symbol(286);
    pub(crate) const K_all: Symbol = Symbol(287);
    pub(crate) const K_enable: Symbol = Symbol(288);
    pub(crate) const K_disable: Symbol = Symbol(289);
    pub(crate) const K_begin: Symbol = Symbol(290);
    pub(crate) const K_end: Symbol = Symbol(291);
    pub(crate) const K_ON: Symbol = Symbol(292);
    pub(crate) const K_OFF: Symbol = Symbol(293);
    pub(crate) const K_DEFAULT: Symbol = Symbol(294);
    pub(crate) const K_FENV_ACCESS: Symbol = Symbol(295);
    pub(crate) const K_CX_LIMITED_RANGE: Symbol = Symbol(296);
    pub(crate) const K_clang: Symbol = Symbol(297);
    pub(crate) const K_GCC: Symbol = Symbol(298);
    pub(crate) const K_push: Symbol = Symbol(299);
    pub(crate) const K_pop: Symbol = Symbol(300);
    pub(crate) const K_message: Symbol = Symbol(301);
    pub(crate) const K_main: Symbol = Symbol(302);
    pub(crate) const K_printf: Symbol = Symbol(303);
    pub(crate) const K__Atomic: Symbol = Symbol(304);
}

/// Every word, in the order of the symbols.
pub(crate) const WORDS: [&str; 305] = [
    "void",
    "bool",
    "char",
    "short",
    "int",
    "long",
    "signed",
    "unsigned",
    "half",
    "float",
    "double",
    "_Bool",
    "_Complex",
    "__complex",
    "__complex__",
    "_Imaginary",
    "__signed",
    "__signed__",
    "__int128",
    "_Float16",
    "__fp16",
    "__bf16",
    "__float128",
    "__ibm128",
    "_BitInt",
    "struct",
    "union",
    "enum",
    "typedef",
    "extern",
    "static",
    "auto",
    "register",
    "inline",
    "__inline",
    "__inline__",
    "_Noreturn",
    "_Thread_local",
    "__thread",
    "const",
    "volatile",
    "restrict",
    "__const",
    "__const__",
    "__volatile",
    "__volatile__",
    "__restrict",
    "__restrict__",
    "if",
    "else",
    "switch",
    "case",
    "default",
    "while",
    "do",
    "for",
    "goto",
    "continue",
    "break",
    "return",
    "sizeof",
    "vec_step",
    "true",
    "false",
    "_Alignas",
    "_Alignof",
    "__alignof",
    "__alignof__",
    "_Generic",
    "_Static_assert",
    "__attribute__",
    "__attribute",
    "asm",
    "__asm",
    "__asm__",
    "__extension__",
    "__real",
    "__real__",
    "__imag",
    "__imag__",
    "typeof",
    "__typeof",
    "__typeof__",
    "__auto_type",
    "__label__",
    "__func__",
    "__FUNCTION__",
    "__PRETTY_FUNCTION__",
    "__builtin_offsetof",
    "__builtin_va_arg",
    "__builtin_types_compatible_p",
    "__builtin_choose_expr",
    "__builtin_astype",
    "__builtin_convertvector",
    "__builtin_bit_cast",
    "global",
    "__global",
    "local",
    "__local",
    "constant",
    "__constant",
    "private",
    "__private",
    "generic",
    "__generic",
    "kernel",
    "__kernel",
    "read_only",
    "__read_only",
    "write_only",
    "__write_only",
    "read_write",
    "__read_write",
    "pipe",
    "__declspec",
    "__module_private__",
    "__addrspace",
    "_Nonnull",
    "_Nullable",
    "_Null_unspecified",
    "_Nullable_result",
    "uchar",
    "ushort",
    "uint",
    "ulong",
    "size_t",
    "ptrdiff_t",
    "intptr_t",
    "uintptr_t",
    "char2",
    "char3",
    "char4",
    "char8",
    "char16",
    "uchar2",
    "uchar3",
    "uchar4",
    "uchar8",
    "uchar16",
    "short2",
    "short3",
    "short4",
    "short8",
    "short16",
    "ushort2",
    "ushort3",
    "ushort4",
    "ushort8",
    "ushort16",
    "int2",
    "int3",
    "int4",
    "int8",
    "int16",
    "uint2",
    "uint3",
    "uint4",
    "uint8",
    "uint16",
    "long2",
    "long3",
    "long4",
    "long8",
    "long16",
    "ulong2",
    "ulong3",
    "ulong4",
    "ulong8",
    "ulong16",
    "half2",
    "half3",
    "half4",
    "half8",
    "half16",
    "float2",
    "float3",
    "float4",
    "float8",
    "float16",
    "double2",
    "double3",
    "double4",
    "double8",
    "double16",
    "event_t",
    "queue_t",
    "clk_event_t",
    "reserve_id_t",
    "ndrange_t",
    "sampler_t",
    "cl_mem_fence_flags",
    "memory_order",
    "memory_scope",
    "kernel_enqueue_flags_t",
    "clk_profiling_info",
    "atomic_int",
    "atomic_uint",
    "atomic_long",
    "atomic_ulong",
    "atomic_float",
    "atomic_double",
    "atomic_half",
    "atomic_flag",
    "atomic_size_t",
    "atomic_ptrdiff_t",
    "atomic_intptr_t",
    "atomic_uintptr_t",
    "image1d_t",
    "image1d_array_t",
    "image1d_buffer_t",
    "image2d_t",
    "image2d_array_t",
    "image2d_depth_t",
    "image2d_array_depth_t",
    "image2d_msaa_t",
    "image2d_array_msaa_t",
    "image2d_msaa_depth_t",
    "image2d_array_msaa_depth_t",
    "image3d_t",
    "intel_sub_group_avc_mce_payload_t",
    "intel_sub_group_avc_ime_payload_t",
    "intel_sub_group_avc_ref_payload_t",
    "intel_sub_group_avc_sic_payload_t",
    "intel_sub_group_avc_mce_result_t",
    "intel_sub_group_avc_ime_result_t",
    "intel_sub_group_avc_ref_result_t",
    "intel_sub_group_avc_sic_result_t",
    "intel_sub_group_avc_ime_result_single_reference_streamout_t",
    "intel_sub_group_avc_ime_result_dual_reference_streamout_t",
    "intel_sub_group_avc_ime_single_reference_streamin_t",
    "intel_sub_group_avc_ime_dual_reference_streamin_t",
    "__builtin_va_list",
    "defined",
    "__VA_ARGS__",
    "__has_include",
    "__has_include_next",
    "__has_attribute",
    "__has_builtin",
    "__has_feature",
    "__has_extension",
    "__has_cpp_attribute",
    "__has_c_attribute",
    "__has_declspec_attribute",
    "__has_warning",
    "__is_identifier",
    "__has_constexpr_builtin",
    "__has_embed",
    "__is_target_arch",
    "__is_target_vendor",
    "__is_target_os",
    "__is_target_environment",
    "__is_target_variant_os",
    "__is_target_variant_environment",
    "__building_module",
    "__LINE__",
    "__FILE__",
    "__COUNTER__",
    "__INCLUDE_LEVEL__",
    "__BASE_FILE__",
    "__FILE_NAME__",
    "__DATE__",
    "__TIME__",
    "__TIMESTAMP__",
    "_Pragma",
    "include",
    "include_next",
    "define",
    "undef",
    "ifdef",
    "ifndef",
    "elif",
    "elifdef",
    "elifndef",
    "endif",
    "line",
    "error",
    "warning",
    "pragma",
    "ident",
    "import",
    "OPENCL",
    "EXTENSION",
    "FP_CONTRACT",
    "STDC",
    "unroll",
    "nounroll",
    "once",
    "all",
    "enable",
    "disable",
    "begin",
    "end",
    "ON",
    "OFF",
    "DEFAULT",
    "FENV_ACCESS",
    "CX_LIMITED_RANGE",
    "clang",
    "GCC",
    "push",
    "pop",
    "message",
    "main",
    "printf",
    "_Atomic",
];

/// The words of the language, one after the other.
struct Words {
    text: [u8; Words::LENGTH],
    ends: [u32; WORDS.len()],
}

impl Words {
    /// Bytes of all words.
    const LENGTH: usize = {
        let (mut length, mut n) = (0, 0);
        while n < WORDS.len() {
            length += WORDS[n].len();
            n += 1;
        }
        length
    };

    const fn new() -> Words {
        let mut words = Words { text: [0; Words::LENGTH], ends: [0; WORDS.len()] };
        let (mut end, mut n) = (0, 0);
        while n < WORDS.len() {
            let word = WORDS[n].as_bytes();
            words.text.split_at_mut(end).1.split_at_mut(word.len()).0.copy_from_slice(word);
            end += word.len();
            words.ends[n] = end as u32;
            n += 1;
        }
        words
    }
}

static STARTED: Words = Words::new();

/// The text of all words, and where each ends in it: what an interner has from the start.
pub(crate) fn all() -> (&'static str, &'static [u32]) {
    (std::str::from_utf8(&STARTED.text).expect("words are text"), &STARTED.ends)
}

#[cfg(test)]
mod tests {
    use super::super::interner::Interner;
    use super::*;

    #[test]
    fn every_word_stands_once() {
        let mut interner = Interner::new(all());
        for (n, word) in WORDS.iter().enumerate() {
            assert_eq!(interner.find(word), Some(Symbol(n as u32)), "{word}");
            assert_eq!(interner.intern(word), Symbol(n as u32), "{word}");
        }
        assert_eq!(interner.intern("nothing_of_the_language"), Symbol(WORDS.len() as u32));
    }
}
