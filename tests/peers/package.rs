//! Packages of a manual, tested with the distributions' own tools.

use crate::built::{build_all, bundled, request};
use crate::support;

use clman_record::EditionRange;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use support::{files, missing, peer, plain, says};

fn clman(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_clman"))
        .args(arguments)
        .current_dir(folder)
        .env("XDG_CACHE_HOME", folder.join("cache"))
        .env_remove("SOURCE_DATE_EPOCH")
        .env_remove("DEBEMAIL")
        .env_remove("EMAIL")
        .output()
        .expect("clman runs")
}

fn done(output: &Output) {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The folder of a build of the bundled manual's newest edition. With all editions, the packages would have five times
/// as many files of the same kinds. `cargo xtask packages` packages all editions.
fn manual() -> &'static Path {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("newest-edition");
        // An earlier run may have left its folder.
        std::fs::remove_dir_all(&folder).ok();
        let mut corpus = bundled();
        corpus.meta.editions = EditionRange::only(corpus.meta.newest());
        build_all(&[corpus], &folder, &request());
        folder
    });
    &FOLDER
}

/// A folder with all packages of [`manual`] in `packages`. The tests share it, and only read it.
fn packaged() -> &'static Path {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packaged");
        // An earlier run may have left its folder.
        std::fs::remove_dir_all(&folder).ok();
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        package(&folder, &folder.join("packages"));
        folder
    });
    &FOLDER
}

fn package(folder: &Path, to: &Path) {
    done(&clman(
        folder,
        &[
            "package",
            manual().to_str().unwrap(),
            "--format",
            "deb,rpm,tar,tree",
            "--maintainer",
            "Ada Lovelace <ada@lovelace.org>",
            "--replaces",
            "old-manual",
            "-o",
            to.to_str().unwrap(),
        ],
    ));
}

fn made(folder: &Path, end: &str) -> PathBuf {
    let mut all = std::fs::read_dir(folder.join("packages")).expect("it can be read").flatten();
    let found = all.find(|entry| entry.file_name().to_string_lossy().ends_with(end));
    found.unwrap_or_else(|| panic!("there is no {end}")).path()
}

#[test]
fn packages_are_the_same_each_time() {
    let folder = packaged();
    let again = tempfile::tempdir().expect("a folder can be made");
    package(folder, &again.path().join("packages"));
    let mut compared = 0;
    for end in [".deb", ".rpm", ".tar.gz"] {
        let (one, other) = (made(folder, end), made(again.path(), end));
        assert_eq!(one.file_name(), other.file_name());
        assert!(std::fs::read(one).unwrap() == std::fs::read(other).unwrap(), "{end}");
        compared += 1;
    }
    assert_eq!(compared, 3);
}

#[test]
fn the_tree_is_what_is_installed() {
    let folder = packaged();
    let tree = made(folder, "opencl-c-manual-20261121");
    let doc = tree.join("usr/share/doc/opencl-c-manual");
    let copyright = std::fs::read_to_string(doc.join("copyright")).expect("it is there");
    assert!(copyright.contains("License: MIT or Apache-2.0"), "{copyright}");
    // Every link resolves to a file, including the links for aliases of a page.
    let mut links = 0;
    for path in files(&tree) {
        if path.is_symlink() {
            assert!(path.is_file(), "{} leads nowhere", path.display());
            links += 1;
        }
    }
    assert!(links > 30, "{links}");
    // No page of the site is missing.
    let built = files(&manual().join("html")).len();
    assert_eq!(files(&doc.join("html")).len(), built);
    // Existing files are not overwritten.
    let built = manual().to_str().unwrap();
    let again = clman(folder, &["package", built, "--format", "tree", "-o", "packages"]);
    assert_eq!(again.status.code(), Some(2));
}

#[test]
fn lintian_finds_nothing() {
    if !peer("lintian") {
        return;
    }
    let folder = packaged();
    let deb = made(folder, ".deb");
    let said = says(folder, "lintian", &["--allow-root", "--info", deb.to_str().unwrap()]);
    assert_eq!(said.trim(), "");
}

