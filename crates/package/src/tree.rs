//! The installed files of a package.

use super::{About, Built};
use clman_record::CorpusMeta;
use flate2::{Compression, GzBuilder};
use std::collections::BTreeMap;
use std::collections::hash_map::{Entry, HashMap};
use std::io::{self, Write};
use std::path::Path;
use time::format_description::well_known::Rfc2822;

/// The kind of entry at a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A folder.
    Folder,
    /// A file.
    File(Vec<u8>),
    /// A link, with the path of its target relative to the link's folder.
    Link(String),
}

/// The entries that a package installs, by their path from the root without the first slash, sorted. Every
/// folder precedes its contents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree(BTreeMap<String, Kind>);

impl Tree {
    /// The files of a package of `built`.
    ///
    /// # Errors
    /// A man page is not UTF-8 text, or the build has neither man pages nor HTML.
    pub fn new(built: &Built, about: &About) -> Result<Tree, String> {
        let mut tree = Tree::default();
        let name = &about.name;
        // Files with the same content, such as the redirects of several editions, are stored once; the others are
        // links.
        let mut first: HashMap<&[u8], &str> = HashMap::new();
        for (path, bytes) in &built.files {
            if let Some(page) = path.strip_prefix("man/") {
                tree.add_man_page(page, bytes)?;
            } else if path.starts_with("html/") {
                let kind = match first.entry(bytes) {
                    Entry::Occupied(earlier) => Kind::Link(relative(path, earlier.get())),
                    Entry::Vacant(place) => {
                        place.insert(path);
                        Kind::File(bytes.clone())
                    }
                };
                tree.add(format!("usr/share/doc/{name}/{path}"), kind);
            }
        }
        if tree.0.is_empty() {
            return Err(
                "the build has neither man pages nor HTML; build the manual with --target man,html"
                    .into(),
            );
        }
        let copyright = copyright(&built.meta, about);
        tree.add(format!("usr/share/doc/{name}/copyright"), Kind::File(copyright.into_bytes()));
        let log = gzip(changelog(&built.meta, about).as_bytes());
        tree.add(format!("usr/share/doc/{name}/changelog.gz"), Kind::File(log));
        let index = format!("usr/share/doc/{name}/html/index.html");
        if tree.0.contains_key(&index) {
            let text = doc_base(&built.meta, about);
            tree.add(format!("usr/share/doc-base/{name}.{name}"), Kind::File(text.into_bytes()));
        }
        Ok(tree)
    }

    /// The entries of the tree, with their paths.
    pub fn nodes(&self) -> impl Iterator<Item = (&str, &Kind)> {
        self.0.iter().map(|(path, kind)| (path.as_str(), kind))
    }

    fn add(&mut self, path: String, kind: Kind) {
        for (at, _) in path.match_indices('/') {
            self.0.entry(path[..at].to_string()).or_insert(Kind::Folder);
        }
        self.0.insert(path, kind);
    }

    /// Adds a compressed page. A page that only redirects to another page (`.so man3/x.3clc`) becomes a link to that
    /// page.
    fn add_man_page(&mut self, path: &str, bytes: &[u8]) -> Result<(), String> {
        let text = std::str::from_utf8(bytes).map_err(|_| format!("man/{path}: not UTF-8"))?;
        let leads_to =
            text.strip_prefix(".so ").filter(|rest| rest.trim_end().lines().count() == 1);
        let kind = match leads_to.and_then(|target| target.trim_end().rsplit('/').next()) {
            Some(target) => Kind::Link(format!("{target}.gz")),
            None => Kind::File(gzip(bytes)),
        };
        self.add(format!("usr/share/man/{path}.gz"), kind);
        Ok(())
    }

    /// The tree as a tar archive with the prefix `root`. All entries belong to the user root and have the same time.
    ///
    /// # Errors
    /// A path is too long for the format.
    pub fn tar(&self, root: &str, time: i64) -> io::Result<Vec<u8>> {
        let mut archive = tar::Builder::new(Vec::new());
        let mut header = tar::Header::new_gnu();
        header.set_mtime(time.max(0) as u64);
        header.set_uid(0);
        header.set_gid(0);
        header.set_username("root")?;
        header.set_groupname("root")?;
        let mut folder = header.clone();
        folder.set_entry_type(tar::EntryType::Directory);
        folder.set_mode(0o755);
        folder.set_size(0);
        archive.append_data(&mut folder, format!("{root}/"), io::empty())?;
        for (path, kind) in self.nodes() {
            let mut header = header.clone();
            let path = format!("{root}/{path}");
            match kind {
                Kind::Folder => {
                    archive.append_data(&mut folder, format!("{path}/"), io::empty())?
                }
                Kind::File(bytes) => {
                    header.set_entry_type(tar::EntryType::Regular);
                    header.set_mode(0o644);
                    header.set_size(bytes.len() as u64);
                    archive.append_data(&mut header, path, bytes.as_slice())?;
                }
                Kind::Link(target) => {
                    header.set_entry_type(tar::EntryType::Symlink);
                    header.set_mode(0o777);
                    header.set_size(0);
                    archive.append_link(&mut header, path, target)?;
                }
            }
        }
        archive.into_inner()
    }

    /// The tar archive, compressed.
    ///
    /// # Errors
    /// As [`Tree::tar`].
    pub fn tar_gz(&self, root: &str, time: i64) -> io::Result<Vec<u8>> {
        self.tar(root, time).map(|bytes| gzip(&bytes))
    }

