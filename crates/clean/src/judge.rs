//! Decides whether a text is code.

/// Decides whether a text is OpenCL C. The cleaner uses it for every way to break the lines of a listing.
pub(super) trait Judge {
    /// Whether `text`, a declaration, a statement or the head of a block, is valid code.
    fn accepts(&self, text: &str) -> bool;
}

/// A judge that knows the keywords of the language but not its grammar. Two names or literals must not be adjacent.
/// Specifiers of a declaration may precede other specifiers and names.
pub(super) struct LexicalJudge;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Word<'a> {
    /// A keyword that starts or qualifies a declaration.
    Specifier(&'a str),
    /// A keyword of statements.
    Keyword(&'a str),
    Name(&'a str),
    Literal,
    Mark(char),
}

/// Keywords of declarations, without the address spaces.
const SPECIFIERS: &[&str] = &[
    "void",
    "bool",
    "char",
    "uchar",
    "short",
    "ushort",
    "int",
    "uint",
    "long",
    "ulong",
    "float",
    "double",
    "half",
    "size_t",
    "ptrdiff_t",
    "intptr_t",
    "uintptr_t",
    "unsigned",
    "signed",
    "const",
    "volatile",
    "restrict",
    "static",
    "extern",
    "typedef",
    "struct",
    "union",
    "enum",
    "inline",
    "__kernel",
    "kernel",
    "__read_only",
    "__write_only",
    "__read_write",
    "read_only",
    "write_only",
    "read_write",
    "image1d_t",
    "image1d_array_t",
    "image1d_buffer_t",
    "image2d_t",
    "image2d_array_t",
    "image3d_t",
    "sampler_t",
    "event_t",
    "queue_t",
    "ndrange_t",
    "clk_event_t",
    "reserve_id_t",
    "pipe",
    "cl_mem_fence_flags",
    "atomic_int",
    "atomic_uint",
    "atomic_flag",
];

const SPACES: &[&str] = &[
    "__global",
    "__local",
    "__constant",
    "__private",
    "__generic",
    "global",
    "local",
    "constant",
    "private",
    "generic",
];

const KEYWORDS: &[&str] = &[
    "if", "else", "for", "while", "do", "return", "switch", "case", "break", "continue", "goto",
    "default",
];

/// Whether a word is a vector type: `float4` is a type like `float`.
fn is_vector(word: &str) -> bool {
    let base = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let width = &word[base.len()..];
    matches!(width, "2" | "3" | "4" | "8" | "16")
        && matches!(
            base,
            "char"
                | "uchar"
                | "short"
                | "ushort"
                | "int"
                | "uint"
                | "long"
                | "ulong"
                | "float"
                | "double"
                | "half"
        )
}

fn lex(text: &str) -> Option<Vec<Word<'_>>> {
    let mut out = Vec::new();
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        if c.is_whitespace() {
            continue;
        }
        if c.is_alphanumeric() || c == '_' {
            let mut end = at + c.len_utf8();
            while let Some((next, c)) = chars.peek().copied() {
                if !(c.is_alphanumeric()
                    || c == '_'
                    || c == '.' && text[at..end].starts_with(|c: char| c.is_ascii_digit()))
                {
                    break;
                }
                end = next + c.len_utf8();
                chars.next();
            }
            let word = &text[at..end];
            out.push(match word {
                w if w.starts_with(|c: char| c.is_ascii_digit()) => Word::Literal,
                w if SPACES.contains(&w) || SPECIFIERS.contains(&w) || is_vector(w) => {
                    Word::Specifier(w)
                }
                w if KEYWORDS.contains(&w) => Word::Keyword(w),
                w => Word::Name(w),
            });
            continue;
        }
        if c == '"' || c == '\'' {
            loop {
                let (_, next) = chars.next()?;
                if next == '\\' {
                    chars.next();
                } else if next == c {
                    break;
                }
            }
            out.push(Word::Literal);
            continue;
        }
        // C does not allow this character outside comments and strings.
        if !c.is_ascii() || matches!(c, '@' | '`' | '$') {
            return None;
        }
        out.push(Word::Mark(c));
    }
    Some(out)
}

