//! `clman test`

#[cfg(unix)]
mod driver;
mod output;

use clap::{Args, ValueEnum};
use clman_doctest::commands::Commands;
use clman_doctest::{self as doctest, CHECKER, Cache, Case, Digest, Outcome, Proved, REFERENCE};
#[cfg(unix)]
use clman_host::icd;
use clman_opencl::diagnostic::counted;
use clman_record::corpus::file::reason;
use clman_record::corpus::{self, Corpus, LoadedFile};
use clman_record::evidence::{Evidence, HISTORY, Keys, Run, read_run};
use clman_record::visible::visible_line;
use clman_record::{Edition, OPENCL, Record, nearest, slug};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The examples at the end of `--help`.
const EXAMPLE: &str = "Examples: clman test\n          \
                       clman test pages --device checker --edition 2.0 local\n          \
                       clman test --device opencl:pocl --partition 1/4 --message-format junit\n          \
                       clman test --device gpu --record evidence";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// The first word can be a folder of records [default: the bundled manual]. All remaining words are filters. A
    /// filter selects examples by a part of a page's name, by the id of an example, by page#example, or by page#rule
    /// (the examples that prove the rule)
    #[arg(value_name = "DIR|FILTER")]
    words: Vec<String>,
    /// The device: checker, reference, or a device that `clman devices` lists; repeat the option for each device
    #[arg(long, value_name = "NAME", default_value = REFERENCE, value_parser = super::offered::device_or_checker(), hide_possible_values = true)]
    device: Vec<String>,
    /// The editions to test [default: every edition with its own version of the language]
    #[arg(long, value_name = "E", value_parser = super::offered::edition())]
    edition: Vec<String>,
    /// Divide the pages into n parts, and run only the examples in the k-th part, to share the work among machines
    #[arg(long, value_name = "k/n", value_parser = partition)]
    partition: Option<(usize, usize)>,
    /// Allow clman to run the commands that corpus.toml gives for listings, in this run and in later runs
    #[arg(long)]
    allow_commands: bool,
    /// Run only the examples that failed in their last run or have changed since; the other examples keep their last
    /// results
    #[arg(long)]
    changed: bool,
    /// Change the expected results in the records of DIR to the actual results on the reference device, in the newest
    /// edition tested: codes of diagnostics, contents of buffers and images, and printed text
    #[arg(long)]
    bless: bool,
    /// Write the results of the rules into a folder of evidence; each device has its own file
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// A folder of evidence in which deviations.toml lists the known deviations of devices [default: DIR/evidence or,
    /// without DIR, the evidence of the bundled manual]
    #[arg(long, value_name = "DIR")]
    evidence: Option<PathBuf>,
    /// List the errors in the listings, with the edition, the page, the listing, the line and the reason
    #[arg(long)]
    report: bool,
    /// The format of the results
    #[arg(long, value_enum, default_value_t = Format::Human)]
    message_format: Format,
}

/// The format of the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Text
    Human,
    /// JSON Lines
    Json,
    /// JUnit XML, which CI systems read
    Junit,
}

fn partition(text: &str) -> Result<(usize, usize), String> {
    let parts = text.split_once('/').and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
    parts
        .filter(|(k, n)| (1..=*n).contains(k))
        .ok_or_else(|| format!("'{text}' is not a part; write 1/4 for the first of four parts"))
}

/// The result of a case.
struct Tested<'c> {
    edition: Edition,
    case: &'c Case,
    digest: Digest,
    outcome: Outcome,
    seconds: f64,
}

/// The result of running a case: its index, the outcome, and the time in seconds.
type Ran = (usize, Outcome, f64);

/// A requested device.
struct Device {
    /// The name that was requested.
    asked: String,
    /// The name that `clman devices` lists.
    full: String,
    /// The display name.
    name: String,
    /// The version of its driver; empty for the checker and the reference device.
    driver: String,
    /// The driver's device; `None` for the checker and the reference device.
    #[cfg(unix)]
    on_driver: Option<driver::OnDriver>,
}

