//! `cargo xtask differential`: compares the checker with clang.
//!
//! Programs are generated from a grammar or read from given folders, and some of them are mutated. Each program is
//! checked in this process and by `clang-19`, in the same edition with the same extensions. If the verdicts or the
//! lines of errors differ, the program is counted under the message that only one of the checkers reports. For each
//! such message, if the verdicts about its programs differ, one program is minimized. The seed reproduces a run.

mod clang;
mod generate;
pub(crate) mod mutate;

use crate::kernel_files::kernel_files;
use crate::random::Random;
use clang::CLANG;
use clman_opencl::diagnostic::Severity;
use clman_opencl::edition::extension;
use clman_opencl::{Edition, ExtensionSet, Loader, Options};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// The maximum number of sources that are made and compared together.
const BATCH: usize = 2048;

/// A source with its language.
#[derive(Clone, Debug)]
struct Case {
    source: String,
    edition: Edition,
    /// The extensions in the format of `-cl-ext`, without spaces; may be empty.
    extensions: String,
    kind: Kind,
}

/// The origin of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Generated,
    GeneratedMutant,
    File,
    FileMutant,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Generated, Kind::GeneratedMutant, Kind::File, Kind::FileMutant];

    fn text(self) -> &'static str {
        match self {
            Kind::Generated => "made up",
            Kind::GeneratedMutant => "made up and damaged",
            Kind::File => "given",
            Kind::FileMutant => "given and damaged",
        }
    }
}

/// The errors of a compiler: the lines that have errors, and the line and the message of each error.
#[derive(Clone, Debug, Default)]
struct Lines {
    errors: BTreeSet<u32>,
    messages: Vec<(u32, String)>,
}

/// The kind of difference between two outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Difference {
    Accepted,
    Rejected,
    Missing,
    Extra,
    Both,
}

impl Difference {
    fn of(own: &Lines, peer: &Lines) -> Option<Difference> {
        let missing = peer.errors.difference(&own.errors).next().is_some();
        let extra = own.errors.difference(&peer.errors).next().is_some();
        match (own.errors.is_empty(), peer.errors.is_empty()) {
            (true, true) => None,
            (true, false) => Some(Difference::Accepted),
            (false, true) => Some(Difference::Rejected),
            _ => match (missing, extra) {
                (false, false) => None,
                (true, false) => Some(Difference::Missing),
                (false, true) => Some(Difference::Extra),
                (true, true) => Some(Difference::Both),
            },
        }
    }

    fn text(self) -> &'static str {
        match self {
            Difference::Accepted => "clman accepts, clang rejects",
            Difference::Rejected => "clman rejects, clang accepts",
            Difference::Missing => "clang reports an error on a line on which clman does not",
            Difference::Extra => "clman reports an error on a line on which clang does not",
            Difference::Both => "different lines",
        }
    }

    fn is_verdict(self) -> bool {
        matches!(self, Difference::Accepted | Difference::Rejected)
    }
}

/// A loader that only knows the source itself.
struct Itself(Arc<[u8]>);

impl Loader for Itself {
    fn load(&mut self, name: &str, _: bool, _: &str) -> Result<(String, Arc<[u8]>), String> {
        match name == CASE {
            true => Ok((name.to_string(), self.0.clone())),
            false => Err(format!("there is no file `{name}`")),
        }
    }
}

/// The file name of a source.
const CASE: &str = "case.cl";

/// The lines that clman reports, as numbered by `#line`. Errors in other files are left out.
fn own(case: &Case) -> Result<Lines, String> {
    let mut options = Options::new(case.edition);
    for part in case.extensions.split(',').filter(|part| !part.is_empty()) {
        let (on, name) = (part.starts_with('+'), &part[1..]);
        if name == "all" {
            options.language.extensions = if on { ExtensionSet::ALL } else { ExtensionSet::NONE };
        } else if let Some(id) = extension(name) {
            options.language.extensions.set(id, on);
        }
    }
    let source: Arc<[u8]> = case.source.as_bytes().into();
    let check = move || {
        let checked = clman_opencl::check(CASE, source.clone(), &options, &mut Itself(source));
        let mut lines = Lines::default();
        for d in checked.diagnostics.iter().filter(|d| d.severity == Severity::Error) {
            let (file, line) = checked.sources.presumed(d.primary.span);
            if file != CASE {
                continue;
            }
            lines.errors.insert(line);
            lines.messages.push((line, format!("{} {}", d.code.id, d.message)));
        }
        lines
    };
    std::panic::catch_unwind(check).map_err(|_| "clman panicked".to_string())
}

