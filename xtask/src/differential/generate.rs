//! Generates programs from the grammar in `xtask/differential/grammar.txt`.

use crate::random::Random;
use std::collections::HashMap;

const GRAMMAR: &str = include_str!("../../differential/grammar.txt");

/// The depth up to which alternatives are chosen at random. At greater depths, the first alternative is chosen.
const DEPTH: u32 = 9;

/// The lists of alternatives, by name.
pub(super) struct Grammar(HashMap<&'static str, Vec<&'static str>>);

impl Grammar {
    /// Reads the grammar.
    ///
    /// # Errors
    /// An alternative refers to an undefined list.
    pub(super) fn new() -> Result<Grammar, String> {
        let mut lists: HashMap<&str, Vec<&str>> = HashMap::new();
        let mut name = "";
        for line in GRAMMAR.lines().skip_while(|line| line.starts_with("# ")) {
            if let Some(new) = line.strip_prefix('@') {
                name = new;
            } else if !line.is_empty() {
                lists.entry(name).or_default().push(if line == "~" { "" } else { line });
            }
        }
        for alternative in lists.values().flatten() {
            for (_, reference) in references(alternative) {
                if !lists.contains_key(reference) && !matches!(reference, "#" | "=") {
                    return Err(format!("the grammar has no list '{reference}': {alternative}"));
                }
            }
        }
        Ok(Grammar(lists))
    }

    /// Generates a program.
    pub(super) fn program(&self, random: &mut Random) -> String {
        let mut out = String::new();
        self.expand("program", 0, random, &mut 0, &mut out);
        out.push('\n');
        out
    }

    fn expand(
        &self,
        list: &str,
        depth: u32,
        random: &mut Random,
        count: &mut u32,
        out: &mut String,
    ) {
        let alternatives = &self.0[list];
        let text = if depth > DEPTH {
            alternatives[0]
        } else {
            alternatives[random.below(alternatives.len())]
        };
        let mut at = 0;
        // The number that `$=` repeats: the last value of `$#` in this alternative. Nested lists continue the count.
        let mut own = *count;
        for (start, reference) in references(text) {
            push(&text[at..start], out);
            at = start + 1 + reference.len();
            match reference {
                "#" => {
                    *count += 1;
                    own = *count;
                    out.push_str(&own.to_string());
                }
                "=" => out.push_str(&own.to_string()),
                name => self.expand(name, depth + 1, random, count, out),
            }
        }
        push(&text[at..], out);
    }
}

fn push(text: &str, out: &mut String) {
    out.push_str(&text.replace("\\\\", "\u{1}").replace("\\n", "\n").replace('\u{1}', "\\"));
}

/// The references `$name`, `$#` and `$=` in an alternative: the position of the `$`, and the text after it.
fn references(text: &str) -> Vec<(usize, &str)> {
    let mut list = Vec::new();
    for (start, _) in text.match_indices('$') {
        let rest = &text[start + 1..];
        let len = rest.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(rest.len());
        let len = if rest.starts_with(['#', '=']) { 1 } else { len };
        list.push((start, &rest[..len]));
    }
    list
}
