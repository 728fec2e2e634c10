//! Debian binary packages: `deb(5)`.

use super::tree::{Kind, Tree, gzip};
use super::{About, Built, description, homepage, summary};
use md5::{Digest, Md5};
use std::io;

/// Builds the package. Returns its file name and its contents.
///
/// # Errors
/// A path is too long for the format.
pub fn deb(built: &Built, about: &About, tree: &Tree) -> io::Result<(String, Vec<u8>)> {
    let mut sums = String::new();
    let mut size = 0;
    for (path, kind) in tree.nodes() {
        // Like du, this counts a kibibyte for directories and links (Policy 5.6.20).
        size += match kind {
            Kind::File(bytes) => bytes.len().div_ceil(1024),
            Kind::Folder | Kind::Link(_) => 1,
        };
        if let Kind::File(bytes) = kind {
            sums.push_str(&format!("{}  {path}\n", clman_record::hex(&Md5::digest(bytes))));
        }
    }
    let control = control(built, about, size);
    let mut information = tar::Builder::new(Vec::new());
    for (name, text) in [("./control", &control), ("./md5sums", &sums)] {
        let mut header = tar::Header::new_gnu();
        header.set_mtime(about.time.max(0) as u64);
        header.set_mode(0o644);
        header.set_size(text.len() as u64);
        header.set_username("root")?;
        header.set_groupname("root")?;
        information.append_data(&mut header, name, text.as_bytes())?;
    }
    let data = tree.tar(".", about.time)?;
    let mut archive = ar::Builder::new(Vec::new());
    for (name, bytes) in [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", gzip(&information.into_inner()?)),
        ("data.tar.gz", gzip(&data)),
    ] {
        let mut header = ar::Header::new(name.as_bytes().to_vec(), bytes.len() as u64);
        header.set_mtime(about.time.max(0) as u64);
        header.set_mode(0o100_644);
        archive.append(&header, bytes.as_slice())?;
    }
    Ok((format!("{}_{}_all.deb", about.name, about.version), archive.into_inner()?))
}

fn control(built: &Built, about: &About, size: usize) -> String {
    let mut out = format!(
        "Package: {}\nVersion: {}\nArchitecture: all\nMulti-Arch: foreign\nMaintainer: {}\n\
         Installed-Size: {size}\n",
        about.name, about.version, about.maintainer
    );
    if !about.replaces.is_empty() {
        // A package that replaces a whole other package needs `Conflicts` and `Replaces` (Policy 7.6.2).
        let names = about.replaces.join(", ");
        out.push_str(&format!("Conflicts: {names}\nReplaces: {names}\nProvides: {names}\n"));
    }
    out.push_str("Section: doc\nPriority: optional\n");
    if let Some(url) = homepage(&built.meta) {
        out.push_str(&format!("Homepage: {url}\n"));
    }
    out.push_str(&format!("Description: {}\n", summary(&built.meta)));
    for line in description(&built.meta) {
        out.push_str(&format!(" {line}\n"));
    }
    out
}
