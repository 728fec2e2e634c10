//! Tables of the language as evidence.

use clman_record::Edition;

/// The image types of an edition, without depth and multi-sample images, in the order of their introduction (OpenCL C
/// specification 6.3.3; 1.0 and 1.1 have the first two).
pub(super) fn image_types(edition: Edition) -> &'static [&'static str] {
    const TYPES: &[&str] = &[
        "image2d_t",
        "image3d_t",
        "image2d_array_t",
        "image1d_t",
        "image1d_buffer_t",
        "image1d_array_t",
    ];
    if matches!(edition.language(), "1.0" | "1.1") { &TYPES[..2] } else { TYPES }
}

/// The image type that the words after a reference describe: `for a 2D image array object`.
pub(super) fn type_described(behind: &str, edition: Edition) -> Option<&'static str> {
    const DESCRIPTIONS: &[(&str, &str)] = &[
        ("2D image array object", "image2d_array_t"),
        ("1D image array object", "image1d_array_t"),
        ("1D image buffer object", "image1d_buffer_t"),
        ("2D image object", "image2d_t"),
        ("3D image object", "image3d_t"),
        ("1D image object", "image1d_t"),
    ];
    let behind = behind.trim_start();
    let rest = behind.strip_prefix("for a ").or_else(|| behind.strip_prefix("for "))?;
    DESCRIPTIONS
        .iter()
        .find(|(words, _)| rest.starts_with(words))
        .map(|(_, name)| *name)
        .filter(|name| image_types(edition).contains(name))
}

/// Whether a file name is the name of a topic, such as `otherDataTypes`: it has one of the endings below, which words
/// of the language do not have.
pub(super) fn is_topic(name: &str) -> bool {
    const ENDINGS: &[&str] = &["Types", "Qualifiers", "Functions", "Operators", "Constants"];
    ENDINGS.iter().any(|ending| name.ends_with(ending))
}

/// The keyword that the page with this file name describes, if it describes only one: the function qualifier of OpenCL
/// C is `__kernel` (6.9.1).
pub(super) fn only_keyword(page: &str) -> Option<&'static str> {
    (page == "functionQualifiers").then_some("__kernel")
}
