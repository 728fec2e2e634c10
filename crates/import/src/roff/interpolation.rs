//! The values that a line names: strings, registers and arguments of macros.

use super::expression::{WIDTH, expression};
use super::inlines::{name, plain};
use super::interpreter::{Call, Interpreter, MAX_DEPTH, word};
use super::lines::control;
use std::borrow::Cow;

/// The context in which the values in a text are looked up.
#[derive(Clone, Copy)]
struct Place<'c> {
    /// The macro to whose arguments `\$` refers.
    call: &'c Call,
    /// The source line.
    number: usize,
    /// The number of strings and names that contain the text.
    depth: usize,
    /// Whether the text is read in copy mode.
    copy: bool,
}

impl Interpreter<'_, '_> {
    /// Replaces strings, registers and arguments by their values, and drops a comment. In copy mode, which reads
    /// bodies of macros and values of strings, a doubled backslash becomes a single backslash.
    pub(super) fn interpolate<'t>(
        &mut self,
        text: &'t str,
        call: &Call,
        number: usize,
        copy: bool,
    ) -> Cow<'t, str> {
        let bytes = text.as_bytes();
        let mut at = 0;
        while let Some(slash) = text[at..].find('\\') {
            at += slash;
            match bytes.get(at + 1) {
                Some(b'*' | b'n' | b'$' | b'w' | b'E' | b'A' | b'B') => {
                    let mut out = String::with_capacity(text.len() + 32);
                    self.values(text, Place { call, number, depth: 0, copy }, &mut out);
                    return Cow::Owned(out);
                }
                Some(b'"' | b'#') => {
                    return match text.find("\\\\").filter(|_| copy) {
                        Some(_) => self.interpolate(&text[..at], call, number, copy),
                        None => Cow::Borrowed(&text[..at]),
                    };
                }
                Some(b'\\' | b'.') if copy => {
                    let mut out = String::with_capacity(text.len());
                    self.values(text, Place { call, number, depth: 0, copy }, &mut out);
                    return Cow::Owned(out);
                }
                Some(next) => at += 1 + if next.is_ascii() { 1 } else { 0 },
                None => break,
            }
        }
        Cow::Borrowed(text)
    }

    fn values(&mut self, text: &str, place: Place<'_>, out: &mut String) {
        // `\A` and `\B` become numbers only where a request or a name contains them, not in printed text.
        let Place { number, depth, copy, .. } = place;
        let is_text = depth == 0 && !copy && control(text, self.dot).is_none();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('\\') {
            out.push_str(before);
            let Some(letter) = after.chars().next() else {
                out.push('\\');
                return;
            };
            rest = &after[letter.len_utf8()..];
            match letter {
                '\\' => out.push_str(if copy { "\\" } else { "\\\\" }),
                '.' if copy => out.push('.'),
                'E' if !copy => out.push('\\'),
                '"' | '#' => return,
                '*' => {
                    let (named, after) = self.named(rest, place);
                    rest = after;
                    let (first, given) = word(&named);
                    let Some(value) = self.strings.get(first).cloned() else { continue };
                    if depth >= MAX_DEPTH || !self.may_add(value.len() + 8, number) {
                        self.note(
                            number,
                            "strings are nested too deeply or are too long; the innermost strings were left out",
                        );
                        continue;
                    }
                    let call = Call::new(first, given);
                    let inner = Place { call: &call, depth: depth + 1, copy: false, ..place };
                    self.values(&value, inner, out);
                }
                'n' => rest = self.register(rest, place, out),
                '$' => rest = self.argument(rest, place, out),
                'w' | 'A' | 'B' if (letter == 'w' || !is_text) && rest.starts_with(['\'', '"']) => {
                    let quote = &rest[..1];
                    let (inside, after) = rest[1..].split_once(quote).unwrap_or((&rest[1..], ""));
                    rest = after;
                    let value = match letter {
                        'w' => i64::try_from(plain(inside).chars().count()).unwrap_or(0) * WIDTH,
                        'A' => i64::from(!inside.is_empty() && !inside.contains(' ')),
                        _ => i64::from(expression(inside).is_some_and(|(_, rest)| rest.is_empty())),
                    };
                    out.push_str(&value.to_string());
                }
                other => {
                    out.push('\\');
                    out.push(other);
                }
            }
        }
        out.push_str(rest);
    }

    /// The name of a string, register or argument at the start of `rest`, and the text after the name. The name may
    /// contain values of other strings and registers.
    fn named<'t>(&mut self, rest: &'t str, place: Place<'_>) -> (String, &'t str) {
        let Some(inside) = rest.strip_prefix('[') else {
            let (name, after) = name(rest);
            return (name.to_owned(), after);
        };
        // The bracket that closes the name. The name may itself contain names in brackets.
        let mut open = 1;
        let end = inside.find(|c| {
            open += i32::from(c == '[') - i32::from(c == ']');
            open == 0
        });
        let (inside, after) = match end {
            Some(end) => (&inside[..end], &inside[end + 1..]),
            None => (inside, ""),
        };
        let mut named = String::new();
        match place.depth < MAX_DEPTH && inside.contains('\\') {
            true => self.values(inside, Place { depth: place.depth + 1, ..place }, &mut named),
            false => named.push_str(inside),
        }
        (named, after)
    }

    /// Prints the value of the register that `rest`, the text after `\n`, names. Returns the text after the name.
    fn register<'t>(&mut self, rest: &'t str, place: Place<'_>, out: &mut String) -> &'t str {
        let (sign, after) = match rest.strip_prefix(['+', '-']) {
            Some(after) => (rest.as_bytes()[0], after),
            None => (b' ', rest),
        };
        let (named, after) = self.named(after, place);
        let count = i64::try_from(place.call.arguments.borrow().len()).unwrap_or(0);
        let value = match named.as_str() {
            ".$" => count,
            name => {
                let old = self.registers.get(name).copied().unwrap_or(0);
                let step = i64::from(sign == b'+') - i64::from(sign == b'-');
                if step != 0 {
                    self.registers.insert(name.to_owned(), old.saturating_add(step));
                }
                old.saturating_add(step)
            }
        };
        out.push_str(&value.to_string());
        after
    }

    /// Prints the argument of a macro that `rest`, the text after `\$`, names. Returns the text after the name.
    fn argument<'t>(&mut self, rest: &'t str, place: Place<'_>, out: &mut String) -> &'t str {
        let (named, after) = self.named(rest, place);
        let all = match named.as_str() {
            "0" => place.call.name.clone(),
            "*" => place.call.arguments.borrow().join(" "),
            "@" => place
                .call
                .arguments
                .borrow()
                .iter()
                .map(|one| format!("\"{one}\""))
                .collect::<Vec<_>>()
                .join(" "),
            number => {
                let at = number.parse::<usize>().ok().and_then(|at| at.checked_sub(1));
                at.and_then(|at| place.call.arguments.borrow().get(at).cloned()).unwrap_or_default()
            }
        };
        if self.may_add(all.len() + 8, place.number) {
            out.push_str(&all);
        }
        after
    }
}
