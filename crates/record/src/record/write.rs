//! Writes records as TOML.

use super::{
    Access, Arg, ArgValue, Conflict, Contents, CorpusMeta, EditionRange, Editions, Elements,
    Example, Launch, Number, Record, Source, Verdict, read_corpus_meta, read_record,
};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use toml_edit::{DocumentMut, Item};

/// Writes a record in clman's own layout. Reading it back gives the same record. If the record has a
/// [`Source`], its hash is set to the hash of the text.
pub fn write_record(record: &Record) -> String {
    let mut out = String::new();
    pair(&mut out, "name", &record.name);
    pair(&mut out, "title", &record.title);
    list(&mut out, "aliases", &record.aliases);
    list(&mut out, "also", record.also.patterns());
    pair(&mut out, "summary", &record.summary);
    editions(&mut out, record.editions);
    option(&mut out, "man_section", record.man_section.as_deref());
    option(&mut out, "man_date", record.imprint.date.as_deref());
    option(&mut out, "man_release", record.imprint.release.as_deref());
    option(&mut out, "man_manual", record.imprint.manual.as_deref());
    option(&mut out, "printed_section", record.imprint.section.as_deref());
    list(&mut out, "see_also", &record.see_also);
    option(&mut out, "copyright", record.copyright.as_deref());
    for synopsis in &record.synopsis {
        out.push_str("\n[[synopsis]]\n");
        list(&mut out, "functions", &synopsis.functions);
        pair(&mut out, "code", &synopsis.code);
        if !synopsis.language.is_empty() {
            pair(&mut out, "language", &synopsis.language);
        }
        editions(&mut out, synopsis.editions);
        if !synopsis.links.is_empty() {
            let links: Vec<String> = synopsis
                .links
                .iter()
                .map(|(word, page)| format!("{} = {}", quoted_key(word), quoted(page)))
                .collect();
            let _ = writeln!(out, "links = {{ {} }}", links.join(", "));
        }
    }
    for section in &record.sections {
        out.push_str("\n[[section]]\n");
        pair(&mut out, "id", &section.id);
        pair(&mut out, "title", &section.title);
        editions(&mut out, section.editions);
        pair(&mut out, "body", &section.body);
    }
    for rule in &record.rules {
        out.push_str("\n[[rule]]\n");
        pair(&mut out, "id", &rule.id);
        pair(&mut out, "kind", rule.kind.as_str());
        pair(&mut out, "text", &rule.text);
        editions(&mut out, rule.editions);
        list(&mut out, "requires", &rule.requires);
        if let Some(spec) = &rule.spec {
            let _ = write!(out, "spec = {{ section = {}", quoted(&spec.section));
            if !spec.title.is_empty() {
                let _ = write!(out, ", title = {}", quoted(&spec.title));
            }
            if !spec.anchor.is_empty() {
                let _ = write!(out, ", anchor = {}", quoted(&spec.anchor));
            }
            out.push_str(" }\n");
        }
        option(&mut out, "reason", rule.reason.as_deref());
    }
    for example in &record.examples {
        out.push_str("\n[[example]]\n");
        write_example(&mut out, example);
    }
    conflicts(&mut out, &record.conflicts);
    if let Some(source) = &record.source {
        out.push_str("\n[source]\n");
        pair(&mut out, "file", &source.file);
        pair(&mut out, "format", &source.format);
        let hash = content_hash(&out);
        pair(&mut out, "hash", &hash);
    }
    out
}

/// As [`write_record`], but with the hash that the text `upstream` states. `record` was made from that text and then
/// edited.
pub fn write_record_from(record: &Record, upstream: &str) -> String {
    let text = write_record(record);
    match (hash_line(&text), hash_line(upstream).and_then(|at| upstream.lines().nth(at))) {
        (Some(at), Some(hash)) => with_line(&text, at, hash),
        _ => text,
    }
}

