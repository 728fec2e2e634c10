//! `cargo xtask fuzz`: fuzzes all steps before the renderers with mutated pages, and the checker with mutated sources.
//!
//! Small pages of every format, records, and the sources of the checker's tests are mutated at random in
//! this process and passed to the importers, the Markdown parser, the cleaner, the record reader and the
//! checker. Nothing may panic or take long. The printed seed reproduces a run.

use crate::differential::mutate;
use crate::kernel_files::kernel_files;
use crate::random::Random;
use clman_clean::{Evidence, clean};
use clman_import::{Format, Found, Input, Loader, read};
use clman_record::prose::{parse, to_markdown};
use clman_record::{
    CorpusMeta, EditionRange, Record, Section, Source, read_corpus_meta, read_record,
    update_record, write_record,
};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The time limit for any generated input.
const SLOW: Duration = Duration::from_secs(5);

/// A page of each format, in the form that upstream and web sites write.
const PAGES: &[(Format, &str, &str)] = &[
    (Format::Docbook, "lamp.xml", include_str!("../fuzz/lamp.xml")),
    (Format::Xhtml, "lamp.html", include_str!("../fuzz/lamp.xhtml.html")),
    (Format::Asciidoctor, "lamp.html", include_str!("../fuzz/lamp.asciidoctor.html")),
    (Format::Roff, "lamp.3clc", include_str!("../fuzz/lamp.3clc")),
    (Format::ManpageHtml, "lamp.html", include_str!("../fuzz/lamp.manpage.html")),
    (Format::Text, "lamp.txt", include_str!("../fuzz/lamp.txt")),
];

/// A record with every key.
const RECORD: &str = include_str!("../../tests/fixtures/render/everything.toml");
const CORPUS: &str = include_str!("../../tests/fixtures/render/corpus.toml");

