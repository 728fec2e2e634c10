//! The macros that print words in a line.

use super::names::{att, bsd, library, standard, system};
use super::words::{Token, Words, closes, opens};
use crate::roff::{Font, inlines, plain, reference};
use crate::xml::Element;
use clman_record::slug;

/// The maximum depth of nested macros on a line.
const MAX_DEPTH: usize = 100;

/// The state of macros that is kept from one line to the next.
#[derive(Default)]
pub(super) struct Inline {
    /// The name of `.Nm`.
    pub(super) name: String,
    /// While `.Fo` is open: 0 before its first argument, 1 after it. Otherwise `None`.
    pub(super) arguments: Option<usize>,
    /// Whether `.Sm off` holds: no blanks separate words, in this and in later paragraphs.
    pub(super) joins_words: bool,
    depth: usize,
}

/// How a macro prints its words.
enum Style {
    Font(Font),
    /// An element of DocBook.
    Element(&'static str),
    /// Emphasised strongly.
    Strong,
}

/// The style of a macro that only prints its words.
fn style(name: &str) -> Option<Style> {
    Some(match name {
        "Cm" | "Ic" | "Cd" | "Fd" => Style::Element("command"),
        "Sy" => Style::Strong,
        "Ar" | "Em" | "Fa" | "Ad" | "%B" | "%I" | "%J" => Style::Font(Font::Italic),
        "Vt" | "Ft" | "Va" | "Li" | "Dv" | "Er" | "Ev" | "Pa" => Style::Element("literal"),
        "No" | "Tn" | "An" | "Ms" | "%A" | "%C" | "%D" | "%N" | "%O" | "%P" | "%Q" | "%R"
        | "%T" | "%U" | "%V" | "Ot" | "Fr" | "Hf" | "Db" => Style::Font(Font::Roman),
        _ => return None,
    })
}

/// The texts around the words of a macro that encloses the rest of its line.
fn enclosure(name: &str) -> Option<(&'static str, &'static str)> {
    Some(match name {
        "Aq" => ("<", ">"),
        "Bq" | "Op" => ("[", "]"),
        "Brq" => ("{", "}"),
        "Dq" => ("“", "”"),
        "Pq" => ("(", ")"),
        "Ql" | "Sq" => ("‘", "’"),
        "Qq" => ("\"", "\""),
        "En" => ("", ""),
        _ => return None,
    })
}

/// The text of a macro that opens an enclosure.
fn opening(name: &str) -> Option<&'static str> {
    Some(match name {
        "Ao" => "<",
        "Bo" | "Oo" => "[",
        "Bro" => "{",
        "Do" => "“",
        "Po" => "(",
        "So" => "‘",
        "Qo" => "\"",
        _ => return None,
    })
}

/// The text of a macro that closes an enclosure.
fn closing(name: &str) -> Option<&'static str> {
    Some(match name {
        "Ac" => ">",
        "Bc" | "Oc" => "]",
        "Brc" => "}",
        "Dc" => "”",
        "Pc" => ")",
        "Sc" => "’",
        "Qc" => "\"",
        _ => return None,
    })
}

/// Whether a name is the name of a macro that may be used inside a line.
pub(super) fn is_inline(name: &str) -> bool {
    style(name).is_some()
        || enclosure(name).is_some()
        || opening(name).is_some()
        || closing(name).is_some()
        || system(name).is_some()
        || matches!(
            name,
            "Fl" | "Nm"
                | "Xr"
                | "Sx"
                | "Lk"
                | "Mt"
                | "In"
                | "Lb"
                | "St"
                | "At"
                | "Bx"
                | "Ns"
                | "Ap"
                | "Pf"
                | "Sm"
                | "Xo"
                | "Xc"
                | "Eo"
                | "Ec"
                | "Bk"
                | "Ek"
                | "Fn"
                | "Fo"
                | "Fc"
                | "Ex"
                | "Rv"
                | "Nd"
                | "Ud"
                | "Bt"
                | "Es"
                | "Tg"
                | "Ta"
        )
}

