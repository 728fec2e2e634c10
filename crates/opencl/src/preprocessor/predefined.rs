//! Predefined macros (OpenCL C 6.12, 6.15).
//!
//! A macro of this table is created when its name first occurs. The check of a small source therefore takes little
//! time.

use super::super::edition::{self as ext, Edition, Language};
use super::super::hash::{equal, fixed_hash};

enum When {
    Always,
    Since(Edition),
    /// The macro exists if the device supports `double`.
    Fp64,
    Fp16,
    Bits(u32),
}
use Edition::{V1_1, V1_2, V2_0, V3_0};
use When::*;

#[rustfmt::skip]
static TABLE: &[(&str, &str, When)] = &[
    ("CL_VERSION_1_0", "100", Always),
    ("CL_VERSION_1_1", "110", Always),
    ("CL_VERSION_1_2", "120", Always),
    ("CL_VERSION_2_0", "200", Always),
    ("CL_VERSION_3_0", "300", Always),
    ("CL_VERSION_3_1", "310", Always),
    ("__ENDIAN_LITTLE__", "1", Always),
    ("__LITTLE_ENDIAN__", "1", Always),
    ("__IMAGE_SUPPORT__", "1", Always),
    ("__STDC__", "1", Always),
    ("__STDC_VERSION__", "199901L", Always),
    ("__STDC_HOSTED__", "1", Always),
    ("__SPIR__", "1", Always),
    ("__SPIR64__", "1", Bits(64)),
    ("__SPIR32__", "1", Bits(32)),
    ("__LP64__", "1", Bits(64)),
    ("_LP64", "1", Bits(64)),
    ("__kernel_exec(X, typen)", "__kernel __attribute__((work_group_size_hint(X, 1, 1))) __attribute__((vec_type_hint(typen)))", Always),
    ("kernel_exec(X, typen)", "__kernel __attribute__((work_group_size_hint(X, 1, 1))) __attribute__((vec_type_hint(typen)))", Always),
    ("NULL", "((void*)0)", Always),
    ("__half", "half", Always),
    ("HUGE_VALF", "(__builtin_huge_valf())", Always),
    ("HUGE_VAL", "(__builtin_huge_val())", Fp64),
    ("INFINITY", "(__builtin_inff())", Always),
    ("NAN", "(__builtin_nanf(\"\"))", Always),
    ("CL_COMPLETE", "0x0", Since(V2_0)),
    ("CL_RUNNING", "0x1", Since(V2_0)),
    ("CL_SUBMITTED", "0x2", Since(V2_0)),
    ("CL_QUEUED", "0x3", Since(V2_0)),
    ("CLK_NULL_QUEUE", "(__builtin_astype((__SIZE_TYPE__)0, queue_t))", Since(V2_0)),
    ("CLK_NULL_EVENT", "(__builtin_astype(((__SIZE_MAX__)), clk_event_t))", Since(V2_0)),
    ("CLK_NULL_RESERVE_ID", "(__builtin_astype(((void*)(__SIZE_MAX__)), reserve_id_t))", Since(V2_0)),
    ("MAX_WORK_DIM", "3", Since(V2_0)),
    ("ATOMIC_VAR_INIT(x)", "(x)", Since(V2_0)),
    ("ATOMIC_FLAG_INIT", "0", Since(V2_0)),
    ("__block", "__attribute__((__blocks__(byref)))", Since(V2_0)),
    ("__BLOCKS__", "1", Since(V2_0)),
    ("__OPENCL_MEMORY_SCOPE_WORK_ITEM", "0", Always),
    ("__OPENCL_MEMORY_SCOPE_WORK_GROUP", "1", Always),
    ("__OPENCL_MEMORY_SCOPE_DEVICE", "2", Always),
    ("__OPENCL_MEMORY_SCOPE_ALL_SVM_DEVICES", "3", Always),
    ("__OPENCL_MEMORY_SCOPE_SUB_GROUP", "4", Always),
    ("__ATOMIC_RELAXED", "0", Always),
    ("__ATOMIC_CONSUME", "1", Always),
    ("__ATOMIC_ACQUIRE", "2", Always),
    ("__ATOMIC_RELEASE", "3", Always),
    ("__ATOMIC_ACQ_REL", "4", Always),
    ("__ATOMIC_SEQ_CST", "5", Always),
    ("__SIZE_MAX__", "18446744073709551615UL", Bits(64)),
    ("__SIZE_MAX__", "4294967295U", Bits(32)),
    ("__SIZE_TYPE__", "long unsigned int", Bits(64)),
    ("__SIZE_TYPE__", "unsigned int", Bits(32)),
    ("__PTRDIFF_TYPE__", "long int", Bits(64)),
    ("__PTRDIFF_TYPE__", "int", Bits(32)),
    ("__INTPTR_TYPE__", "long int", Bits(64)),
    ("__INTPTR_TYPE__", "int", Bits(32)),
    ("__UINTPTR_TYPE__", "long unsigned int", Bits(64)),
    ("__UINTPTR_TYPE__", "unsigned int", Bits(32)),
    ("__INT8_TYPE__", "signed char", Always),
    ("__UINT8_TYPE__", "unsigned char", Always),
    ("__INT16_TYPE__", "short", Always),
    ("__UINT16_TYPE__", "unsigned short", Always),
    ("__INT32_TYPE__", "int", Always),
    ("__UINT32_TYPE__", "unsigned int", Always),
    ("__INT64_TYPE__", "long int", Always),
    ("__UINT64_TYPE__", "long unsigned int", Always),
    ("__CHAR_BIT__", "8", Always),
    ("__VERSION__", concat!("\"clman ", env!("CARGO_PKG_VERSION"), "\""), Always),
    ("__FINITE_MATH_ONLY__", "0", Always),
    ("__INT_MAX__", "2147483647", Always),
    ("__SIZEOF_SHORT__", "2", Always),
    ("__SIZEOF_INT__", "4", Always),
    ("__SIZEOF_LONG__", "8", Always),
    ("__SIZEOF_FLOAT__", "4", Always),
    ("__SIZEOF_DOUBLE__", "8", Always),
    ("__SIZEOF_SIZE_T__", "8", Bits(64)),
    ("__SIZEOF_SIZE_T__", "4", Bits(32)),
    ("__SIZEOF_POINTER__", "8", Bits(64)),
    ("__SIZEOF_POINTER__", "4", Bits(32)),
    ("__ORDER_LITTLE_ENDIAN__", "1234", Always),
    ("__ORDER_BIG_ENDIAN__", "4321", Always),
    ("__BYTE_ORDER__", "1234", Always),
    ("CHAR_BIT", "8", Always),
    ("CHAR_MAX", "127", Always),
    ("CHAR_MIN", "(-128)", Always),
    ("CLK_A", "0x10B1", Always),
    ("CLK_ABGR", "0x10C3", Since(V2_0)),
    ("CLK_ADDRESS_CLAMP", "4", Always),
    ("CLK_ADDRESS_CLAMP_TO_EDGE", "2", Always),
    ("CLK_ADDRESS_MIRRORED_REPEAT", "8", Always),
    ("CLK_ADDRESS_NONE", "0", Always),
    ("CLK_ADDRESS_REPEAT", "6", Always),
    ("CLK_ARGB", "0x10B7", Always),
    ("CLK_BGRA", "0x10B6", Always),
    ("CLK_DEPTH", "0x10BD", Since(V1_2)),
    ("CLK_DEPTH_STENCIL", "0x10BE", Since(V2_0)),
    ("CLK_DEVICE_QUEUE_FULL", "-161", Since(V2_0)),
    ("CLK_ENQUEUE_FAILURE", "-101", Since(V2_0)),
    ("CLK_ENQUEUE_FLAGS_NO_WAIT", "0x0", Since(V2_0)),
    ("CLK_ENQUEUE_FLAGS_WAIT_KERNEL", "0x1", Since(V2_0)),
    ("CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP", "0x2", Since(V2_0)),
    ("CLK_EVENT_ALLOCATION_FAILURE", "-100", Since(V2_0)),
    ("CLK_FILTER_LINEAR", "0x20", Always),
    ("CLK_FILTER_NEAREST", "0x10", Always),
    ("CLK_FLOAT", "0x10DE", Always),
    ("CLK_GLOBAL_MEM_FENCE", "0x02", Always),
    ("CLK_HALF_FLOAT", "0x10DD", Always),
    ("CLK_IMAGE_MEM_FENCE", "0x04", Since(V2_0)),
    ("CLK_INTENSITY", "0x10B8", Always),
    ("CLK_INVALID_ARG_SIZE", "-51", Since(V2_0)),
    ("CLK_INVALID_EVENT_WAIT_LIST", "-57", Since(V2_0)),
    ("CLK_INVALID_NDRANGE", "-160", Since(V2_0)),
    ("CLK_INVALID_QUEUE", "-102", Since(V2_0)),
    ("CLK_LOCAL_MEM_FENCE", "0x01", Always),
    ("CLK_LUMINANCE", "0x10B9", Always),
    ("CLK_NORMALIZED_COORDS_FALSE", "0", Always),
    ("CLK_NORMALIZED_COORDS_TRUE", "1", Always),
    ("CLK_OUT_OF_RESOURCES", "-5", Since(V2_0)),
    ("CLK_PROFILING_COMMAND_EXEC_TIME", "0x1", Since(V2_0)),
    ("CLK_R", "0x10B0", Always),
    ("CLK_RA", "0x10B3", Always),
    ("CLK_RG", "0x10B2", Always),
    ("CLK_RGB", "0x10B4", Always),
    ("CLK_RGBA", "0x10B5", Always),
    ("CLK_RGBx", "0x10BC", Since(V1_1)),
    ("CLK_RGx", "0x10BB", Since(V1_1)),
    ("CLK_Rx", "0x10BA", Since(V1_1)),
    ("CLK_SIGNED_INT16", "0x10D8", Always),
    ("CLK_SIGNED_INT32", "0x10D9", Always),
    ("CLK_SIGNED_INT8", "0x10D7", Always),
    ("CLK_SNORM_INT16", "0x10D1", Always),
    ("CLK_SNORM_INT8", "0x10D0", Always),
    ("CLK_SUCCESS", "0", Since(V2_0)),
    ("CLK_UNORM_INT16", "0x10D3", Always),
    ("CLK_UNORM_INT24", "0x10DF", Always),
    ("CLK_UNORM_INT8", "0x10D2", Always),
    ("CLK_UNORM_INT_101010", "0x10D6", Always),
    ("CLK_UNORM_INT_101010_2", "0x10E0", Since(V3_0)),
    ("CLK_UNORM_SHORT_555", "0x10D5", Always),
    ("CLK_UNORM_SHORT_565", "0x10D4", Always),
    ("CLK_UNSIGNED_INT16", "0x10DB", Always),
    ("CLK_UNSIGNED_INT32", "0x10DC", Always),
    ("CLK_UNSIGNED_INT8", "0x10DA", Always),
    ("CLK_UNSIGNED_INT_RAW10_EXT", "0x10E3", Since(V2_0)),
    ("CLK_UNSIGNED_INT_RAW12_EXT", "0x10E4", Since(V2_0)),
    ("CLK_sBGRA", "0x10C2", Since(V2_0)),
    ("CLK_sRGB", "0x10BF", Since(V2_0)),
    ("CLK_sRGBA", "0x10C1", Since(V2_0)),
    ("CLK_sRGBx", "0x10C0", Since(V2_0)),
    ("DBL_DIG", "15", Fp64),
    ("DBL_EPSILON", "0x1.0p-52", Fp64),
    ("DBL_MANT_DIG", "53", Fp64),
    ("DBL_MAX", "0x1.fffffffffffffp1023", Fp64),
    ("DBL_MAX_10_EXP", "+308", Fp64),
    ("DBL_MAX_EXP", "+1024", Fp64),
    ("DBL_MIN", "0x1.0p-1022", Fp64),
    ("DBL_MIN_10_EXP", "-307", Fp64),
    ("DBL_MIN_EXP", "-1021", Fp64),
    ("DBL_RADIX", "2", Fp64),
    ("FLT_DIG", "6", Always),
    ("FLT_EPSILON", "0x1.0p-23f", Always),
    ("FLT_MANT_DIG", "24", Always),
    ("FLT_MAX", "0x1.fffffep127f", Always),
    ("FLT_MAX_10_EXP", "+38", Always),
    ("FLT_MAX_EXP", "+128", Always),
    ("FLT_MIN", "0x1.0p-126f", Always),
    ("FLT_MIN_10_EXP", "-37", Always),
    ("FLT_MIN_EXP", "-125", Always),
    ("FLT_RADIX", "2", Always),
    ("FP_ILOGB0", "INT_MIN", Always),
    ("FP_ILOGBNAN", "INT_MAX", Always),
    ("HALF_DIG", "3", Fp16),
    ("HALF_EPSILON", "0x1.0p-10h", Fp16),
    ("HALF_MANT_DIG", "11", Fp16),
    ("HALF_MAX", "0x1.ffcp15h", Fp16),
    ("HALF_MAX_10_EXP", "+4", Fp16),
    ("HALF_MAX_EXP", "+16", Fp16),
    ("HALF_MIN", "0x1.0p-14h", Fp16),
    ("HALF_MIN_10_EXP", "-4", Fp16),
    ("HALF_MIN_EXP", "-13", Fp16),
    ("HALF_RADIX", "2", Fp16),
    ("INT_MAX", "2147483647", Always),
    ("INT_MIN", "(-2147483647-1)", Always),
    ("LONG_MAX", "0x7fffffffffffffffL", Always),
    ("LONG_MIN", "(-0x7fffffffffffffffL-1)", Always),
    ("MAXFLOAT", "0x1.fffffep127f", Always),
    ("M_1_PI", "0x1.45f306dc9c883p-2", Fp64),
    ("M_1_PI_F", "0.318309886183790671537767526745028724f", Always),
    ("M_1_PI_H", "0.318309886183790671537767526745028724h", Fp16),
    ("M_2_PI", "0x1.45f306dc9c883p-1", Fp64),
    ("M_2_PI_F", "0.636619772367581343075535053490057448f", Always),
    ("M_2_PI_H", "0.636619772367581343075535053490057448h", Fp16),
    ("M_2_SQRTPI", "0x1.20dd750429b6dp+0", Fp64),
    ("M_2_SQRTPI_F", "1.12837916709551257389615890312154517f", Always),
    ("M_2_SQRTPI_H", "1.12837916709551257389615890312154517h", Fp16),
    ("M_E", "0x1.5bf0a8b145769p+1", Fp64),
    ("M_E_F", "2.71828182845904523536028747135266250f", Always),
    ("M_E_H", "2.71828182845904523536028747135266250h", Fp16),
    ("M_LN10", "0x1.26bb1bbb55516p+1", Fp64),
    ("M_LN10_F", "2.30258509299404568401799145468436421f", Always),
    ("M_LN10_H", "2.30258509299404568401799145468436421h", Fp16),
    ("M_LN2", "0x1.62e42fefa39efp-1", Fp64),
    ("M_LN2_F", "0.693147180559945309417232121458176568f", Always),
    ("M_LN2_H", "0.693147180559945309417232121458176568h", Fp16),
    ("M_LOG10E", "0x1.bcb7b1526e50ep-2", Fp64),
    ("M_LOG10E_F", "0.434294481903251827651128918916605082f", Always),
    ("M_LOG10E_H", "0.434294481903251827651128918916605082h", Fp16),
    ("M_LOG2E", "0x1.71547652b82fep+0", Fp64),
    ("M_LOG2E_F", "1.44269504088896340735992468100189214f", Always),
    ("M_LOG2E_H", "1.44269504088896340735992468100189214h", Fp16),
    ("M_PI", "0x1.921fb54442d18p+1", Fp64),
    ("M_PI_2", "0x1.921fb54442d18p+0", Fp64),
    ("M_PI_2_F", "1.57079632679489661923132169163975144f", Always),
    ("M_PI_2_H", "1.57079632679489661923132169163975144h", Fp16),
    ("M_PI_4", "0x1.921fb54442d18p-1", Fp64),
    ("M_PI_4_F", "0.785398163397448309615660845819875721f", Always),
    ("M_PI_4_H", "0.785398163397448309615660845819875721h", Fp16),
    ("M_PI_F", "3.14159265358979323846264338327950288f", Always),
    ("M_PI_H", "3.14159265358979323846264338327950288h", Fp16),
    ("M_SQRT1_2", "0x1.6a09e667f3bcdp-1", Fp64),
    ("M_SQRT1_2_F", "0.707106781186547524400844362104849039f", Always),
    ("M_SQRT1_2_H", "0.707106781186547524400844362104849039h", Fp16),
    ("M_SQRT2", "0x1.6a09e667f3bcdp+0", Fp64),
    ("M_SQRT2_F", "1.41421356237309504880168872420969808f", Always),
    ("M_SQRT2_H", "1.41421356237309504880168872420969808h", Fp16),
    ("SCHAR_MAX", "127", Always),
    ("SCHAR_MIN", "(-128)", Always),
    ("SHRT_MAX", "32767", Always),
    ("SHRT_MIN", "(-32768)", Always),
    ("UCHAR_MAX", "255", Always),
    ("UINT_MAX", "0xffffffff", Always),
    ("ULONG_MAX", "0xffffffffffffffffUL", Always),
    ("USHRT_MAX", "65535", Always),
    ("CLK_UNORM_INT_2_101010_EXT", "0x10E5", Since(V2_0)),
    ("CLK_UNSIGNED_INT10X6_EXT", "0x10E6", Since(V2_0)),
    ("CLK_UNSIGNED_INT12X4_EXT", "0x10E7", Since(V2_0)),
    ("CLK_UNSIGNED_INT14X2_EXT", "0x10E8", Since(V2_0)),
];

