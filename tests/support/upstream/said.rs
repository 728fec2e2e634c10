//! The content of upstream's pages (words, lines of listings, references), and the share of it that another text
//! contains.
//!
//! This module does not share code with clman: it removes tags with regular expressions.

use regex::{Captures, Regex};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::Path;
use std::sync::{LazyLock, Mutex};

pub type Counts = HashMap<String, usize>;

/// The content of one page.
#[derive(Default)]
pub struct Said {
    pub words: Counts,
    pub lines: Vec<String>,
    /// The page to which a reference links, and the displayed words.
    pub references: BTreeSet<(String, String)>,
}

/// A compiled pattern. Each pattern is compiled only once.
pub fn re(pattern: &str) -> Regex {
    static KNOWN: LazyLock<Mutex<HashMap<String, Regex>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(regex) = known.get(pattern) {
        return regex.clone();
    }
    let regex = Regex::new(pattern).unwrap();
    known.insert(pattern.to_owned(), regex.clone());
    regex
}

pub fn count(text: &str, into: &mut Counts) {
    // Code writes the subscripts of a grammar (`attribute~opt~`) as `_opt`.
    let text = text.replace("_opt", " opt");
    for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')) {
        if !word.is_empty() {
            *into.entry(word.to_owned()).or_default() += 1;
        }
    }
}

pub fn entities(text: &str) -> String {
    let text = re(r"&#(x?)([0-9a-fA-F]+);").replace_all(text, |c: &Captures| {
        let radix = if &c[1] == "x" { 16 } else { 10 };
        u32::from_str_radix(&c[2], radix).ok().and_then(char::from_u32).unwrap_or(' ').to_string()
    });
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    let text = text.replace("&nbsp;", " ").replace("&hellip;", "…").replace("&ndash;", "–");
    let text = text.replace("&minus;", "−").replace("&apos;", "'");
    let text = re(r"&(\w+);").replace_all(&text, |c: &Captures| match &c[1] {
        "amp" => "&".to_owned(),
        _ => " ".to_owned(),
    });
    text.into_owned()
}

/// The text of markup. The elements in `apart` separate words; other elements do not.
pub fn strip(markup: &str, apart: &str) -> String {
    let text = re(&format!(r"(?is)</?(?:{apart})(?:\s[^>]*)?/?>")).replace_all(markup, " ");
    let text = re(r"(?s)<[^>]*>").replace_all(&text, "");
    entities(&text).replace(['\u{200b}', '\u{2060}'], "")
}

pub const HTML_APART: &str =
    "p|div|br|li|ul|ol|dl|dt|dd|td|th|tr|table|h[1-6]|pre|sup|sub|caption|hr|var|img";
pub const DOCBOOK_APART: &str = "para|entry|row|listitem|term|title|refsect[123]|refsynopsisdiv|refname|refpurpose|literallayout|informaltable|bridgehead|caption|itemizedlist|orderedlist|variablelist|varlistentry|funcsynopsis|funcprototype|funcdef|paramdef|funcparams|superscript|subscript|informalequation|mathphrase|imageobject|tbody|thead|tgroup|anchor";

pub fn lines_of(text: &str) -> Vec<String> {
    let text = text.replace('\u{a0}', " ");
    text.lines().map(tidy).filter(|l| !l.is_empty()).collect()
}