impl Inline {
    /// Prints the tokens of a line.
    pub(super) fn run(&mut self, tokens: &[Token], out: &mut Words) {
        self.depth += 1;
        out.spaced = !self.joins_words;
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at += 1;
            if self.depth < MAX_DEPTH && !token.quoted && is_inline(&token.text) {
                at += self.call(&token.text, &tokens[at..], out);
            } else {
                delimited(token, Font::Roman, out);
            }
        }
        self.depth -= 1;
    }

    /// Prints a macro; the result is the number of tokens that are its arguments.
    fn call(&mut self, name: &str, tokens: &[Token], out: &mut Words) -> usize {
        let all = tokens.len();
        if let Some((open, close)) = enclosure(name) {
            let end = all - tokens.iter().rev().take_while(|token| closes(token)).count();
            out.open(open);
            self.run(&tokens[..end], out);
            out.close(close);
            tokens[end..].iter().for_each(|token| delimited(token, Font::Roman, out));
            return all;
        }
        if let Some(text) = opening(name) {
            out.open(text);
            return 0;
        }
        if let Some(text) = closing(name) {
            out.close(text);
            return 0;
        }
        if let Some(text) = system(name) {
            return self.versioned(text, tokens, out);
        }
        let words = words(tokens);
        let first = words.first().map_or("", |token| token.text.as_str());
        let printed = self
            .spacing(name, tokens, words, out)
            .or_else(|| self.function_macro(name, words, out))
            .or_else(|| name_macro(name, words, out));
        if let Some(used) = printed {
            return used;
        }
        match name {
            "Fl" => self.flags(tokens, out),
            // `.Nm , which is` names the page, and continues its sentence.
            "Nm" if words.first().is_none_or(closes) => {
                out.element(named("command", &self.name));
                0
            }
            "Nm" => {
                if self.name.is_empty() {
                    self.name = plain(first);
                }
                self.styled(&Style::Element("command"), tokens, out)
            }
            "Ar" if words.is_empty() => {
                out.word("file ...", Font::Italic);
                0
            }
            "Pa" if words.is_empty() => {
                out.text("~");
                0
            }
            "Nd" => {
                out.text("-");
                self.run(tokens, out);
                all
            }
            "%T" => {
                out.open("“");
                let used = self.styled(&Style::Font(Font::Roman), tokens, out);
                out.close("”");
                used
            }
            _ => style(name).map_or(0, |style| self.styled(&style, tokens, out)),
        }
    }

    /// Executes a macro that changes the blanks or breaks between words, or encloses words in a given text. Returns the
    /// number of tokens that are its arguments; `None` if `name` is another macro.
    fn spacing(
        &mut self,
        name: &str,
        tokens: &[Token],
        words: &[Token],
        out: &mut Words,
    ) -> Option<usize> {
        match name {
            "Ns" => out.blank = false,
            "Ap" => {
                out.close("'");
                out.blank = false;
            }
            "Pf" => {
                let prefix = tokens.first()?;
                out.word(&prefix.text, Font::Roman);
                out.blank = false;
                return Some(1);
            }
            "Sm" => {
                out.spaced = match words.first().map(|token| token.text.as_str()) {
                    Some("on") => true,
                    Some("off") => false,
                    _ => !out.spaced,
                };
                self.joins_words = !out.spaced;
                // A blank separates the next token in any case.
                out.blank = true;
                return Some(words.len());
            }
            // `.An -split` and `.An -nosplit` set the mode of a list of authors, and print nothing.
            "An" if words
                .first()
                .is_some_and(|token| matches!(&*token.text, "-split" | "-nosplit")) =>
            {
                return Some(1);
            }
            "Xo" | "Xc" | "Ek" => {}
            "Bk" | "Es" | "Tg" => return Some(words.len()),
            "Eo" => {
                words.first().into_iter().for_each(|token| out.open(&plain(&token.text)));
                return Some(words.len().min(1));
            }
            "Ec" => {
                words.first().into_iter().for_each(|token| out.close(&token.text));
                return Some(words.len().min(1));
            }
            _ => return None,
        }
        Some(0)
    }

    /// Prints a macro about functions and their results. Returns the number of words that are its arguments; `None` if
    /// `name` is another macro.
    fn function_macro(&mut self, name: &str, words: &[Token], out: &mut Words) -> Option<usize> {
        match name {
            "Fn" => self.function(words, out),
            "Fo" => {
                out.element(named("function", &joined(words)));
                out.blank = false;
                out.open("(");
                self.arguments = Some(0);
            }
            "Fc" => {
                self.arguments = None;
                out.close(")");
                return Some(0);
            }
            "Fa" if self.arguments.is_some() => {
                for word in words {
                    if self.arguments.replace(1) != Some(0) {
                        out.close(",");
                    }
                    out.word(&word.text, Font::Italic);
                }
            }
            "Ex" => self.exit_status(words, out),
            "Rv" => self.return_value(words, out),
            "Ud" => out.text("currently under development."),
            "Bt" => out.text("is currently in beta test."),
            _ => return None,
        }
        Some(words.len())
    }

    /// Prints tokens up to the next macro, and returns their number. Delimiters are in the font of the text.
    fn styled(&mut self, style: &Style, tokens: &[Token], out: &mut Words) -> usize {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            if !token.quoted && is_inline(&token.text) {
                break;
            }
            if closes(token) || opens(token) || is_middle(token) {
                delimited(token, Font::Roman, out);
                at += 1;
                continue;
            }
            // Adjacent words are one element.
            let rest = &tokens[at..];
            let plain_word = |token: &&Token| {
                !(closes(token) || opens(token) || is_middle(token) || is_macro(token))
            };
            let count = rest.iter().take_while(plain_word).count().max(1);
            let text: Vec<&str> = rest[..count].iter().map(|token| token.text.as_str()).collect();
            let text = text.join(if out.spaced { " " } else { "" });
            match style {
                Style::Font(font) => out.word(&text, *font),
                Style::Element(name) => out.element(named(name, &plain(&text))),
                Style::Strong => {
                    let mut strong = Element::new("emphasis", 0);
                    strong.set("role", "bold");
                    inlines(&text, Font::Roman, &mut strong.children);
                    out.element(strong);
                }
            }
            at += count;
        }
        at
    }

    /// Prints tokens up to the next macro as options, each with a dash, and returns their number.
    fn flags(&mut self, tokens: &[Token], out: &mut Words) -> usize {
        let mut at = 0;
        let mut printed = false;
        while let Some(token) = tokens.get(at).filter(|token| !is_macro(token)) {
            match closes(token) || opens(token) || is_middle(token) {
                true => {
                    if !printed && closes(token) {
                        out.element(named("option", "-"));
                        printed = true;
                    }
                    delimited(token, Font::Roman, out);
                }
                false => {
                    out.element(named("option", &format!("-{}", plain(&token.text))));
                    printed = true;
                }
            }
            at += 1;
        }
        if !printed {
            out.element(named("option", "-"));
            // In `.Fl Fl long`, both dashes are before the word.
            out.blank = tokens.is_empty() && out.spaced;
        }
        at
    }

    /// Prints a function with its arguments.
    fn function(&mut self, words: &[Token], out: &mut Words) {
        let Some((name, arguments)) = words.split_first() else { return };
        let name = plain(&name.text);
        let (result, name) =
            name.rsplit_once(' ').map_or(("", name.as_str()), |(result, name)| (result, name));
        if !result.is_empty() {
            out.text(result);
        }
        out.element(named("function", name));
        out.blank = false;
        out.open("(");
        for (at, argument) in arguments.iter().enumerate() {
            if at > 0 {
                out.close(",");
            }
            out.word(&argument.text, Font::Italic);
        }
        out.close(")");
    }

    /// Prints a system with its version. Returns the number of tokens that are the version: 0 or 1.
    fn versioned(&mut self, system: &str, tokens: &[Token], out: &mut Words) -> usize {
        let version = words(tokens)
            .first()
            .filter(|token| token.text.starts_with(|c: char| c.is_ascii_digit()));
        match version {
            Some(version) => {
                out.text(&format!("{system} {}", plain(&version.text)));
                1
            }
            None => {
                out.text(system);
                0
            }
        }
    }

    fn exit_status(&self, words: &[Token], out: &mut Words) {
        let mut names: Vec<String> = listed(words).collect();
        if names.is_empty() {
            names.push(self.name.clone());
        }
        let many = names.len() > 1;
        out.text("The");
        list(&names, "command", "", out);
        out.text(if many { "utilities exit 0" } else { "utility exits 0" });
        out.text("on success, and >0 if an error occurs.");
    }

    fn return_value(&self, words: &[Token], out: &mut Words) {
        let names: Vec<String> = listed(words).collect();
        if names.is_empty() {
            out.text("Upon successful completion, the value 0 is returned;");
        } else {
            out.text("The");
            list(&names, "function", "()", out);
            out.text(if names.len() > 1 { "functions return" } else { "function returns" });
            out.text("the value 0 if successful;");
        }
        out.text("otherwise the value -1 is returned and the global variable");
        out.element(named("literal", "errno"));
        out.text("is set to indicate the error.");
    }
}