/// Errors that only clman reports and that are intended: the code, a part of its message, and the reason. The code's
/// page names the section of the specification.
const REJECTED: &[(&str, &str, &str)] = &[
    (
        "CL0602",
        "is not available",
        "a disabled feature stays disabled, even if clang's header enables it again for SPIR",
    ),
    (
        "CL0604",
        "takes (private atomic_",
        "without generic pointers, atomic functions take only pointers to global and local memory",
    ),
    (
        "CL0115",
        "__OPENCL_VERSION__",
        "`__OPENCL_VERSION__` is defined in every program (OpenCL C 6.12.2), so clman reports an `#error` that \
         clang skips",
    ),
];

/// Errors that only clang reports, although the line is valid: a part of the message, a part of the line, and the
/// reason why clman accepts the line, with the section.
const ACCEPTED: &[(&str, &str, &str)] = &[
    (
        "no matching function for call to 'ndrange_",
        "[",
        "an array that is a compound literal inside a function is in the private address space, and `ndrange_2D` accepts a \
         pointer to such an array (OpenCL C 6.7.8, C99 6.5.2.5)",
    ),
    (
        "is ambiguous",
        "atomic_fetch_",
        "atomic types of the size of a pointer take the operands of the corresponding integer types (OpenCL C 6.15.12)",
    ),
    (
        "read-only variable is not assignable",
        "[",
        "a block captures a pointer to an array of the enclosing function, and may write through it (OpenCL C 6.14.5)",
    ),
    (
        "changes address space of pointer",
        "){",
        "a compound literal inside a function is in the private address space in every edition (OpenCL C 6.7.8, C99 6.5.2.5)",
    ),
    (
        "use of undeclared identifier 'work_group_",
        "_mul",
        "the `work_group_…_mul…` functions, which clang does not declare, belong to `cl_khr_work_group_uniform_arithmetic` (OpenCL C 6.15.16)",
    ),
    (
        "initializer element is not a compile-time constant",
        "NAN",
        "`NAN` is a constant (OpenCL C 6.15.2)",
    ),
    (
        "expected ",
        "#pragma OPENCL ",
        "a pragma ends at the end of its line, and its tokens are not part of the program (C99 5.1.1.2, 6.10.6)",
    ),
    (
        "__OPENCL_VERSION__",
        "__OPENCL_VERSION__",
        "`__OPENCL_VERSION__` is defined in every program (OpenCL C 6.12.2)",
    ),
    (
        "sampler_t initialization requires",
        "vec_step",
        "`vec_step` gives an `int` (OpenCL C 6.15.13)",
    ),
    (
        "undeclared",
        "async_work_group_copy",
        "the extended asynchronous copies and their fence are functions of extensions (OpenCL C 6.15.11.1)",
    ),
];

/// The report's text about constructs that the specification forbids and clang accepts.
const TOLERATED: &str = "\nFor many constructs that the specification forbids and that clang accepts, clman only reports a \
                         warning, which is an error with `-W pedantic`. The table does not count the lines of these \
                         constructs.\n";

