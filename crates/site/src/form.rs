//! Templates that are filled in many times.
//!
//! Thousands of pages differ in little but the texts that stand in them, and an engine of templates looks
//! every name up anew for each. A [`Form`] is what the engine makes of a template once, with blanks in the
//! place of those texts; a page is made by filling them in. What a template may ask about is part of a
//! form's key ([`Fields::key`]): whether a text is empty, words and numbers, of a list which
//! kinds of items it has and which of them comes last. So there are a few forms of a template, and
//! each says what the engine would have said.
//!
//! This holds of templates that ask nothing else, as clman's own do. A reader's own are filled in by the
//! engine each time.

use crate::render::html::escape;
use serde::Serialize;
use std::borrow::Cow;

/// What a template is given under a name.
#[derive(Clone, Debug)]
pub(super) enum Value<'a> {
    /// A text that is printed. A template may ask whether it is empty, and nothing else.
    Text(Cow<'a, str>),
    /// A word that templates compare.
    Word(&'static str),
    /// Whether something is so.
    Flag(bool),
    /// How many there are. A template may print it, and ask whether there are any.
    Count(usize),
    /// Something is not there.
    Nothing,
    /// What a template goes through. It may ask whether there are any, and which item is the last.
    List(List<'a>),
    /// Anything else: for templates that are filled in once.
    Data(tera::Value),
}

impl<'a, T: Into<Cow<'a, str>>> From<Option<T>> for Value<'a> {
    fn from(text: Option<T>) -> Self {
        text.map_or(Value::Nothing, |text| Value::Text(text.into()))
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl From<bool> for Value<'_> {
    fn from(flag: bool) -> Self {
        Value::Flag(flag)
    }
}

impl From<usize> for Value<'_> {
    fn from(count: usize) -> Self {
        Value::Count(count)
    }
}

impl<'a> From<List<'a>> for Value<'a> {
    fn from(list: List<'a>) -> Self {
        Value::List(list)
    }
}

impl Value<'_> {
    /// As the engine of templates knows it.
    fn to_tera(&self) -> tera::Value {
        match self {
            Value::Text(text) => text.as_ref().into(),
            Value::Word(word) => (*word).into(),
            Value::Flag(flag) => (*flag).into(),
            Value::Count(count) => (*count).into(),
            Value::Nothing => tera::Value::Null,
            Value::List(list) => list.items().map(|item| list.item_to_tera(item)).collect(),
            Value::Data(data) => data.clone(),
        }
    }

    /// What a template may ask about it, and how the answer is told from others.
    fn push_shape(&self, out: &mut Vec<u8>) {
        match self {
            Value::Text(text) if text.is_empty() => out.push(b'e'),
            Value::Count(0) => out.push(b'z'),
            // The blank of either is a text.
            Value::Text(_) | Value::Count(_) => out.push(b't'),
            Value::Flag(flag) => out.push(if *flag { b'y' } else { b'n' }),
            Value::Nothing => out.push(b'0'),
            Value::Word(word) => push_bounded(b'w', word, out),
            Value::Data(data) => push_bounded(b'd', &data.to_string(), out),
            Value::List(list) => {
                out.push(b'[');
                for item in list.kinds() {
                    push_shapes(item, out);
                    out.push(b',');
                }
                out.push(b']');
            }
        }
    }

    /// The same with blanks for its texts. It stands in a list in `depth` others, as field `field`.
    fn blank(&self, depth: usize, field: usize) -> Value<'static> {
        match self {
            Value::Text(text) if text.is_empty() => Value::Text("".into()),
            Value::Count(0) => Value::Count(0),
            // Whether the sign is escaped tells whether the text has to be.
            Value::Text(_) | Value::Count(_) => format!("{OPEN}{depth}.{field}&{CLOSE}").into(),
            Value::Word(word) => Value::Word(word),
            Value::Flag(flag) => Value::Flag(*flag),
            Value::Nothing => Value::Nothing,
            Value::Data(data) => Value::Data(data.clone()),
            Value::List(list) => {
                let blank = |item| blanks(item, depth + 1);
                let cells = list.kinds().into_iter().flat_map(blank).collect();
                Value::List(List { fields: list.fields, cells })
            }
        }
    }
}

