//! Changes the form of upstream's files, but not their words: to the forms of other tools, later versions of tools and
//! other authors. The importers are not used here.

use std::fmt::Write as _;

/// A token of XML or HTML.
#[derive(Clone, Debug)]
pub enum Token {
    /// Name, attributes with their values as written, whether it is self-closing.
    Open(String, Vec<(String, String)>, bool),
    Close(String),
    /// Characters, with references as written.
    Text(String),
    /// Comments, declarations, instructions, scripts: as written.
    Other(String),
}

use Token::{Close, Open, Other, Text};

/// Splits a file into tokens. Writing them gives the original file, except for blanks inside tags.
pub fn tokens(text: &str) -> Vec<Token> {
    let mut out = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = if rest.starts_with("<!--") {
            find(rest, "-->")
        } else if rest.starts_with("<?") {
            find(rest, "?>")
        } else if rest.starts_with("<![CDATA[") {
            find(rest, "]]>")
        } else if rest.starts_with("<!") {
            document_type(rest)
        } else if let Some(raw) = ["script", "style"].iter().find(|name| {
            let after = rest.strip_prefix('<').and_then(|tag| tag.strip_prefix(**name));
            after.is_some_and(|after| after.starts_with([' ', '>', '\n']))
        }) {
            find(rest, &format!("</{raw}>"))
        } else if let Some(end) = rest.strip_prefix('<').and_then(tag_end) {
            let end = end + 2;
            let inside = &rest[1..end - 1];
            out.push(match inside.strip_prefix('/') {
                Some(name) => Close(name.trim().to_owned()),
                None => tag(inside),
            });
            rest = &rest[end..];
            continue;
        } else {
            let first = rest.chars().next().map_or(0, char::len_utf8);
            let end = rest[first..].find('<').map_or(rest.len(), |at| first + at);
            out.push(Text(rest[..end].to_owned()));
            rest = &rest[end..];
            continue;
        };
        out.push(Other(rest[..end].to_owned()));
        rest = &rest[end..];
    }
    out
}

fn find(text: &str, end: &str) -> usize {
    text.find(end).map_or(text.len(), |at| at + end.len())
}

/// The length of the document type with its declarations, even if it was closed before them.
fn document_type(text: &str) -> usize {
    let close = text.find('>').map_or(text.len(), |at| at + 1);
    let opens = text[..close].contains('[') || text[close..].trim_start().starts_with('[');
    if !opens || !text.starts_with("<!DOCTYPE") {
        return close;
    }
    let end = find(text, "]");
    end + text[end..].find('>').map_or(0, |at| at + 1)
}

fn tag_end(text: &str) -> Option<usize> {
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match quote {
            Some(q) if q == c => quote = None,
            Some(_) => {}
            None if c == '"' || c == '\'' => quote = Some(c),
            None if c == '>' => return Some(at),
            None => {}
        }
    }
    None
}

fn tag(inside: &str) -> Token {
    let (inside, empty) = match inside.strip_suffix('/') {
        Some(inside) => (inside, true),
        None => (inside, false),
    };
    let name_end = inside.find(char::is_whitespace).unwrap_or(inside.len());
    let mut attributes = Vec::new();
    let mut rest = inside[name_end..].trim_start();
    while !rest.is_empty() {
        let key_end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let key = rest[..key_end].to_owned();
        rest = rest[key_end..].trim_start();
        let Some(value) = rest.strip_prefix('=') else {
            attributes.push((key, String::new()));
            continue;
        };
        let value = value.trim_start();
        let quote = value.chars().next().filter(|c| *c == '"' || *c == '\'');
        let (value, after) = match quote {
            Some(quote) => value[1..].split_once(quote).unwrap_or((&value[1..], "")),
            None => value.split_once(char::is_whitespace).unwrap_or((value, "")),
        };
        attributes.push((key, value.to_owned()));
        rest = after.trim_start();
    }
    Open(inside[..name_end].to_owned(), attributes, empty)
}