/// The name of a macro of the table, without its parameters.
const fn name_of(row: usize) -> &'static [u8] {
    let head = TABLE[row].0.as_bytes();
    let mut n = 0;
    while n < head.len() && head[n] != b'(' {
        n += 1;
    }
    head.split_at(n).0
}

/// The index of a name's first row plus one, at the slot for the hash of the name. The rows of one name are adjacent.
static SLOTS: [u16; 1024] = {
    let mut slots = [0; 1024];
    let mut row = TABLE.len();
    // The rows are inserted in reverse order: the first row of a name is stored last.
    while row > 0 {
        row -= 1;
        let name = name_of(row);
        let mut at = fixed_hash(name) as usize & (slots.len() - 1);
        while slots[at] != 0 && !equal(name_of(slots[at] as usize - 1), name) {
            at = (at + 1) & (slots.len() - 1);
        }
        slots[at] = row as u16 + 1;
    }
    slots
};

/// The rows of a name.
fn rows(name: &str) -> impl Iterator<Item = &'static (&'static str, &'static str, When)> {
    let name = name.as_bytes();
    let mut at = fixed_hash(name) as usize & (SLOTS.len() - 1);
    while SLOTS[at] != 0 && name_of(usize::from(SLOTS[at]) - 1) != name {
        at = (at + 1) & (SLOTS.len() - 1);
    }
    let first = usize::from(SLOTS[at]).checked_sub(1).unwrap_or(TABLE.len());
    (first..TABLE.len()).take_while(move |row| name_of(*row) == name).map(|row| &TABLE[row])
}