impl Judge for LexicalJudge {
    fn accepts(&self, text: &str) -> bool {
        let text = text.trim();
        // An ellipsis can replace any code.
        if text.starts_with('#') || text == "..." {
            return true;
        }
        let Some(words) = lex(text) else { return false };
        if words.is_empty() {
            return false;
        }
        is_balanced(&words) && has_a_start(&words) && neighbours_agree(&words)
    }
}

/// Whether parentheses and square brackets are balanced. Braces are not checked, because a part of a block may open or
/// close one.
fn is_balanced(words: &[Word<'_>]) -> bool {
    let (mut round, mut square) = (0i32, 0i32);
    for word in words {
        match word {
            Word::Mark('(') => round += 1,
            Word::Mark(')') => round -= 1,
            Word::Mark('[') => square += 1,
            Word::Mark(']') => square -= 1,
            _ => {}
        }
        if round < 0 || square < 0 {
            return false;
        }
    }
    round == 0 && square == 0
}

/// Whether the code starts with a specifier, a keyword, a name that an operator follows, or a punctuator that
/// may start a statement.
fn has_a_start(words: &[Word<'_>]) -> bool {
    match (words[0], words.get(1)) {
        (Word::Specifier(_) | Word::Keyword(_), _) => true,
        (Word::Mark('}' | '{' | '*' | '(' | '+' | '-' | ';'), _) => true,
        (
            Word::Name(_),
            Some(Word::Mark(
                '(' | '=' | '[' | '.' | '+' | '-' | '*' | '/' | '<' | '>' | '&' | '|' | '^' | '%'
                | ':',
            )),
        ) => true,
        // A typedef name: `foo_t x;`
        (Word::Name(name), Some(Word::Name(_))) => {
            name.ends_with("_t") || name.starts_with("__attribute")
        }
        _ => false,
    }
}

/// Whether no name or literal follows another, no specifier follows a name, no type has two address spaces, and a
/// declaration contains more than specifiers. A name that ends with `_t` may be a type before a name.
fn neighbours_agree(words: &[Word<'_>]) -> bool {
    let mut space: Option<&str> = None;
    for pair in words.windows(2) {
        match pair[0] {
            Word::Specifier(word) if SPACES.contains(&word) => {
                if space.is_some() {
                    return false;
                }
                space = Some(word);
            }
            Word::Mark('*' | ',' | '(' | ')' | ';' | '{' | '}' | '=') => space = None,
            _ => {}
        }
        let bad = match (pair[0], pair[1]) {
            (Word::Name(a), Word::Name(_)) => {
                !(a.ends_with("_t") || a.starts_with("__attribute") || a.starts_with("CL_"))
            }
            (Word::Name(a), Word::Specifier(_)) => !a.starts_with("__attribute"),
            (Word::Name(_) | Word::Literal, Word::Literal) => true,
            (Word::Literal, Word::Name(_) | Word::Specifier(_)) => true,
            (Word::Specifier(_), Word::Literal) => true,
            (Word::Specifier(_), Word::Mark('.' | '+' | '-' | '/' | '=' | '{')) => {
                !matches!(pair[0], Word::Specifier("struct" | "union" | "enum"))
            }
            (Word::Mark('.'), Word::Specifier(_) | Word::Keyword(_)) => true,
            _ => false,
        };
        if bad {
            return false;
        }
    }
    // The loop does not check whether the last word is a second address space.
    if let (Some(_), Some(Word::Specifier(last))) = (space, words.last())
        && SPACES.contains(last)
    {
        return false;
    }
    // A qualifier alone has no effect: `__global;`
    let declares = words.iter().any(|w| matches!(w, Word::Name(_) | Word::Keyword(_)));
    declares || !matches!(words[0], Word::Specifier(_)) || words.contains(&Word::Mark('{'))
}
