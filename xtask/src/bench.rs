//! Benchmarks of whole processes, and of the answers of the language server, against peers that do the same job, timed
//! in the same run.
//!
//! Rounds are interleaved, so that other load on the machine affects all programs alike. A figure is the
//! median of its rounds. The row of a peer that is not installed says so.

mod checker;
mod editor;
mod host;
mod kernels;

pub use kernels::bare_host;

use clman_record::corpus;
use clman_record::{write_corpus_meta, write_record};
use std::cell::Cell;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The numbers of rounds: for commands that take milliseconds, for other short commands, and for commands that take
/// seconds.
const SHORT_ROUNDS: usize = 45;
const ROUNDS: usize = 9;
const LONG_ROUNDS: usize = 3;

/// The number of pages that docbook-xsl converts to man pages, which is slow.
const SAMPLE: usize = 30;

/// The stylesheet of docbook-xsl for man pages.
const STYLESHEET: &str = "/usr/share/xml/docbook/stylesheet/docbook-xsl/manpages/docbook.xsl";

/// The edition that is timed, and a file in its folder.
const EDITION: &str = "1.2";
const MARKER: &str = "global.xml";

type Result<T> = std::result::Result<T, String>;

/// One line of the table.
struct Row {
    what: String,
    ours: String,
    peer: String,
    ratio: String,
    wanted: &'static str,
    memory: String,
}

/// Runs all benchmarks and writes `report`.
pub fn run(report: &Path) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let clman = std::env::current_exe().map_err(text)?.with_file_name("clman");
    build_clman(&root)?;
    if !clman.is_file() {
        return Err(format!("{}: cargo did not build it", clman.display()));
    }
    // All files are in memory, because a disk from which many files were removed creates new files slowly.
    let in_memory = Path::new("/dev/shm");
    let scratch = match in_memory.is_dir() {
        true => tempfile::tempdir_in(in_memory),
        false => tempfile::tempdir(),
    };
    let scratch = scratch.map_err(text)?;
    let bench = Bench { clman, scratch: scratch.path().to_path_buf(), folders: Cell::new(0) };

    let mut rows = Vec::new();
    let mut skipped = Vec::new();
    bench.checker(&mut rows, &mut skipped)?;
    bench.editor(&mut rows)?;
    match upstream(&root, scratch.path()) {
        Some(folder) => {
            let records = bench.docbook(&folder, &mut rows, &mut skipped)?;
            bench.records(&records, &mut rows, &mut skipped)?;
            bench.growth(&records, &mut rows)?;
        }
        None => skipped.push(
            "rows about the manual: upstream's is neither in $CLMAN_UPSTREAM nor in ../shared",
        ),
    }
    bench.kernels(&mut rows, &mut skipped)?;
    skipped.iter().for_each(|line| println!("skipped: {line}"));
    let report = if report.is_absolute() { report.to_path_buf() } else { root.join(report) };
    if let Some(folder) = report.parent() {
        fs::create_dir_all(folder).map_err(text)?;
    }
    let page = page(&root, &rows, &skipped);
    print!("{page}");
    fs::write(&report, page).map_err(|e| format!("{}: {e}", report.display()))
}

/// With the prebuilt binary `clman`, runs the benchmarks that need a GPU, and prints the report. The machine with the
/// GPU may have no development tools.
pub fn gpu(clman: &Path) -> Result<()> {
    let scratch = tempfile::tempdir().map_err(text)?;
    let clman = clman.canonicalize().map_err(|e| format!("{}: {e}", clman.display()))?;
    let bench = Bench { clman, scratch: scratch.path().to_path_buf(), folders: Cell::new(0) };
    let mut rows = Vec::new();
    bench.kernels_on_gpu(&mut rows)?;
    bench.manual_on_gpu(&mut rows)?;
    let gpu =
        said("nvidia-smi", &["--query-gpu=name,driver_version", "--format=csv,noheader"], "/");
    let date = said("date", &["-u", "+%F"], "/").unwrap_or_default();
    let commit = std::env::var("CLMAN_COMMIT").unwrap_or_default();
    print!(
        "# Benchmarks on a GPU\n\nMade by `cargo xtask bench-gpu CLMAN`, which prints this page instead of writing \
         it into a file, because the\nmachine with the GPU may have no copy of the repository. The bare host program \
         (`xtask/src/bench/host.rs`)\nperforms the same builds, launches and transfers as clman. By default, the driver opens eight connections to the GPU\nfor \
         this program. For clman, the driver opens one.\n\n- GPU and driver: {}\n- machine: {}; `clman test` uses all cores\n\
         - date: {date}, commit: {commit}\n- a time is measured from the start to the end of a process; it is the median of {ROUNDS} runs, or of {LONG_ROUNDS} runs \
         for `clman test`\n- `nothing compiled before`: the driver's cache of compiled programs is empty; `everything \
         compiled before`: the cache has\n  all programs\n\
         - a ratio in % is the additional time of clman; a negative ratio means that clman takes less time\n\n{}",
        gpu.as_deref().unwrap_or("unknown"),
        machine(),
        table(&rows)
    );
    Ok(())
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

fn build_clman(root: &Path) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["build", "--release", "--package", "clman", "--bin", "clman"])
        .current_dir(root)
        .status()
        .map_err(text)?;
    if status.success() { Ok(()) } else { Err("clman cannot be built".into()) }
}