/// Writes tokens as a file.
pub fn written(tokens: &[Token]) -> String {
    let mut out = String::new();
    for token in tokens {
        match token {
            Text(text) | Other(text) => out.push_str(text),
            Close(name) => write!(out, "</{name}>").unwrap(),
            Open(name, attributes, empty) => {
                write!(out, "<{name}").unwrap();
                for (key, value) in attributes {
                    let quote = if value.contains('"') { '\'' } else { '"' };
                    write!(out, " {key}={quote}{value}{quote}").unwrap();
                }
                out.push_str(if *empty { "/>" } else { ">" });
            }
        }
    }
    out
}

/// Elements in which blanks are not changed: listings, synopses, cells (in which upstream has listings), and the head
/// of an HTML page.
const KEPT: &[&str] = &[
    "literallayout",
    "programlisting",
    "screen",
    "synopsis",
    "entry",
    "pre",
    "td",
    "th",
    "funcsynopsis",
    "head",
    "paramdef",
    "cmdsynopsis",
];

/// Calls `change` on every token. The flag states whether blanks are significant there, or the token is
/// outside the page.
pub fn each(
    tokens: Vec<Token>,
    mut change: impl FnMut(Token, bool, &mut Vec<Token>),
) -> Vec<Token> {
    let mut out = Vec::with_capacity(tokens.len());
    let mut open: Vec<(String, bool)> = Vec::new();
    let void = ["br", "hr", "img", "meta", "link", "input", "col", "wbr"];
    let html =
        tokens.iter().any(|t| matches!(t, Open(name, ..) if name.eq_ignore_ascii_case("html")));
    for token in tokens {
        match &token {
            Open(name, attributes, false) if !(html && void.contains(&name.as_str())) => {
                let layout = attributes.iter().any(|(key, value)| {
                    key == "class"
                        && (value.contains("literallayout") || value.contains("funcsynopsis"))
                });
                let kept = open.last().is_some_and(|(_, kept)| *kept)
                    || KEPT.contains(&name.as_str())
                    || layout;
                change(token.clone(), open.last().is_some_and(|(_, k)| *k), &mut out);
                open.push((name.clone(), kept));
            }
            Close(name) => {
                if let Some(at) = open.iter().rposition(|(other, _)| other == name) {
                    open.truncate(at);
                }
                change(token.clone(), open.last().is_some_and(|(_, k)| *k), &mut out);
            }
            _ => {
                let kept = open.is_empty() || open.last().is_some_and(|(_, kept)| *kept);
                change(token.clone(), kept, &mut out);
            }
        }
    }
    out
}

/// Reproducible pseudo-random numbers.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
}

fn change_text(text: &str, change: impl Fn(&str) -> String) -> String {
    change(&written(&each(tokens(text), |token, _, out| out.push(token))))
}

/// The file with other line breaks and other indentation in place of blanks.
pub fn rewrapped(text: &str) -> String {
    let mut numbers = Numbers(11);
    written(&each(tokens(text), |token, kept, out| match token {
        Text(text) if !kept => {
            let mut changed = String::new();
            for piece in text.split_inclusive(char::is_whitespace) {
                let word = piece.trim_end();
                changed.push_str(word);
                if word.len() < piece.len() {
                    changed.push_str(match numbers.below(4) {
                        0 => "\n",
                        1 => "\n\t\t  ",
                        2 => "  ",
                        _ => " ",
                    });
                }
            }
            out.push(Text(changed));
        }
        other => out.push(other),
    }))
}

/// The file with attributes in another order, other quotes, and blanks and line breaks inside tags.
pub fn requoted(text: &str) -> String {
    let mut out = String::new();
    for token in tokens(text) {
        match token {
            Open(name, attributes, empty) => {
                write!(out, "<{name}").unwrap();
                for (key, value) in attributes.iter().rev() {
                    let quote = if value.contains('\'') { '"' } else { '\'' };
                    write!(out, "\n   {key} = {quote}{value}{quote}").unwrap();
                }
                out.push_str(if empty { "\n/>" } else { "\n>" });
            }
            Close(name) => write!(out, "</{name}\n>").unwrap(),
            other => out.push_str(&written(&[other])),
        }
    }
    out
}