/// The tested content of an example of a manual as text, without the keys that only affect printing, and with its
/// editions in their usual form. The text is part of the key of evidence.
pub fn example_content(example: &Example, manual: &'static Editions) -> String {
    let mut out = String::new();
    let editions = example.editions.usual(manual);
    let content = Example { title: None, shown: true, editions, ..example.clone() };
    write_example(&mut out, &content);
    out
}

fn write_example(out: &mut String, example: &Example) {
    pair(out, "id", &example.id);
    option(out, "title", example.title.as_deref());
    list(out, "proves", &example.proves);
    editions(out, example.editions);
    list(out, "requires", &example.requires);
    option(out, "without", example.without.map(Verdict::as_str));
    if !example.shown {
        out.push_str("shown = false\n");
    }
    option(out, "expect", example.expect.map(Verdict::as_str));
    option(out, "diagnostic", example.diagnostic.as_deref());
    pair(out, "code", &example.code);
    for launch in &example.launches {
        out.push_str("[[example.launch]]\n");
        write_launch(out, launch, "example.launch.arg");
    }
}

/// Writes `corpus.toml`. The editions are not listed if they are the editions `known` and `meta` states a range of
/// them. Only this range is then written.
pub fn write_corpus_meta(meta: &CorpusMeta, known: &'static Editions) -> String {
    let mut out = String::new();
    pair(&mut out, "title", &meta.title);
    pair(&mut out, "manual", &meta.manual);
    pair(&mut out, "section", &meta.section);
    let all = meta.all_editions;
    let are_known = std::ptr::eq(all, known) && meta.editions != EditionRange::ALL;
    let is_plain = all.infos().iter().all(|info| info.language.is_empty() && info.year.is_none());
    let is_whole = meta.editions.usual(all) == EditionRange::ALL;
    let tables = !(are_known || is_plain && is_whole);
    if are_known || !is_whole {
        pair(&mut out, "editions", &meta.editions.to_string());
        let newest = meta.newest();
        let language = Some(newest.language()).filter(|language| *language != newest.as_str());
        option(&mut out, "language", language);
    } else if !tables && all.are_named() {
        let names: Vec<String> = all.iter().map(|edition| edition.to_string()).collect();
        list(&mut out, "editions", &names);
    }
    for (key, value) in [
        ("licence", &meta.licence),
        ("copyright", &meta.copyright),
        ("author", &meta.author),
        ("source", &meta.source),
        ("date", &meta.date),
        ("release", &meta.release),
    ] {
        if !value.is_empty() {
            pair(&mut out, key, value);
        }
    }
    if meta.minimal_pairs {
        out.push_str("minimal_pairs = true\n");
    }
    if !meta.introduction.is_empty() {
        pair(&mut out, "introduction", &meta.introduction);
    }
    for info in all.infos().iter().filter(|_| tables) {
        out.push_str("\n[[edition]]\n");
        pair(&mut out, "name", &info.name);
        option(&mut out, "language", Some(info.language.as_str()).filter(|l| !l.is_empty()));
        if let Some(year) = info.year {
            let _ = writeln!(out, "year = {year}");
        }
    }
    for language in &meta.languages {
        out.push_str("\n[[listing]]\n");
        pair(&mut out, "name", &language.name);
        option(&mut out, "checker", Some(language.checker.as_str()).filter(|c| !c.is_empty()));
        list(&mut out, "check", &language.check);
        list(&mut out, "run", &language.run);
        list(&mut out, "version", &language.version);
        if language.extension != "txt" {
            pair(&mut out, "extension", &language.extension);
        }
        option(&mut out, "program", Some(language.program.as_str()).filter(|p| !p.is_empty()));
        for wrapper in &language.wrappers {
            out.push_str("[[listing.wrapper]]\n");
            pair(&mut out, "before", &wrapper.before);
            pair(&mut out, "after", &wrapper.after);
        }
    }
    for group in &meta.groups {
        out.push_str("\n[[group]]\n");
        pair(&mut out, "title", &group.title);
        for (key, value) in [("heading", &group.heading), ("summary", &group.summary)] {
            if !value.is_empty() {
                pair(&mut out, key, value);
            }
        }
        list(&mut out, "pages", &group.pages);
    }
    conflicts(&mut out, &meta.conflicts);
    out
}