/// Prints a macro for a reference or for the name of a file, library, standard or system. Returns the number of words
/// that are its arguments; `None` if `name` is another macro.
fn name_macro(name: &str, words: &[Token], out: &mut Words) -> Option<usize> {
    let first = words.first().map_or("", |token| token.text.as_str());
    Some(match name {
        "Xr" => {
            let section = words.get(1).map(|token| plain(&token.text));
            out.element(reference(&plain(first), section.as_deref(), 0));
            words.len().min(2)
        }
        "Sx" => {
            let title = joined(words);
            let mut link = Element::new("link", 0);
            link.set("href", &format!("#{}", slug(&title)));
            link.push_text(&title);
            out.element(link);
            words.len()
        }
        "Lk" | "Mt" => link(name, words, out),
        "In" => {
            out.element(named("literal", &format!("<{}>", joined(words))));
            words.len()
        }
        "Lb" => {
            out.text(&library(first));
            words.len().min(1)
        }
        "St" => {
            out.text(standard(first).unwrap_or(first));
            words.len().min(1)
        }
        "At" => {
            let known = att(first);
            let used = usize::from(known.is_some() && !first.is_empty());
            out.text(&known.unwrap_or_else(|| "AT&T UNIX".into()));
            used
        }
        "Bx" => {
            let second = words.get(1).map_or("", |token| token.text.as_str());
            match first {
                "-alpha" => out.text("BSD (currently in alpha test)"),
                "-beta" => out.text("BSD (currently in beta test)"),
                "-devel" => out.text("BSD (currently under development)"),
                _ => out.text(&bsd(first, second)),
            }
            words.len().min(2)
        }
        _ => return None,
    })
}

