//! `cargo xtask packages`: builds the packages of `packaging/` from vendored sources, without a network, and lints,
//! installs, uses and removes them with the distributions' own tools. This crate has no dependencies, so that `.ci/run`
//! does not compile clman once more for it.
//!
//! Each package is built twice from the same sources, and both results must be identical. Each build has its own folder,
//! but sees it at the path of the sources, because the path becomes part of the binary.
//!
//! Environment variables:
//! - `CLMAN_PACKAGES` names a folder to use instead of `target/packages`.
//! - `CLMAN_TESTED` names cargo's folder of built tests. [`sources`] must have made the sources, and the tests must use
//!   the vendored crates. The packages are then built with the profile `test` instead of `dist`, and start with the crates
//!   that the tests compiled. Only C code, and the binary with it, is compiled again, with the flags of each format.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Known findings of lintian: this is the first upload of the packages, and the maintainer's address is not
/// a real one.
const KNOWN_LINTIAN: &[&str] =
    &["initial-upload-closes-no-bugs", "bogus-mail-host", "mail-address-loops-or-bogus"];

/// Known findings of rpmlint: the packager adds the signatures; the compression of pages is the same on all
/// distributions; the manual consists of documentation only; the tool does not know SPDX names of licences;
/// and it compares the names of programs with the section numbers of pages instead of with their names.
const KNOWN_RPMLINT: &[&str] = &[
    "no-signature",
    "manpage-not-compressed",
    "package-with-huge-docs",
    "invalid-license",
    "no-manual-page-for-binary",
];

/// The name of the folder of the sources.
const SOURCES: &str = concat!("clman-", env!("CARGO_PKG_VERSION"));

/// The packages in `packaging/`.
const PACKAGES: [&str; 3] = ["clman", "clman-opencl-icd", "opencl-c-manual"];

/// Builds packages in `target/packages`, lints them, installs them, uses them and removes them. `formats` selects from
/// the formats `deb` and `rpm`. If `formats` is empty, both are built.
///
/// # Errors
/// A format is unknown, or a tool is missing, fails, or has unknown findings.
pub fn run(formats: &[&str]) -> Result<(), String> {
    let known = ["deb", "rpm"];
    if let Some(other) = formats.iter().find(|format| !known.contains(format)) {
        return Err(format!("{other} is not a format; the formats are {}", known.join(", ")));
    }
    let (root, work) = (root()?, work()?);
    let shared = match std::env::var_os("CLMAN_TESTED") {
        Some(tested) => {
            let shared = work.join("compiled");
            create(&shared)?;
            let tests = Path::new(&tested).join("debug");
            call(root, "cp", &["-a", &tests.to_string_lossy(), &shared.to_string_lossy()])?;
            Some(shared)
        }
        None => {
            sources()?;
            None
        }
    };
    let date = call(root, "git", &["log", "-1", "--format=%ct"])?;
    let builder = Builder { work: &work, date: date.trim(), shared };
    let wants = |name: &str| formats.is_empty() || formats.contains(&name);
    if wants("deb") {
        let files = builder.twice("deb", &|folder| builder.debian(folder))?;
        lintian(&files)?;
        use_debs(&work.join("deb-root"), &files)?;
    }
    if wants("rpm") {
        let files = builder.twice("rpm", &|folder| builder.rpm(root, folder))?;
        rpmlint(&files)?;
        use_rpms(&work.join("rpm-root"), &files)?;
    }
    Ok(())
}

/// The folder of the project.
fn root() -> Result<&'static Path, String> {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).ok_or_else(|| "no root".into())
}

/// The folder of the packages.
fn work() -> Result<PathBuf, String> {
    let named = std::env::var_os("CLMAN_PACKAGES").map(PathBuf::from);
    Ok(named.unwrap_or(root()?.join("target/packages")))
}

/// Makes a folder, which must not exist.
fn create(folder: &Path) -> Result<(), String> {
    fs::create_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))
}

/// Runs a command and returns its output, which is printed if the command fails.
fn call(folder: &Path, program: &str, arguments: &[&str]) -> Result<String, String> {
    said(Command::new(program).args(arguments).current_dir(folder))
}