fn conflicts(out: &mut String, conflicts: &[Conflict]) {
    for conflict in conflicts {
        out.push_str("\n[[conflict]]\n");
        pair(out, "place", &conflict.place);
        pair(out, "was", &conflict.was);
        pair(out, "here", &conflict.here);
        pair(out, "upstream", &conflict.upstream);
    }
}

/// The text of `corpus.toml` after a change: `text` with the differences between its content and `meta` applied.
/// `known` has the same meaning as for [`write_corpus_meta`].
pub fn update_corpus_meta(text: &str, meta: &CorpusMeta, known: &'static Editions) -> String {
    let read = |text: &str| read_corpus_meta(text, known).ok();
    if read(text).as_ref() == Some(meta) {
        return text.to_owned();
    }
    let canonical = write_corpus_meta(meta, known);
    let (Ok(mut document), Ok(new)) =
        (text.parse::<DocumentMut>(), canonical.parse::<DocumentMut>())
    else {
        return canonical;
    };
    update_document(&mut document, &new);
    let updated = document.to_string();
    if read(&updated).as_ref() == Some(meta) { updated } else { canonical }
}

/// The text of a record after a change: `text` with the differences between its content and `record`
/// applied. Comments, layout and the order of keys are kept in unchanged parts.
pub fn update_record(text: &str, record: &Record) -> String {
    let Ok(old) = read_record(text).map(|parsed| parsed.record) else {
        return write_record(record);
    };
    let unedited = old.source.as_ref().is_some_and(|source| is_unedited(text, source));
    if old == *record {
        return text.to_string();
    }
    let canonical = write_record(record);
    // A text in clman's own layout has no handwritten comments or layout to keep.
    if write_record(&old) == text {
        return canonical;
    }
    let (Ok(mut document), Ok(mut new)) =
        (text.parse::<DocumentMut>(), canonical.parse::<DocumentMut>())
    else {
        return canonical;
    };
    // The hash of an edited text is kept, so that the record is still recognised as edited.
    if let (Some(source), Some(hash)) = (&old.source, new.get_mut("source"))
        && let Some(hash) = hash.get_mut("hash")
    {
        *hash = toml_edit::value(&source.hash);
    }
    update_document(&mut document, &new);
    let updated = document.to_string();
    let updated = match unedited {
        true => with_hash(&updated),
        false => updated,
    };
    // The new text must have the content of `record`. If editing in place cannot achieve that, the record is written in
    // clman's own layout.
    let says_it = read_record(&updated).is_ok_and(|parsed| {
        let without_hash = |r: &Record| Record {
            source: r.source.clone().map(|s| Source { hash: String::new(), ..s }),
            ..r.clone()
        };
        without_hash(&parsed.record) == without_hash(record)
    });
    if says_it { updated } else { canonical }
}

/// Changes `document` to the content of `new`.
fn update_document(document: &mut DocumentMut, new: &DocumentMut) {
    let keys = |document: &DocumentMut| -> Vec<String> {
        document.iter().map(|(key, _)| key.to_string()).collect()
    };
    for key in keys(document).iter().filter(|key| !new.contains_key(key)) {
        document.remove(key);
    }
    for (key, item) in new.iter() {
        match document.get_mut(key) {
            Some(old) => replace(old, item),
            None => {
                document.insert(key, item.clone());
            }
        }
    }
}