/// The folder of the edition's DocBook, unpacked if necessary.
fn upstream(root: &Path, scratch: &Path) -> Option<PathBuf> {
    let base =
        std::env::var_os("CLMAN_UPSTREAM").map_or_else(|| root.join("../shared"), PathBuf::from);
    for base in [base.join("upstream"), base] {
        if let Some(folder) = folder_with(&base.join(EDITION), MARKER) {
            return Some(folder);
        }
        let archive = base.join(format!("{EDITION}.tar.xz"));
        if archive.is_file() {
            let target = scratch.join("upstream");
            fs::create_dir_all(&target).ok()?;
            let mut tar = Command::new("tar");
            tar.arg("-xJf").arg(&archive).arg("-C").arg(&target);
            if tar.status().is_ok_and(|status| status.success()) {
                return folder_with(&target, MARKER);
            }
        }
    }
    None
}

fn folder_with(folder: &Path, name: &str) -> Option<PathBuf> {
    if folder.join(name).is_file() {
        return Some(folder.to_path_buf());
    }
    let mut inside: Vec<PathBuf> = fs::read_dir(folder).ok()?.flatten().map(|e| e.path()).collect();
    inside.retain(|path| path.is_dir());
    inside.sort();
    inside.iter().find_map(|folder| folder_with(folder, name))
}

fn installed(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|f| f.join(program).is_file()))
}