fn said(command: &mut Command) -> Result<String, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{program}: {error}"))?;
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        text.push_str(&String::from_utf8_lossy(&output.stderr));
        let arguments: Vec<_> = command.get_args().map(|a| a.to_string_lossy()).collect();
        return Err(format!("{program} {} fails:\n{text}", arguments.join(" ")));
    }
    Ok(text)
}

/// Makes the folder of the packages, and in it a folder and a tarball with the sources of this commit and all vendored
/// crates.
///
/// # Errors
/// `CLMAN_PACKAGES` names a folder that exists, or a tool is missing or fails.
pub fn sources() -> Result<(), String> {
    let (root, work) = (root()?, work()?);
    // A folder that the user named is not emptied.
    if work.exists() && std::env::var_os("CLMAN_PACKAGES").is_none() {
        fs::remove_dir_all(&work).map_err(|e| format!("{}: {e}", work.display()))?;
    }
    fs::create_dir_all(root.join("target")).map_err(|e| e.to_string())?;
    let building = work.join("building");
    create(&work)?;
    create(&building)?;
    let prefix = format!("--prefix={SOURCES}/");
    let archive = work.join("sources.tar");
    let archive = archive.to_string_lossy();
    call(root, "git", &["archive", &prefix, "-o", &archive, "HEAD"])?;
    call(&building, "tar", &["xf", &archive])?;
    let source = building.join(SOURCES);
    let settings = call(&source, "cargo", &["vendor", "--locked", "vendor"])?;
    // Removes import libraries for Windows, which are a third of the vendored bytes.
    for target in ["i686", "x86_64"] {
        let libraries = source.join(format!("vendor/winapi-{target}-pc-windows-gnu/lib"));
        if libraries.exists() {
            fs::remove_dir_all(&libraries).map_err(|e| format!("{}: {e}", libraries.display()))?;
        }
    }
    fs::create_dir_all(source.join(".cargo")).map_err(|e| e.to_string())?;
    fs::write(source.join(".cargo/config.toml"), settings).map_err(|e| e.to_string())?;
    // The tarball is only unpacked again, so it is compressed quickly rather than well.
    call(&building, "tar", &["-I", "gzip -1", "-cf", &format!("../{SOURCES}.tar.gz"), SOURCES])
        .map(|_| ())
}

/// The inputs and the folders of the package builds.
struct Builder<'a> {
    work: &'a Path,
    /// The commit time in seconds since 1970.
    date: &'a str,
    /// Cargo's build folder, if all builds share it.
    shared: Option<PathBuf>,
}