/// Changes `old` to the content of `new`, recursively where both have the same structure.
fn replace(old: &mut Item, new: &Item) {
    match (old, new) {
        (Item::Table(old), Item::Table(new)) => replace_table(old, new),
        (Item::ArrayOfTables(old), Item::ArrayOfTables(new)) if old.len() == new.len() => {
            for (old, new) in old.iter_mut().zip(new.iter()) {
                replace_table(old, new);
            }
        }
        (Item::Value(old), Item::Value(new)) => {
            if !same_value(old, new) {
                let decor = old.decor().clone();
                *old = new.clone();
                *old.decor_mut() = decor;
            }
        }
        (old, new) => *old = new.clone(),
    }
}

fn replace_table(old: &mut toml_edit::Table, new: &toml_edit::Table) {
    let gone: Vec<String> = old
        .iter()
        .filter(|(k, v)| !new.contains_key(k) && !is_default(k, v))
        .map(|(k, _)| k.to_string())
        .collect();
    for key in gone {
        old.remove(&key);
    }
    for (key, item) in new.iter() {
        match old.get_mut(key) {
            Some(old) => replace(old, item),
            None => {
                old.insert(key, item.clone());
            }
        }
    }
}

/// Whether a key has its default value, and may therefore stay in the document although the new text omits it.
fn is_default(key: &str, item: &Item) -> bool {
    match key {
        "shown" => item.as_bool() == Some(true),
        "requires" | "aliases" | "also" | "see_also" | "proves" => {
            item.as_array().is_some_and(toml_edit::Array::is_empty)
        }
        "editions" => item.as_str().and_then(|t| t.parse().ok()) == Some(EditionRange::ALL),
        _ => false,
    }
}

fn same_value(a: &toml_edit::Value, b: &toml_edit::Value) -> bool {
    use toml_edit::Value::{Array, Boolean, Float, InlineTable, Integer, String};
    match (a, b) {
        (String(a), String(b)) => a.value() == b.value(),
        (Integer(a), Integer(b)) => a.value() == b.value(),
        (Float(a), Float(b)) => a.value().to_bits() == b.value().to_bits(),
        (Boolean(a), Boolean(b)) => a.value() == b.value(),
        (Array(a), Array(b)) => {
            a.len() == b.len() && a.iter().zip(b.iter()).all(|(a, b)| same_value(a, b))
        }
        (InlineTable(a), InlineTable(b)) => {
            a.len() == b.len()
                && a.iter().all(|(k, v)| b.get(k).is_some_and(|other| same_value(v, other)))
        }
        _ => false,
    }
}

/// Bytes in hex.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

/// SHA-256, in hex, of a record's text without the `hash` line of its last `[source]`.
pub fn content_hash(text: &str) -> String {
    let mut hasher = Sha256::new();
    let hash_line = hash_line(text);
    for (at, line) in text.split_inclusive('\n').enumerate() {
        if Some(at) != hash_line {
            hasher.update(line.as_bytes());
        }
    }
    hex(&hasher.finalize())
}

/// Whether `text`, which has this source, is unchanged since clman wrote it.
pub fn is_unedited(text: &str, source: &Source) -> bool {
    content_hash(text) == source.hash
}

/// The number, from 0, of the line of the `hash` key under the last `[source]`.
fn hash_line(text: &str) -> Option<usize> {
    let mut in_source = false;
    let mut found = None;
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.starts_with('[') {
            in_source = line == "[source]";
            if in_source {
                found = None;
            }
        } else if in_source && line.starts_with("hash") {
            found = Some(at);
        }
    }
    found
}

fn with_hash(text: &str) -> String {
    let Some(at) = hash_line(text) else { return text.to_string() };
    with_line(text, at, &format!("hash = \"{}\"", content_hash(text)))
}

/// `text` with line number `at`, from 0, replaced.
fn with_line(text: &str, at: usize, new: &str) -> String {
    let lines = text.split_inclusive('\n').enumerate();
    lines.map(|(i, line)| if i == at { format!("{new}\n") } else { line.to_string() }).collect()
}