/// The file with comments and, if `instructions` is set, instructions between elements and between words.
pub fn commented(text: &str, instructions: bool) -> String {
    let mut numbers = Numbers(5);
    let mut started = false;
    written(&each(tokens(text), |token, _, out| {
        started |= matches!(token, Open(..));
        let mut put = |out: &mut Vec<Token>| match numbers.below(3) {
            0 => out.push(Other("<!-- a note, <para>dead</para> & more -->".into())),
            1 if instructions => out.push(Other("<?editor keep=\"1\"?>".into())),
            _ => {}
        };
        match token {
            Text(text) if started => {
                // A comment or an instruction may also be in the middle of a text.
                let middle = text.char_indices().nth(text.chars().count() / 2);
                let split = middle.map_or(0, |(at, _)| at);
                let split =
                    if text[..split].rfind('&') > text[..split].rfind(';') { 0 } else { split };
                out.push(Text(text[..split].to_owned()));
                put(out);
                out.push(Text(text[split..].to_owned()));
            }
            token => {
                out.push(token);
                if started {
                    put(out);
                }
            }
        }
    }))
}

/// The file with CDATA sections in place of text with `&lt;` and similar references, and in place of some other text.
pub fn in_cdata(text: &str) -> String {
    let mut numbers = Numbers(3);
    written(&each(tokens(text), |token, _, out| match token {
        Text(text) if !text.trim().is_empty() => {
            let plain = text
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&\u{0}");
            let other = plain.replace("&\u{0}", "").contains('&');
            let plain = plain.replace("&\u{0}", "&");
            if !other && !plain.contains("]]>") && (plain != text || numbers.below(3) == 0) {
                out.push(Other(format!("<![CDATA[{plain}]]>")));
            } else {
                out.push(Text(text));
            }
        }
        other => out.push(other),
    }))
}

/// The file with elements renamed: `rename` returns the new name, or `None` to keep the name.
pub fn renamed(text: &str, rename: impl Fn(&str) -> Option<String>) -> String {
    let new = |name: String| rename(&name).unwrap_or(name);
    let tokens = tokens(text).into_iter().map(|token| match token {
        Open(name, attributes, empty) => Open(new(name), attributes, empty),
        Close(name) => Close(new(name)),
        other => other,
    });
    written(&tokens.collect::<Vec<_>>())
}

/// The file with attributes that have other names or values: `change` gets the name and the attributes of each element.
pub fn reattributed(text: &str, change: impl Fn(&str, &mut Vec<(String, String)>)) -> String {
    let tokens = tokens(text).into_iter().map(|token| match token {
        Open(name, mut attributes, empty) => {
            change(&name, &mut attributes);
            Open(name, attributes, empty)
        }
        other => other,
    });
    written(&tokens.collect::<Vec<_>>())
}

/// The file with references in place of non-ASCII characters.
pub fn with_references(text: &str) -> String {
    written(&each(tokens(text), |token, _, out| match token {
        Text(text) => {
            let mut changed = String::new();
            for c in text.chars() {
                match c {
                    '\u{a0}' => changed.push_str("&nbsp;"),
                    '\u{2013}' => changed.push_str("&ndash;"),
                    '\u{2265}' => changed.push_str("&#8805;"),
                    c if c.is_ascii() => changed.push(c),
                    c => write!(changed, "&#x{:X};", c as u32).unwrap(),
                }
            }
            out.push(Text(changed));
        }
        other => out.push(other),
    }))
}