impl Builder<'_> {
    /// Builds packages twice, and compares them.
    fn twice(
        &self,
        format: &str,
        make: &dyn Fn(&Path) -> Result<(), String>,
    ) -> Result<Vec<PathBuf>, String> {
        let folder = self.work.join(format);
        let first = self.work.join(format!("{format}-first"));
        for folder in [&first, &folder] {
            create(folder)?;
            make(folder)?;
        }
        let made = self.found(&folder, format)?;
        for package in PACKAGES {
            let is_it = |path: &&PathBuf| {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                name.strip_prefix(package).is_some_and(|rest| rest.starts_with(['-', '_']))
            };
            made.iter().find(is_it).ok_or_else(|| format!("no {format} of {package} was made"))?;
        }
        for path in &made {
            let earlier = first.join(path.strip_prefix(&folder).unwrap_or(path));
            let read = |path: &Path| fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
            if read(path)? != read(&earlier)? {
                return Err(format!(
                    "{} differs from {}, which was made of the same sources",
                    path.display(),
                    earlier.display()
                ));
            }
            println!("{}: two builds give the same bytes", path.display());
        }
        Ok(made)
    }

    /// The folder that contains the sources. A build sees its own folder at this path.
    fn building(&self) -> PathBuf {
        self.work.join("building")
    }

    /// A command without access to a network. It sees `folder` at the path [`Builder::building`], and starts in the folder
    /// `in_folder` there.
    fn without_network(&self, folder: &Path, in_folder: &str, program: &str) -> Command {
        const MOUNT: &str = r#"mount --bind "$1" "$2"; cd "$2/$3"; shift 3; exec "$@""#;
        let mut command = Command::new("unshare");
        command.args(["-rnm", "sh", "-ec", MOUNT, "sh"]).arg(folder).arg(self.building());
        command.args([in_folder, program]).env("SOURCE_DATE_EPOCH", self.date);
        match &self.shared {
            // Packages that are only checked are compressed quickly rather than well. Dependencies of tests turn on
            // features of crates, so only a build with a test uses the crates that the tests compiled.
            Some(shared) => command
                .envs([("CLMAN_PROFILE", "test"), ("CLMAN_TARGETS", "--lib --bins --test bounds")])
                .envs([("DPKG_DEB_COMPRESSOR_TYPE", "gzip"), ("DPKG_DEB_COMPRESSOR_LEVEL", "1")])
                .env("CARGO_TARGET_DIR", shared)
                .env("CLMAN_BUILT", shared.join("debug")),
            None => command.env_remove("CARGO_TARGET_DIR"),
        };
        command
    }

    /// The packages below a folder, without those among the sources.
    fn found(&self, folder: &Path, end: &str) -> Result<Vec<PathBuf>, String> {
        let (wanted, sources) = (format!("*.{end}"), format!("*/{SOURCES}/*"));
        let text = call(folder, "find", &[".", "-name", &wanted, "-not", "-path", &sources])?;
        let mut paths: Vec<PathBuf> = text.lines().map(|line| folder.join(&line[2..])).collect();
        paths.sort();
        match paths.is_empty() {
            true => Err(format!("{}: no .{end} was made", folder.display())),
            false => Ok(paths),
        }
    }

    fn debian(&self, folder: &Path) -> Result<(), String> {
        // Hard links keep modification times, so that compiled crates stay up to date. The build does not write to
        // files of the sources.
        let source = self.building().join(SOURCES);
        call(folder, "cp", &["-al", &source.to_string_lossy(), "."])?;
        let sources = folder.join(SOURCES);
        call(&sources, "cp", &["-r", "packaging/debian", "debian"])?;
        println!("dpkg-buildpackage, without a network");
        // `-d`: Rust comes from the developer's installation, not from a package.
        let mut build = self.without_network(folder, SOURCES, "dpkg-buildpackage");
        said(build.args(["-b", "-d", "-us", "-uc"])).map(|_| ())
    }

    fn rpm(&self, root: &Path, folder: &Path) -> Result<(), String> {
        let sources = folder.join("SOURCES");
        fs::create_dir_all(&sources).map_err(|e| e.to_string())?;
        let tarball = format!("{SOURCES}.tar.gz");
        call(self.work, "cp", &[&tarball, &sources.to_string_lossy()])?;
        println!("rpmbuild, without a network");
        let mut build = self.without_network(folder, ".", "rpmbuild");
        build.args(["-bb", "--nodeps"]);
        // Distributions set these macros; Debian's rpm does not.
        let top = format!("_topdir {}", self.building().display());
        let build_folder = format!("_builddir {}", self.building().display());
        let macros = [
            top.as_str(),
            build_folder.as_str(),
            "use_source_date_epoch_as_buildtime 1",
            "clamp_mtime_to_source_date_epoch 1",
            "_buildhost localhost",
        ];
        let quick = self.shared.is_some().then_some("_binary_payload w1.gzdio");
        macros.iter().chain(&quick).for_each(|defined| {
            build.args(["--define", defined]);
        });
        said(build.arg(root.join("packaging/rpm/clman.spec"))).map(|_| ())
    }
}

/// The unknown findings in the output of a tool: the lines that contain one of `marks`, but none of the texts `known`.
fn findings<'t>(said: &'t str, marks: [&str; 2], known: &[&str]) -> Vec<&'t str> {
    said.lines()
        .filter(|line| marks.iter().any(|mark| line.contains(mark)))
        .filter(|line| !known.iter().any(|known| line.contains(known)))
        .collect()
}

fn lintian(files: &[PathBuf]) -> Result<(), String> {
    for path in files {
        let path = path.to_string_lossy();
        let all = ["--allow-root", "--fail-on", "none", &path];
        let said = call(Path::new("."), "lintian", &all)?;
        let findings = findings(&said, ["E: ", "W: "], KNOWN_LINTIAN);
        println!("{path}: lintian finds {}", findings.len());
        if !findings.is_empty() {
            return Err(findings.join("\n"));
        }
    }
    Ok(())
}