fn push_shapes(values: &[Value<'_>], out: &mut Vec<u8>) {
    values.iter().for_each(|value| value.push_shape(out));
}

fn push_bounded(kind: u8, text: &str, out: &mut Vec<u8>) {
    out.push(kind);
    out.extend(text.len().to_le_bytes());
    out.extend(text.as_bytes());
}

fn blanks(values: &[Value<'_>], depth: usize) -> Vec<Value<'static>> {
    values.iter().enumerate().map(|(field, value)| value.blank(depth, field)).collect()
}

/// Items that have the same fields.
#[derive(Clone, Debug)]
pub(super) struct List<'a> {
    fields: &'static [&'static str],
    /// The fields of the first item, of the second, and so on.
    cells: Vec<Value<'a>>,
}

impl<'a> List<'a> {
    /// A list of items whose fields are called `fields`.
    pub fn new<const N: usize>(
        fields: &'static [&'static str; N],
        items: impl IntoIterator<Item = [Value<'a>; N]>,
    ) -> Self {
        List { fields, cells: items.into_iter().flatten().collect() }
    }

    /// A list of texts.
    pub fn of_texts<T: Into<Value<'a>>>(texts: impl IntoIterator<Item = T>) -> Self {
        List { fields: &[ITSELF], cells: texts.into_iter().map(Into::into).collect() }
    }

    fn items(&self) -> std::slice::Chunks<'_, Value<'a>> {
        self.cells.chunks(self.fields.len().max(1))
    }

    fn item_to_tera(&self, item: &[Value<'_>]) -> tera::Value {
        match (self.fields, item) {
            ([ITSELF], [text]) => text.to_tera(),
            (fields, item) => {
                let fields = fields.iter().map(|field| (*field).to_string());
                fields.zip(item.iter().map(Value::to_tera)).collect()
            }
        }
    }

    /// One item of each shape, and the last item: what is said of that may be another thing.
    fn kinds(&self) -> Vec<&[Value<'a>]> {
        let mut kinds: Vec<(Vec<u8>, &[Value<'a>])> = Vec::new();
        let mut shape = Vec::new();
        for item in self.items() {
            shape.clear();
            push_shapes(item, &mut shape);
            if kinds.iter().all(|(other, _)| *other != shape) {
                kinds.push((shape.clone(), item));
            }
        }
        kinds.sort_by(|(one, _), (other, _)| one.cmp(other));
        kinds.into_iter().map(|(_, item)| item).chain(self.items().next_back()).collect()
    }
}

/// The only field of items that are texts.
const ITSELF: &str = "";

/// What a template is given.
#[derive(Clone, Debug, Default)]
pub(super) struct Fields<'a> {
    names: Vec<&'static str>,
    values: Vec<Value<'a>>,
}

impl<'a> Fields<'a> {
    /// Gives `value` the name `name`, which it takes from any other.
    pub fn insert(&mut self, name: &'static str, value: impl Into<Value<'a>>) {
        match self.names.iter().position(|other| *other == name) {
            Some(at) => self.values[at] = value.into(),
            None => {
                self.names.push(name);
                self.values.push(value.into());
            }
        }
    }

    /// The same for what only templates that are filled in once are given.
    pub fn insert_data(&mut self, name: &'static str, data: &impl Serialize) {
        // Structs of texts, numbers and lists can always be written.
        self.insert(name, Value::Data(tera::to_value(data).unwrap_or_default()));
    }

    /// As the engine of templates knows them.
    pub fn to_tera(&self) -> tera::Context {
        let mut context = tera::Context::new();
        for (name, value) in self.names.iter().zip(&self.values) {
            context.insert(*name, &value.to_tera());
        }
        context
    }

    /// What tells the form that they fill in from the others of the template `template`.
    pub fn key(&self, template: &str) -> Vec<u8> {
        let mut key = Vec::with_capacity(512);
        push_bounded(b'f', template, &mut key);
        self.names.iter().for_each(|name| push_bounded(b'f', name, &mut key));
        push_shapes(&self.values, &mut key);
        key
    }

    /// The same with blanks for all texts.
    pub fn blanks(&self) -> Fields<'static> {
        Fields { names: self.names.clone(), values: blanks(&self.values, 0) }
    }
}

// A blank: the depth of the list, the field, and a sign that tells whether the engine escapes texts here. No
// value stands in a template that is rendered with blanks, so that nothing else has these characters.
const OPEN: char = '\u{FDD0}';
const CLOSE: char = '\u{FDD1}';

// An item of a list: the words of the loop, what the loop says of the item, its end. Templates hold them
// ([`marked`]); texts that are printed have no control characters.
const ITEM: char = '\u{1}';
const SAYS: char = '\u{2}';
const END: char = '\u{3}';

/// The template `text` with marks around the items of its loops. What blanks the end of a loop takes from
/// before itself is taken here, so that the mark does not keep them.
pub(super) fn marked(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 256);
    let mut rest = text;
    while let Some(start) = rest.find("{%") {
        let end = rest[start..].find("%}").map_or(rest.len(), |end| start + end + 2);
        let tag = &rest[start..end];
        out.push_str(&rest[..start]);
        rest = &rest[end..];
        let words = tag.trim_matches(['{', '%', '-', '}']).trim();
        if let Some(of) = words.strip_prefix("for ") {
            out.extend([tag, &format!("{ITEM}{of}{SAYS}")]);
        } else if words == "endfor" {
            let tag = match tag.strip_prefix("{%-") {
                None => tag.to_string(),
                Some(tag) => {
                    out.truncate(out.trim_end().len());
                    format!("{{%{tag}")
                }
            };
            out.push(END);
            out.push_str(&tag);
        } else {
            out.push_str(tag);
        }
    }
    out.push_str(rest);
    out
}

