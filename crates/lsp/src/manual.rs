//! The pages of the bundled manual, in the form in which the editor shows them.

use crate::server::Host;
use crate::uri;
use clman_opencl::builtins::{declarations, prototypes};
use clman_opencl::{Edition, Language};
use clman_record::corpus::Corpus;
use clman_record::evidence::{Evidence, Standing};
use clman_record::{Record, prose};
use clman_site::render::html::file_name;
use clman_site::render::{Manual, Parsed, markdown, range_note};
use std::collections::HashMap;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The bundled manual, which is read when a page is first needed.
fn corpus() -> Option<&'static Corpus> {
    static CORPUS: OnceLock<Option<Corpus>> = OnceLock::new();
    CORPUS.get_or_init(|| clman_manual::corpus().ok()).as_ref()
}

/// The bundled evidence, which takes as long to read as the manual.
fn evidence() -> Option<&'static Evidence> {
    static EVIDENCE: OnceLock<Option<Evidence>> = OnceLock::new();
    EVIDENCE.get_or_init(|| clman_manual::evidence().ok()).as_ref()
}

/// For each function, the names of its parameters as pages declare them: one list for each number of parameters.
fn parameters() -> &'static HashMap<String, Vec<Vec<String>>> {
    static PARAMETERS: OnceLock<HashMap<String, Vec<Vec<String>>>> = OnceLock::new();
    PARAMETERS.get_or_init(|| {
        let mut all: HashMap<String, Vec<Vec<String>>> = HashMap::new();
        let pages = corpus().map_or(&[][..], |corpus| &corpus.pages);
        for function in pages.iter().flat_map(|page| &page.synopsis).flat_map(|s| &s.functions) {
            let Some((name, list)) = function.trim_end_matches(')').split_once('(') else {
                continue;
            };
            let list = list.split(',').map(|p| p.trim().to_string());
            let list = list.filter(|p| !p.is_empty()).collect();
            all.entry(name.to_string()).or_default().push(list);
        }
        all
    })
}

/// Starts to read the manual, because this takes longer than an answer should take.
pub(crate) fn read_ahead() {
    std::thread::spawn(|| (parameters(), evidence()));
}

/// The manual for an editor.
#[derive(Debug)]
pub(crate) struct Pages {
    /// The manual of each edition, by the edition's name.
    manuals: HashMap<&'static str, Option<Manual<'static>>>,
    /// The address of the manual's site: the user's setting, otherwise the site in the cache if it has been made.
    address: Option<String>,
    /// Whether the site in the cache is being made.
    is_making: bool,
}

impl Pages {
    pub(crate) fn new(address: Option<String>) -> Pages {
        let address = address.map(|a| a.trim_end_matches('/').to_string());
        Pages { manuals: HashMap::new(), address, is_making: false }
    }

    /// The address of the manual's site. If the site does not exist yet, starts to build it. Diagnostics do not have
    /// links until it is built.
    pub(crate) fn site(&mut self, host: &Host) -> Option<String> {
        if self.address.is_none() {
            let folder = host.site.as_ref()?;
            if folder.join("html").join("index.html").is_file() {
                self.address = Some(uri::of_path(&folder.join("html")));
            } else if !self.is_making {
                self.is_making = true;
                let mut command = Command::new(&host.program);
                command.args(["build", "--no-test", "--target", "html", "-o"]).arg(folder);
                command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
                let made = command.spawn();
                // A thread must wait for the process, so that the system can release it.
                made.map(|mut child| std::thread::spawn(move || child.wait())).ok();
            }
        }
        self.address.clone()
    }

    /// The address of the site, if there is one.
    pub(crate) fn known_site(&self) -> Option<&str> {
        self.address.as_deref()
    }

