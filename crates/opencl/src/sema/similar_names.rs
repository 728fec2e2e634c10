//! The name that was meant where a name is not known.

use super::*;
use crate::builtins;
use crate::diagnostic::Suggestion;
use crate::preprocessor::predefined;

/// The comparisons of names in one check. Each look for a name compares all names with it.
const MOST_COMPARISONS: usize = 1 << 18;

/// About as many names as the tables of built-in functions and macros have.
const BUILT_IN_NAMES: usize = 2000;

/// The longest name that is compared: the time grows with the product of two names' lengths.
const LONGEST_NAME: usize = 64;

/// How many changes of letters turn `name` into `known`; `None` if they are too many for a slip.
fn slips(name: &str, known: &str) -> Option<usize> {
    if name.len().max(known.len()) > LONGEST_NAME {
        return None;
    }
    let most = (name.len().min(known.len()) / 3).min(3);
    if name.len().abs_diff(known.len()) > most {
        return None;
    }
    Some(strsim::osa_distance(name, known)).filter(|slips| *slips <= most)
}

/// The name nearest to `name`, with the number of its slips; `None` where several are as near.
fn nearest<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> Option<(usize, &'n str)> {
    let mut best: Option<(usize, &str)> = None;
    let mut is_tie = false;
    for known in known {
        let Some(slips) = slips(name, known) else { continue };
        match best {
            Some((least, other)) if slips == least => is_tie |= other != known,
            Some((least, _)) if slips > least => {}
            _ => (best, is_tie) = (Some((slips, known)), false),
        }
    }
    best.filter(|_| !is_tie)
}

impl Sema<'_> {
    /// Whether a look may compare so many names: all of them, or none, so that the result does not depend on the order
    /// of a table.
    fn may_compare(&mut self, count: usize) -> bool {
        self.facts.compared = self.facts.compared.saturating_add(count);
        self.facts.compared <= MOST_COMPARISONS
    }

    /// The name that was meant by the unknown name `name`, and whether that is certain. Names of the program come
    /// before built-in ones.
    fn similar_name(&mut self, name: &str, is_call: bool) -> Option<(String, bool)> {
        if !self.may_compare(self.facts.names.len() + BUILT_IN_NAMES) {
            return None;
        }
        let exists = |name: &str| builtins::exists(name, self.language);
        // `sqrtf` is called `sqrt` for all types.
        if let Some(stem) = name.strip_suffix(['f', 'l']).filter(|stem| is_call && exists(stem)) {
            return Some((stem.to_string(), true));
        }
        let own = self.facts.names.iter().filter(|(_, scopes)| !scopes.is_empty());
        let own = nearest(name, own.map(|(symbol, _)| self.interner.get(*symbol)));
        let other = if is_call {
            nearest(name, builtins::names().filter(|known| exists(known)))
        } else {
            let macros = predefined::names();
            nearest(
                name,
                macros.filter(|known| predefined::predefined(known, self.language).is_some()),
            )
        };
        let (slips, known) = match (own, other) {
            (Some(own), Some(other)) => {
                if own.0 <= other.0 {
                    own
                } else {
                    other
                }
            }
            (own, other) => own.or(other)?,
        };
        let is_certain = name.len() > if slips == 1 { 5 } else { 8 };
        Some((known.to_string(), is_certain))
    }

    /// Suggests a name for the unknown name at `token`, in the last diagnostic.
    pub(super) fn suggest_name(&mut self, token: TokenIndex, is_call: bool) {
        let at = &self.tokens[token as usize];
        let name = self.interner.get(at.symbol).to_string();
        let found = self.similar_name(&name, is_call);
        self.suggest(token, &name, found);
    }

    /// The same for a member of a record.
    pub(super) fn suggest_member(&mut self, token: TokenIndex, record: u32) {
        let name = self.interner.get(self.tokens[token as usize].symbol).to_string();
        let record = record as usize;
        let count = self.program.types.records[record].fields.as_ref().map_or(0, Vec::len);
        if !self.may_compare(count) {
            return;
        }
        let fields = self.program.types.records[record].fields.iter().flatten();
        let names = fields.filter_map(|field| field.name).map(|name| self.interner.get(name));
        let found = nearest(&name, names)
            .map(|(slips, known)| (known.to_string(), slips == 1 && name.len() > 4));
        self.suggest(token, &name, found);
    }

    fn suggest(&mut self, token: TokenIndex, name: &str, found: Option<(String, bool)>) {
        let Some((replacement, is_certain)) = found else { return };
        let span = token_span(self.sources, &self.tokens[token as usize]);
        let Some(last) = self.diagnostics.last_mut() else { return };
        last.help.get_or_insert_with(|| format!("did you mean `{replacement}`?"));
        // A name that a macro wrote cannot be replaced where the macro is called.
        let written = &self.sources.file(span.file).bytes[span.start as usize..span.end as usize];
        last.suggestion =
            (written == name.as_bytes()).then_some(Suggestion { span, replacement, is_certain });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_found_where_there_is_one() {
        let known = || ["get_global_id", "get_global_size", "count", "counts", "x"].into_iter();
        assert_eq!(nearest("get_globl_id", known()), Some((1, "get_global_id")));
        assert_eq!(nearest("conut", known()), Some((1, "count")));
        assert_eq!(nearest("coun", known()), Some((1, "count")));
        assert_eq!(nearest("countx", known()), None);
        assert_eq!(nearest("y", known()), None);
        assert_eq!(nearest("barrier", known()), None);
        let long = "x".repeat(1 << 20);
        assert_eq!(nearest(&long, [&*long].into_iter()), None);
    }
}