/// What was made of a marked template, without the marks.
pub(super) fn unmarked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for part in text.split([ITEM, END]) {
        out.push_str(part.split_once(SAYS).map_or(part, |(_, said)| said));
    }
    out
}

/// What the engine made of a template and blanks.
pub(super) struct Form(Vec<Piece>);

enum Piece {
    Text(String),
    Blank {
        of: Place,
        escaped: bool,
    },
    Loop {
        over: Place,
        /// What is said of items of each shape, and of the last.
        bodies: Vec<Vec<Piece>>,
        /// The shapes.
        shapes: Vec<Vec<u8>>,
    },
}

/// Where a value stands: in how many lists, and as which field of the item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    depth: usize,
    field: usize,
}

impl Form {
    /// Reads what the engine made of a marked template and of `fields`, all of whose texts are blanks. None
    /// if the template goes through lists in a way that forms do not know.
    pub fn new(made: &str, fields: &Fields<'_>) -> Option<Self> {
        let top = Scope { variable: "", fields: &fields.names, values: &fields.values };
        let mut reader = Reader { rest: made, scopes: vec![top] };
        let pieces = reader.pieces()?;
        reader.rest.is_empty().then_some(Form(pieces))
    }

    /// The template as it would be with `fields`, whose key is the form's.
    pub fn fill(&self, fields: &Fields<'_>) -> String {
        let texts = fields.values.iter().map(|value| match value {
            Value::Text(text) => text.len(),
            _ => 0,
        });
        let mut out = String::with_capacity(texts.sum::<usize>() * 9 / 8 + (8 << 10));
        fill(&self.0, &mut vec![&fields.values], &mut out);
        out
    }
}

fn fill<'v>(pieces: &[Piece], scopes: &mut Vec<&'v [Value<'v>]>, out: &mut String) {
    let value = |scopes: &[&'v [Value<'v>]], place: Place| -> Option<&'v Value<'v>> {
        scopes.get(place.depth)?.get(place.field)
    };
    for piece in pieces {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Blank { of, escaped } => match value(scopes, *of) {
                Some(Value::Text(text)) if *escaped => escape(text, out),
                Some(Value::Text(text)) => out.push_str(text),
                Some(Value::Count(count)) => out.push_str(&count.to_string()),
                _ => {}
            },
            Piece::Loop { over, bodies, shapes } => {
                let Some(Value::List(list)) = value(scopes, *over) else { continue };
                let mut shape = Vec::new();
                let last = list.items().len().saturating_sub(1);
                for (at, item) in list.items().enumerate() {
                    let body = if at == last {
                        bodies.last()
                    } else {
                        shape.clear();
                        push_shapes(item, &mut shape);
                        let kind = shapes.iter().position(|other| *other == shape);
                        kind.and_then(|kind| bodies.get(kind))
                    };
                    scopes.push(item);
                    fill(body.map_or(&[], Vec::as_slice), scopes, out);
                    scopes.pop();
                }
            }
        }
    }
}