/// Pieces with a meaning to one of the readers.
const PIECES: &[&str] = &[
    "<",
    ">",
    "</",
    "/>",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<!DOCTYPE x [",
    "<!ENTITY a \"&a;\">",
    "&a;",
    "&#0;",
    "&#x110000;",
    "<para>",
    "</para>",
    "<table>",
    "<tr>",
    "<td>",
    "<pre>",
    "<b>",
    "\n.RS 4\n",
    "\n.RE\n",
    "\n.nf\n",
    "\n.fi\n",
    "\n.TS\n",
    "\n.TE\n",
    "T{",
    "T}",
    "\n.if n \\{\\\n",
    "\n.\\}\n",
    "\\f",
    "\\fB",
    "\\m[",
    "\\s",
    "\\h'",
    "\\u",
    "\\*(",
    "\\[u",
    "\n.so x\n",
    "\n.de x\n",
    "```",
    "\n```opencl\n",
    "|",
    "\n|-|-|\n",
    "[",
    "](",
    ")",
    "{#",
    "}",
    "*",
    "**",
    "`",
    "^",
    "~",
    "> ",
    "- ",
    "1. ",
    ": ",
    "\n\n",
    "    ",
    "//",
    "/*",
    "*/",
    "{",
    ";",
    "\"",
    "'''",
    "\"\"\"",
    "= ",
    "[[section]]\n",
    "\u{0}",
    "\u{200b}",
    "é",
    "→",
    "\u{feff}",
    "\r",
    "\t",
    "(3clc)",
    "()",
    "#define ",
    "(half | native)_",
];

/// Pieces with a meaning to the checker, in addition to the tokens that the comparison with clang uses.
const SOURCE_PIECES: &[&str] = &[
    "...",
    "^",
    "~",
    "<<",
    ">>=",
    "&&",
    "||",
    "++",
    "--",
    "#",
    "##",
    "\n#if ",
    "\n#else\n",
    "\n#elif 1\n",
    "\n#endif\n",
    "\n#define A A B(A)\n",
    "\n#define B(x, ...) x A #x x##x __VA_ARGS__\n",
    "\n#undef A\n",
    "\n#include \"a\"\n",
    "\n#line 7 \"a\"\n",
    "\n#pragma OPENCL EXTENSION all : enable\n",
    "\n#pragma unroll\n",
    "_Pragma(\"unroll\")",
    "A",
    "B(",
    "defined(",
    "__has_include(",
    "/*",
    "*/",
    "//",
    "\\\n",
    "\"",
    "'",
    "'\\x",
    "\"\\",
    "0x",
    "1e",
    "1.0h",
    "18446744073709551615",
    "0x1p-9999",
    "-1",
    "kernel ",
    "global ",
    "local ",
    "constant ",
    "private ",
    "generic ",
    "const ",
    "volatile ",
    "restrict ",
    "static ",
    "extern ",
    "typedef ",
    "inline ",
    "struct ",
    "union ",
    "enum ",
    "void ",
    "int ",
    "float4 ",
    "half ",
    "double3 ",
    "uchar16 ",
    "bool ",
    "size_t ",
    "image2d_t ",
    "read_only ",
    "pipe ",
    "sampler_t ",
    "event_t ",
    "queue_t ",
    "atomic_int ",
    "sizeof ",
    "vec_step(",
    "as_int4(",
    "(float4)(",
    "(int[]){",
    ".xyzw",
    ".s0F",
    ".hi",
    "__attribute__((aligned(",
    "__attribute__((ext_vector_type(",
    "__attribute__((vector_size(",
    "[[",
    "]]",
    "__builtin_shufflevector(",
    "__builtin_offsetof(",
    "__builtin_choose_expr(",
    "_Generic(",
    "_Static_assert(",
    "typeof(",
    "if (",
    "else ",
    "for (",
    "while (",
    "do ",
    "switch (",
    "case ",
    "default: ",
    "break; ",
    "return ",
    "goto a; ",
    "a: ",
    "^{",
    "^int(int a) {",
    "({",
    "asm(\"\" : ",
    "printf(\"%d%v4hlf%",
    "enqueue_kernel(",
    "atomic_load(",
    "convert_int4_sat_rte(",
    "\u{0}",
    "é",
    "→",
    "\u{feff}",
    "\r",
    "\t",
    "\u{b}",
];

struct NoFiles;

impl Loader for NoFiles {
    fn load(&self, _: &str) -> Result<Option<Vec<u8>>, String> {
        Err("there are no files".into())
    }
}

fn damaged(text: &[u8], other: &[u8], pieces: &[&str], random: &mut Random) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..1 + random.below(8) {
        let at = random.below(bytes.len() + 1);
        let end = (at + 1 + random.below(60)).min(bytes.len()).max(at);
        match random.below(8) {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let part = bytes[at..end].to_vec();
                let times = if random.below(20) == 0 { 300 } else { 1 + random.below(4) };
                bytes.splice(at..at, part.repeat(times));
            }
            2 | 3 => {
                let piece = pieces[random.below(pieces.len())];
                bytes.splice(at..at, piece.bytes());
            }
            4 => {
                let piece = pieces[random.below(pieces.len())];
                let times = if random.below(20) == 0 { 2000 } else { 1 + random.below(20) };
                bytes.splice(at..at, piece.repeat(times).into_bytes());
            }
            5 => {
                let from = random.below(other.len().max(1));
                let to = (from + random.below(200)).min(other.len());
                bytes.splice(at..end, other[from..to].iter().copied());
            }
            6 => bytes.truncate(at),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
        }
    }
    bytes
}

/// Reads a page and passes it through all later steps.
fn page(format: Format, path: &str, bytes: &[u8]) {
    let input = Input { path, bytes, loader: &NoFiles };
    let Ok(Found::Page(page)) = read(format, &input) else { return };
    let mut record = page.record;
    for (at, part) in page.parts.iter().enumerate() {
        let body = to_markdown(&part.blocks);
        let _ = parse(&body);
        record.sections.push(Section {
            id: format!("part-{at}"),
            title: part.title.clone(),
            editions: EditionRange::ALL,
            body,
        });
    }
    record.source =
        Some(Source { file: path.into(), format: format.as_str().into(), hash: String::new() });
    records(record);
}

fn records(record: Record) {
    let Ok(meta) = read_corpus_meta(CORPUS, clman_manual::editions()) else { return };
    cleaned(&meta, record);
}

fn cleaned(meta: &CorpusMeta, record: Record) {
    let mut records = vec![record];
    let evidence = Evidence::new(meta, &records, Vec::new());
    clean(&mut records, &evidence);
    let text = write_record(&records[0]);
    let _ = read_record(&text);
}

fn record(text: &str) {
    let _ = read_corpus_meta(text, clman_manual::editions());
    if let Ok(parsed) = read_record(text) {
        let _ = update_record(text, &parsed.record);
        records(parsed.record);
    }
}

fn prose(text: &str) {
    if let Ok(blocks) = parse(text) {
        let _ = parse(&to_markdown(&blocks));
    }
}

/// The start time, the file to which the input is saved if it fails, and the input.
type Running = Mutex<Option<(Instant, PathBuf, Vec<u8>)>>;