/// The file with characters in place of references to them.
pub fn without_references(text: &str) -> String {
    change_text(text, |text| {
        let mut text = text.to_owned();
        for (name, c) in [
            ("&ge;", "≥"),
            ("&le;", "≤"),
            ("&hellip;", "…"),
            ("&nbsp;", "\u{a0}"),
            ("&#160;", "\u{a0}"),
            ("&#xA0;", "\u{a0}"),
            ("&pi;", "π"),
            ("&reg;", "®"),
            ("&plusmn;", "±"),
            ("&infin;", "∞"),
            ("&ndash;", "–"),
        ] {
            text = text.replace(name, c);
        }
        text
    })
}

/// The file with no-break spaces in place of about every fifth blank between words.
pub fn unbreakable(text: &str) -> String {
    let mut numbers = Numbers(9);
    written(&each(tokens(text), |token, kept, out| match token {
        Text(text) if !kept => {
            let chars: Vec<char> = text.chars().collect();
            let mut changed = String::new();
            for (at, c) in chars.iter().enumerate() {
                let between = at > 0
                    && chars[at - 1].is_alphanumeric()
                    && chars.get(at + 1).is_some_and(|c| c.is_alphanumeric());
                match *c == ' ' && between && numbers.below(5) == 0 {
                    true => changed.push_str("&#160;"),
                    false => changed.push(*c),
                }
            }
            out.push(Text(changed));
        }
        other => out.push(other),
    }))
}

/// The file in Latin-1, with references for characters that Latin-1 does not have. The file's declaration names Latin-1
/// if `declared` is set, otherwise UTF-8.
pub fn latin1(text: &str, declared: bool) -> Vec<u8> {
    let mut wide = String::new();
    for c in text.chars() {
        match c as u32 {
            0..=0xff => wide.push(c),
            code => write!(wide, "&#{code};").unwrap(),
        }
    }
    let name = if declared { "ISO-8859-1" } else { "UTF-8" };
    let wide = wide
        .replace("encoding=\"UTF-8\"", &format!("encoding='{name}'"))
        .replace("charset=UTF-8", &format!("charset={name}"))
        .replace("charset=\"UTF-8\"", &format!("charset=\"{name}\""));
    wide.chars().map(|c| c as u8).collect()
}

/// The file in UTF-16 with a byte order mark, little-endian or big-endian.
pub fn utf16(text: &str, little: bool) -> Vec<u8> {
    let text = text.replace("encoding=\"UTF-8\"", "encoding=\"UTF-16\"");
    let mark = std::iter::once(0xfeff);
    mark.chain(text.encode_utf16())
        .flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() })
        .collect()
}