/// The item of a list that is being read, under the name that the template gives it.
#[derive(Clone, Copy)]
struct Scope<'r> {
    variable: &'r str,
    fields: &'r [&'static str],
    values: &'r [Value<'r>],
}

struct Reader<'r> {
    rest: &'r str,
    scopes: Vec<Scope<'r>>,
}

impl<'r> Reader<'r> {
    /// What stands before the end of an item, or of the whole.
    fn pieces(&mut self) -> Option<Vec<Piece>> {
        let mut pieces: Vec<Piece> = Vec::new();
        loop {
            let text = self.until(&[OPEN, ITEM, END]);
            if !text.is_empty() {
                pieces.push(Piece::Text(text.to_string()));
            }
            match self.next() {
                Some(OPEN) => {
                    let (place, sign) = self.until(&[CLOSE]).split_once('&')?;
                    self.next();
                    let (depth, field) = place.split_once('.')?;
                    let of = Place { depth: depth.parse().ok()?, field: field.parse().ok()? };
                    pieces.push(Piece::Blank { of, escaped: !sign.is_empty() });
                }
                Some(ITEM) => self.item(&mut pieces)?,
                _ => return Some(pieces),
            }
        }
    }

    /// An item: of the loop that was read last, or the first of another.
    fn item(&mut self, pieces: &mut Vec<Piece>) -> Option<()> {
        let words = self.until(&[SAYS]);
        self.next();
        let (variable, container) = words.split_once(" in ")?;
        let (over, list) = self.list(container.trim())?;
        let mut items = list.items();
        let goes_on = matches!(pieces.last(), Some(Piece::Loop { over: last, bodies, .. })
            if *last == over && bodies.len() < items.len());
        if !goes_on {
            let shapes = list.items().take(items.len().saturating_sub(1)).map(|item| {
                let mut shape = Vec::new();
                push_shapes(item, &mut shape);
                shape
            });
            pieces.push(Piece::Loop { over, bodies: Vec::new(), shapes: shapes.collect() });
        }
        let Some(Piece::Loop { bodies, .. }) = pieces.last_mut() else { return None };
        let values = items.nth(bodies.len())?;
        self.scopes.push(Scope { variable: variable.trim(), fields: list.fields, values });
        bodies.push(self.pieces()?);
        self.scopes.pop();
        Some(())
    }

    /// The list that a template calls `name`: `groups`, or `group.entries`. It is a field of what is read.
    fn list(&self, name: &str) -> Option<(Place, &'r List<'r>)> {
        let depth = self.scopes.len() - 1;
        let scope = self.scopes.last()?;
        let field = match name.split_once('.') {
            None if depth == 0 => name,
            Some((variable, field)) if variable == scope.variable => field,
            _ => return None,
        };
        let field = scope.fields.iter().position(|other| *other == field)?;
        match scope.values.get(field)? {
            Value::List(list) => Some((Place { depth, field }, list)),
            _ => None,
        }
    }

