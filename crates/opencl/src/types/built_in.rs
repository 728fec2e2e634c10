//! The types of the built-in type names (OpenCL C 6.3).

use super::super::edition::{self as ext, Edition, Language};
use super::super::keywords::{KEYWORDS, TYPE_NAMES_END, ty};
use super::*;

pub(super) const SCALARS: [TypeId; 11] =
    [CHAR, UCHAR, SHORT, USHORT, INT, UINT, LONG, ULONG, HALF, FLOAT, DOUBLE];
pub(super) const WIDTHS: [u8; 5] = [2, 3, 4, 8, 16];

/// The type of a built-in vector. The built-in vector types follow the basic types, in the order in which `keywords.rs`
/// lists their names.
pub(super) fn built_in_vector(element: TypeId, width: u8) -> Option<TypeId> {
    let row = SCALARS.iter().position(|e| *e == element)?;
    let column = WIDTHS.iter().position(|w| *w == width)?;
    Some(TypeId((BASIC.len() + row * WIDTHS.len() + column) as u32))
}

/// The element type and the width of the built-in vector type with this name; `None` for other names.
fn vector_name(symbol: Symbol) -> Option<(TypeId, u8)> {
    let n = symbol.0.checked_sub(ty::K_char2.0)? as usize;
    (n < SCALARS.len() * WIDTHS.len())
        .then(|| (SCALARS[n / WIDTHS.len()], WIDTHS[n % WIDTHS.len()]))
}

/// Whether a symbol is the name of a built-in vector type.
pub(crate) fn is_vector_name(symbol: Symbol) -> bool {
    vector_name(symbol).is_some()
}

/// Whether a built-in type name exists in this language.
pub(crate) fn built_in_type_exists(symbol: Symbol, language: &Language) -> bool {
    let since_2_0 = language.edition >= Edition::V2_0;
    // Atomic types of 64 bits (OpenCL C 6.15.12.6).
    let wide =
        since_2_0 && language.supports(ext::INT64_BASE) && language.supports(ext::INT64_EXTENDED);
    if let Some((element, _)) = vector_name(symbol) {
        return match element {
            HALF => language.supports(ext::FP16),
            DOUBLE => language.supports(ext::FP64),
            _ => true,
        };
    }
    match symbol {
        // Multisample images exist as an extension since 1.2.
        ty::K_image2d_msaa_t
        | ty::K_image2d_array_msaa_t
        | ty::K_image2d_msaa_depth_t
        | ty::K_image2d_array_msaa_depth_t => language.edition >= Edition::V1_2,
        ty::K_queue_t | ty::K_clk_event_t | ty::K_ndrange_t => {
            language.has_2_0_feature(ext::F_DEVICE_ENQUEUE)
        }
        ty::K_reserve_id_t => language.has_2_0_feature(ext::F_PIPES),
        ty::K_kernel_enqueue_flags_t
        | ty::K_clk_profiling_info
        | ty::K_memory_order
        | ty::K_memory_scope => since_2_0,
        ty::K_atomic_double => wide && language.supports(ext::FP64),
        ty::K_atomic_long | ty::K_atomic_ulong => wide,
        ty::K_atomic_size_t
        | ty::K_atomic_ptrdiff_t
        | ty::K_atomic_intptr_t
        | ty::K_atomic_uintptr_t
            if language.address_bits == 64 =>
        {
            wide
        }
        ty::K_atomic_half => since_2_0 && language.supports(ext::FP16),
        _ if symbol >= ty::K_atomic_int && symbol <= ty::K_atomic_uintptr_t => since_2_0,
        _ => symbol.0 >= KEYWORDS && symbol.0 < TYPE_NAMES_END,
    }
}

/// The type with the given built-in name. Images have the access `read_only` unless a qualifier overrides it.
/// `memory_order` and similar types are integers here. Their enumerators are predefined constants.
pub(crate) fn built_in_type(symbol: Symbol, types: &mut Types) -> QualType {
    let plain = QualType::plain;
    if let Some((element, width)) = vector_name(symbol) {
        return plain(types.vector(element, width));
    }
    let sized = |ty| QualType { quals: SIZE_DEPENDENT, ..plain(ty) };
    let (size, diff) = (types.size_t(), types.ptrdiff_t());
    let mut atomic = |ty| plain(types.intern(TypeKind::Atomic(ty)));
    match symbol {
        ty::K_uchar => plain(UCHAR),
        ty::K_ushort => plain(USHORT),
        ty::K_uint | ty::K_cl_mem_fence_flags | ty::K_memory_order | ty::K_memory_scope => {
            plain(UINT)
        }
        ty::K_ulong => plain(ULONG),
        ty::K_size_t | ty::K_uintptr_t => sized(size),
        ty::K_ptrdiff_t | ty::K_intptr_t => sized(diff),
        ty::K_event_t => plain(EVENT),
        ty::K_queue_t => plain(QUEUE),
        ty::K_clk_event_t => plain(CLK_EVENT),
        ty::K_reserve_id_t => plain(RESERVE_ID),
        ty::K_ndrange_t => plain(NDRANGE),
        ty::K_sampler_t => plain(SAMPLER),
        ty::K_kernel_enqueue_flags_t | ty::K_clk_profiling_info => plain(INT),
        ty::K_atomic_int | ty::K_atomic_flag => atomic(INT),
        ty::K_atomic_uint => atomic(UINT),
        ty::K_atomic_long => atomic(LONG),
        ty::K_atomic_ulong => atomic(ULONG),
        ty::K_atomic_float => atomic(FLOAT),
        ty::K_atomic_double => atomic(DOUBLE),
        ty::K_atomic_half => atomic(HALF),
        ty::K_atomic_size_t | ty::K_atomic_uintptr_t => atomic(size),
        ty::K_atomic_ptrdiff_t | ty::K_atomic_intptr_t => atomic(diff),
        _ if symbol >= ty::K_image1d_t && symbol <= ty::K_image3d_t => {
            let kind = ImageKind::ALL[(symbol.0 - ty::K_image1d_t.0) as usize];
            plain(types.intern(TypeKind::Image(kind, Access::Read)))
        }
        _ => plain(ERROR),
    }
}

/// The element and the width in a name that has the form of a vector type's name.
pub(crate) fn as_vector_name(name: &str) -> Option<(&str, &str)> {
    const ELEMENTS: [&str; 11] = [
        "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float",
        "double",
    ];
    let (element, width) = name.split_at(name.trim_end_matches(|c: char| c.is_ascii_digit()).len());
    (!width.is_empty() && ELEMENTS.contains(&element)).then_some((element, width))
}