/// The reason why only one of the two checkers reports an error on a line; `None` if this is not intended.
fn meant(case: &Case, own: &Lines, peer: &Lines, at: u32) -> Option<&'static str> {
    let line = |at: u32| case.source.lines().nth((at as usize).checked_sub(1)?);
    let is_own = own.errors.contains(&at);
    let messages = if is_own { &own.messages } else { &peer.messages };
    let mut why = None;
    for (_, text) in messages.iter().filter(|message| message.0 == at) {
        let found = match is_own {
            true => REJECTED.iter().find(|s| text.starts_with(s.0) && text.contains(s.1))?,
            // If a directive splits a construct, clang reports the error at the line before the directive.
            false => {
                let line = match text.starts_with("expected ';'") {
                    true => format!("{}\n{}", line(at)?, line(at + 1).unwrap_or_default()),
                    false => line(at)?.to_string(),
                };
                ACCEPTED.iter().find(|s| text.contains(s.0) && line.contains(s.1))?
            }
        };
        why = Some(found.2);
    }
    why
}

/// The reason why a disagreement is intended; `None` if there is a line that only one of the two checkers reports, and
/// that has no reason.
fn settled(disagreement: &Disagreement) -> Option<&'static str> {
    let Disagreement { case, own, peer, .. } = disagreement;
    let mut why = None;
    for at in own.errors.symmetric_difference(&peer.errors) {
        why = Some(meant(case, own, peer, *at)?);
    }
    why
}

/// The section that a code's page names.
fn section(code: &str) -> String {
    let page = clman_opencl::code(code).map_or("", |code| code.doc);
    page.split("# Specification").nth(1).unwrap_or("").trim().to_string()
}

/// The command-line options.
struct Arguments {
    count: usize,
    seed: u64,
    folders: Vec<PathBuf>,
    editions: Vec<Edition>,
    extensions: bool,
    report: Option<PathBuf>,
    shrink: usize,
    mutants: usize,
}

fn arguments(options: &[&str]) -> Result<Arguments, String> {
    let mut parsed = Arguments {
        count: 10_000,
        seed: 1,
        folders: Vec::new(),
        // clang 19 does not have later editions.
        editions: Edition::ALL.iter().copied().filter(|e| *e <= Edition::V3_0).collect(),
        extensions: true,
        report: None,
        shrink: 40,
        mutants: 3,
    };
    for pair in options.chunks(2) {
        let value = *pair.get(1).ok_or_else(|| format!("'{}' lacks a value", pair[0]))?;
        let number = || value.parse::<usize>().map_err(|_| format!("'{value}' is not a number"));
        match pair[0] {
            "--count" => parsed.count = number()?,
            "--seed" => parsed.seed = number()? as u64,
            "--folder" => parsed.folders.push(value.into()),
            "--report" => parsed.report = Some(value.into()),
            "--shrink" => parsed.shrink = number()?,
            "--mutants" => parsed.mutants = number()?,
            "--edition" => {
                parsed.editions = vec![
                    Edition::parse(value).ok_or_else(|| format!("'{value}' is not an edition"))?,
                ];
            }
            "--extensions" => parsed.extensions = value == "yes",
            other => return Err(format!("'{other}' is not an option of differential")),
        }
    }
    Ok(parsed)
}

/// The sets of extensions that are tried in addition to the default.
const EXTENSIONS: &[&str] = &[
    "-cl_khr_fp16",
    "-__opencl_c_fp64,-cl_khr_fp64",
    "-__opencl_c_generic_address_space,-__opencl_c_device_enqueue,-__opencl_c_pipes",
    "-__opencl_c_program_scope_global_variables,-__opencl_c_device_enqueue",
    "-__opencl_c_pipes,-__opencl_c_device_enqueue",
    "-__opencl_c_device_enqueue",
    "-__opencl_c_images,-__opencl_c_read_write_images,-__opencl_c_3d_image_writes,-cl_khr_3d_image_writes",
    "-__opencl_c_read_write_images",
    "-__opencl_c_3d_image_writes,-cl_khr_3d_image_writes",
    "-__opencl_c_atomic_order_seq_cst",
    "-cl_khr_int64_base_atomics",
    "-cl_khr_depth_images",
    "-cl_khr_gl_msaa_sharing",
    "-cl_khr_subgroups,-__opencl_c_subgroups",
];