/// The results of a device.
struct Results<'c> {
    device: &'c Device,
    tested: Vec<Tested<'c>>,
    rules: Vec<Proved>,
}

/// The corpus under test, with its files.
struct Subject {
    corpus: Corpus,
    /// The commands of the corpus that may run.
    commands: Commands,
    /// The files of the corpus; empty for the bundled manual.
    files: Vec<LoadedFile>,
    evidence: Evidence,
    filters: Vec<String>,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    match try_run(arguments) {
        Ok(code) => code,
        Err(message) => super::fail(message),
    }
}

fn try_run(arguments: &Arguments) -> Result<u8, String> {
    let subject = load(arguments)?;
    let Subject { corpus, commands, filters, .. } = &subject;
    if arguments.record.is_some() && !filters.is_empty() {
        return Err("--record needs all examples of each rule; remove the filter".into());
    }
    if arguments.bless && subject.files.is_empty() {
        return Err("--bless changes records; give the folder of the records".into());
    }
    let editions = match arguments.edition.is_empty() {
        true => doctest::languages(corpus),
        false => {
            let named = |name: &String| corpus.meta.all_editions.edition(name);
            arguments.edition.iter().map(named).collect::<Result<_, _>>()?
        }
    };
    let pages: Vec<&str> = corpus.pages.iter().map(|page| page.name.as_str()).collect();
    let in_part = |page: &str| match arguments.partition {
        Some((k, n)) => pages.iter().position(|p| *p == page).is_none_or(|at| at % n == k - 1),
        None => true,
    };
    let wanted = |case: &Case| {
        // A proof is in the same part as the page of its rule.
        let page = case.proves.first().and_then(|rule| rule.split('#').next());
        let named = |f: &String| {
            let is_example =
                || f.split_once('#').is_some_and(|(page, id)| (page, id) == (&case.page, &case.id));
            case.page.contains(f.as_str())
                || case.id == *f
                || case.proves.contains(f)
                || is_example()
        };
        in_part(page.unwrap_or(&case.page)) && (filters.is_empty() || filters.iter().any(named))
    };
    let cases: Vec<(Edition, Case)> = editions
        .iter()
        .flat_map(|e| doctest::cases(corpus, *e).into_iter().map(|c| (*e, c)))
        .filter(|(_, case)| wanted(case))
        .collect();
    if cases.is_empty() && !filters.is_empty() {
        return Err(no_match(corpus, &editions, filters, arguments));
    }
    let devices: Vec<Device> =
        arguments.device.iter().map(|name| find(name)).collect::<Result<_, _>>()?;
    let mut cache = if arguments.changed { Cache::of_user() } else { Cache::none() };
    let mut all = Vec::new();
    for device in &devices {
        let mut tested = test(device, commands, &cases, &cache)?;
        let key = cache_key(device, commands);
        for Tested { digest, outcome, .. } in &tested {
            cache.keep(&key, digest, outcome);
        }
        let mut rules = Vec::new();
        for edition in &editions {
            let mut outcomes: Vec<(&Case, &mut Outcome)> = tested
                .iter_mut()
                .filter(|t| t.edition == *edition)
                .map(|t| (t.case, &mut t.outcome))
                .collect();
            let Device { full, driver, .. } = device;
            doctest::deviate(&subject.evidence, *edition, full, driver, &mut outcomes);
            // A rule is judged by all its proofs, so filtered runs do not judge rules.
            if filters.is_empty() {
                let outcomes: Vec<(&Case, &Outcome)> =
                    outcomes.iter().map(|(case, outcome)| (*case, &**outcome)).collect();
                let proofs = doctest::proofs(corpus, *edition, &outcomes, &device.full);
                rules.extend(proofs.into_iter().filter(|rule| in_part(&rule.page)));
            }
        }
        all.push(Results { device, tested, rules });
    }
    cache.save();
    if arguments.bless {
        bless(&subject.files, &all)?;
    }
    if let Some(folder) = &arguments.record {
        record(folder, corpus, &all, arguments.partition)?;
    }
    match (arguments.report, arguments.message_format) {
        (_, Format::Junit) => {
            super::print_text(output::junit(&all).map_err(|e| e.to_string())?.trim_end());
        }
        (true, format) => output::report(&all, format == Format::Json),
        (false, Format::Human) => output::human(&all, &subject),
        (false, Format::Json) => output::json_lines(&all),
    }
    let fine = all.iter().all(|results| !results.tested.iter().any(|t| t.outcome.is_failure()));
    Ok(if fine { super::FINE } else { super::FOUND })
}