    fn until(&mut self, ends: &[char]) -> &'r str {
        let (text, rest) = self.rest.split_at(self.rest.find(ends).unwrap_or(self.rest.len()));
        self.rest = rest;
        text
    }

    fn next(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let next = chars.next();
        self.rest = chars.as_str();
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the engine makes of `text`, without and with a form of it made of other values.
    fn check(text: &str, sample: &Fields<'_>, fields: &Fields<'_>) {
        let render = |text: &str, fields: &Fields<'_>| {
            let mut tera = tera::Tera::default();
            tera.set_escape_fn(|text| {
                let mut out = String::new();
                escape(text, &mut out);
                out
            });
            tera.add_raw_template("t.html", text).unwrap();
            tera.render("t.html", &fields.to_tera()).unwrap()
        };
        let engine = render(text, fields);
        assert_eq!(unmarked(&render(&marked(text), fields)), engine);
        let blanks = sample.blanks();
        let form = Form::new(&render(&marked(text), &blanks), &blanks).expect("a form");
        assert_eq!(sample.key("t.html"), fields.key("t.html"));
        assert_eq!(form.fill(fields), engine);
    }

    const TEMPLATE: &str = "{% if title %}<h1>{{ title }}</h1>{% endif %}{{ html | safe }}{{ count }}\n<ul>\n\
        {%- for group in groups %}\n<li class=\"{{ here }}\">{{ group.name }}\
        {% for entry in group.entries %}{% if entry.code %}<b>{% endif %}{{ entry.text }}{{ title }}\
        {% if not loop.last %}, {% endif %}{% endfor %}</li>\n{%- endfor %}\n</ul>\
        {% for text in texts %}({{ text }}){% endfor %}";

    fn fields<'a>(title: &'a str, groups: &'a [&'a [(&'a str, bool)]]) -> Fields<'a> {
        let mut fields = Fields::default();
        fields.insert("title", "replaced");
        fields.insert("title", title);
        fields.insert("html", "<p>&amp;</p>");
        fields.insert("count", title.len());
        fields.insert("here", Value::Word("here"));
        let items = groups.iter().map(|group| {
            let entries = group.iter().map(|(text, code)| [(*text).into(), (*code).into()]);
            ["<g>".into(), List::new(&["text", "code"], entries).into()]
        });
        fields.insert("groups", List::new(&["name", "entries"], items));
        fields.insert("texts", List::of_texts(groups.iter().map(|group| format!("<{group:?}>"))));
        fields
    }

    #[test]
    fn a_form_says_what_the_engine_says_of_all_that_has_its_key() {
        let long: &[(&str, bool)] = &[("a", true), ("b", false), ("<c>", true), ("d", false)];
        let other: &[(&str, bool)] =
            &[("1", true), ("22", false), ("3", false), ("4", true), ("5", false)];
        let two: &[(&str, bool)] = &[("x", false), ("y", false)];
        check(TEMPLATE, &fields("A", &[long]), &fields("<B & C>", &[other]));
        check(
            TEMPLATE,
            &fields("A", &[long, two, long]),
            &fields("B", &[other, two, two, two, long]),
        );
        check(TEMPLATE, &fields("A", &[]), &fields("B", &[]));
        check(TEMPLATE, &fields("", &[two, two]), &fields("", &[two, two]));
        check(TEMPLATE, &fields("A", &[&[]]), &fields("B", &[&[]]));
    }

    #[test]
    fn what_a_template_can_ask_about_makes_another_key() {
        let item = |text, code| (text, code);
        let two = [item("x", false), item("y", false)];
        let first = [item("x", true), item("y", false)];
        let last = [item("x", false), item("y", true)];
        let empty = [item("", false), item("y", false)];
        let all: Vec<Vec<&[(&str, bool)]>> =
            vec![vec![], vec![&two], vec![&two, &first], vec![&first], vec![&last], vec![&empty]];
        let mut all: Vec<Fields<'_>> = all.iter().map(|groups| fields("A", groups)).collect();
        all.push(fields("", &[]));
        let keys: std::collections::HashSet<_> = all.iter().map(|f| f.key("t.html")).collect();
        assert_eq!(keys.len(), all.len());
        assert!(!keys.contains(&all[0].key("u.html")));
    }

    #[test]
    fn loops_over_what_is_no_list_of_the_item_have_no_form() {
        let text =
            "{% for group in groups %}{% for text in texts %}{{ text }}{% endfor %}{% endfor %}";
        let fields = fields("A", &[&[("x", true)]]);
        let blanks = fields.blanks();
        let made = tera::Tera::one_off(&marked(text), &blanks.to_tera(), true).unwrap();
        assert!(Form::new(&made, &blanks).is_none());
    }
}