/// Whether commands are restricted to two cores. They are not restricted if the machine has at most two cores, since
/// the program for the restriction takes a millisecond to start.
fn is_pinned() -> bool {
    cores() > 2 && installed("taskset")
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A command whose output is discarded, on two cores if [`is_pinned`] is true. It may exit with 1, as commands with
/// findings do.
fn command(program: &Path, arguments: &[&str]) -> Command {
    let mut command = if is_pinned() {
        let mut command = Command::new("taskset");
        command.args(["-c", "0,1"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn timed(mut command: Command) -> Result<Duration> {
    let start = Instant::now();
    let status = command.status().map_err(|e| format!("{command:?}: {e}"))?;
    let took = start.elapsed();
    match status.code() {
        Some(0 | 1) => Ok(took),
        _ => Err(format!("{command:?}: {status}")),
    }
}

/// The peak memory of a command in MB, if GNU time is installed.
fn peak(program: &Path, arguments: &[&str]) -> Option<f64> {
    let time = Path::new("/usr/bin/time");
    if !time.is_file() {
        return None;
    }
    let output = Command::new(time)
        .args(["-f", "peak %M"])
        .arg(program)
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .output()
        .ok()?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let kilobytes: f64 = said.lines().rev().find_map(|l| l.strip_prefix("peak "))?.parse().ok()?;
    Some(kilobytes * 1024.0 / 1e6)
}

fn memory(of: &[Option<f64>]) -> String {
    let most = of
        .iter()
        .flatten()
        .copied()
        .fold(None, |most: Option<f64>, mb| Some(most.map_or(mb, |most| most.max(mb))));
    most.map_or_else(|| "–".into(), |mb| format!("{mb:.0} MB"))
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times.get(times.len() / 2).map_or(0.0, Duration::as_secs_f64)
}

/// Seconds in a readable unit.
fn show(seconds: f64) -> String {
    match seconds {
        s if s >= 10.0 => format!("{s:.1} s"),
        s if s >= 1.0 => format!("{s:.2} s"),
        s if s >= 0.01 => format!("{:.0} ms", s * 1e3),
        s if s >= 0.001 => format!("{:.1} ms", s * 1e3),
        s => format!("{:.0} µs", s * 1e6),
    }
}

fn both(total: f64, pages: usize) -> String {
    format!("{} a page ({pages} pages in {})", show(total / pages.max(1) as f64), show(total))
}

struct Bench {
    clman: PathBuf,
    scratch: PathBuf,
    /// The number of folders created.
    folders: Cell<usize>,
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap_or_default()
}

impl Bench {
    /// A path for a new folder. No folder is removed before the end, because file systems such as ext4
    /// create files slowly for some seconds after many files were removed.
    fn fresh(&self, name: &str) -> PathBuf {
        let number = self.folders.get();
        self.folders.set(number + 1);
        self.scratch.join(format!("{name}-{number}"))
    }

    fn clman(&self, arguments: &[&str]) -> Result<Duration> {
        timed(command(&self.clman, arguments))
    }

    /// Times the conversion of DocBook to man pages, HTML and Markdown against docbook-xsl, which writes
    /// man pages. Returns the folder of the records.
    fn docbook(
        &self,
        folder: &Path,
        rows: &mut Vec<Row>,
        skipped: &mut Vec<&'static str>,
    ) -> Result<PathBuf> {
        // The web pages of the same edition are in a subfolder: only the DocBook is timed.
        let source = self.scratch.join("docbook");
        fs::create_dir_all(&source).map_err(text)?;
        for entry in fs::read_dir(folder).map_err(text)?.flatten() {
            if entry.path().is_file() {
                fs::copy(entry.path(), source.join(entry.file_name())).map_err(text)?;
            }
        }
        let sample = if installed("xsltproc") && Path::new(STYLESHEET).is_file() {
            self.sample(&source)?
        } else {
            skipped.push("docbook-xsl: xsltproc or its style sheets are not installed");
            Vec::new()
        };
        let mut ours = Vec::new();
        let mut theirs = Vec::new();
        for _ in 0..LONG_ROUNDS {
            for _ in 0..3 {
                let (made, out) = (self.fresh("records"), self.fresh("out"));
                let import = ["import", path(&source), "-o", path(&made), "--edition", EDITION];
                let build = ["build", path(&made), "-o", path(&out)];
                ours.push(self.clman(&import)? + self.clman(&build)?);
            }
            let made = self.fresh("docbook-xsl");
            fs::create_dir_all(&made).map_err(text)?;
            let into = format!("{}/", path(&made));
            let mut round = Duration::ZERO;
            for page in &sample {
                let arguments = ["--nonet", "-o", &into, STYLESHEET, path(page)];
                round += timed(command("xsltproc".as_ref(), &arguments))?;
            }
            theirs.push(round);
        }
        let (records, out) = (self.fresh("records"), self.fresh("out"));
        let import = ["import", path(&source), "-o", path(&records), "--edition", EDITION];
        let build = ["build", path(&records), "-o", path(&out)];
        let peaks = [peak(&self.clman, &import), peak(&self.clman, &build)];
        let pages = count(&records, "toml").saturating_sub(1);
        let ours = median(ours);
        let row = |peer: String, ratio: String| Row {
            what: format!(
                "edition {EDITION}: `clman import` and `clman build` (DocBook → man, HTML, Markdown) \
                 / docbook-xsl (→ man only)"
            ),
            ours: both(ours, pages),
            peer,
            ratio,
            wanted: "≥ 100",
            memory: memory(&peaks),
        };
        rows.push(if sample.is_empty() {
            row("not installed".into(), "–".into())
        } else {
            let theirs = median(theirs);
            let ratio = (theirs / sample.len() as f64) / (ours / pages.max(1) as f64);
            row(both(theirs, sample.len()), format!("{ratio:.0} × as fast"))
        });
        Ok(records)
    }

    /// Sample pages from the whole manual, in a form that docbook-xsl accepts: without their document
    /// types, which it rejects, and with the declared entities expanded.
    fn sample(&self, source: &Path) -> Result<Vec<PathBuf>> {
        let target = self.scratch.join("sample");
        fs::create_dir_all(&target).map_err(text)?;
        let mut files: Vec<PathBuf> =
            fs::read_dir(source).map_err(text)?.flatten().map(|e| e.path()).collect();
        files.retain(|file| file.extension().is_some_and(|e| e == "xml"));
        files.sort();
        let mut fit = Vec::new();
        for file in files {
            let Some(page) = prepared(&file) else { continue };
            let path = target.join(file.file_name().unwrap_or_default());
            fs::write(&path, page).map_err(text)?;
            fit.push(path);
        }
        // More pages than needed are tried, because some files are parts of pages, which docbook-xsl cannot read alone.
        let step = (fit.len() / (SAMPLE + SAMPLE / 2)).max(1);
        let trial = self.fresh("trial");
        fs::create_dir_all(&trial).map_err(text)?;
        let into = format!("{}/", path(&trial));
        let mut sample = Vec::new();
        for page in fit.into_iter().step_by(step) {
            let arguments = ["--nonet", "-o", &into, STYLESHEET, path(&page)];
            let fine = command("xsltproc".as_ref(), &arguments).status();
            if fine.is_ok_and(|status| status.success()) {
                sample.push(page);
            }
            if sample.len() == SAMPLE {
                break;
            }
        }
        Ok(sample)
    }

    /// Times the build of the records' three targets against mandoc's conversion of their man pages to HTML.
    fn records(
        &self,
        records: &Path,
        rows: &mut Vec<Row>,
        skipped: &mut Vec<&'static str>,
    ) -> Result<()> {
        let pages = count(records, "toml").saturating_sub(1);
        let man = self.fresh("man");
        self.clman(&["build", path(records), "-o", path(&man), "--target", "man"])?;
        let folder = man.join("man/man3");
        let mut files: Vec<PathBuf> =
            fs::read_dir(&folder).map_err(text)?.flatten().map(|e| e.path()).collect();
        // Pages that only redirect are left out.
        files.retain(|f| fs::read_to_string(f).is_ok_and(|text| !text.starts_with(".so ")));
        files.sort();
        let has_mandoc = installed("mandoc");
        if !has_mandoc {
            skipped.push("mandoc is not installed");
        }
        let mandoc = |files: &[PathBuf]| {
            let mut arguments = vec!["-T", "html"];
            arguments.extend(files.iter().map(|f| path(f)));
            timed(command("mandoc".as_ref(), &arguments))
        };
        let (mut ours, mut at_once, mut one_by_one) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let out = self.fresh("out");
            ours.push(self.clman(&["build", path(records), "-o", path(&out)])?);
            if has_mandoc {
                at_once.push(mandoc(&files)?);
            }
        }
        // With one process per page, half of the work is starting the process, so both rows are reported.
        if has_mandoc {
            for _ in 0..LONG_ROUNDS {
                let mut round = Duration::ZERO;
                for file in &files {
                    round += mandoc(std::slice::from_ref(file))?;
                }
                one_by_one.push(round);
            }
        }
        let ours = median(ours);
        let out = self.fresh("out");
        let peaks = [peak(&self.clman, &["build", path(records), "-o", path(&out)])];
        for (how, times) in
            [("one process for each page", one_by_one), ("one process for all pages", at_once)]
        {
            let theirs = median(times);
            rows.push(Row {
                what: format!(
                    "edition {EDITION}: `clman build` of the records, all three targets / `mandoc -T \
                     html` of the man pages, {how}"
                ),
                ours: both(ours, pages),
                peer: if has_mandoc { both(theirs, files.len()) } else { "not installed".into() },
                ratio: if has_mandoc {
                    let ratio = (theirs / files.len().max(1) as f64) / (ours / pages.max(1) as f64);
                    format!("{ratio:.2} × as fast")
                } else {
                    "–".into()
                },
                wanted: "≥ 1",
                memory: memory(&peaks),
            });
        }
        Ok(())
    }

    /// Times the build of 10,000 pages against the build of 330 pages. The pages are the records and copies of them
    /// with new names.
    fn growth(&self, records: &Path, rows: &mut Vec<Row>) -> Result<()> {
        let corpora = [("few", 330_usize), ("many", 10_000)];
        for (name, size) in corpora {
            self.corpus(records, &self.scratch.join(name), size)?;
        }
        let mut times = [Vec::new(), Vec::new()];
        let mut peaks = [None, None];
        for round in 0..LONG_ROUNDS {
            for (at, (name, _)) in corpora.iter().enumerate() {
                // The short run is repeated, because the ratio depends on its median.
                for _ in 0..if at == 0 { 3 } else { 1 } {
                    let (from, out) = (self.scratch.join(name), self.fresh("out"));
                    let arguments = ["build", path(&from), "-o", path(&out)];
                    if round == 0 && peaks[at].is_none() {
                        let first = self.fresh("out");
                        peaks[at] = peak(&self.clman, &["build", path(&from), "-o", path(&first)]);
                    }
                    times[at].push(self.clman(&arguments)?);
                }
            }
        }
        let [few, many] = times.map(median);
        rows.push(Row {
            what: "`clman build` of 10,000 pages / of 330".into(),
            ours: both(many, 10_000),
            peer: both(few, 330),
            ratio: format!("{:.1} × the time", many / few),
            wanted: "≤ 30",
            memory: memory(&peaks),
        });
        Ok(())
    }

    /// Writes a corpus of `size` pages to `folder`: the records, and copies of them with new names.
    fn corpus(&self, records: &Path, folder: &Path, size: usize) -> Result<()> {
        let loaded = corpus::load(records, clman_manual::editions())
            .map_err(|_| "the records cannot be read".to_string())?;
        fs::create_dir_all(folder).map_err(text)?;
        fs::write(
            folder.join("corpus.toml"),
            write_corpus_meta(&loaded.meta, clman_manual::editions()),
        )
        .map_err(text)?;
        let pages = loaded.files.len();
        if pages == 0 {
            return Err("there are no records".into());
        }
        for at in 0..size {
            let mut record = loaded.files[at % pages].parsed.record.clone();
            let copy = at / pages;
            if copy > 0 {
                let names = [&mut record.name, &mut record.title];
                for name in names.into_iter().chain(&mut record.aliases) {
                    let _ = write!(name, "_{copy}");
                }
            }
            let file = folder.join(format!("{}.toml", record.name));
            fs::write(file, write_record(&record)).map_err(text)?;
        }
        Ok(())
    }
}

fn count(folder: &Path, extension: &str) -> usize {
    fs::read_dir(folder).map_or(0, |entries| {
        entries.flatten().filter(|e| e.path().extension().is_some_and(|x| x == extension)).count()
    })
}

/// A page in a form that docbook-xsl accepts, with the declared entities expanded. `None` if the file is not a page.
fn prepared(file: &Path) -> Option<String> {
    let page = fs::read_to_string(file).ok()?;
    let start = page.find("<refentry")?;
    let mut files = Vec::new();
    let body = included(&page, file.parent()?, &mut files, 0);
    let body = &body[body.find("<refentry")? + "<refentry".len()..];
    // The attributes up to the end of the tag.
    let attributes = page[start..].split('>').next()?;
    let mut out = String::from("<refentry");
    for (prefix, address) in
        [("xlink", "http://www.w3.org/1999/xlink"), ("mml", "http://www.w3.org/1998/Math/MathML")]
    {
        if !attributes.contains(&format!("xmlns:{prefix}")) {
            let _ = write!(out, " xmlns:{prefix}=\"{address}\"");
        }
    }
    out.push_str(body);
    Some(out)
}

/// `page` with the files of its entities included, and without the declarations.
fn included(page: &str, folder: &Path, files: &mut Vec<(String, PathBuf)>, depth: usize) -> String {
    let mut text = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(at) = rest.find("<!ENTITY") {
        text.push_str(&rest[..at]);
        let Some(end) = rest[at..].find('>') else { break };
        let declaration = &rest[at..at + end];
        let mut words = declaration.split_whitespace().skip(1);
        if let (Some(name), Some("SYSTEM")) = (words.next(), words.next()) {
            let file = declaration.split('"').nth(1).unwrap_or("");
            files.push((name.to_string(), folder.join(file)));
        }
        rest = &rest[at + end + 1..];
    }
    text.push_str(rest);
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        let name = rest[at + 1..].split(';').next().unwrap_or("").to_string();
        let known = name.starts_with('#') || ["amp", "lt", "gt", "quot", "apos"].contains(&&*name);
        let is_name =
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if known || !is_name {
            out.push('&');
            rest = &rest[at + 1..];
            continue;
        }
        let file = files.iter().find(|(known, _)| *known == name).map(|(_, file)| file.clone());
        match file.and_then(|file| fs::read_to_string(file).ok()) {
            Some(inner) if depth < 8 => {
                let inner = inner.split_once("?>").map_or(inner.as_str(), |(_, inner)| inner);
                out.push_str(&included(inner, folder, files, depth + 1));
            }
            // The text of the entity is not available. Any character can replace the reference.
            _ => out.push_str("&#160;"),
        }
        rest = &rest[at + name.len() + 2..];
    }
    out.push_str(rest);
    out
}

fn said(program: &str, arguments: &[&str], folder: impl AsRef<Path>) -> Option<String> {
    let output = Command::new(program).args(arguments).current_dir(folder).output().ok()?;
    let line = String::from_utf8_lossy(&output.stdout).lines().next()?.trim().to_string();
    (!line.is_empty()).then_some(line)
}

fn machine() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|l| l.strip_prefix("model name")?.split_once(':'));
    let model = model.map_or(std::env::consts::ARCH, |(_, model)| model.trim());
    let cores = cores();
    let used = if is_pinned() { 2 } else { cores };
    let memory = fs::read_to_string("/proc/meminfo").ok().and_then(|info| {
        let line = info.lines().find_map(|l| l.strip_prefix("MemTotal:"))?.to_string();
        let kilobytes: f64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
        Some(format!(", {:.0} GiB", kilobytes / 1024.0 / 1024.0))
    });
    let memory = memory.unwrap_or_default();
    format!("{model}, {used} of {cores} cores{memory}, {}", std::env::consts::OS)
}

fn page(root: &Path, rows: &[Row], skipped: &[&str]) -> String {
    let mut out = String::from(
        "# Benchmarks\n\nMade by `cargo xtask bench`, which writes this file anew. The command needs \
         the upstream manual (in `$CLMAN_UPSTREAM`,\notherwise in `../shared`) and the peers, which are the \
         programs that clman is compared with: clang-19, clangd-19,\nmandoc, xsltproc with docbook-xsl, \
         oclgrind and PoCL. To time single functions instead, use `cargo bench`.\n\n",
    );
    let unknown = || "unknown".to_string();
    let date = said("date", &["-u", "+%F"], root).unwrap_or_else(unknown);
    let commit = said("git", &["rev-parse", "--short", "HEAD"], root).unwrap_or_else(unknown);
    let changed = said("git", &["status", "--porcelain", "--untracked-files=no"], root);
    let changed = if changed.is_some() { ", with uncommitted changes" } else { "" };
    let load = fs::read_to_string("/proc/loadavg").ok();
    let load = load.as_deref().and_then(|l| l.split(' ').next()).unwrap_or("unknown");
    let _ = writeln!(out, "- machine: {}", machine());
    let _ = writeln!(out, "- date: {date}, commit: {commit}{changed}");
    let _ = writeln!(out, "- load average of the machine over the last minute of the run: {load}");
    let _ = writeln!(
        out,
        "- a time is measured from the start to the end of a process, except for `clman lsp`; it is the median of \
         {SHORT_ROUNDS} runs, or of {LONG_ROUNDS} or more if a run is long; `once`: the \
         peer was run once\n- `key to …`: the time from a typed character to the answer of the language \
         server\n- memory is the peak of clman's memory; clman writes into a new \
         folder in each run\n- the bare host program (`xtask/src/bench/host.rs`) makes only the OpenCL \
         calls that the launch needs; `cold`: the\n  driver's cache of compiled programs is empty\n\
         - a ratio in % is the additional time of clman; a negative ratio means that clman takes less time\n\
         - the files are in `/dev/shm`, a file system in memory, if the system has it\n"
    );
    out.push_str(&table(rows));
    for line in skipped {
        let _ = writeln!(out, "\nSkipped: {line}.");
    }
    out
}

fn table(rows: &[Row]) -> String {
    let mut out =
        String::from("| clman / peer | time of clman | time of peer | ratio | goal | memory |\n");
    out.push_str("|---|---|---|---|---|---|\n");
    for row in rows {
        let Row { what, ours, peer, ratio, wanted, memory } = row;
        let _ = writeln!(out, "| {what} | {ours} | {peer} | {ratio} | {wanted} | {memory} |");
    }
    out
}