/// The message for filters that match no example. A page or a rule that a filter names may have examples only in other
/// editions or parts, or no examples.
fn no_match(
    corpus: &Corpus,
    editions: &[Edition],
    filters: &[String],
    arguments: &Arguments,
) -> String {
    let pages = corpus.pages.iter().map(|page| page.name.clone());
    let rules = corpus
        .pages
        .iter()
        .flat_map(|page| page.rules.iter().map(move |rule| format!("{}#{}", page.name, rule.id)));
    let examples = (editions.iter().flat_map(|e| doctest::cases(corpus, *e)))
        .map(|case| format!("{}#{}", case.page, case.id));
    let known: Vec<String> = pages.chain(rules).chain(examples).collect();
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let mut unknown = filters.iter().filter(|filter| !known.contains(&filter.as_str()));
    let near = unknown.find_map(|filter| nearest(filter, &known));
    let hint = near.map_or_else(
        || "'clman test' without a filter runs all".to_string(),
        |near| format!("did you mean '{near}'?"),
    );
    let part = arguments.partition.map_or(String::new(), |(k, n)| format!(" of part {k}/{n}"));
    let asked = match arguments.edition.as_slice() {
        [] => String::new(),
        [edition] => format!(" in edition {edition}"),
        editions => format!(" in editions {}", editions.join(", ")),
    };
    format!("no example{part}{asked} matches {}; {hint}", filters.join(" or "))
}

/// The time limit for listing the devices of drivers.
#[cfg(unix)]
const LISTING: std::time::Duration = std::time::Duration::from_secs(60);

/// Finds the device with the name `asked`. The error states that there is no such device, or that the path of this
/// program, which runs the drivers, is not known.
fn find(asked: &str) -> Result<Device, String> {
    let bundled = |name: &str| Device {
        asked: asked.into(),
        full: asked.into(),
        name: name.into(),
        driver: String::new(),
        #[cfg(unix)]
        on_driver: None,
    };
    match asked {
        CHECKER => return Ok(bundled("the checker")),
        REFERENCE => return Ok(bundled("the reference device")),
        _ => {}
    }
    #[cfg(unix)]
    {
        let host = super::devices::host()?;
        let mut listing = icd::Listing::start(&host);
        let (found, first) = listing.find(asked, LISTING).ok_or_else(|| {
            format!("unknown device '{asked}'; 'clman devices' lists the available ones")
        })?;
        Ok(Device {
            asked: asked.into(),
            full: listing.name_of(&found),
            // For a CPU, the driver's name is more informative than the device's.
            name: if found.is_cpu { found.platform.clone() } else { found.name.clone() },
            driver: found.driver.clone(),
            on_driver: Some(driver::OnDriver::new(found, host, first)),
        })
    }
    #[cfg(not(unix))]
    Err(format!("unknown device '{asked}'; the devices are checker and reference"))
}

