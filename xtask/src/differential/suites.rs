//! `cargo xtask suites`: the checker beside clang on the files of `xtask/differential/suites`, which people wrote
//! who had not seen the checker, in the manner of a compiler's own tests.
//!
//! The first line of a file names the editions it is meant for, `// std: 1.2 2.0`; a line `// opts: -DNAME=1` below
//! it asks for runs with a macro. An older clang says how far two versions of one compiler are from each other on
//! the same files. With `--apart` every argument stands on a line of its own, which shows where in a call each of
//! them reports a mistake.

use super::clang::{self, CLANG};
use super::{Case, Kind, Lines, meant, on_large_stack, own, today};
use clman_opencl::Edition;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Where the files are.
const FOLDER: &str = "xtask/differential/suites";

/// The compiler that is compared too, where it is installed.
const OLDER: &str = "clang-14";

/// A run of a file: in an edition, with one definition or none.
struct Run {
    file: String,
    define: String,
    case: Case,
}

/// The runs that a file asks for. Macros are defined in the lines of its header, so that no line moves.
fn runs(path: &Path) -> Result<Vec<Run>, String> {
    let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{file}: {error}"))?;
    let (header, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let editions = header.strip_prefix("// std:").ok_or(format!("{file}: no '// std:'"))?;
    let options = rest.lines().map_while(|line| line.strip_prefix("// opts:"));
    let mut options: Vec<Vec<&str>> = options
        .map(|line| line.split_whitespace().map(|o| o.trim_start_matches("-D")).collect())
        .collect();
    // Lines of comments below them are room for macros too.
    let comments = rest.lines().take_while(|line| line.starts_with("//")).count();
    let below: Vec<&str> = rest.lines().skip(comments).collect();
    let header = 1 + comments;
    if options.is_empty() {
        options.push(Vec::new());
    }
    let mut runs = Vec::new();
    for edition in editions.split_whitespace() {
        let edition = Edition::parse(edition).ok_or(format!("{file}: '{edition}'"))?;
        for defines in &options {
            let macros = defines.iter().map(|define| match define.split_once('=') {
                Some((name, value)) => format!("#define {name} {value}\n"),
                None => format!("#define {define} 1\n"),
            });
            let missing = header.checked_sub(defines.len());
            let missing = missing.ok_or(format!("{file}: more macros than lines for them"))?;
            let source =
                macros.collect::<String>() + &"\n".repeat(missing) + &below.join("\n") + "\n";
            let define = defines.join(" ");
            let extensions = String::new();
            let case = Case { source, edition, extensions, kind: Kind::File };
            runs.push(Run { file: file.clone(), define, case });
        }
    }
    Ok(runs)
}

/// A source with a line for each argument: its lines end behind each `,`, and behind each `(` of a call, that is not in
/// a directive, a comment or a literal.
fn apart(source: &str) -> String {
    let mut out = String::with_capacity(2 * source.len());
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let starts_line = out.is_empty() || out.ends_with('\n');
        let end = match c {
            '#' if starts_line => directive(rest),
            '"' | '\'' => literal(rest, c),
            '/' if rest.starts_with("//") => rest.find('\n'),
            '/' if rest.starts_with("/*") => rest.find("*/").map(|at| at + 2),
            _ => Some(c.len_utf8()),
        };
        let (taken, behind) = rest.split_at(end.unwrap_or(rest.len()));
        out.push_str(taken);
        let called = |before: char| before.is_alphanumeric() || before == '_';
        if taken == "," || (taken == "(" && out.chars().rev().nth(1).is_some_and(called)) {
            out.push('\n');
        }
        rest = behind;
    }
    out
}

/// Where a directive ends: at the first line that ends in no backslash.
fn directive(text: &str) -> Option<usize> {
    text.match_indices('\n').map(|found| found.0).find(|at| !text[..*at].ends_with('\\'))
}