/// The file as an HTML serializer writes it: without end tags of void elements, namespaces and a declaration. The names
/// are in capitals if `capitals` is set.
pub fn as_html(text: &str, capitals: bool) -> String {
    const VOID: &[&str] =
        &["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "wbr"];
    let case = |name: &str| if capitals { name.to_uppercase() } else { name.to_owned() };
    let mut out = Vec::new();
    for token in tokens(text) {
        match token {
            Open(name, mut attributes, empty) => {
                attributes.retain(|(key, _)| !key.starts_with("xmlns") && !key.starts_with("xml:"));
                for (key, _) in &mut attributes {
                    *key = case(key);
                }
                out.push(Open(case(&name), attributes, false));
                if empty && !VOID.contains(&name.as_str()) {
                    out.push(Close(case(&name)));
                }
            }
            Close(name) => out.push(Close(case(&name))),
            Other(text) if text.starts_with("<?") => {}
            other => out.push(other),
        }
    }
    written(&out)
}

/// The page with a site's navigation around the content of `<body>`.
pub fn in_site(text: &str) -> String {
    let nav: String = (0..30)
        .map(|n| format!("<li class=\"nav-item\"><a class=\"nav-link\" href=\"other{n}.html\">Other {n}</a></li>"))
        .collect();
    let (before, after) = (
        format!(
            "<header class=\"header\"><nav class=\"navbar\"><ul>{nav}</ul></nav></header><div class=\"nav-container\"><aside class=\"nav\">\
             <nav class=\"nav-menu\"><h3 class=\"title\"><a href=\"index.html\">Manual</a></h3><ul class=\"nav-list\">{nav}</ul></nav></aside></div>\
             <main class=\"article\"><div class=\"content\">"
        ),
        "</div></main><footer class=\"footer\"><p>A site of pages.</p></footer>\
         <script>if (a < b && \"<div>\") { go(); }</script>",
    );
    let Some(body) = text.find("<body") else { return text.to_owned() };
    let start = body + text[body..].find('>').unwrap() + 1;
    let end = text.rfind("</body>").unwrap_or(text.len());
    format!("{}{before}{}{after}{}", &text[..start], &text[start..end], &text[end..])
}

/// A page of Asciidoctor whose listings have the markup of `highlighter`.
pub fn highlighted(text: &str, highlighter: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("<pre class=\"highlight\"><code") {
        out.push_str(&rest[..at]);
        let open = at + rest[at..].find("<code").unwrap();
        let content = open + rest[open..].find('>').unwrap() + 1;
        let end = content + rest[content..].find("</code></pre>").unwrap();
        let language =
            rest[open..content].split("data-lang=\"").nth(1).and_then(|l| l.split('"').next());
        let language = language.map_or(String::new(), |l| format!(" data-lang=\"{l}\""));
        let code = &rest[content..end];
        let lines = code.lines().count();
        let numbers: String = (1..=lines).map(|n| format!("{n}\n")).collect();
        let spans = spans(code);
        out.push_str(&match highlighter {
            "rouge" => {
                format!("<pre class=\"rouge highlight\"><code{language}>{spans}</code></pre>")
            }
            "rouge table" => format!(
                "<pre class=\"rouge highlight\"><code{language}><table class=\"linenotable\"><tbody><tr>\
                 <td class=\"linenos gl\"><pre class=\"lineno\">{numbers}</pre></td><td class=\"code\"><pre>{spans}\n</pre></td>\
                 </tr></tbody></table></code></pre>"
            ),
            "coderay table" => format!(
                "<pre class=\"CodeRay highlight linenums\"><code{language}><table class=\"CodeRay\"><tr>\
                 <td class=\"line-numbers\"><pre>{numbers}</pre></td><td class=\"code\"><pre>{spans}</pre></td></tr></table></code></pre>"
            ),
            "coderay lines" => {
                let numbered: String = spans
                    .lines()
                    .enumerate()
                    .map(|(n, line)| format!("<span class=\"line-numbers\">{:2} </span>{line}\n", n + 1))
                    .collect();
                format!("<pre class=\"CodeRay highlight\"><code{language}>{numbered}</code></pre>")
            }
            "pygments table" => format!(
                "<pre class=\"pygments highlight\"><code{language}><table class=\"pyhltable\"><tr><td class=\"linenos\">\
                 <div class=\"linenodiv\"><pre>{numbers}</pre></div></td><td class=\"code\">{spans}</td></tr></table></code></pre>"
            ),
            _ => format!("<pre class=\"highlightjs highlight\"><code class=\"hljs\"{language}>{spans}</code></pre>"),
        });
        rest = &rest[end + "</code></pre>".len()..];
    }
    out.push_str(rest);
    out
}

/// Code with each word outside tags in a span.
fn spans(code: &str) -> String {
    let mut out = String::new();
    for token in tokens(code) {
        match token {
            Text(text) => {
                for piece in text.split_inclusive([' ', '\n']) {
                    let word = piece.trim_end();
                    match word.is_empty() {
                        true => out.push_str(piece),
                        false => {
                            write!(out, "<span class=\"nf\">{word}</span>{}", &piece[word.len()..])
                                .unwrap();
                        }
                    }
                }
            }
            other => out.push_str(&written(&[other])),
        }
    }
    out
}

/// Asciidoctor's pages in the form of an Antora site.
pub fn antora(text: &str) -> String {
    if !text.contains("<h2 id=\"_name\">") {
        return text.to_owned();
    }
    let text = text.replace("content=\"Asciidoctor 2.0.23\"", "content=\"Antora 3.1.7\"");
    let text = text
        .replace("<div id=\"header\">\n<h1>", "<article class=\"doc\">\n<h1 class=\"page\">")
        .replace("<h2 id=\"_name\">Name</h2>", "<div class=\"sect1\"><h2 id=\"_name\">Name</h2>")
        .replace("<div id=\"content\">", "");
    // The `</div>` of the header now ends the section, and the `</div>` of the content ends the article.
    in_site(&text)
}

/// Asciidoctor's pages in the form of its converter for semantic HTML.
pub fn semantic(text: &str) -> String {
    let mut open: Vec<&str> = Vec::new();
    let mut out = Vec::new();
    for token in tokens(text) {
        match token {
            Open(name, mut attributes, empty) if name == "div" => {
                let class = attributes.iter_mut().find(|(key, _)| key == "class");
                let mut to = "div";
                let mut drop = false;
                if let Some((_, class)) = class {
                    match class.as_str() {
                        "sect1" => {
                            to = "section";
                            *class = "doc-section level-1".into();
                        }
                        "sect2" => {
                            to = "section";
                            *class = "doc-section level-2".into();
                        }
                        "sectionbody" | "paragraph" | "content" => drop = true,
                        "title" => {
                            to = "h6";
                            *class = "block-title".into();
                        }
                        other if other.ends_with("block") || other.contains("block ") => {
                            *class = class.replacen("block", "-block", 1);
                        }
                        _ => {}
                    }
                }
                if !drop {
                    out.push(Open(to.into(), attributes, empty));
                }
                open.push(if drop { "" } else { to });
            }
            Close(name) if name == "div" => match open.pop() {
                Some("") => {}
                to => out.push(Close(to.unwrap_or("div").into())),
            },
            other => out.push(other),
        }
    }
    written(&out)
}

/// The lines of a man page, each with whether it is in a listing, a table or a comment, where lines must not change.
fn roff_lines(text: &str) -> Vec<(&str, bool)> {
    let mut kept = false;
    let mut comment = false;
    text.lines()
        .map(|line| {
            let request = line.trim_start();
            match request.split_whitespace().next() {
                Some(".nf" | ".TS") => kept = true,
                Some(".fi" | ".TE") => kept = false,
                // docbook-xsl wraps the lines of comments: the continuation is not part of the text.
                Some(".\\\"" | "'\\\"") => comment = true,
                Some(".TH" | ".SH") => comment = false,
                _ => {}
            }
            (line, kept || comment || request.contains(".nf "))
        })
        .collect()
}

/// A man page with some of its lines changed: `change` returns the new line, or `None` to keep the line.
pub fn roff_by_line(text: &str, change: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::new();
    for (line, _) in roff_lines(text) {
        writeln!(out, "{}", change(line).unwrap_or_else(|| line.to_owned())).unwrap();
    }
    out
}

/// A man page with the lines of its running text wrapped differently.
pub fn roff_rewrapped(text: &str) -> String {
    let mut numbers = Numbers(4);
    let mut out = String::new();
    let mut after_request = true;
    for (line, kept) in roff_lines(text) {
        let control = line.starts_with(['.', '\'']) || line.trim().is_empty();
        if kept || control || line.starts_with([' ', '\t']) || after_request {
            writeln!(out, "{line}").unwrap();
        } else {
            // A line must not start like a request.
            for piece in line.split_inclusive(' ') {
                let next_is_plain = !piece.starts_with(['.', '\'']);
                if next_is_plain && out.ends_with(' ') && numbers.below(6) == 0 {
                    out.truncate(out.trim_end_matches(' ').len());
                    out.push('\n');
                }
                out.push_str(piece);
            }
            out.push('\n');
        }
        after_request = control;
    }
    out
}
