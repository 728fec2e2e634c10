//! `cargo xtask fidelity`: compares the words and code lines that an import keeps of man pages with mandoc's output for
//! these pages.

use clman_import::{Options, import};
use clman_record::Record;
use clman_record::corpus::Corpus;
use clman_record::prose::{Block, Inline, for_each_block, parse, plain_text_of};
use clman_site::render::{Manual, Parsed, man};
use rayon::prelude::*;
use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The number of pages that are listed without `--list`.
const LISTED: usize = 20;

/// The figures of one page.
struct Kept {
    file: String,
    words: usize,
    lost: Vec<String>,
    lines: usize,
    lost_lines: Vec<String>,
    lint: Vec<String>,
}

/// Imports the folder, compares each page with mandoc's output, and prints the pages with the largest loss.
pub fn run(options: &[&str]) -> Result<(), String> {
    let (mut folder, mut listed, mut whole) = (None, LISTED, false);
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match *option {
            "--list" => {
                let number = options.next().and_then(|number| number.parse().ok());
                listed = number.ok_or("--list needs a number of pages")?;
            }
            "--whole" => whole = true,
            path if folder.is_none() && !path.starts_with('-') => {
                folder = Some(PathBuf::from(path))
            }
            other => return Err(format!("unknown option {other}")),
        }
    }
    let folder = folder.ok_or("give the folder of the man pages")?;
    let start = std::time::Instant::now();
    let imported = import(std::slice::from_ref(&folder), &Options::default(), &|_, _| {});
    let imported = imported.map_err(|error| error.to_string())?;
    let took = start.elapsed();
    let records: Vec<Record> = imported.pages.into_iter().map(|page| page.record).collect();
    let corpus = Corpus::new(imported.meta, records);
    let manual = Manual::new(&corpus.meta, corpus.meta.newest(), &corpus.pages);
    let compared = corpus.pages.par_iter().enumerate().map(|(at, record)| {
        let printed = Parsed::new(record).map(|parsed| man::page(&manual, at, &parsed));
        let printed = printed.map_err(|error| format!("{}: {error:?}", record.name))?;
        compare(&folder, record, &printed)
    });
    let mut pages = compared.collect::<Result<Vec<Kept>, String>>()?;
    pages.sort_by_key(|page| {
        std::cmp::Reverse(page.lost.len() + page.lost_lines.len() + page.lint.len())
    });
    for page in pages.iter().take(listed) {
        print_page(page, whole);
    }
    for error in &imported.errors {
        println!("error: {error}");
    }
    let sum = |of: fn(&Kept) -> usize| pages.iter().map(of).sum::<usize>();
    println!(
        "{} pages in {took:.2?}, {} other files, {} errors\n{}\n{}\n{} lines of lint",
        pages.len(),
        imported.others.len(),
        imported.errors.len(),
        share("words", sum(|page| page.words), sum(|page| page.lost.len())),
        share("code lines", sum(|page| page.lines), sum(|page| page.lost_lines.len())),
        sum(|page| page.lint.len()),
    );
    Ok(())
}

fn print_page(page: &Kept, whole: bool) {
    let shown = |all: &[String]| match whole {
        true => all.join(" | "),
        false => all.iter().take(12).cloned().collect::<Vec<_>>().join(" | "),
    };
    let (lost, lines, lint) = (page.lost.len(), page.lost_lines.len(), page.lint.len());
    if lost + lines + lint > 0 {
        println!("{}: {lost} of {} words, {lines} of {} lines", page.file, page.words, page.lines);
    }
    for (name, all) in [("words", &page.lost), ("lines", &page.lost_lines), ("lint", &page.lint)] {
        if !all.is_empty() {
            println!("    {name}: {}", shown(all));
        }
    }
}

fn share(what: &str, all: usize, lost: usize) -> String {
    let kept = 100.0 * (all - lost) as f64 / all.max(1) as f64;
    format!("{what}: {all}, lost {lost}, kept {kept:.3} %")
}