/// A line without tabs and outer white space, which are not significant.
pub fn tidy(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub fn stem_of(href: &str) -> Option<String> {
    let page = href.split('#').next()?;
    if page.is_empty() || page.contains(['/', ':']) {
        return None;
    }
    let mut page = page;
    while let Some(stem) = page.strip_suffix(".html") {
        page = stem;
    }
    Some(page.to_owned())
}

/// The content of an XHTML page.
pub fn xhtml(text: &str, pages: &HashMap<String, String>, stem: &str) -> Said {
    let text = re(r"(?s)<!--.*?-->").replace_all(text, "");
    let start = text.find("class=\"refentry\"").unwrap();
    let end = text.find("class=\"refsect3\"").unwrap_or(text.len());
    let body = re(r"\s*<div[^>]*$").replace(&text[start..end], "").into_owned();
    let body = &body[body.find('>').unwrap() + 1..];
    let mut said = Said::default();
    // `Also see` is a field of the record and not a heading.
    let without = re(r"(?s)<h2>\s*(?:Also see|See Also)\s*</h2>").replace_all(body, "");
    count(&strip(&without, HTML_APART), &mut said.words);
    let table = re(r"(?s)<div[^>]*class=.informaltable.*?</table>");
    for table in table.find_iter(body) {
        let rows: Vec<&str> = table.as_str().split("<tr").skip(1).collect();
        if rows.iter().all(|row| row.matches("<td").count() == 1 && !row.contains("<th")) {
            for row in rows {
                let cell = re(r"(?s)^.*?<td[^>]*>").replace(row, "").into_owned();
                let cell = cell.replace("<br />\n", "<br />").replace("<br />", "\n");
                said.lines.extend(lines_of(&code(&cell)));
            }
        }
    }
    let layout = re(r#"(?s)<div[^>]*class="literallayout">(.*?)</div>"#);
    let synopsis = re(r#"(?s)<div class="funcsynopsis">.*?</table>"#).replace_all(body, "");
    let synopsis = re(r"(?s)<div[^>]*class=.informaltable.*?</table>").replace_all(
        &synopsis,
        |c: &Captures| {
            if c[0].matches("<td").count() == 1 { String::new() } else { c[0].to_owned() }
        },
    );
    let mut more = Vec::new();
    for layout in layout.captures_iter(&synopsis) {
        let text = layout[1].replace("<br />\n", "\u{1}");
        let text = text.replace('\n', " ").replace('\u{1}', "\n");
        let lines = lines_of(&code(&text));
        if lines.iter().any(|line| line.ends_with([';', '{', '}'])) {
            more.push(lines);
        }
    }
    // These lines come after the lines of the tables, wherever they are on the page. `Figures` therefore also counts
    // a line that is not in order.
    said.lines.extend(more.into_iter().flatten());
    references(body, pages, stem, &mut said);
    said
}

/// Code from markup: superscripts are written with `^`, subscripts with `_`.
pub fn code(markup: &str) -> String {
    let text = markup.replace("<sup>", "^").replace("<superscript>", "^");
    let text = re(r"<(?:sub|subscript)>(\p{Alphabetic})").replace_all(&text, "_$1");
    let text = re(r"(?s)<[^>]*>").replace_all(&text, "");
    entities(&text)
}

pub fn references(body: &str, pages: &HashMap<String, String>, stem: &str, said: &mut Said) {
    for link in
        re(r#"(?s)<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)(?:</a>|,\s*<a\s)"#).captures_iter(body)
    {
        let Some(target) = stem_of(&link[1]) else { continue };
        let Some(page) = pages.get(&target) else { continue };
        if page != stem {
            said.references.insert((page.clone(), tidy(&strip(&link[2], "p|div"))));
        }
    }
}

/// The content of an Asciidoctor page.
pub fn asciidoctor(text: &str, pages: &HashMap<String, String>, stem: &str) -> Said {
    let text = re(r"(?s)<!--.*?-->|<script.*?</script>|<style.*?</style>").replace_all(text, "");
    let body = &text[text.find("<div id=\"header\"").unwrap()..];
    let body =
        re(r#"(?s)<h1>.*?</h1>|<div class="details">.*?</div>|<h2 id="_name[_0-9]*">.*?</h2>"#)
            .replace_all(body, "");
    let body = re(r#"(?s)<h2 id="_(?:see_also|c_specification|copyright)">.*?</h2>"#)
        .replace_all(&body, "");
    let body = re(r"(?s)<p>This page is extracted from.*?</p>").replace_all(&body, "");
    let body = re(r"(?s)<p>Copyright \d.*?</p>|<p>SPDX-.*?</p>").replace_all(&body, "");
    // The headings of sections without text are not part of the content.
    let body = re(r#"(?s)<h[2-6] id="[^"]*">(?:<a[^>]*></a>)?[^<]*</h[2-6]>\s*(?:<div class="sectionbody">\s*)?</div>"#)
        .replace_all(&body, "");
    let body = re(r#"(?s)<sup class="footnote(?:ref)?"[^>]*>.*?</sup>"#).replace_all(&body, "");
    let body = re(r##"<a href="#_footnoteref_\d+">\d+</a>\."##).replace_all(&body, "");
    let mut said = Said::default();
    count(&strip(&body, HTML_APART), &mut said.words);
    for pre in re(r"(?s)<pre[^>]*>(.*?)</pre>").captures_iter(&body) {
        said.lines.extend(lines_of(&strip(&pre[1], "none")));
    }
    references(&body, pages, stem, &mut said);
    said
}

/// The content of a DocBook page with its included files.
pub fn docbook(path: &Path, pages: &HashMap<String, String>, stem: &str) -> Said {
    fn with_includes(path: &Path, depth: usize, known: &mut HashMap<String, String>) -> String {
        let text = fs::read_to_string(path).unwrap();
        let text = re(r"(?s)<!--.*?-->").replace_all(&text, "").into_owned();
        for entity in re(r#"<!ENTITY\s+(\S+)\s+SYSTEM\s+"([^"]+)""#).captures_iter(&text) {
            known.insert(entity[1].to_owned(), entity[2].to_owned());
        }
        let text = re(r"(?s)<!DOCTYPE.*?>(?:\s*\[.*?\]>)?|<!ENTITY[^>]*>|<\?.*?\?>")
            .replace_all(&text, "");
        if depth > 8 {
            return String::new();
        }
        let folder = path.parent().unwrap().to_path_buf();
        re(r"&(\w+);")
            .replace_all(&text, |c: &Captures| match known.clone().get(&c[1]) {
                Some(file) => with_includes(&folder.join(file), depth + 1, known),
                None => c[0].to_owned(),
            })
            .into_owned()
    }
    let text = with_includes(path, 0, &mut HashMap::new());
    let text =
        re(r"(?s)<refentryinfo.*?</refentryinfo>|<refmeta>.*?</refmeta>").replace_all(&text, "");
    let text = re(r#"(?s)<refsect3 id="Copyright".*?</refsect3>"#).replace_all(&text, "");
    let text = re(r"(?s)<title>\s*(?:Also see|See Also)\s*</title>").replace_all(&text, "");
    // The style sheet adds a blank between a type and its parameter.
    let text = re(r"(?s)<funcprototype.*?</funcprototype>").replace_all(&text, |c: &Captures| {
        c[0].replace("<parameter", " <parameter").replace("<function", " <function")
    });
    let mut said = Said::default();
    count(&strip(&text, DOCBOOK_APART), &mut said.words);
    for table in re(r"(?s)<informaltable.*?</informaltable>").find_iter(&text) {
        let rows: Vec<&str> = table.as_str().split("<row").skip(1).collect();
        if rows.iter().all(|row| row.matches("<entry").count() == 1)
            && !table.as_str().contains("<thead")
        {
            for row in rows {
                let cell = re(r"(?s)^.*?<entry[^>]*>").replace(row, "").into_owned();
                said.lines.extend(lines_of(&code(&cell)));
            }
        }
    }
    // The lines of `literallayout` come after the lines of the tables, as in `xhtml`.
    let rest = re(r"(?s)<funcsynopsis.*?</funcsynopsis>").replace_all(&text, "");
    for layout in re(r"(?s)<literallayout[^>]*>(.*?)</literallayout>").captures_iter(&rest) {
        let lines = lines_of(&code(&layout[1]));
        if lines.iter().any(|line| line.ends_with([';', '{', '}'])) {
            said.lines.extend(lines);
        }
    }
    let mut lead = |target: &str, shown: &str| {
        let shown = tidy(&strip(shown, "none"));
        let target = if target.is_empty() { shown.clone() } else { target.to_owned() };
        if let Some(page) = stem_of(&target).and_then(|stem| pages.get(&stem))
            && page != stem
        {
            said.references.insert((page.clone(), shown));
        }
    };
    let cite =
        r#"(?s)<citerefentry(?:\s+href="([^"]*)")?\s*>\s*<refentrytitle>(.*?)</refentrytitle>"#;
    for c in re(cite).captures_iter(&text) {
        lead(c.get(1).map_or("", |m| m.as_str()), &c[2]);
    }
    for c in re(r#"(?s)<link\s+xlink:href="([^"]*)"[^>]*>(.*?)</link>"#).captures_iter(&text) {
        lead(&c[1], &c[2]);
    }
    said
}

/// The names of the pages: the stems of their files, and the server's aliases. Each has the stem of its page's file.
pub fn stems_by_name<'s>(
    folder: &Path,
    stems: impl Iterator<Item = &'s str>,
) -> HashMap<String, String> {
    let mut names: HashMap<String, String> =
        stems.map(|stem| (stem.to_owned(), stem.to_owned())).collect();
    if let Ok(rules) = fs::read_to_string(folder.join(".htaccess")) {
        for rule in re(r"(?m)^RewriteRule \^(\w+)\.html\$ (\w+)\.html").captures_iter(&rules) {
            if let Some(stem) = names.get(&rule[2]).cloned() {
                names.entry(rule[1].to_owned()).or_insert(stem);
            }
        }
    }
    names
}

#[derive(Default)]
pub struct Figures {
    pub pages: usize,
    pub words: usize,
    pub words_kept: usize,
    pub ours: usize,
    pub invented: usize,
    pub lines: usize,
    pub lines_kept: usize,
    pub references: usize,
    pub references_kept: usize,
    pub worst: f64,
    pub worst_page: String,
    pub odd: Vec<String>,
}

impl Figures {
    pub fn add(&mut self, page: &str, upstream: &Said, said: &Said, with_names: &Counts) {
        self.pages += 1;
        let all: usize = upstream.words.values().sum();
        let kept: usize = upstream
            .words
            .iter()
            .map(|(w, n)| (*n).min(with_names.get(w).copied().unwrap_or(0)))
            .sum();
        let ours: usize = said.words.values().sum();
        let invented: usize = said
            .words
            .iter()
            .map(|(w, n)| n.saturating_sub(upstream.words.get(w).copied().unwrap_or(0)))
            .sum();
        self.words += all;
        self.words_kept += kept;
        self.ours += ours;
        self.invented += invented;
        let share = kept as f64 / all.max(1) as f64;
        if self.worst_page.is_empty() || share < self.worst {
            self.worst = share;
            self.worst_page = page.to_owned();
        }
        if kept < all || invented > 0 {
            let lost: BTreeMap<&str, usize> = upstream
                .words
                .iter()
                .filter_map(|(w, n)| {
                    let lost = n.saturating_sub(with_names.get(w).copied().unwrap_or(0));
                    (lost > 0).then_some((w.as_str(), lost))
                })
                .collect();
            let more: BTreeMap<&str, usize> = said
                .words
                .iter()
                .filter_map(|(w, n)| {
                    let more = n.saturating_sub(upstream.words.get(w).copied().unwrap_or(0));
                    (more > 0).then_some((w.as_str(), more))
                })
                .collect();
            self.odd.push(format!("{page}: words {share:.4} lost {lost:?} more {more:?}"));
        }
        // Each line is first searched after the previous line. A line that is not in order counts too, because the
        // lines of `literallayout` are listed after the tables.
        let mut rest = said.lines.iter();
        let mut lost = Vec::new();
        for line in &upstream.lines {
            self.lines += 1;
            let mut ahead = rest.clone();
            if ahead.any(|ours| ours == line) {
                rest = ahead;
                self.lines_kept += 1;
            } else if said.lines.contains(line) {
                self.lines_kept += 1;
            } else {
                lost.push(line.clone());
            }
        }
        if !lost.is_empty() {
            self.odd.push(format!("{page}: lines lost {lost:?}"));
        }
        for (target, shown) in &upstream.references {
            self.references += 1;
            let has = |word: &str| said.references.contains(&(target.clone(), word.to_owned()));
            let words: Vec<&str> = shown
                .split(|c: char| !(c.is_alphanumeric() || c == '_'))
                .filter(|w| !w.is_empty())
                .collect();
            // A reference to a part of a word (`cl_mem` of `cl_mem_fence_flags`) applies to the whole word.
            let begins_word = |part: &str| {
                let mut whole = said.references.iter().filter(|(to, _)| to == target);
                whole.any(|(_, word)| word.strip_prefix(part).is_some_and(|r| r.starts_with('_')))
            };
            // In code, words link to pages; a name in several parts gives several references. A word links to only one
            // page, even if upstream links it to two pages.
            let in_code = |word: &str| said.references.iter().any(|(_, shown)| shown == word);
            let to_two = upstream.references.iter().filter(|(_, s)| s == shown).count() > 1;
            let kept = words.is_empty()
                || to_two && in_code(shown)
                || has(shown)
                || begins_word(shown)
                || words.iter().all(|w| has(w));
            if kept {
                self.references_kept += 1;
            } else {
                self.odd.push(format!("{page}: reference lost: {shown} -> {target}"));
            }
        }
    }

    pub fn print(&self, what: &str) {
        let share = |a: usize, b: usize| 100.0 * a as f64 / b.max(1) as f64;
        println!(
            "{what:18} pages {:4}  words {:7} kept {:.3} % worst {:.2} % ({})  invented {:.3} %  lines {:5} lost {:3}  references {:6} lost {:3}",
            self.pages,
            self.words,
            share(self.words_kept, self.words),
            100.0 * self.worst,
            self.worst_page,
            share(self.invented, self.ours),
            self.lines,
            self.lines - self.lines_kept,
            self.references,
            self.references - self.references_kept,
        );
        if std::env::var_os("CLMAN_FIDELITY_DETAILS").is_some() {
            self.odd.iter().for_each(|line| println!("    {line}"));
        }
    }
}