fn rpmlint(files: &[PathBuf]) -> Result<(), String> {
    for path in files {
        // rpmlint fails on any finding, even if the finding is known.
        let output = Command::new("rpmlint").arg(path).output();
        let output = output.map_err(|error| format!("rpmlint: {error}"))?;
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        if !said.contains("1 packages") {
            return Err(format!("rpmlint reads no package: {said}"));
        }
        let findings = findings(&said, [": E: ", ": W: "], KNOWN_RPMLINT);
        println!("{}: rpmlint finds {}", path.display(), findings.len());
        if !findings.is_empty() {
            return Err(findings.join("\n"));
        }
    }
    Ok(())
}

/// Uses the manual and the commands of the packages, which are installed below `root`, as a user does.
fn use_them(root: &Path) -> Result<(), String> {
    let expect = |said: &str, words: &str| match said.contains(words) {
        true => Ok(()),
        false => Err(format!("'{words}' is not in:\n{said}")),
    };
    let pages = root.join("usr/share/man");
    let pages = pages.to_string_lossy();
    let place = Path::new(".");
    // An empty MAN_KEEP_FORMATTING makes man print no overstrikes, which are bold type on terminals.
    let mut man = Command::new("man");
    let shown = said(man.args(["-M", &pages, "3clc", "__global"]).env("MAN_KEEP_FORMATTING", ""))?;
    expect(&shown, "__global")?;
    expect(&shown, "address space")?;
    let shown = call(place, "man", &["-M", &pages, "1", "clman-check"])?;
    expect(&shown, "clman")?;
    call(place, "mandb", &["-u", "-q", &pages])?;
    expect(&call(place, "apropos", &["-M", &pages, "__local"])?, "__local (3clc)")?;
    let clman = root.join("usr/bin/clman");
    let clman = clman.to_string_lossy();
    expect(&call(place, &clman, &["--version"])?, env!("CARGO_PKG_VERSION"))?;
    expect(&call(place, &clman, &["explain", "CL0301"])?, "CL0301")?;
    println!("{}: man, apropos and clman find what was installed", root.display());
    Ok(())
}

/// Checks that no file of the packages remains below `root`. The man command's indexes may remain.
fn nothing_left(root: &Path) -> Result<(), String> {
    let all =
        ["usr", "-not", "-type", "d", "-not", "-name", "index.db", "-not", "-name", "CACHEDIR.TAG"];
    let left = match root.join("usr").exists() {
        true => call(root, "find", &all)?,
        false => String::new(),
    };
    match left.is_empty() {
        true => {
            println!("{}: nothing is left of the packages", root.display());
            Ok(())
        }
        false => Err(format!("{}: these are left:\n{left}", root.display())),
    }
}

fn use_debs(root: &Path, files: &[PathBuf]) -> Result<(), String> {
    for part in ["info", "updates", "triggers"] {
        let folder = root.join("var/lib/dpkg").join(part);
        fs::create_dir_all(folder).map_err(|e| e.to_string())?;
    }
    fs::write(root.join("var/lib/dpkg/status"), "").map_err(|e| e.to_string())?;
    let place = format!("--root={}", root.display());
    let dpkg = |arguments: &[&str]| {
        // The packages' dependencies are not installed below `root`.
        let all = [&place, "--force-not-root", "--force-depends", "--log=/dev/null"];
        said(Command::new("dpkg").args(all).args(arguments))
    };
    let mut install = vec!["-i"];
    let files: Vec<_> = files.iter().map(|file| file.to_string_lossy()).collect();
    install.extend(files.iter().map(|file| &**file));
    dpkg(&install)?;
    use_them(root)?;
    dpkg(&[&["-P"], &PACKAGES[..]].concat())?;
    nothing_left(root)
}

fn use_rpms(root: &Path, files: &[PathBuf]) -> Result<(), String> {
    fs::create_dir_all(root).map_err(|e| e.to_string())?;
    let place = format!("--root={}", root.display());
    let rpm =
        |arguments: &[&str]| said(Command::new("rpm").args([&place, "--nodeps"]).args(arguments));
    let mut install = vec!["-i"];
    let files: Vec<_> = files.iter().map(|file| file.to_string_lossy()).collect();
    install.extend(files.iter().map(|file| &**file));
    rpm(&install)?;
    use_them(root)?;
    rpm(&[&["-e"], &PACKAGES[..]].concat())?;
    nothing_left(root)
}