fn link(name: &str, words: &[Token], out: &mut Words) -> usize {
    let Some(first) = words.first() else { return 0 };
    let url = plain(&first.text);
    let mut link = Element::new("ulink", 0);
    let shown = joined(&words[1..]);
    let used = match name {
        "Mt" => {
            link.set("url", &format!("mailto:{url}"));
            link.push_text(&url);
            1
        }
        _ => {
            link.set("url", &url);
            link.push_text(if shown.is_empty() { &url } else { &shown });
            words.len()
        }
    };
    out.element(link);
    used
}

/// The names in the arguments of `.Ex` or `.Rv`, without `-std`.
fn listed(words: &[Token]) -> impl Iterator<Item = String> {
    words.iter().filter(|token| token.text != "-std").map(|token| plain(&token.text))
}

/// Prints names as a list in a sentence.
fn list(names: &[String], element: &str, after: &str, out: &mut Words) {
    for (at, name) in names.iter().enumerate() {
        if at > 0 && at + 1 == names.len() {
            out.text("and");
        }
        out.element(named(element, name));
        out.blank = false;
        out.close(after);
        if names.len() > 2 && at + 1 < names.len() {
            out.close(",");
        }
    }
}

fn named(element: &str, text: &str) -> Element {
    let mut element = Element::new(element, 0);
    element.push_text(text);
    element
}

fn is_macro(token: &Token) -> bool {
    !token.quoted && is_inline(&token.text)
}

fn is_middle(token: &Token) -> bool {
    !token.quoted && token.text == "|"
}

/// Prints a word, or a delimiter.
fn delimited(token: &Token, font: Font, out: &mut Words) {
    if closes(token) {
        out.close(&token.text);
    } else if opens(token) {
        out.open(&token.text);
    } else {
        out.word(&token.text, font);
    }
}

/// The tokens before the next macro, without the closing delimiters at their end.
fn words(tokens: &[Token]) -> &[Token] {
    let end = tokens.iter().position(is_macro).unwrap_or(tokens.len());
    let closing = tokens[..end].iter().rev().take_while(|token| closes(token)).count();
    &tokens[..end - closing]
}

fn joined(words: &[Token]) -> String {
    words.iter().map(|word| plain(&word.text)).collect::<Vec<_>>().join(" ")
}