/// The macros whose value is the edition's number.
const VERSIONS: [&str; 2] = ["__OPENCL_C_VERSION__", "__OPENCL_VERSION__"];

/// The names of all predefined macros, except those whose values the preprocessor computes.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    (0..TABLE.len()).filter_map(|row| std::str::from_utf8(name_of(row)).ok()).chain(VERSIONS)
}

/// The text of a predefined macro, as it is written after `#define`. `None` if the language has no macro with that
/// name, or if the preprocessor computes its value, as that of `__LINE__`.
pub(crate) fn predefined(name: &str, language: &Language) -> Option<String> {
    let first = *name.as_bytes().first()?;
    if !(first == b'_' || first.is_ascii_uppercase() || matches!(first, b'c' | b'k')) {
        return None;
    }
    // The device is assumed to have the version of the edition: both macros have the edition's number.
    if VERSIONS.contains(&name) {
        return Some(format!("{name} {}", language.edition.number()));
    }
    if name.starts_with("cl") || name.starts_with("__opencl_c_") || name.starts_with("__cl_clang") {
        if let Some(id) = ext::extension(name) {
            // In every edition, a feature that an extension provides depends on the device.
            let feature_of_2_0 = language.edition == V2_0
                && name.starts_with("__opencl_c_")
                && ext::EXTENSIONS[id.0 as usize].since == V3_0
                && !matches!(id, ext::F_FP64 | ext::F_INT64 | ext::F_SUBGROUPS)
                && id != ext::F_IMAGE3D_WRITES;
            let known = language.supports(id) && ext::EXTENSIONS[id.0 as usize].is_macro;
            if name == "__opencl_c_int64" && language.extensions.has(id) {
                return Some(format!("{name} 1"));
            }
            return (known || feature_of_2_0).then(|| format!("{name} 1"));
        }
        return None;
    }
    rows(name).find_map(|(head, value, when)| {
        let there = match when {
            Always => true,
            Since(edition) => language.edition >= *edition,
            Fp64 => language.supports(ext::FP64),
            Fp16 => language.supports(ext::FP16),
            Bits(n) => language.address_bits == *n,
        };
        there.then(|| format!("{head} {value}"))
    })
}
