//! `cargo xtask packages`: makes the packages of `packaging/` from vendored sources, without a network,
//! and has the distributions' own tools look at them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What lintian says of the packages and is known: crates are vendored, and the address of the
/// maintainers is no real one.
const KNOWN_LINTIAN: &[&str] =
    &["initial-upload-closes-no-bugs", "bogus-mail-host", "mail-address-loops-or-bogus"];

/// Makes `.deb` and `.rpm` files in `target/packages`; `formats` says which, all if it is empty.
///
/// # Errors
/// A tool is missing or fails, or finds something.
pub fn run(formats: &[&str]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("xtask has no parent")?;
    let work = root.join("target/packages");
    let _ = fs::remove_dir_all(&work);
    fs::create_dir_all(&work).map_err(|e| e.to_string())?;
    let source = sources(root, &work)?;
    let wants = |name: &str| formats.is_empty() || formats.contains(&name);
    if wants("deb") {
        debian(&source, &work)?;
    }
    if wants("rpm") {
        rpm(root, &source, &work)?;
    }
    Ok(())
}

/// Runs a command; its output is shown where it fails.
fn call(folder: &Path, program: &str, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .output()
        .map_err(|error| format!("{program}: {error}"))?;
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        text.push_str(&String::from_utf8_lossy(&output.stderr));
        return Err(format!("{program} {} fails:\n{text}", arguments.join(" ")));
    }
    Ok(text)
}

/// The sources of this commit with all crates beside them, in a folder and as a tarball.
fn sources(root: &Path, work: &Path) -> Result<PathBuf, String> {
    let name = format!("clman-{}", env!("CARGO_PKG_VERSION"));
    let folder = work.join(&name);
    let prefix = format!("--prefix={name}/");
    call(root, "git", &["archive", &prefix, "-o", "target/packages/sources.tar", "HEAD"])?;
    call(work, "tar", &["xf", "sources.tar"])?;
    let settings = call(&folder, "cargo", &["vendor", "--locked", "vendor"])?;
    fs::create_dir_all(folder.join(".cargo")).map_err(|e| e.to_string())?;
    fs::write(folder.join(".cargo/config.toml"), settings).map_err(|e| e.to_string())?;
    call(work, "tar", &["czf", &format!("{name}.tar.gz"), &name])?;
    Ok(folder)
}

fn debian(source: &Path, work: &Path) -> Result<(), String> {
    let folder = work.join("deb");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    call(work, "cp", &["-r", &source.to_string_lossy(), "deb/clman"])?;
    call(&folder, "cp", &["-r", "clman/packaging/debian", "clman/debian"])?;
    println!("dpkg-buildpackage, without a network");
    // Rust comes from where the developer has it, not from a package: -d.
    let build = ["-rn", "dpkg-buildpackage", "-b", "-d", "-us", "-uc"];
    call(&folder.join("clman"), "unshare", &build)?;
    for path in found(&folder, "deb")? {
        let said = call(&folder, "lintian", &["--allow-root", "--fail-on", "none", &path])?;
        let findings: Vec<&str> = said
            .lines()
            .filter(|l| l.starts_with("E: ") || l.starts_with("W: "))
            .filter(|l| !KNOWN_LINTIAN.iter().any(|known| l.contains(known)))
            .collect();
        println!("{path}: lintian finds {}", findings.len());
        if !findings.is_empty() {
            return Err(findings.join("\n"));
        }
    }
    Ok(())
}

fn rpm(root: &Path, source: &Path, work: &Path) -> Result<(), String> {
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    let folder = work.join("rpm");
    fs::create_dir_all(folder.join("SOURCES")).map_err(|e| e.to_string())?;
    call(work, "cp", &[&format!("{name}.tar.gz"), "rpm/SOURCES/"])?;
    println!("rpmbuild, without a network");
    let top = format!("_topdir {}", folder.display());
    let spec = root.join("packaging/rpm/clman.spec").display().to_string();
    call(&folder, "unshare", &["-rn", "rpmbuild", "-bb", "--nodeps", "--define", &top, &spec])?;
    for path in found(&folder.join("RPMS"), "rpm")? {
        let said = call(&folder, "rpm", &["-qlp", &path])?;
        println!("{path}: {} files", said.lines().count());
    }
    Ok(())
}

/// The files below a folder that end so.
fn found(folder: &Path, end: &str) -> Result<Vec<String>, String> {
    let text = call(folder, "find", &[".", "-name", &format!("*.{end}")])?;
    let paths: Vec<String> =
        text.lines().map(|line| folder.join(line).display().to_string()).collect();
    match paths.is_empty() {
        true => Err(format!("{}: no .{end} was made", folder.display())),
        false => Ok(paths),
    }
}