/// The message without the parts that differ between cases of the same kind.
fn generalise(message: &str) -> String {
    let mut out = String::new();
    let mut quoted = false;
    for c in message.chars() {
        match c {
            '\'' | '`' => {
                quoted = !quoted;
                if quoted {
                    out.push('…');
                }
            }
            _ if quoted => {}
            c if c.is_ascii_digit() => {
                if !out.ends_with('#') {
                    out.push('#');
                }
            }
            c => out.push(c),
        }
    }
    out
}

/// The message of the only checker that reports an error on the first line on which the two checkers differ, with its
/// name and without the varying parts.
fn signature(own: &Lines, peer: &Lines) -> String {
    let Some(first) = own.errors.symmetric_difference(&peer.errors).next() else {
        return String::new();
    };
    let said = |lines: &Lines| lines.messages.iter().find(|m| m.0 == *first).map(|m| m.1.clone());
    match (said(own), said(peer)) {
        (Some(own), _) => {
            let (code, message) = own.split_once(' ').unwrap_or(("", &own));
            format!("clman reports {code} \"{}\"", generalise(message))
        }
        (_, Some(peer)) => format!("clang reports \"{}\"", generalise(&peer)),
        _ => String::new(),
    }
}

struct Disagreement {
    case: Case,
    own: Lines,
    peer: Lines,
    difference: Difference,
}

/// Compares the verdicts. Returns the disagreements, and the number of sources on which clang crashed. Sources that
/// only clang accepts are checked again in a separate process, because after a fatal error, clang does not report the
/// errors in the other sources of its process.
fn compare(folder: &Path, cases: &[Case]) -> Result<(Vec<Disagreement>, usize), String> {
    let mut found = Vec::new();
    let mut crashed = 0;
    let references: Vec<&Case> = cases.iter().collect();
    let peers = clang::judge(CLANG, folder, &references)?;
    for (case, peer) in cases.iter().zip(peers) {
        let Some(mut peer) = peer else {
            crashed += 1;
            continue;
        };
        let own = match own(case) {
            Ok(own) => own,
            Err(message) => {
                return Err(format!("{message} in {}:\n{}", case.edition, case.source));
            }
        };
        if peer.errors.is_empty()
            && !own.errors.is_empty()
            && let Some(Some(alone)) = clang::judge(CLANG, folder, &[case])?.pop()
        {
            peer = alone;
        }
        if let Some(difference) = Difference::of(&own, &peer) {
            found.push(Disagreement { case: case.clone(), own, peer, difference });
        }
    }
    Ok((found, crashed))
}

/// Minimizes a disagreement while its kind remains the same.
fn shrink(folder: &Path, start: Disagreement) -> Result<Disagreement, String> {
    let mut best = start;
    let wanted = (best.difference, signature(&best.own, &best.peer));
    for by_tokens in [false, true] {
        let mut width = if by_tokens { 8 } else { best.case.source.lines().count().div_ceil(2) };
        loop {
            let source = best.case.source.clone();
            let spans: Vec<(usize, usize)> = if by_tokens {
                mutate::tokens(&source)
            } else {
                let mut at = 0;
                let lines = source.split_inclusive('\n').map(|line| {
                    at += line.len();
                    (at - line.len(), at)
                });
                lines.collect()
            };
            let mut candidates = Vec::new();
            for window in spans.windows(width.min(spans.len()).max(1)) {
                let (from, to) = (window[0].0, window[window.len() - 1].1);
                let mut case = best.case.clone();
                case.source.replace_range(from..to, "");
                candidates.push(case);
            }
            candidates.truncate(256);
            let mut next = None;
            for chunk in candidates.chunks(64) {
                let (found, _) = compare(folder, chunk)?;
                let same = |d: &Disagreement| (d.difference, signature(&d.own, &d.peer)) == wanted;
                next = found.into_iter().filter(same).min_by_key(|d| {
                    (d.own.errors.len() + d.peer.errors.len(), d.case.source.len())
                });
                if next.is_some() {
                    break;
                }
            }
            match next {
                Some(found) => best = found,
                None if width > 1 => width /= 2,
                None => break,
            }
        }
    }
    Ok(best)
}

