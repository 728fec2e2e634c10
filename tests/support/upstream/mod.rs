//! The location of upstream's manuals, for the tests that read them.

#![allow(dead_code)]

pub mod mutate;
pub mod roff;
pub mod said;

use std::path::{Path, PathBuf};

/// The folder that contains `upstream/` or its archives: `$CLMAN_UPSTREAM`, otherwise `../shared`.
///
/// `None` if the folder is missing. The test then reports that it is skipped; with `CLMAN_REQUIRE_PEERS=1`, the test
/// fails.
pub fn root() -> Option<PathBuf> {
    let root = std::env::var_os("CLMAN_UPSTREAM")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared"), PathBuf::from);
    let found = ["upstream", "."].iter().map(|sub| root.join(sub)).find(|folder| {
        std::fs::read_dir(folder).is_ok_and(|entries| {
            entries.flatten().any(|e| e.path().extension().is_some_and(|x| x == "xz"))
        }) || folder.join("1.2").is_dir()
    });
    if found.is_none() {
        assert!(
            std::env::var_os("CLMAN_REQUIRE_PEERS").is_none_or(|v| v != "1"),
            "upstream's manuals are not in {}",
            root.display()
        );
        println!("skipped: upstream's manuals are not in {}", root.display());
    }
    found
}

/// The folder of an edition, unpacked into the build folder if necessary.
pub fn edition(root: &Path, edition: &str) -> Option<PathBuf> {
    let folder = root.join(edition);
    if folder.is_dir() {
        return Some(folder);
    }
    let archive = std::fs::read_dir(root).ok()?.flatten().map(|e| e.path()).find(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.ends_with(".tar.xz") && name.contains(edition)
    })?;
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("upstream");
    let folder = target.join(edition);
    static UNPACKING: std::sync::Mutex<()> = std::sync::Mutex::new(());
    let _guard = UNPACKING.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if !folder.join(".unpacked").is_file() {
        // The archive is first unpacked under a unique name, because other test programs may unpack it at the same
        // time.
        let own = target.join(format!("{edition}.{}", std::process::id()));
        std::fs::create_dir_all(&own).ok()?;
        let status = std::process::Command::new("tar")
            .args(["-xJf"])
            .arg(&archive)
            .arg("-C")
            .arg(&own)
            .status()
            .ok()?;
        assert!(status.success(), "{} cannot be unpacked", archive.display());
        std::fs::write(own.join(".unpacked"), "").ok()?;
        if std::fs::rename(&own, &folder).is_err() {
            let _ = std::fs::remove_dir_all(&own);
        }
    }
    Some(folder)
}

/// The first folder that contains a file called `name`: `folder` itself, or a folder below it.
pub fn folder_with(folder: &Path, name: &str) -> Option<PathBuf> {
    if folder.join(name).is_file() {
        return Some(folder.to_path_buf());
    }
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder)
        .ok()?
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.is_dir())
        .collect();
    entries.sort();
    entries.iter().find_map(|entry| folder_with(entry, name))
}