/// Where a literal ends, at the latest with its line.
fn literal(text: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' => return Some(at),
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// Runs, those with another verdict than clang's, and those with errors on other lines.
#[derive(Clone, Copy, Default)]
struct Count {
    runs: usize,
    verdicts: usize,
    lines: usize,
    /// Of these, those in which every difference is meant.
    meant: usize,
}

impl Count {
    fn add(&mut self, lines: &Lines, reference: &Lines) {
        self.runs += 1;
        self.verdicts += usize::from(lines.errors.is_empty() != reference.errors.is_empty());
        self.lines += usize::from(lines.errors != reference.errors);
    }

    fn cells(self) -> String {
        format!("{} | {}", self.verdicts, self.share(self.runs - self.lines))
    }

    fn share(self, runs: usize) -> String {
        format!("{:.1} %", 100.0 * runs as f64 / self.runs.max(1) as f64)
    }
}

/// Checks every file in its editions and prints the table and what differs, or writes them to `--report FILE`.
/// With `--apart` first, each argument stands on a line of its own.
///
/// # Errors
/// A file has no header, clang cannot be run, or clman panicked.
pub fn run(options: &[&str]) -> Result<(), String> {
    let (is_apart, options) = match options {
        ["--apart", rest @ ..] => (true, rest),
        _ => (false, options),
    };
    let report = match options {
        [] => None,
        ["--report", file] => Some(PathBuf::from(file)),
        _ => return Err("suites takes --apart and --report FILE".into()),
    };
    let text = on_large_stack(move || compared(is_apart))?;
    match report {
        Some(path) => {
            std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
        }
        None => {
            print!("{text}");
            Ok(())
        }
    }
}

fn compared(is_apart: bool) -> Result<String, String> {
    let folder = std::fs::read_dir(FOLDER).map_err(|error| format!("{FOLDER}: {error}"))?;
    let mut paths: Vec<PathBuf> = folder.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "cl"));
    paths.sort();
    let runs: Vec<Vec<Run>> = paths.iter().map(|path| runs(path)).collect::<Result<_, _>>()?;
    let mut runs: Vec<Run> = runs.into_iter().flatten().collect();
    if is_apart {
        runs.iter_mut().for_each(|run| run.case.source = apart(&run.case.source));
    }
    let scratch = tempfile::tempdir().map_err(|error| error.to_string())?;
    // Each alone, since a fatal error silences the rest of a process.
    let judged = |clang: &str, case: &Case| -> Result<Option<Lines>, String> {
        Ok(clang::judge(clang, scratch.path(), &[case])?.pop().flatten())
    };
    let has_older = clang::version(OLDER).is_ok();
    // Of each series: clman, and the older compiler.
    let mut counts: BTreeMap<&str, [Count; 2]> = BTreeMap::new();
    let mut differences: BTreeMap<(&str, u32, String), Vec<String>> = BTreeMap::new();
    for run in &runs {
        // On what breaks it off clang has no lines.
        let Some(reference) = judged(CLANG, &run.case)? else { continue };
        let older = if has_older { judged(OLDER, &run.case)? } else { None };
        let series = run.file.split('_').next().unwrap_or_default();
        let own = own(&run.case)?;
        for name in [series, "all"] {
            let [clman, other] = counts.entry(name).or_default();
            clman.add(&own, &reference);
            if let Some(older) = &older {
                other.add(older, &reference);
            }
        }
        let mut all_meant = own.errors != reference.errors;
        for at in own.errors.symmetric_difference(&reference.errors) {
            let (who, lines) = match own.errors.contains(at) {
                true => ("clman alone", &own),
                false => ("clang alone", &reference),
            };
            let said = lines.messages.iter().find(|message| message.0 == *at);
            let said = said.map_or("", |said| &said.1);
            let why = meant(&run.case, &own, &reference, *at).unwrap_or("");
            all_meant &= !why.is_empty();
            let text = format!("{who}: {} | {why}", said.replace('|', "\\|"));
            let with = format!("{} {}", run.case.edition, run.define).trim().to_string();
            differences.entry((&run.file, *at, text)).or_default().push(with);
        }
        for name in [series, "all"] {
            counts.entry(name).or_default()[0].meant += usize::from(all_meant);
        }
    }
    Ok(written(&counts, &differences, &clang::version(CLANG)?))
}

fn written(
    counts: &BTreeMap<&str, [Count; 2]>,
    differences: &BTreeMap<(&str, u32, String), Vec<String>>,
    version: &str,
) -> String {
    let mut out = format!(
        "# Files in the manner of a compiler's tests\n\n\
         Made by `cargo xtask suites` (see `xtask/src/differential/suites.rs`) on {}: {version}, clman {}.\n\
         The files are those of `{FOLDER}`, written by people who had not seen the checker; its README says how, and \
         how each series stood when it was checked for the first time. Each is checked in the editions that it names. \
         A verdict is whether there is an error; lines are those that errors are reported on. The last two columns \
         hold {OLDER} against {CLANG} on the same runs.\n\n\
         | series | runs | other verdict | same lines | same or meant | {OLDER}: other verdict | same lines |\n\
         |---|---:|---:|---:|---:|---:|---:|\n",
        today(),
        env!("CARGO_PKG_VERSION"),
    );
    for (series, [clman, older]) in counts {
        let older = if older.runs > 0 { older.cells() } else { "– | –".into() };
        let meant = clman.share(clman.runs - clman.lines + clman.meant);
        let cells = clman.cells();
        let _ = writeln!(out, "| {series} | {} | {cells} | {meant} | {older} |", clman.runs);
    }
    out.push_str("\n## Where they differ\n\n| file | line | runs | what is said | meant |\n");
    out.push_str("|---|---:|---|---|---|\n");
    for ((file, line, text), with) in differences {
        let _ = writeln!(out, "| {file} | {line} | {} | {text} |", with.join(", "));
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn arguments_stand_on_lines_of_their_own() {
        let source = "#define M(a, b) \\\n  f(a)\nint x = f(1, \"a, (\"); // f(a, b)\nchar c = ',' /* (, */;\n";
        let apart = "#define M(a, b) \\\n  f(a)\nint x = f(\n1,\n \"a, (\"); // f(a, b)\nchar c = ',' /* (, */;\n";
        assert_eq!(super::apart(source), apart);
    }
}
