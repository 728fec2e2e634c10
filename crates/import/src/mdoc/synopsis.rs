//! The declarations of a synopsis.

use super::Reader;
use super::words::{Words, tokens};
use crate::roff::{Line, arguments, plain, text_of};
use crate::tree::prototype;
use crate::xml::{Element, Node};

/// The declarations read so far.
#[derive(Default)]
pub(super) struct Declarations {
    code: String,
    /// The return type that `.Ft` gives the next function.
    result: String,
}

impl Declarations {
    fn line(&mut self, text: &str) {
        self.code.push_str(text);
        self.code.push('\n');
    }

    /// Adds the type of the last `.Ft` as a separate line, if no function followed it.
    fn end_result(&mut self) {
        if !self.result.is_empty() {
            let result = std::mem::take(&mut self.result);
            self.line(&result);
        }
    }

    /// Adds the lines so far as a listing.
    pub(super) fn end(&mut self, line: usize, out: &mut Vec<Node>) {
        self.end_result();
        let code = std::mem::take(&mut self.code);
        if !code.is_empty() {
            let mut synopsis = Element::new("synopsis", line);
            synopsis.push_text(&format!("\n{code}"));
            out.push(Node::Element(synopsis));
        }
    }
}

impl Reader<'_, '_> {
    /// Reads a declaration, and returns true. On any other line, ends the declarations so far and returns false.
    pub(super) fn declaration(
        &mut self,
        name: &str,
        line: &Line<'_>,
        text: &mut Words,
        out: &mut Vec<Node>,
    ) -> bool {
        let words: Vec<String> = arguments(&line.rest).iter().map(|word| plain(word)).collect();
        // A semicolon as a separate word is dropped, because each declaration gets a semicolon.
        let words: Vec<&str> =
            words.iter().map(String::as_str).filter(|word| *word != ";").collect();
        match name {
            "In" => {
                let file = words.join(" ");
                self.declarations.line(&format!("#include <{}>", file.trim_matches(['<', '>'])));
            }
            "Fd" => self.declarations.line(&words.join(" ")),
            "Cd" => {
                let configured = self.printed(line);
                self.declarations.line(&configured);
            }
            "Ft" => {
                self.declarations.end_result();
                self.declarations.result = words.join(" ");
            }
            "Vt" => {
                let declared = self.printed(line);
                self.declarations.line(&format!("{};", declared.trim_end_matches([';', ' '])));
            }
            "Fn" | "Fo" => {
                let Some((function, parameters)) = words.split_first() else { return true };
                let mut parameters: Vec<String> =
                    parameters.iter().map(|p| (*p).to_owned()).collect();
                if name == "Fo" {
                    parameters = self.parameters();
                }
                let result = std::mem::take(&mut self.declarations.result);
                let head = format!("{result} {function}");
                self.declarations.line(&prototype(head.trim(), &parameters));
            }
            // Space between declarations.
            "Pp" | "br" | "sp" if !self.declarations.code.is_empty() => {
                self.declarations.end_result();
                self.declarations.line("");
            }
            _ => {
                if !self.declarations.code.is_empty() || !self.declarations.result.is_empty() {
                    text.end(out, line.number);
                    self.declarations.end(line.number, out);
                }
                return false;
            }
        }
        text.end(out, line.number);
        true
    }

    /// The text that the macros in the arguments of a line print.
    fn printed(&mut self, line: &Line<'_>) -> String {
        let mut words = Words::default();
        self.inline.run(&tokens(&line.rest), &mut words);
        text_of(&words.content)
    }

    /// Reads the parameters of a function that `.Fo` starts, up to `.Fc`.
    fn parameters(&mut self) -> Vec<String> {
        let mut parameters = Vec::new();
        while let Some((name, line)) = self.next() {
            if matches!(name, "Sh" | "Ss" | "Fo" | "Fn" | "Ft") {
                break;
            }
            self.at += 1;
            match name {
                "Fc" => break,
                "Fa" => parameters.extend(arguments(&line.rest).iter().map(|word| plain(word))),
                _ => {}
            }
        }
        parameters
    }
}