impl Verdict {
    /// The spelling in a record.
    pub fn as_str(self) -> &'static str {
        match self {
            Verdict::Accept => "accept",
            Verdict::Reject => "reject",
        }
    }
}

fn pair(out: &mut String, key: &str, value: &str) {
    let _ = writeln!(out, "{key} = {}", quoted(value));
}

fn option(out: &mut String, key: &str, value: Option<&str>) {
    if let Some(value) = value {
        pair(out, key, value);
    }
}

fn list(out: &mut String, key: &str, values: &[String]) {
    if values.is_empty() {
        return;
    }
    let quoted: Vec<String> = values.iter().map(|v| quoted(v)).collect();
    let line = format!("{key} = [{}]\n", quoted.join(", "));
    if line.len() <= 100 {
        out.push_str(&line);
    } else {
        let _ = writeln!(out, "{key} = [\n    {},\n]", quoted.join(",\n    "));
    }
}

fn editions(out: &mut String, range: EditionRange) {
    if range != EditionRange::ALL {
        pair(out, "editions", &range.to_string());
    }
}

/// Writes launches as a launch file of the program `source`. The launches must not name a source.
pub fn write_launch_file(source: &str, launches: &[Launch]) -> String {
    let mut out = String::new();
    pair(&mut out, "source", source);
    if let [launch] = launches {
        write_launch(&mut out, launch, "arg");
        return out;
    }
    for launch in launches {
        out.push_str("\n[[launch]]\n");
        write_launch(&mut out, launch, "launch.arg");
    }
    out
}

/// Writes the keys of a launch. `arguments` is the name of the tables of its arguments.
fn write_launch(out: &mut String, launch: &Launch, arguments: &str) {
    option(out, "source", launch.source.as_deref());
    option(out, "std", launch.std.as_deref());
    option(out, "options", launch.options.as_deref());
    pair(out, "kernel", &launch.kernel);
    sizes(out, "global", Some(&launch.global));
    sizes(out, "local", launch.local.as_deref());
    sizes(out, "offset", launch.offset.as_deref());
    option(out, "printf", launch.printf.as_deref());
    option(out, "finding", launch.finding.as_deref());
    for arg in &launch.args {
        let _ = writeln!(out, "[[{arguments}]]");
        write_arg(out, arg);
    }
}

fn write_arg(out: &mut String, arg: &Arg) {
    match &arg.value {
        ArgValue::Buffer(elements) => inline_table(out, "buffer", self::elements(elements)),
        ArgValue::Value(elements) => inline_table(out, "value", self::elements(elements)),
        ArgValue::Local(bytes) => {
            let _ = writeln!(out, "local = {bytes}");
        }
        ArgValue::Image(image) => {
            let mut parts = vec![
                format!("type = {}", quoted(&image.kind)),
                format!("format = {}", quoted(&image.format)),
                format!("width = {}", image.width),
            ];
            let sizes = [
                ("height", image.height),
                ("depth", image.depth),
                ("layers", image.layers),
                ("levels", image.levels),
                ("samples", image.samples),
            ];
            let said = sizes.into_iter().filter(|(_, size)| *size != 1);
            parts.extend(said.map(|(key, size)| format!("{key} = {size}")));
            parts.push(format!("values = {}", numbers(&image.values)));
            inline_table(out, "image", parts);
        }
        ArgValue::Sampler(sampler) => {
            let parts = vec![
                format!("addressing = {}", quoted(&sampler.addressing)),
                format!("filter = {}", quoted(&sampler.filter)),
                format!("normalized = {}", sampler.normalized),
            ];
            inline_table(out, "sampler", parts);
        }
        ArgValue::Pipe(pipe) => {
            let mut parts = vec![format!("capacity = {}", pipe.capacity)];
            parts.extend(pipe.size.map(|size| format!("size = {size}")));
            parts.extend(elements(&pipe.packets));
            inline_table(out, "pipe", parts);
        }
        ArgValue::Earlier => {}
    }
    if let Some(access) = arg.access {
        let access = match access {
            Access::ReadWrite => "read-write",
            Access::ReadOnly => "read-only",
            Access::WriteOnly => "write-only",
        };
        pair(out, "access", access);
    }
    option(out, "id", arg.id.as_deref());
    if let Some(expect) = &arg.expect {
        match expect.any_of.as_slice() {
            [one] => {
                let _ = writeln!(out, "expect = {}", numbers(one));
            }
            several => {
                let lists: Vec<String> = several.iter().map(|l| numbers(l)).collect();
                let _ = writeln!(out, "any_of = [{}]", lists.join(", "));
            }
        }
        if expect.ulp != 0.0 {
            let _ = writeln!(out, "ulp = {}", number(&Number::Float(expect.ulp)));
        }
        if expect.unordered {
            out.push_str("unordered = true\n");
        }
    }
}

