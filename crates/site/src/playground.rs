//! The page `playground.html`: an editor with a gallery of programs.

use crate::pages::Fields;
use serde::Serialize;

/// A program of the gallery.
#[derive(Serialize)]
struct Program {
    /// The name of its files, without the extension.
    name: &'static str,
    title: &'static str,
    source: &'static str,
    launch: &'static str,
}

macro_rules! gallery {
    ($($name:literal $title:literal)*) => {
        const GALLERY: &[Program] = &[$(Program {
            name: $name,
            title: $title,
            source: include_str!(concat!("../../../templates/gallery/", $name, ".cl")),
            launch: include_str!(concat!("../../../templates/gallery/", $name, ".toml")),
        }),*];
    };
}

gallery! {
    "vector-sum" "Vector sum"
    "reduction" "Reduction"
    "data-race" "Data race"
    "out-of-bounds" "Access out of bounds"
    "image-filter" "Image filter"
    "histogram" "Histogram"
}

/// Adds the fields of the template.
pub fn fill(fields: &mut Fields) {
    fields.insert("programs", GALLERY);
}