/// Compares the checkers on `--count` generated programs, and on every source in each `--folder` with `--mutants`
/// mutants of it. `--seed` determines the random choices.
///
/// # Errors
/// An option is unknown, clang cannot be run, clman panicked, a folder cannot be read, or the report cannot be written.
pub fn run(options: &[&str]) -> Result<(), String> {
    let arguments = arguments(options)?;
    on_large_stack(|| differential(arguments))
}

/// Runs `work` with the stack size of `clman check`, on which the checker's recursion limits depend.
fn on_large_stack<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    let thread = std::thread::Builder::new().stack_size(64 << 20).spawn(work);
    let thread = thread.map_err(|error| error.to_string())?;
    thread.join().map_err(|_| "the comparison broke off".to_string())?
}

fn differential(arguments: Arguments) -> Result<(), String> {
    let grammar = generate::Grammar::new()?;
    let version = clang::version(CLANG)?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let mut random = Random::new(arguments.seed);
    let mut files = Vec::new();
    for folder in &arguments.folders {
        let paths = kernel_files(folder)?;
        files.extend(paths.iter().filter_map(|path| std::fs::read_to_string(path).ok()));
    }
    let start = Instant::now();
    let mut given: Vec<(usize, Kind)> = Vec::new();
    for i in 0..files.len() {
        given.push((i, Kind::File));
        given.extend((0..arguments.mutants).map(|_| (i, Kind::FileMutant)));
    }
    let mut totals: BTreeMap<(Kind, Edition), [usize; 4]> = BTreeMap::new();
    let mut groups: BTreeMap<String, (usize, Disagreement)> = BTreeMap::new();
    let (mut crashed, mut done) = (0, 0);
    let total = arguments.count + given.len();
    while done < total {
        let mut batch = Vec::new();
        while batch.len() < BATCH && done + batch.len() < total {
            let edition = *random.pick(&arguments.editions);
            let (source, kind) = match given.pop() {
                Some((i, Kind::File)) => (files[i].clone(), Kind::File),
                Some((i, kind)) => (mutate::mutate(&files[i], &mut random), kind),
                None => {
                    let source = grammar.program(&mut random);
                    if random.chance(1, 2) {
                        (source, Kind::Generated)
                    } else {
                        (mutate::mutate(&source, &mut random), Kind::GeneratedMutant)
                    }
                }
            };
            let extensions = if arguments.extensions && random.chance(1, 4) {
                random.pick(EXTENSIONS).to_string()
            } else {
                String::new()
            };
            batch.push(Case { source, edition, extensions, kind });
        }
        done += batch.len();
        for case in &batch {
            totals.entry((case.kind, case.edition)).or_default()[0] += 1;
        }
        let (found, broken) = compare(folder.path(), &batch)?;
        crashed += broken;
        for disagreement in found {
            let counts =
                totals.entry((disagreement.case.kind, disagreement.case.edition)).or_default();
            if settled(&disagreement).is_some() {
                counts[3] += 1;
                continue;
            }
            counts[if disagreement.difference.is_verdict() { 1 } else { 2 }] += 1;
            let key = format!(
                "{}: {}",
                disagreement.difference.text(),
                signature(&disagreement.own, &disagreement.peer)
            );
            groups.entry(key).or_insert((0, disagreement)).0 += 1;
        }
    }
    let mut table = String::new();
    let _ =
        writeln!(table, "| sources | edition | programs | other verdict | other lines | settled |");
    let _ = writeln!(table, "|---|---|---:|---:|---:|---:|");
    for kind in Kind::ALL {
        for edition in &arguments.editions {
            if let Some([n, verdicts, lines, settled]) = totals.get(&(kind, *edition)) {
                let percent = |count: usize| 100.0 * count as f64 / *n as f64;
                let _ = writeln!(
                    table,
                    "| {} | {edition} | {n} | {verdicts} ({:.2} %) | {lines} ({:.2} %) | {settled} |",
                    kind.text(),
                    percent(*verdicts),
                    percent(*lines)
                );
            }
        }
    }
    println!("seed {}, {total} programs, {:.1?}", arguments.seed, start.elapsed());
    println!("{table}");
    println!("clang broke off on {crashed}");
    let mut ordered: Vec<(String, (usize, Disagreement))> = groups.into_iter().collect();
    ordered.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    let kinds = ordered.len();
    let mut list = String::new();
    // In invalid programs, only the verdict has to be the same.
    ordered.retain(|(_, (_, d))| d.difference.is_verdict());
    for (key, (count, disagreement)) in ordered.into_iter().take(arguments.shrink) {
        let d = shrink(folder.path(), disagreement)?;
        println!("== {count} x {key}\n-- {} {}", d.case.edition, d.case.extensions);
        println!("{}", d.case.source.trim_end());
        for (line, text) in &d.own.messages {
            println!("   clman {line}: {text}");
        }
        for (line, text) in &d.peer.messages {
            println!("   clang {line}: {text}");
        }
        let options = match d.case.extensions.is_empty() {
            true => String::new(),
            false => format!(", with `{}`", d.case.extensions),
        };
        let _ = writeln!(
            list,
            "- {count} × {key} (the following program in edition {}{options})",
            d.case.edition
        );
        let _ = writeln!(list, "\n  ```opencl\n{}  ```", indented(&d.case.source));
    }
    let Some(path) = arguments.report else { return Ok(()) };
    let folders: Vec<String> =
        arguments.folders.iter().map(|folder| format!("`{}`", folder.display())).collect();
    let given = match folders.is_empty() {
        true => String::new(),
        false => format!(
            " The given programs are the files of {}. For each of them, {} damaged copies are compared too.",
            folders.join(", "),
            arguments.mutants
        ),
    };
    let mut text = format!(
        "# The checker compared with clang\n\n\
         Made by `cargo xtask differential` (see `xtask/src/differential/`) on {}, with {version}, clman {} and the seed \
         {}. The run had {total} programs.\n\
         The programs are made up from a grammar, or given in folders. About half of the made-up programs are damaged in one \
         to three places.{given} About a quarter of all programs are checked with an extension or feature disabled. \
         The verdict of a checker is \"accepted\" or, if it reports an error, \"rejected\". The column \
         `other verdict` counts the programs for which the verdicts \
         differ. The column `other lines` counts the programs for which the verdicts are the same, but the lines with \
         errors differ. The column `settled` counts the programs whose differences have a reason in the next \
         section; these programs are not in the other two columns. The column `programs` includes the {crashed} programs on which clang crashed; \
         these programs are not compared.\n\n\
         {table}\n\
         ## Settled\n\n\
         In these cases, clman follows the specification, and clang does not. clman rejects programs for these reasons:\n\n",
        today(),
        env!("CARGO_PKG_VERSION"),
        arguments.seed,
    );
    for (code, _, why) in REJECTED {
        let section = section(code);
        let book = if section.starts_with("C99") { "" } else { "OpenCL C " };
        let _ = writeln!(text, "- {code}: {why} ({book}{section}).");
    }
    text.push_str("\nclman accepts programs for these reasons:\n\n");
    for (_, _, why) in ACCEPTED {
        let _ = writeln!(text, "- {why}.");
    }
    text.push_str(TOLERATED);
    let _ = write!(
        text,
        "\n## Open\n\n{kinds} kinds of disagreement are open. The kinds with different verdicts follow, each \
         with the number of its programs, the message\nof the checker that rejects them, and a reduced program. In a message, `…` replaces a \
         quoted name, and `#` replaces a number.\nA reduced program can contain other errors.\n\n{list}"
    );
    std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn indented(source: &str) -> String {
    source.lines().filter(|l| !l.trim().is_empty()).map(|l| format!("  {l}\n")).collect()
}

/// The current date in UTC, such as `2026-02-03`.
fn today() -> String {
    let seconds = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    // Days since 1 March of the year 0, in cycles of 400 years of 146097 days.
    let days = seconds as i64 / 86_400 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (d, m) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    format!("{:04}-{m:02}-{d:02}", era * 400 + year + i64::from(m <= 2))
}