/// Runs cases on a device in parallel, except cases whose outcomes are in `cache`. Returns the results of all cases.
fn test<'c>(
    device: &Device,
    commands: &Commands,
    cases: &'c [(Edition, Case)],
    cache: &Cache,
) -> Result<Vec<Tested<'c>>, String> {
    let key = cache_key(device, commands);
    let bar = std::io::stderr().is_terminal().then(|| {
        let bar = indicatif::ProgressBar::new(cases.len() as u64);
        let style = indicatif::ProgressStyle::with_template("{bar:30} {pos}/{len} on {msg}");
        style
            .map_or(bar.clone(), |style| bar.with_style(style))
            .with_message(visible_line(&device.asked).into_owned())
    });
    let tick = || bar.iter().for_each(|bar| bar.inc(1));
    let tested = doctest::with_stacks(|| {
        let known = |(edition, case): &(Edition, Case)| {
            let digest = cache.digest(*edition, case);
            let outcome = cache.find(&key, &digest);
            (digest, outcome.map(|outcome| (outcome, 0.0)))
        };
        let (digests, mut seen): (Vec<Digest>, Vec<Option<(Outcome, f64)>>) =
            cases.par_iter().map(known).unzip();
        let unknown: Vec<usize> = (0..cases.len()).filter(|at| seen[*at].is_none()).collect();
        for (at, outcome, seconds) in run_all(device, commands, cases, &unknown, tick) {
            seen[at] = Some((outcome, seconds));
        }
        let all = cases.iter().zip(digests).zip(seen);
        all.filter_map(|(((edition, case), digest), seen)| {
            let (outcome, seconds) = seen?;
            Some(Tested { edition: *edition, case, digest, outcome, seconds })
        })
        .collect()
    });
    if let Some(bar) = &bar {
        bar.finish_and_clear();
    }
    tested
}

/// The part of a cached outcome's key that does not depend on the case.
fn cache_key(device: &Device, commands: &Commands) -> String {
    format!("{} {} {}", device.full, device.driver, commands.versions())
}

/// Runs the cases of `cases` at the indices `wanted`, and calls `tick` after each case that the device runs.
fn run_all(
    device: &Device,
    commands: &Commands,
    cases: &[(Edition, Case)],
    wanted: &[usize],
    tick: impl Fn() + Sync,
) -> Vec<Ran> {
    let is_opencl = |at: &&usize| cases[**at].1.language == OPENCL;
    #[cfg(unix)]
    if let Some(driver) = &device.on_driver {
        let (own, others): (Vec<usize>, Vec<usize>) = wanted.iter().partition(is_opencl);
        let mut ran = driver.run(cases, &own, tick);
        let why = "the device runs only OpenCL C";
        ran.extend(others.into_iter().map(|at| (at, Outcome::NotApplicable(why.into()), 0.0)));
        return ran;
    }
    let run = match device.full.as_str() {
        CHECKER => doctest::run_on_checker,
        _ => doctest::run_on_reference,
    };
    let one = |at: &usize| {
        let (edition, case) = &cases[*at];
        let start = Instant::now();
        let outcome = if is_opencl(&at) { run(case, *edition) } else { commands.judge(case) };
        tick();
        (*at, outcome, start.elapsed().as_secs_f64())
    };
    wanted.par_iter().map(one).collect()
}