#[test]
fn a_deb_is_installed_found_and_removed() {
    if !peer("dpkg") || !peer("man") || !peer("apropos") || !peer("mandb") {
        return;
    }
    let folder = packaged();
    let root = tempfile::tempdir().expect("a folder can be made");
    let root = root.path();
    for part in ["info", "updates", "triggers"] {
        std::fs::create_dir_all(root.join("var/lib/dpkg").join(part)).unwrap();
    }
    std::fs::write(root.join("var/lib/dpkg/status"), "").unwrap();
    let dpkg = |arguments: &[&str]| {
        let place = format!("--root={}", root.display());
        let mut all = vec![place.as_str(), "--force-not-root", "--log=/dev/null"];
        all.extend(arguments);
        says(folder, "dpkg", &all)
    };
    let deb = made(folder, ".deb");
    let said = dpkg(&["-i", deb.to_str().unwrap()]);
    assert!(said.contains("Setting up opencl-c-manual"), "{said}");
    let pages = root.join("usr/share/man");
    let pages = pages.to_str().unwrap();
    let shown = plain(&says(folder, "man", &["-M", pages, "3clc", "__global"]));
    assert!(shown.contains("address space of memory that all"), "{shown}");
    says(folder, "mandb", &["-u", "-q", pages]);
    let found = says(folder, "apropos", &["-M", pages, "share"]);
    assert!(found.contains("__local (3clc)"), "{found}");
    std::fs::remove_file(Path::new(pages).join("index.db")).ok();
    let said = dpkg(&["-P", "opencl-c-manual"]);
    assert!(said.contains("Removing opencl-c-manual"), "{said}");
    let left: Vec<PathBuf> = files(root)
        .into_iter()
        .filter(|path| !path.starts_with(root.join("var/lib/dpkg")))
        .filter(|path| !path.ends_with("CACHEDIR.TAG"))
        .collect();
    assert_eq!(left, Vec::<PathBuf>::new());
}

#[test]
fn an_rpm_is_installed_and_removed() {
    if !peer("rpm") || !peer("rpmlint") {
        return;
    }
    let folder = packaged();
    let rpm_file = made(folder, ".rpm");
    let rpm_file = rpm_file.to_str().unwrap();
    // Known findings: the packager adds the signature, other distributions choose the compression, the manual consists
    // of documentation only, and the tool does not know SPDX names of licences yet.
    const KNOWN: &[&str] =
        &["no-signature", "manpage-not-compressed", "package-with-huge-docs", "invalid-license"];
    let said = says(folder, "rpmlint", &[rpm_file]);
    let findings: Vec<&str> = said
        .lines()
        .filter(|line| line.contains(": E: ") || line.contains(": W: "))
        .filter(|line| !KNOWN.iter().any(|known| line.contains(known)))
        .collect();
    assert_eq!(findings, Vec::<&str>::new());
    if !said.contains("1 packages") {
        missing("a rpmlint that reads packages");
        return;
    }
    let root = tempfile::tempdir().expect("a folder can be made");
    let root = root.path();
    let rpm = |arguments: &[&str]| {
        let place = format!("--root={}", root.display());
        let mut all = vec![place.as_str(), "--nodeps"];
        all.extend(arguments);
        says(folder, "rpm", &all)
    };
    let said = rpm(&["-i", rpm_file]);
    assert!(root.join("usr/share/man/man3/__global.3clc.gz").exists(), "{said}");
    let replaced = says(folder, "rpm", &["-q", "-p", "--obsoletes", rpm_file]);
    assert!(replaced.contains("old-manual"), "{replaced}");
    let said = rpm(&["-e", "opencl-c-manual"]);
    let left: Vec<PathBuf> =
        files(root).into_iter().filter(|path| path.starts_with(root.join("usr/share"))).collect();
    assert_eq!(left, Vec::<PathBuf>::new(), "{said}");
}

#[test]
fn what_cannot_be_packaged_is_said() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let fails = |arguments: &[&str], want: &str| {
        let output = clman(folder.path(), arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(want), "{said}");
    };
    fails(&["package", "nowhere", "--format", "deb", "-o", "p"], "contains no built manual");
    done(&clman(folder.path(), &["build", "--no-test", "--target", "man", "-o", "out"]));
    let with = |option: &'static str, value: &'static str| {
        ["package", "out", "--format", "deb", "-o", "p", option, value]
    };
    fails(&with("--name", "Big Name"), "cannot be a package name");
    fails(&with("--version", "one"), "cannot be a version");
    fails(&with("--maintainer", "Ada"), "is not a maintainer");
    // A file of the build is removed, and then replaced with a link.
    let page = folder.path().join("out/man/man3/__global.3clc");
    std::fs::remove_file(&page).unwrap();
    fails(
        &["package", "out", "--format", "deb", "-o", "p"],
        "__global.3clc: no such file in the built manual",
    );
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("/etc/hostname", &page).unwrap();
        fails(&["package", "out", "--format", "deb", "-o", "p"], "__global.3clc");
    }
    assert!(!folder.path().join("p").exists());
}
