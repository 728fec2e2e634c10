//! RPM binary packages.

use super::tree::{Kind, Tree};
use super::{About, Built, description, homepage, summary};
use rpm::{BuildConfig, CompressionWithLevel, Dependency, FileOptions, PackageBuilder};

/// Builds the package. Returns its file name and its contents.
///
/// # Errors
/// The RPM library cannot build the package. The error is the library's message.
pub fn rpm(built: &Built, about: &About, tree: &Tree) -> Result<(String, Vec<u8>), String> {
    make(built, about, tree).map_err(|error| error.to_string())
}

fn make(built: &Built, about: &About, tree: &Tree) -> Result<(String, Vec<u8>), rpm::Error> {
    let meta = &built.meta;
    let time = u32::try_from(about.time).unwrap_or(0);
    let licence = match meta.licence.trim() {
        text if text.is_empty() || text.contains('\n') => "LicenseRef-manual",
        text => text,
    };
    let mut package =
        PackageBuilder::new(&about.name, &about.version, licence, "noarch", &summary(meta));
    package
        .using_config(
            BuildConfig::v4().source_date(time).compression(CompressionWithLevel::Gzip(9)),
        )
        .release("1")
        .description(description(meta).join("\n"))
        .packager(&about.maintainer)
        .group("Documentation")
        .build_host("localhost")
        .add_changelog_entry(
            format!("{} - {}-1", about.maintainer, about.version),
            format!("- {}", summary(meta)),
            time,
        );
    if let Some(url) = homepage(meta) {
        package.url(url);
    }
    for name in &about.replaces {
        package.obsoletes(Dependency::less(name, &about.version));
        package.provides(Dependency::eq(name, &about.version));
    }
    // The package has only its own folders. The folders of man pages belong to the system.
    let own = format!("usr/share/doc/{}", about.name);
    for (path, kind) in tree.nodes() {
        let place = format!("/{path}");
        let of_documents = path.starts_with(&own);
        // doc-base exists only in Debian.
        if path.starts_with("usr/share/doc-base") {
            continue;
        }
        match kind {
            Kind::Folder if of_documents => {
                package.with_dir_entry(FileOptions::dir(place).permissions(0o755))?;
            }
            Kind::Folder => {}
            Kind::File(bytes) => {
                let options = FileOptions::new(&place).permissions(0o644);
                let options = match path.rsplit('/').next() {
                    Some("copyright") => options.license().doc(),
                    _ => options.doc(),
                };
                package.with_file_contents(bytes.clone(), options)?;
            }
            Kind::Link(target) => {
                package.with_symlink(FileOptions::symlink(place, target).doc())?;
            }
        }
    }
    let mut bytes = Vec::new();
    package.build()?.write(&mut bytes)?;
    Ok((format!("{}-{}-1.noarch.rpm", about.name, about.version), bytes))
}