fn compare(folder: &Path, record: &Record, printed: &str) -> Result<Kept, String> {
    let file = record.source.as_ref().map_or(String::new(), |source| source.file.clone());
    let path = if folder.is_dir() { folder.join(&file) } else { folder.to_path_buf() };
    let text = mandoc(&["-T", "utf8", "-O", "width=200"], Ok(&path))?;
    let html = mandoc(&["-T", "html", "-O", "fragment"], Ok(&path))?;
    let lint = mandoc(&["-T", "lint", "-W", "warning"], Err(printed))?;
    let ours = plain(&mandoc(&["-T", "utf8", "-O", "width=200"], Err(printed))?);
    let our_lines = lines_of(record)?;
    let mut have: HashMap<String, usize> = HashMap::new();
    words(&with_plain_indices(&ours)).for_each(|word| *have.entry(word).or_default() += 1);
    let theirs = without_frame(&plain(&text));
    let mut lost = Vec::new();
    for word in words(&theirs) {
        match have.get_mut(&word).filter(|count| **count > 0) {
            Some(count) => *count -= 1,
            None => lost.push(word),
        }
    }
    let theirs_lines = code_lines(&html);
    let lost_lines = theirs_lines.iter().filter(|line| !our_lines.contains(*line)).cloned();
    Ok(Kept {
        file,
        words: words(&theirs).count(),
        lost,
        lines: theirs_lines.len(),
        lost_lines: lost_lines.collect(),
        lint: lint.lines().map(str::to_owned).collect(),
    })
}

/// The output of mandoc for a file (`Ok`) or for a text (`Err`).
fn mandoc(options: &[&str], input: Result<&Path, &str>) -> Result<String, String> {
    let mut command = Command::new("mandoc");
    command.args(options).stdout(Stdio::piped()).stderr(Stdio::null()).stdin(Stdio::piped());
    if let Ok(path) = input {
        command.arg(path);
    }
    let mut child = command.spawn().map_err(|error| format!("mandoc: {error}"))?;
    let mut stdin = child.stdin.take();
    std::thread::scope(|scope| {
        if let (Err(text), Some(mut stdin)) = (input, stdin.take()) {
            // mandoc may end before it has read everything.
            scope.spawn(move || stdin.write_all(text.as_bytes()).ok());
        }
        drop(stdin);
        let output = child.wait_with_output().map_err(|error| format!("mandoc: {error}"))?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    })
}

/// A terminal's text without overstriking.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\u{8}' => drop(out.pop()),
            c => out.push(c),
        }
    }
    out
}

/// The text without the first and the last line, which are the page's header and footer.
fn without_frame(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    lines.get(1..lines.len().saturating_sub(1)).unwrap_or_default().join("\n")
}

/// Runs of letters and digits, in lower case: case and punctuation are ignored, and an index is a separate word from
/// its base.
fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
}

/// The text with indices as digits after a blank, as mandoc prints them.
fn with_plain_indices(text: &str) -> String {
    let digit = |c: char| u32::from(c).checked_sub(u32::from('₀')).filter(|digit| *digit < 10);
    text.chars()
        .flat_map(|c| digit(c).map_or([None, Some(c)], |d| [Some(' '), char::from_digit(d, 10)]))
        .flatten()
        .collect()
}

fn squeezed(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The lines of the preformatted passages of mandoc's HTML.
fn code_lines(html: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for passage in html.split("<pre").skip(1) {
        let passage = passage.split("</pre>").next().unwrap_or_default();
        let passage = passage.split_once('>').map_or("", |(_, rest)| rest);
        let mut text = String::new();
        let mut rest = passage;
        while let Some((before, after)) = rest.split_once('<') {
            text.push_str(before);
            let (tag, behind) = after.split_once('>').unwrap_or((after, ""));
            if matches!(tag, "br/" | "/div") {
                text.push('\n');
            }
            rest = behind;
        }
        text.push_str(rest);
        let text = unescape(&text);
        lines.extend(text.lines().map(squeezed).filter(|line| !line.is_empty()));
    }
    lines
}

/// Resolves the character references that mandoc writes.
fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        out.push_str(before);
        let (name, behind) = after.split_once(';').unwrap_or((after, ""));
        let number = name.strip_prefix("#x").and_then(|hex| u32::from_str_radix(hex, 16).ok());
        match name {
            "lt" => out.push('<'),
            "gt" => out.push('>'),
            "amp" => out.push('&'),
            "quot" => out.push('"'),
            _ => out.extend(number.and_then(char::from_u32)),
        }
        rest = behind;
    }
    out.push_str(rest);
    out
}

/// The lines of a record's synopsis and listings, and the lines of its paragraphs between hard line breaks. White space
/// is collapsed.
fn lines_of(record: &Record) -> Result<HashSet<String>, String> {
    let mut lines = HashSet::new();
    let mut add = |code: &str| lines.extend(code.lines().map(squeezed));
    record.synopsis.iter().for_each(|synopsis| add(&synopsis.code));
    for section in &record.sections {
        let blocks = parse(&section.body).map_err(|e| format!("{}: {e:?}", record.name))?;
        for_each_block(&blocks, &mut |block| match block {
            Block::Code(code) => add(&code.text),
            Block::Paragraph(content) => {
                let lines = content.split(|inline| *inline == Inline::HardBreak);
                lines.for_each(|line| add(&plain_text_of(line)));
            }
            _ => {}
        });
    }
    Ok(lines)
}