/// Changes the expected results of examples to the observed results where they differ, and writes the changed records.
fn bless(files: &[LoadedFile], all: &[Results<'_>]) -> Result<(), String> {
    let mut changed: BTreeMap<&Path, (&LoadedFile, Record)> = BTreeMap::new();
    // The results of the last edition tested, by default the newest, take precedence.
    for tested in all.iter().flat_map(|results| &results.tested) {
        let Outcome::Failed(_) = tested.outcome else { continue };
        let case = tested.case;
        let Some(file) = files.iter().find(|f| f.parsed.record.name == case.page) else { continue };
        let (_, page) =
            changed.entry(&file.path).or_insert_with(|| (file, file.parsed.record.clone()));
        if let Some(example) = page.examples.iter_mut().find(|e| e.id == case.id) {
            doctest::bless(example, case, tested.edition);
        }
    }
    for (path, (file, page)) in changed {
        if page == file.parsed.record {
            continue;
        }
        let text = clman_record::update_record(&file.text, &page);
        corpus::write_atomically(path, &text).map_err(|e| format!("{}: {e}", path.display()))?;
        super::say(format_args!(
            "{}: changed to the observed results; review the change",
            path.display()
        ));
    }
    Ok(())
}

/// Writes the results for rules, one file per device.
fn record(
    folder: &Path,
    corpus: &Corpus,
    all: &[Results<'_>],
    partition: Option<(usize, usize)>,
) -> Result<(), String> {
    let keys = Keys::new(corpus.pages.iter(), corpus.meta.all_editions);
    std::fs::create_dir_all(folder).map_err(|e| format!("{}: {}", folder.display(), reason(&e)))?;
    for Results { device, rules, .. } in all {
        let mut run = Run {
            device: device.full.clone(),
            name: device.name.clone(),
            driver: device.driver.clone(),
            date: today(),
            clman: env!("CARGO_PKG_VERSION").into(),
            commit: commit(),
            ..Run::default()
        };
        doctest::see(&mut run, rules.clone(), &keys);
        let part = partition.map_or(String::new(), |(k, n)| format!("-{k}-of-{n}"));
        let path = folder.join(format!("{}{part}.toml", slug(&device.full)));
        keep(folder, &path, &run)?;
        corpus::write_atomically(&path, &run.to_toml())
            .map_err(|e| format!("{}: {e}", path.display()))?;
        super::say(format_args!("{}: {}", path.display(), counted(run.rules.len(), "rule")));
    }
    Ok(())
}

/// Moves the earlier run in the file `path` to the history, unless `run` repeats it on the same day.
fn keep(folder: &Path, path: &Path, run: &Run) -> Result<(), String> {
    let Ok(text) = corpus::read_text(path) else { return Ok(()) };
    let earlier = read_run(&text).map_err(|message| format!("{}{message}", path.display()))?;
    if earlier.stem() == run.stem() {
        return Ok(());
    }
    let history = folder.join(HISTORY);
    let to = history.join(format!("{}.toml", earlier.stem()));
    std::fs::create_dir_all(&history)
        .and_then(|()| std::fs::rename(path, &to))
        .map_err(|error| format!("{}: {}", to.display(), reason(&error)))
}

/// The current date in UTC, such as `2026-11-21`.
fn today() -> String {
    time::OffsetDateTime::now_utc().date().to_string()
}

/// The commit that a recorded run states: `CLMAN_COMMIT`, otherwise the commit of the current folder if git knows it.
fn commit() -> Option<String> {
    std::env::var("CLMAN_COMMIT").ok().or_else(|| {
        let git = ["rev-parse", "--short=12", "HEAD"];
        let output = std::process::Command::new("git").args(git).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?.trim().to_string();
        (output.status.success() && !text.is_empty()).then_some(text)
    })
}

/// Loads the corpus that the arguments name, and its evidence, and reads the filters.
fn load(arguments: &Arguments) -> Result<Subject, String> {
    let given = arguments.evidence.as_deref().map(Evidence::load).transpose()?;
    let words = &arguments.words;
    // Names do not contain slashes, so a word with a slash means a folder, even if the folder does not exist.
    let is_folder = |word: &&String| Path::new(word).is_dir() || word.contains('/');
    if let Some(folder) = words.first().filter(is_folder).map(Path::new) {
        let loaded = corpus::load(folder, clman_manual::editions())
            .map_err(|errors| errors[0].to_string())?;
        if let Some(error) = loaded.errors.first() {
            return Err(error.to_string());
        }
        let evidence = given.map_or_else(|| Evidence::load(&folder.join("evidence")), Ok)?;
        let commands = super::commands::allowed(folder, &loaded.meta, arguments.allow_commands)?;
        let files = loaded.files.clone();
        let filters = words[1..].to_vec();
        return Ok(Subject { corpus: loaded.into_corpus(), commands, files, evidence, filters });
    }
    Ok(Subject {
        corpus: clman_manual::corpus()?,
        commands: Commands::default(),
        files: Vec::new(),
        evidence: given.map_or_else(clman_manual::evidence, Ok)?,
        filters: words.clone(),
    })
}
