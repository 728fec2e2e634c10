//! Merges two changed versions of `corpus.toml` with their common origin.

use super::merge::{parts as merge_parts, whole};
use super::text::one;
use clman_record::{Conflict, CorpusMeta, Language};

/// The texts of `corpus.toml` that an import writes, by key.
fn texts(meta: &mut CorpusMeta) -> [(&'static str, &mut String); 9] {
    [
        ("title", &mut meta.title),
        ("manual", &mut meta.manual),
        ("section", &mut meta.section),
        ("licence", &mut meta.licence),
        ("copyright", &mut meta.copyright),
        ("author", &mut meta.author),
        ("source", &mut meta.source),
        ("date", &mut meta.date),
        ("release", &mut meta.release),
    ]
}

/// Merges `ours`, which people edited, with `theirs`, which states upstream's metadata. Both were made from `base`. If
/// both changed the same value, the result has the value of `ours`, and lists the conflict.
pub(super) fn merge(base: &CorpusMeta, ours: &CorpusMeta, theirs: &CorpusMeta) -> CorpusMeta {
    let mut merged = ours.clone();
    let mut conflicts = std::mem::take(&mut merged.conflicts);
    let (mut base, mut theirs) = (base.clone(), theirs.clone());
    let versions = texts(&mut base).into_iter().zip(texts(&mut merged)).zip(texts(&mut theirs));
    for (((key, was), (_, here)), (_, upstream)) in versions {
        *here = whole(key, [was, here, upstream], &mut conflicts);
    }
    let is_same = |a: &Language, b: &Language| a.name == b.name;
    let languages = [&base.languages[..], &ours.languages, &theirs.languages];
    merged.languages = merge_parts(languages, is_same, |versions| match versions {
        [Some(base), Some(ours), Some(theirs)] => {
            Some(language([base, ours, theirs], &mut conflicts))
        }
        [Some(base), Some(ours), None] => Some(ours.clone()).filter(|ours| ours != base),
        [Some(_), None, _] => None,
        [None, ours, theirs] => ours.or(theirs).cloned(),
    });
    merged.conflicts = conflicts;
    merged
}

/// Merges the versions `[base, ours, theirs]` of a language.
fn language(versions: [&Language; 3], conflicts: &mut Vec<Conflict>) -> Language {
    let [base, ours, theirs] = versions;
    let mut text = |key: &str, of: fn(&Language) -> &str| {
        let place = format!("listing {}, {key}", ours.name);
        whole(&place, versions.map(of), conflicts)
    };
    // The commands are those of `ours`, because pages do not state commands.
    Language {
        checker: text("checker", |language| &language.checker),
        extension: text("extension", |language| &language.extension),
        program: text("program", |language| &language.program),
        wrappers: one([&base.wrappers, &ours.wrappers, &theirs.wrappers])
            .unwrap_or(&ours.wrappers)
            .clone(),
        ..ours.clone()
    }
}

/// The keys whose values in `theirs` differ from `base`.
pub(super) fn parts(base: &CorpusMeta, theirs: &CorpusMeta) -> Vec<String> {
    let (mut base, mut theirs) = (base.clone(), theirs.clone());
    let values = texts(&mut base).into_iter().zip(texts(&mut theirs));
    let changed = values.filter(|((_, old), (_, new))| old != new).map(|((key, _), _)| key);
    let mut parts: Vec<String> = changed.map(str::to_owned).collect();
    if base.languages != theirs.languages {
        parts.push("listing".into());
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use clman_record::{Editions, read_corpus_meta};

    fn meta(text: &str) -> CorpusMeta {
        let text = format!("manual = \"Kiln\"\nsection = \"3\"\n{text}");
        read_corpus_meta(&text, Editions::none()).unwrap()
    }

    const C: &str = "[[listing]]\nname = \"c\"\nextension = \"c\"\n";

    #[test]
    fn edits_and_changes_of_upstream_are_merged() {
        let base = meta(&format!("title = \"Kiln\"\nrelease = \"1\"\ndate = \"2020-01-01\"\n{C}"));
        let ours = meta(&format!(
            "title = \"My kiln\"\nrelease = \"one\"\ndate = \"2020-01-01\"\n{C}check = [\"cc\", \"{{file}}\"]\n[[group]]\ntitle = \"All\"\n"
        ));
        let theirs = meta(&format!(
            "title = \"Kiln\"\nrelease = \"2\"\ndate = \"2025-01-01\"\n{C}program = \"main(\"\n[[listing]]\nname = \"sh\"\n"
        ));
        assert_eq!(parts(&base, &theirs), ["date", "release", "listing"]);
        let merged = merge(&base, &ours, &theirs);
        assert_eq!((merged.title.as_str(), merged.date.as_str()), ("My kiln", "2025-01-01"));
        let names: Vec<&str> = merged.languages.iter().map(|l| l.name.as_str()).collect();
        assert_eq!(names, ["c", "sh"]);
        assert_eq!(merged.languages[0].check, ["cc", "{file}"]);
        assert_eq!(merged.languages[0].program, "main(");
        assert_eq!(merged.groups, ours.groups);
        let conflict = Conflict {
            place: "release".into(),
            was: "1".into(),
            here: "one".into(),
            upstream: "2".into(),
        };
        assert_eq!((merged.release.as_str(), merged.conflicts), ("one", vec![conflict]));
    }
}
