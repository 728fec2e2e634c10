//! The words with a meaning in the language: keywords (C99 6.4.1, OpenCL C 6.3.9), names of built-in types, and names
//! that the preprocessor or the checker recognises. The position of a word in the list is the number of its symbol.

use super::symbol::Symbol;

/// Numbers the words consecutively. Each module has one constant for each of its words. The name of the constant is
/// `K_` and the word.
macro_rules! words {
    ($($(#[$doc:meta])* $module:ident { $($word:ident)* })*) => {
        #[allow(non_camel_case_types)]
        enum Number { $($($word,)*)* End }
        $(
            $(#[$doc])*
            #[allow(non_upper_case_globals, dead_code)]
            pub(crate) mod $module {
                use super::{Number, Symbol};
                $(pub(crate) const $word: Symbol = Symbol(Number::$word as u32);)*
            }
        )*
        /// Every word, in the order of the symbols.
        pub(crate) const WORDS: [&str; Number::End as usize] =
            [$($(stringify!($word).split_at(2).1,)*)*];
    };
}

words! {
    /// Keywords.
    kw {
        K_void K_bool K_char K_short K_int K_long K_signed K_unsigned K_half K_float K_double K__Bool K__Complex
        K___complex K___complex__ K__Imaginary K___signed K___signed__ K___int128 K__Float16 K___fp16 K___bf16
        K___float128 K___ibm128 K__BitInt K_struct K_union K_enum K_typedef K_extern K_static K_auto K_register
        K_inline K___inline K___inline__ K__Noreturn K__Thread_local K___thread K_const K_volatile K_restrict
        K___const K___const__ K___volatile K___volatile__ K___restrict K___restrict__ K_if K_else K_switch
        K_case K_default K_while K_do K_for K_goto K_continue K_break K_return K_sizeof K_vec_step K_true
        K_false K__Alignof K___alignof K___alignof__ K__Static_assert K___attribute__
        K___attribute K_asm K___asm K___asm__ K___extension__ K_typeof K___typeof K___typeof__
        K___func__ K___FUNCTION__ K___PRETTY_FUNCTION__ K___builtin_offsetof
        K___builtin_astype K___builtin_convertvector
        K_global K___global K_local K___local K_constant K___constant K_private K___private
        K_generic K___generic K_kernel K___kernel K_read_only K___read_only K_write_only K___write_only
        K_read_write K___read_write K_pipe K___declspec K___module_private__ K___addrspace
    }
    /// Names of built-in types. They are reserved, but a declaration in an inner scope may hide them, except the names
    /// of image types.
    ty {
        K_uchar K_ushort K_uint K_ulong K_size_t K_ptrdiff_t K_intptr_t K_uintptr_t K_char2 K_char3 K_char4
        K_char8 K_char16 K_uchar2 K_uchar3 K_uchar4 K_uchar8 K_uchar16 K_short2 K_short3 K_short4 K_short8
        K_short16 K_ushort2 K_ushort3 K_ushort4 K_ushort8 K_ushort16 K_int2 K_int3 K_int4 K_int8 K_int16 K_uint2
        K_uint3 K_uint4 K_uint8 K_uint16 K_long2 K_long3 K_long4 K_long8 K_long16 K_ulong2 K_ulong3 K_ulong4
        K_ulong8 K_ulong16 K_half2 K_half3 K_half4 K_half8 K_half16 K_float2 K_float3 K_float4 K_float8
        K_float16 K_double2 K_double3 K_double4 K_double8 K_double16 K_event_t K_queue_t K_clk_event_t
        K_reserve_id_t K_ndrange_t K_sampler_t K_cl_mem_fence_flags K_memory_order K_memory_scope
        K_kernel_enqueue_flags_t K_clk_profiling_info K_atomic_int K_atomic_uint K_atomic_long K_atomic_ulong
        K_atomic_float K_atomic_double K_atomic_half K_atomic_flag K_atomic_size_t K_atomic_ptrdiff_t
        K_atomic_intptr_t K_atomic_uintptr_t K_image1d_t K_image1d_array_t K_image1d_buffer_t K_image2d_t
        K_image2d_array_t K_image2d_depth_t K_image2d_array_depth_t K_image2d_msaa_t K_image2d_array_msaa_t
        K_image2d_msaa_depth_t K_image2d_array_msaa_depth_t K_image3d_t
    }
    /// Names that directives and operators of the preprocessor use, and other names that the checker recognises.
    name {
        K_defined K___VA_ARGS__ K___has_include K___has_attribute K___has_builtin K___has_feature
        K___has_extension K___LINE__ K___FILE__ K___COUNTER__ K___DATE__ K___TIME__ K__Pragma K_include K_define
        K_undef K_ifdef K_ifndef K_elif K_endif K_line K_error K_warning K_pragma K_OPENCL K_EXTENSION
        K_FP_CONTRACT K_STDC K_unroll K_nounroll K_once K_all K_enable K_disable K_begin K_end K_ON K_OFF
        K_DEFAULT K_clang K_GCC K_push K_pop K_main K_printf K__Atomic
    }
}

/// The number of keywords.
pub(crate) const KEYWORDS: u32 = ty::K_uchar.0;

/// One past the last built-in type name.
pub(crate) const TYPE_NAMES_END: u32 = name::K_defined.0;

/// The kind of a word of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// A keyword.
    Keyword,
    /// An OpenCL C qualifier: an address space, an access qualifier, or `kernel`.
    Qualifier,
    /// The name of a type.
    Type,
}

/// Every keyword and every name of a built-in type.
pub fn words() -> impl Iterator<Item = (&'static str, Word)> {
    let kind = |number: usize| match number as u32 {
        n if n <= kw::K_double.0 || n >= KEYWORDS => Word::Type,
        n if (kw::K_global.0..=kw::K___read_write.0).contains(&n) => Word::Qualifier,
        _ => Word::Keyword,
    };
    WORDS[..TYPE_NAMES_END as usize].iter().enumerate().map(move |(n, word)| (*word, kind(n)))
}
