//! Files: `#include`, and `#line` (C99 6.10.2, 6.10.4).

use super::*;

/// The headers in which clang declares the built-in functions of OpenCL C. Sources include them for editors that use
/// clang.
pub(super) const COMPILER_HEADERS: &[&str] = &["opencl-c.h", "opencl-c-base.h"];

/// The headers of the C99 library (C99 7.1.2).
const STANDARD_HEADERS: &[&str] = &[
    "assert.h",
    "complex.h",
    "ctype.h",
    "errno.h",
    "fenv.h",
    "float.h",
    "inttypes.h",
    "iso646.h",
    "limits.h",
    "locale.h",
    "math.h",
    "setjmp.h",
    "signal.h",
    "stdarg.h",
    "stdbool.h",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "tgmath.h",
    "time.h",
    "wchar.h",
    "wctype.h",
];

const INCLUDE_LIMIT: usize = 200;

/// The limit on the bytes of files that are included repeatedly. Each inclusion of a file after its first adds the
/// file's size plus [`INCLUDE_COST`].
const INCLUDE_AGAIN_LIMIT: usize = 16 << 20;

const INCLUDE_COST: usize = 1024;

/// Headers of host programs in C++, OpenCL and CUDA.
const HOST_HEADERS: &[&str] = &[
    "CL/cl.h",
    "CL/opencl.h",
    "OpenCL/opencl.h",
    "algorithm",
    "cuda.h",
    "cuda_runtime.h",
    "device_launch_parameters.h",
    "iostream",
    "string",
    "vector",
];

/// Whether a name is the name of a header of host programs, such as `cmath`.
fn is_host_header(name: &str) -> bool {
    let of_c = name.strip_prefix('c').map(|name| format!("{name}.h"));
    HOST_HEADERS.contains(&name) || of_c.is_some_and(|name| STANDARD_HEADERS.contains(&&*name))
}

impl Preprocessor<'_> {
    /// The file that a directive names: the token, the name with its delimiters, and whether the delimiters
    /// are quotes. Returns `None` after a diagnostic.
    fn file_name(&mut self, word: &Token) -> Option<(Token, String, bool)> {
        let Source::File { text, lexer, .. } = self.stack.last_mut()? else { return None };
        let text = text.clone();
        let token = match lexer.header_name(&text) {
            Some(token) => token,
            None => self.next(),
        };
        Some(match token.kind {
            T::HeaderName => (token, self.text(&token), false),
            T::Str => (token, self.text(&token), true),
            T::Lt => {
                let mut made = String::from("<");
                loop {
                    let t = self.next();
                    match t.kind {
                        T::Gt => break,
                        T::Eod | T::Eof => {
                            self.report(
                                &c::INVALID_DIRECTIVE,
                                &token,
                                "`>` is missing after the file's name",
                            );
                            return None;
                        }
                        _ => made.push_str(&self.text(&t)),
                    }
                }
                made.push('>');
                (token, made, false)
            }
            _ => {
                let at = if token.kind == T::Eod { *word } else { token };
                self.report(
                    &c::INVALID_DIRECTIVE,
                    &at,
                    "expected the name of a file in quotes or angle brackets: \"file\" or <file>",
                );
                return None;
            }
        })
    }

    pub(super) fn include(&mut self, word: Token) {
        let Some((token, file_name, quoted)) = self.file_name(&word) else { return };
        let plain = file_name[1..file_name.len().max(2) - 1].to_string();
        self.extra_tokens(&word);
        if plain.is_empty() {
            self.report(&c::INVALID_DIRECTIVE, &token, "the file's name is empty");
            return;
        }
        if self.includes >= INCLUDE_LIMIT {
            self.stop(&c::INCLUDE_DEPTH, &token, "`#include` is nested more than 200 levels deep");
            return;
        }
        let from = self.current_file_name();
        match self.loader.load(&plain, quoted, &from) {
            Ok((file, bytes)) => {
                match self.once.get(&file) {
                    Some(true) => {
                        self.note_inclusion(&token, &file);
                        return;
                    }
                    Some(false) => self.again += bytes.len() + INCLUDE_COST,
                    None => {
                        self.once.insert(file.clone(), false);
                    }
                }
                if self.again > INCLUDE_AGAIN_LIMIT {
                    let text = "files that are included repeatedly exceed 16 MiB in total";
                    self.stop(&c::INCLUDE_DEPTH, &token, text);
                    return;
                }
                // The line of the directive ends before the other file starts.
                self.set_directive(false);
                let depth = self.stack.iter().filter(|s| matches!(s, Source::File { .. })).count();
                self.includes = depth;
                if depth > INCLUDE_LIMIT {
                    let text = "`#include` is nested more than 200 levels deep";
                    self.stop(&c::INCLUDE_DEPTH, &token, text);
                    return;
                }
                self.push_file(file.clone(), bytes);
                self.note_inclusion(&token, &file);
                self.set_directive(false);
            }
            Err(_) if COMPILER_HEADERS.contains(&plain.as_str()) => {
                let text = format!("`{plain}` is a file of a compiler, not of OpenCL C");
                let help = "remove the line: the declarations of the file are built in";
                let d = self.report(&c::MISSING_INCLUDE, &token, text);
                d.tolerated();
                d.help = Some(help.into());
            }
            Err(why) => {
                let is_standard = STANDARD_HEADERS.contains(&plain.as_str());
                if let Some(d) = self.lose(&c::MISSING_INCLUDE, &token, &why)
                    && (is_standard || is_host_header(&plain))
                {
                    d.rule = is_standard.then_some(rules::NO_STANDARD_HEADERS);
                    let help = "remove the line: the built-in functions do not need a header";
                    d.help = Some(help.into());
                }
            }
        }
    }

    /// Records that a directive includes the file with this name.
    fn note_inclusion(&mut self, token: &Token, name: &str) {
        let span = self.span(token);
        if let Some(notes) = &mut self.notes
            && let Some(n) = self.sources.files().iter().rposition(|f| f.name == name)
        {
            notes.included(span, FileId(n as u32));
        }
    }

    pub(super) fn line_directive(&mut self, first: Token) {
        let text = self.text(&first);
        let number = text.parse::<u32>().ok().filter(|_| first.kind == T::Number);
        let Some(number) = number.filter(|n| *n <= i32::MAX as u32) else {
            self.report(&c::INVALID_DIRECTIVE, &first, "`#line` needs a line number");
            return;
        };
        let second = self.next();
        match second.kind {
            T::Eod | T::Eof => {}
            T::Str => {}
            _ => {
                self.report(&c::INVALID_DIRECTIVE, &second, "`#line` needs a file name in quotes");
                return;
            }
        }
        let name = (second.kind == T::Str).then(|| {
            let (bytes, _) = literal::unquote(self.text(&second).as_bytes());
            String::from_utf8_lossy(&bytes).into_owned()
        });
        if let Some(Source::File { id, lexer, .. }) =
            self.stack.iter().rev().find(|s| matches!(s, Source::File { .. }))
        {
            let (id, pos) = (*id, lexer.base + lexer.at as u32);
            let span = self.sources.span(Pos(pos.saturating_sub(1)), 1);
            let line = self.sources.line_column(span).line;
            self.sources.add_line_directive(id, line + 1, number, name);
        }
    }
}