    fn manual(&mut self, edition: Edition) -> Option<&Manual<'static>> {
        let name = edition.as_str();
        let made = self.manuals.entry(name).or_insert_with(|| {
            let corpus = corpus()?;
            let edition = corpus.meta.all_editions.edition(name).ok()?;
            let mut manual = Manual::new(&corpus.meta, edition, &corpus.pages);
            evidence().into_iter().for_each(|evidence| manual.set_evidence(evidence));
            Some(manual)
        });
        made.as_ref()
    }

    /// The text about a name of the language: summary, accuracy, editions, devices, link.
    pub(crate) fn about(&mut self, name: &str, language: &Language, host: &Host) -> Option<String> {
        let site = self.site(host);
        let manual = self.manual(language.edition)?;
        let page = manual.resolve(name)?;
        let record = manual.pages[page];
        let section = manual.meta.section_of(record);
        let parsed = Parsed::new(record).ok()?;
        let mut out = format!("{}.\n", prose::capitalized(&record.summary));
        let accuracy = record
            .sections
            .iter()
            .zip(&parsed.sections)
            .find(|(s, _)| s.id == "accuracy" && s.editions.contains(manual.edition));
        if let Some((_, body)) = accuracy {
            let table = body.iter().filter(|b| matches!(b, prose::Block::Table(_))).take(1);
            let table: Vec<prose::Block> = table.cloned().collect();
            if !table.is_empty() {
                out.push_str(&format!(
                    "\n**Accuracy**\n\n{}",
                    markdown::body(manual, page, &table)
                ));
            }
        }
        let editions = range_note(record.editions, manual.edition.all());
        if let Some(note) = editions {
            out.push_str(&format!("\n**Editions**: {note}\n"));
        }
        let devices = Self::devices(manual, record);
        if !devices.is_empty() {
            out.push_str(&format!("\n**Rules that hold on devices**: {}\n", devices.join(", ")));
        }
        let title = format!("{}({section})", record.title);
        match site {
            Some(site) => {
                out.push_str(&format!("\n[{title}]({site}/{})\n", file_name(&record.name)))
            }
            None => out.push_str(&format!("\n{title}\n")),
        }
        Some(out)
    }

    /// The devices on which rules of a page were tested, with the number of rules that hold and the number of rules
    /// that were tested.
    fn devices(manual: &Manual<'_>, page: &Record) -> Vec<String> {
        let mut devices: Vec<(&str, clman_record::Edition, usize, usize)> = Vec::new();
        let rules = page.rules.iter().filter(|rule| rule.editions.contains(manual.edition));
        for seen in rules.flat_map(|rule| manual.latest_seen(&page.name, &rule.id)) {
            let name = seen.run.short().trim_start_matches("opencl:");
            let holds = match seen.standing {
                Standing::Verified => 1,
                Standing::Deviates(_) | Standing::Contradicted => 0,
                _ => continue,
            };
            match devices.iter_mut().find(|known| (known.0, known.1) == (name, seen.edition)) {
                Some(known) => {
                    known.2 += holds;
                    known.3 += 1;
                }
                None => devices.push((name, seen.edition, holds, 1)),
            }
        }
        let text = devices.into_iter().map(|(name, of, holds, all)| match of == manual.edition {
            true => format!("{name} {holds} of {all}"),
            false => format!("{name} {holds} of {all} (in {of})"),
        });
        text.collect()
    }

    /// The summary of the page about a name, for lists; `None` if the manual does not have a page about it.
    pub(crate) fn summary(&mut self, name: &str, language: &Language) -> Option<String> {
        let manual = self.manual(language.edition)?;
        Some(manual.pages[manual.resolve(name)?].summary.clone())
    }

    /// The names of the parameters of a built-in function with `count` parameters. If no form of the function has this
    /// number, the names of the form with the most parameters.
    pub(crate) fn parameters(&self, name: &str, count: usize) -> Vec<String> {
        let lists = parameters().get(name);
        let exact = lists.and_then(|lists| lists.iter().find(|list| list.len() == count));
        let longest = || lists.and_then(|lists| lists.iter().max_by_key(|list| list.len()));
        exact.or_else(longest).cloned().unwrap_or_default()
    }

    /// The parameters of the longest form of a built-in function, and the number of its other forms.
    pub(crate) fn overloads(&self, name: &str) -> Option<(String, usize)> {
        let lists = parameters().get(name)?;
        let longest = lists.iter().max_by_key(|list| list.len())?;
        Some((longest.join(", "), lists.len() - 1))
    }

    /// The prototypes of a built-in function in the edition of `language`, without their semicolons; empty for any
    /// other name.
    pub(crate) fn prototypes(&self, name: &str, language: &Language) -> Vec<String> {
        let lists = parameters().get(name).cloned().unwrap_or_default();
        let mut entries: Vec<String> =
            lists.iter().map(|list| format!("{name}({})", list.join(", "))).collect();
        if entries.is_empty() {
            entries.push(format!("{name}()"));
        }
        let ranges = prototypes(&entries).unwrap_or_default();
        let edition = language.edition;
        let code = ranges.into_iter().find(|r| r.first <= edition && edition <= r.last);
        let all = code.map_or_else(Vec::new, |range| declarations(&range.code));
        all.iter().map(|one| one.trim_end_matches(';').to_string()).collect()
    }
}
