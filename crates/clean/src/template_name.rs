//! CM013

use super::{Draft, Evidence};
use clman_opencl::declare_code;

declare_code! {
    /// A name is a pattern for several names, such as `read_image{f|i|ui}`.
    ///
    /// Upstream writes one name with braces for several functions, and formatters copy this name to the index. A search
    /// for one of the functions then does not find the page. The cleaner adds the individual names to the page and
    /// keeps its title.
    CODE = ("CM013", "template-name", Warning);
}

pub(super) fn run(draft: &mut Draft, _: &Evidence<'_>) {
    let mut aliases: Vec<String> = Vec::new();
    for alias in draft.record.aliases.clone() {
        match expand(&alias) {
            Some(names) => {
                let after = names.join(", ");
                draft.fixed(
                    "",
                    "the braces contain the variants of the name",
                    "a name is a pattern for several names",
                    &alias,
                    &after,
                );
                aliases.extend(names);
            }
            None => aliases.push(alias),
        }
    }
    if let Some(names) = expand(&draft.record.title) {
        let title = draft.record.title.clone();
        aliases.extend(names.iter().filter(|n| !draft.record.aliases.contains(n)).cloned());
        let known = names.iter().all(|n| draft.record.aliases.contains(n));
        if !known {
            let after = names.join(", ");
            draft.fixed(
                "",
                "the braces contain the variants of the name",
                "a name is a pattern for several names",
                &title,
                &after,
            );
        }
    }
    let (name, title) = (draft.record.name.clone(), draft.record.title.clone());
    let mut seen = std::collections::HashSet::new();
    aliases.retain(|a| *a != name && *a != title && seen.insert(a.clone()));
    draft.record.aliases = aliases;
}

/// Expands a pattern: `read_{a|b}` gives `read_a` and `read_b`. `None` if `name` is not a pattern.
fn expand(name: &str) -> Option<Vec<String>> {
    let (before, rest) = name.split_once('{')?;
    let (choices, after) = rest.split_once('}')?;
    let fits = choices.contains('|') && !after.contains('{') && !name.contains(' ');
    fits.then(|| choices.split('|').map(|c| format!("{before}{}{after}", c.trim())).collect())
}

#[cfg(test)]
mod tests {
    #[test]
    fn braces_are_expanded() {
        let names = super::expand("read_{f|i|ui}x").unwrap();
        assert_eq!(names, ["read_fx", "read_ix", "read_uix"]);
        assert_eq!(super::expand("struct {a}"), None);
    }
}