fn inline_table(out: &mut String, key: &str, parts: Vec<String>) {
    let _ = writeln!(out, "{key} = {{ {} }}", parts.join(", "));
}

fn elements(elements: &Elements) -> Vec<String> {
    let mut parts = Vec::new();
    if !elements.kind.is_empty() {
        parts.push(format!("type = {}", quoted(&elements.kind)));
    }
    match &elements.contents {
        Contents::Values(values) => parts.push(format!("values = {}", numbers(values))),
        Contents::Uninitialized(len) => parts.push(format!("len = {len}")),
        Contents::Fill(len, value) => {
            parts.push(format!("len = {len}, fill = {}", number(value)));
        }
        Contents::Range(len, start, step) => {
            parts.push(format!("len = {len}, range = [{}, {}]", number(start), number(step)));
        }
        Contents::Bytes(bytes) => parts.push(format!("bytes = \"{}\"", hex(bytes))),
    }
    parts
}

fn sizes(out: &mut String, key: &str, sizes: Option<&[u64]>) {
    if let Some(sizes) = sizes {
        let sizes: Vec<String> = sizes.iter().map(u64::to_string).collect();
        let _ = writeln!(out, "{key} = [{}]", sizes.join(", "));
    }
}

fn numbers(numbers: &[Number]) -> String {
    let numbers: Vec<String> = numbers.iter().map(number).collect();
    format!("[{}]", numbers.join(", "))
}

fn number(number: &Number) -> String {
    match number {
        Number::Int(n) if i64::try_from(*n).is_ok() => n.to_string(),
        Number::Int(n) => format!("\"{n}\""),
        Number::Float(f) if f.is_nan() => "nan".into(),
        Number::Float(f) if f.is_infinite() => if *f > 0.0 { "inf" } else { "-inf" }.into(),
        Number::Float(f) => format!("{f:?}"),
    }
}

pub(crate) fn quoted_key(key: &str) -> String {
    let bare = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    if !key.is_empty() && key.chars().all(bare) { key.into() } else { quoted(key) }
}

/// A string as TOML in the most readable form: a literal string if a basic string would need escapes, and a multi-line
/// string if it has several lines.
pub(crate) fn quoted(text: &str) -> String {
    let control = |c: char| c.is_control() && c != '\t' && c != '\n';
    let plain = !text.chars().any(control);
    if text.contains('\n') {
        if plain && !text.contains("'''") && !text.ends_with('\'') {
            return format!("'''\n{text}'''");
        }
        let mut out = String::from("\"\"\"\n");
        escape(text, true, &mut out);
        out.push_str("\"\"\"");
        return out;
    }
    if plain && text.contains(['"', '\\']) && !text.contains('\'') {
        return format!("'{text}'");
    }
    let mut out = String::from("\"");
    escape(text, false, &mut out);
    out.push('"');
    out
}

fn escape(text: &str, lines: bool, out: &mut String) {
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' if lines => out.push('\n'),
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", c as u32);
            }
            c => out.push(c),
        }
    }
}
