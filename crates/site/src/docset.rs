//! A docset, as Dash and Zeal read them: the site of one edition, an index of its names, and a list of
//! properties.

use super::Volume;
use super::diagnostics::{self, CodePages};
use super::sqlite::{Row, database};
use crate::render::Manual;
use crate::render::html::{escape, file_name};
use clman_record::slug;

/// The folder of the docset below that of the build.
pub(super) fn folder(manual: &Manual<'_>) -> String {
    format!("docset/{}.docset/Contents/", identifier(manual))
}

/// The folder of its pages, in that of the docset.
pub(super) const PAGES: &str = "Resources/Documents/";
/// Its index.
pub(super) const INDEX: &str = "Resources/docSet.dsidx";
/// Its properties.
pub(super) const PROPERTIES: &str = "Info.plist";

fn identifier(manual: &Manual<'_>) -> String {
    let name = slug(&manual.meta.manual);
    if name.is_empty() { "manual".into() } else { name }
}

/// The properties that the programs want.
pub(super) fn properties(manual: &Manual<'_>) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \
         \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n",
    );
    let identifier = identifier(manual);
    let name = format!("{} {}", manual.meta.manual, manual.edition);
    for (key, value) in [
        ("CFBundleIdentifier", identifier.as_str()),
        ("CFBundleName", &name),
        ("DocSetPlatformFamily", &identifier),
        ("dashIndexFilePath", "index.html"),
    ] {
        out.push_str(&format!("<key>{key}</key>\n<string>"));
        escape(value, &mut out);
        out.push_str("</string>\n");
    }
    out.push_str("<key>isDashDocset</key>\n<true/>\n</dict>\n</plist>\n");
    out
}

/// The index: every name of every page, and every code.
pub(super) fn index(volume: &Volume<'_>, codes: &CodePages<'_>) -> Vec<u8> {
    let manual = volume.manual;
    let mut rows: Vec<Row> = Vec::new();
    for (page, record) in manual.pages.iter().enumerate() {
        let synopsis: String = manual.synopsis(page).map(|part| part.code.as_str()).collect();
        for name in record.names().filter(|name| manual.resolve(name) == Some(page)) {
            // What the programs call the kinds of names.
            let kind = match () {
                () if synopsis.contains(&format!("{name}(")) => "Function",
                () if synopsis.split_whitespace().any(|word| word == name) => "Keyword",
                () => "Guide",
            };
            rows.push([name.to_string(), kind.into(), file_name(&record.name)]);
        }
    }
    for parsed in &codes.parsed {
        let path = format!("{}{}", diagnostics::FOLDER, file_name(&parsed.record.name));
        rows.push([parsed.record.name.clone(), "Error".into(), path]);
    }
    rows.sort_unstable();
    database(&rows)
}