    /// Writes the tree into the new folder `folder`.
    ///
    /// # Errors
    /// A file cannot be written, or the folder already exists.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        std::fs::create_dir(folder)?;
        for (path, kind) in self.nodes() {
            let path = folder.join(path);
            match kind {
                Kind::Folder => std::fs::create_dir(path)?,
                Kind::File(bytes) => std::fs::write(path, bytes)?,
                #[cfg(unix)]
                Kind::Link(target) => std::os::unix::fs::symlink(target, path)?,
                #[cfg(not(unix))]
                Kind::Link(target) => {
                    let beside = path.parent().map(|folder| folder.join(target));
                    std::fs::copy(beside.unwrap_or_default(), path)?;
                }
            }
        }
        Ok(())
    }
}

/// The relative path from the folder of `from` to `to`.
fn relative(from: &str, to: &str) -> String {
    let common = from.bytes().zip(to.bytes()).take_while(|(a, b)| a == b).count();
    let common = from[..common].rfind('/').map_or(0, |slash| slash + 1);
    format!("{}{}", "../".repeat(from[common..].matches('/').count()), &to[common..])
}

/// Compresses like `gzip -9n`: without a name and a time.
pub(super) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut out = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    // Writing to memory does not fail.
    let _ = out.write_all(bytes);
    out.finish().unwrap_or_default()
}

/// The copyright file. It contains the text of the MIT licence, or the text that `corpus.toml` has instead of a
/// licence's name. For any other licence, it states where the text is.
fn copyright(meta: &CorpusMeta, about: &About) -> String {
    let holders: Vec<&str> = meta.copyright.split("; ").collect();
    let holders = holders.iter().map(|line| line.trim_start_matches("Copyright").trim());
    let holders: Vec<&str> = holders.map(|line| line.trim_start_matches('©').trim()).collect();
    let mut out = String::from(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n",
    );
    out.push_str(&format!(
        "Upstream-Name: {}\nUpstream-Contact: {}\n",
        meta.title, about.maintainer
    ));
    if !meta.source.is_empty() {
        out.push_str(&format!("Source: {}\n", meta.source.replace('\n', " ")));
    }
    let holders = if holders.iter().all(|h| h.is_empty()) { vec!["unknown"] } else { holders };
    out.push_str(&format!("\nFiles: *\nCopyright: {}\n", holders.join("\n           ")));
    let licence = meta.licence.trim();
    let is_name = |text: &str| {
        !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || " .-+".contains(c))
    };
    if !licence.contains('\n') && licence.len() < 60 && is_name(licence) {
        // SPDX writes `OR` and `AND`; DEP-5 writes `or` and `and`.
        let words = licence.replace(" OR ", " or ").replace(" AND ", " and ");
        out.push_str(&format!("License: {words}\n"));
        for name in words.split(" or ").flat_map(|part| part.split(" and ")) {
            out.push_str(&format!("\nLicense: {name}\n{}", licence_text(name)));
        }
    } else {
        let text =
            if licence.is_empty() { "The manual does not state a licence." } else { licence };
        out.push_str("License: other\n");
        out.push_str(&indented(text));
    }
    out
}

/// The continuation lines of a field: a blank before each, and a full stop for an empty line.
fn indented(text: &str) -> String {
    text.lines()
        .map(|l| if l.trim().is_empty() { " .\n".into() } else { format!(" {l}\n") })
        .collect()
}

/// The text of a licence, or a sentence about its location.
fn licence_text(name: &str) -> String {
    const COMMON: &[&str] = &["Apache-2.0", "GPL-2", "GPL-3", "LGPL-2.1", "LGPL-3", "MPL-2.0"];
    const MIT: &str = include_str!("../../../LICENSE-MIT");
    match COMMON.iter().find(|known| name.starts_with(**known)) {
        Some(known) => format!(
            " The text of this licence is in /usr/share/common-licenses/{known} on Debian systems.\n"
        ),
        None if name == "MIT" => {
            let body = MIT.find("Permission").map_or(MIT, |at| &MIT[at..]);
            indented(body)
        }
        None => format!(" The SPDX licence list has the text of {name}.\n"),
    }
}

fn changelog(meta: &CorpusMeta, about: &About) -> String {
    format!(
        "{} ({}) unstable; urgency=medium\n\n  * {}.\n\n -- {}  {}\n",
        about.name,
        about.version,
        super::summary(meta),
        about.maintainer,
        about.date().format(&Rfc2822).unwrap_or_default(),
    )
}

fn doc_base(meta: &CorpusMeta, about: &About) -> String {
    let folder = format!("/usr/share/doc/{}/html", about.name);
    let mut out = format!("Document: {}\nTitle: {}\n", about.name, meta.title);
    if !meta.author.trim().is_empty() {
        out.push_str(&format!("Author: {}\n", meta.author.trim()));
    }
    out.push_str("Abstract: ");
    out.push_str(indented(&super::description(meta).join("\n")).trim_start());
    out.push_str(&format!(
        "Section: Programming/OpenCL\n\nFormat: HTML\nIndex: {folder}/index.html\nFiles: {folder}/*.html\n"
    ));
    out
}

#[cfg(test)]
mod tests {
    use super::relative;

    #[test]
    fn links_are_relative() {
        assert_eq!(relative("html/a.html", "html/b.html"), "b.html");
        assert_eq!(relative("html/1.2/a.html", "html/b.html"), "../b.html");
        assert_eq!(relative("html/a.html", "html/1.2/b.html"), "1.2/b.html");
        assert_eq!(relative("html/2.0/a.html", "html/2.1/b.html"), "../2.1/b.html");
    }
}