/// Ends the process if an input takes too long, so that endless loops are detected.
fn watch(running: &Running) {
    loop {
        std::thread::sleep(Duration::from_secs(1));
        let Ok(current) = running.lock() else { return };
        if let Some((begin, kept, bytes)) = &*current
            && begin.elapsed() > 6 * SLOW
        {
            if let Err(error) = fs::write(kept, bytes) {
                eprintln!("{}: {error}", kept.display());
            }
            eprintln!("no end after {:.0?}: {}", begin.elapsed(), kept.display());
            std::process::exit(1);
        }
    }
}

/// Checks a source in every edition.
fn source(bytes: &[u8]) {
    for edition in clman_opencl::Edition::ALL.iter().copied() {
        let options = clman_opencl::Options::new(edition);
        clman_opencl::check("fuzz.cl", bytes, &options, &mut clman_opencl::NoFiles);
    }
}

/// Runs for `--seconds` (default 60), with `--seed` or a seed from the clock.
///
/// # Errors
/// An option is unknown, or an input caused a panic or a timeout. The input is saved in the folder for
/// temporary files.
pub fn run(options: &[&str]) -> Result<(), String> {
    let mut seconds = 60u64;
    let mut seed = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(1, |since| since.as_nanos() as u64);
    for pair in options.chunks(2) {
        let number = pair.get(1).and_then(|number| number.parse().ok());
        match (pair[0], number) {
            ("--seconds", Some(number)) => seconds = number,
            ("--seed", Some(number)) => seed = number,
            _ => return Err(format!("'{}' is not an option of fuzz, or needs a number", pair[0])),
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests").join("ui");
    let read = |path: &PathBuf| fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
    let kernels = kernel_files(&folder)?.iter().map(read).collect::<Result<Vec<_>, String>>()?;
    let source_pieces = [mutate::PIECES, SOURCE_PIECES].concat();
    println!("seed {seed}, {seconds} seconds");
    let mut random = Random::new(seed);
    let start = Instant::now();
    let mut inputs = 0u64;
    let mut slowest = (Duration::ZERO, "");
    let mut failed = 0;
    let running: &'static Running = Box::leak(Box::default());
    std::thread::spawn(|| watch(running));
    // The run ends after ten failures, because many inputs may cause the same panic. The message of a panic shows its
    // position in the source, and so whether two failures have the same cause.
    while start.elapsed() < Duration::from_secs(seconds) && failed < 10 {
        // Half of the inputs are sources.
        let kind = random.below(2 * (PAGES.len() + 2));
        let (name, text) = match PAGES.get(kind) {
            Some((format, _, text)) => (format.as_str(), text.as_bytes()),
            None if kind == PAGES.len() => ("record", RECORD.as_bytes()),
            None if kind == PAGES.len() + 1 => ("prose", RECORD.as_bytes()),
            None => ("source", kernels[random.below(kernels.len())].as_slice()),
        };
        let (other, pieces) = match name {
            "source" => (kernels[random.below(kernels.len())].as_slice(), source_pieces.as_slice()),
            _ => (PAGES[random.below(PAGES.len())].2.as_bytes(), PIECES),
        };
        let bytes = damaged(text, other, pieces, &mut random);
        let kept = std::env::temp_dir().join(format!("clman-fuzz-{seed}-{}.{name}", inputs + 1));
        let begin = Instant::now();
        *running.lock().map_err(|error| error.to_string())? =
            Some((begin, kept.clone(), bytes.clone()));
        let result = catch_unwind(AssertUnwindSafe(|| match PAGES.get(kind) {
            Some((format, path, _)) => page(*format, path, &bytes),
            None => match name {
                "record" => record(&String::from_utf8_lossy(&bytes)),
                "prose" => prose(&String::from_utf8_lossy(&bytes)),
                _ => source(&bytes),
            },
        }));
        let took = begin.elapsed();
        *running.lock().map_err(|error| error.to_string())? = None;
        inputs += 1;
        slowest = slowest.max((took, name));
        if result.is_err() || took > SLOW {
            failed += 1;
            fs::write(&kept, &bytes).map_err(|error| error.to_string())?;
            let how = if result.is_err() { "panicked" } else { "took too long" };
            eprintln!("{name} {how} ({took:.1?}): {}", kept.display());
        }
    }
    println!(
        "{inputs} inputs, {failed} failed, the slowest took {:.0?} ({})",
        slowest.0, slowest.1
    );
    if failed > 0 { Err(format!("{failed} of {inputs} inputs failed")) } else { Ok(()) }
}
