//! A checked source, with functions that find its names, tokens and expressions.

use crate::text::{Piece, is_word, pieces, word_at};
use clman_opencl::ast::{AddressSpace, TokenIndex};
use clman_opencl::diagnostic::{FileId, Span};
use clman_opencl::lexer::{FROM_MACRO, TokenKind};
use clman_opencl::program::{Expr, ExprKind, Function};
use clman_opencl::references::{Entity, Role, Scoped};
use clman_opencl::source_map::SourceFile;
use clman_opencl::types::{QualType, TypeKind};
use clman_opencl::{Checked, Language, NameKind, name_kind};
use std::cell::OnceCell;
use std::collections::HashMap;

/// A checked source.
#[derive(Debug)]
pub(crate) struct Unit {
    pub(crate) checked: Checked,
    pub(crate) language: Language,
    /// The file of the source itself.
    pub(crate) root: FileId,
    names: OnceCell<Vec<Named>>,
    definitions: OnceCell<HashMap<Entity, (Role, Span)>>,
    scoped: OnceCell<HashMap<Entity, usize>>,
}

/// A name in the text that denotes an entity.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named {
    pub(crate) span: Span,
    /// The call of the macro whose body has the name; the name itself outside of macros.
    pub(crate) call: Span,
    pub(crate) entity: Entity,
    pub(crate) role: Role,
    pub(crate) token: TokenIndex,
}

/// The meaning of a name in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    Entity(Entity),
    /// A macro of the source, by its index.
    Macro(u32),
}

/// A name and its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) span: Span,
    pub(crate) meaning: Meaning,
}

impl Unit {
    pub(crate) fn new(checked: Checked, language: Language, name: &str) -> Unit {
        let files = checked.sources.files();
        let root = files.iter().position(|f| f.name == name).unwrap_or(0);
        let root = FileId(root as u32);
        let (names, definitions, scoped) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Unit { checked, language, root, names, definitions, scoped }
    }

    pub(crate) fn file(&self, id: FileId) -> &SourceFile {
        self.checked.sources.file(id)
    }

    pub(crate) fn source(&self) -> &SourceFile {
        self.file(self.root)
    }

    /// The file with this name in the source map.
    pub(crate) fn file_named(&self, name: &str) -> Option<FileId> {
        let files = self.checked.sources.files();
        files.iter().position(|f| f.name == name).map(|n| FileId(n as u32))
    }

    /// The text of a span.
    pub(crate) fn text(&self, span: Span) -> String {
        let bytes = self.file(span.file).bytes.get(span.start as usize..span.end as usize);
        String::from_utf8_lossy(bytes.unwrap_or(b"")).into_owned()
    }

    /// The names in the text, sorted by their places. A name in the body of a macro occurs once for each call.
    pub(crate) fn names(&self) -> &[Named] {
        self.names.get_or_init(|| {
            let tokens = &self.checked.tokens;
            let named = self.checked.references.names.iter().filter_map(|name| {
                let token = tokens.get(name.token as usize)?;
                let span = self.checked.spelling(token)?;
                let call = if token.has(FROM_MACRO) { self.checked.place(token) } else { span };
                let (entity, role, token) = (name.entity, name.role, name.token);
                Some(Named { span, call, entity, role, token })
            });
            let mut names: Vec<Named> = named.collect();
            names.sort_by_key(|n| (n.span, n.entity));
            names
        })
    }

    /// The names in a file.
    pub(crate) fn names_in(&self, file: FileId) -> &[Named] {
        let names = self.names();
        let start = names.partition_point(|n| n.span.file < file);
        let end = names.partition_point(|n| n.span.file <= file);
        &names[start..end]
    }

    /// The names at an offset of a file, with the places that they cover.
    pub(crate) fn found(&self, file: FileId, offset: u32) -> Vec<Found> {
        let references = &self.checked.references;
        let covers = |span: Span| span.file == file && (span.start..=span.end).contains(&offset);
        let macros = references.macros.iter().zip(0u32..).map(|(m, n)| (m.span, n));
        let used = references.macro_uses.iter().map(|u| (u.span, u.target));
        let hit = used.chain(macros).find(|(span, _)| covers(*span));
        if let Some((span, target)) = hit {
            return vec![Found { span, meaning: Meaning::Macro(target) }];
        }
        let hits = self.names_in(file).iter().filter(|n| covers(n.span));
        let mut found: Vec<Found> =
            hits.map(|n| Found { span: n.span, meaning: Meaning::Entity(n.entity) }).collect();
        found.dedup();
        // Between two adjacent names, the name that starts at the offset is meant.
        if let Some(start) = found.iter().map(|f| f.span.start).max() {
            found.retain(|f| f.span.start == start);
        }
        if found.is_empty()
            && (references.skipped.iter().any(|s| covers(*s)) || self.is_in_directive(file, offset))
        {
            found.extend(self.found_unread(file, offset));
        }
        found
    }

    /// Whether an offset is in a directive, at a name that is not a parameter of the macro that the directive defines.
    fn is_in_directive(&self, file: FileId, offset: u32) -> bool {
        let text = &self.file(file).bytes;
        let Some((word, end)) = word_at(text, offset as usize) else { return false };
        // A backslash before the end of a line continues it.
        let is_continued = |end: usize| text[..end].trim_ascii_end().ends_with(b"\\");
        let mut ends = (0..word).rev().filter(|at| text[*at] == b'\n' && !is_continued(*at));
        let start = ends.next().map_or(0, |end| end + 1);
        let is_directive = text[start..word].trim_ascii_start().starts_with(b"#");
        let mut macros = self.checked.references.macros.iter();
        let defined = macros
            .find(|m| m.span.file == file && (start..word).contains(&(m.span.start as usize)));
        let mut parameters = defined.into_iter().flat_map(|m| m.parameters.iter().flatten());
        is_directive && !parameters.any(|p| self.checked.name(*p).as_bytes() == &text[word..end])
    }

    /// The meaning that a name would have in text that is not compiled: the last declaration before it that is in
    /// scope.
    fn found_unread(&self, file: FileId, offset: u32) -> Option<Found> {
        let (start, end) = word_at(&self.file(file).bytes, offset as usize)?;
        let span = Span { file, start: start as u32, end: end as u32 };
        let word = self.text(span);
        let references = &self.checked.references;
        let here = self.token_after(span.start);
        let mut scoped = references.scoped.iter().rev();
        let named =
            scoped.find(|s| s.token < here && here <= s.end && self.checked.name(s.name) == word);
        if let Some(named) = named {
            return Some(Found { span, meaning: Meaning::Entity(named.entity) });
        }
        let named = references.macros.iter().rposition(|m| self.checked.name(m.name) == word)?;
        Some(Found { span, meaning: Meaning::Macro(named as u32) })
    }

    /// The names with a meaning, with their roles. For a name in the body of a macro, the places are the calls of the
    /// macro.
    pub(crate) fn places(&self, meaning: Meaning) -> Vec<(Span, Role)> {
        match meaning {
            Meaning::Entity(entity) => {
                let names = self.names().iter().filter(|n| n.entity == entity);
                names.map(|n| (n.call, n.role)).collect()
            }
            Meaning::Macro(_) => self.written_places(meaning),
        }
    }

    /// The names with a meaning, with their roles, at the places where the text contains them.
    pub(crate) fn written_places(&self, meaning: Meaning) -> Vec<(Span, Role)> {
        match meaning {
            Meaning::Entity(entity) => {
                let names = self.names().iter().filter(|n| n.entity == entity);
                names.map(|n| (n.span, n.role)).collect()
            }
            Meaning::Macro(n) => {
                let references = &self.checked.references;
                let own = (references.macros[n as usize].span, Role::Definition);
                let uses = references.macro_uses.iter().filter(|u| u.target == n);
                std::iter::once(own).chain(uses.map(|u| (u.span, Role::Use))).collect()
            }
        }
    }

    /// The name at an offset of the source, if OpenCL C defines it (as a type, function, macro, constant or extension),
    /// with its uses in the source. `None` if the name denotes an entity that the source declares.
    pub(crate) fn language_name(&self, offset: u32) -> Option<(String, Vec<Span>)> {
        let (start, end) = word_at(&self.source().bytes, offset as usize)?;
        let word = self.text(Span { file: self.root, start: start as u32, end: end as u32 });
        if matches!(name_kind(&word)?, NameKind::Keyword | NameKind::Qualifier) {
            return None;
        }
        let uses = self.uses(&word);
        uses.iter().any(|span| span.start == start as u32).then_some((word, uses))
    }

    /// The places where the source itself uses a name of the language.
    pub(crate) fn uses(&self, word: &str) -> Vec<Span> {
        let text = &self.source().bytes;
        let references = &self.checked.references;
        let names = self.names_in(self.root);
        let is_own = |span: &Span| {
            names.binary_search_by_key(span, |n| n.span).is_ok()
                || references.macros.iter().any(|m| m.span == *span)
                || references.macro_uses.iter().any(|u| u.span == *span)
        };
        let mut uses = Vec::new();
        for (_, place, _) in pieces(text).filter(|(piece, ..)| *piece == Piece::Code) {
            let mut start = place.start;
            for part in text[place].split(|b| !is_word(*b)) {
                let end = start + part.len();
                let span = Span { file: self.root, start: start as u32, end: end as u32 };
                if part == word.as_bytes() && !is_own(&span) && !self.is_skipped(span) {
                    uses.push(span);
                }
                start = end + 1;
            }
        }
        uses
    }

    /// Whether a conditional directive excludes a span.
    fn is_skipped(&self, span: Span) -> bool {
        let mut skipped = self.checked.references.skipped.iter();
        skipped.any(|s| s.file == span.file && s.start <= span.start && span.end <= s.end)
    }

    /// The place that defines a meaning, or the first that declares it; `None` for macros of the command line.
    pub(crate) fn definition(&self, meaning: Meaning) -> Option<Span> {
        let place = match meaning {
            Meaning::Entity(entity) => self.definitions().get(&entity)?.1,
            Meaning::Macro(n) => self.checked.references.macros.get(n as usize)?.span,
        };
        // Macros of the command line have no place.
        (self.file(place.file).name != "<command line>").then_some(place)
    }

    /// The best place for each entity: its definition, else its first declaration, else its first use.
    fn definitions(&self) -> &HashMap<Entity, (Role, Span)> {
        self.definitions.get_or_init(|| {
            let mut best: HashMap<Entity, (Role, Span)> = HashMap::new();
            for name in self.names() {
                let known = best.entry(name.entity).or_insert((name.role, name.span));
                if name.role < known.0 {
                    *known = (name.role, name.span);
                }
            }
            best
        })
    }

    /// The declaration of an entity, with its scope and type; `None` if the entity is not declared in a scope.
    pub(crate) fn scoped(&self, entity: Entity) -> Option<&Scoped> {
        let all = &self.checked.references.scoped;
        let index = self.scoped.get_or_init(|| {
            all.iter().enumerate().rev().map(|(n, scoped)| (scoped.entity, n)).collect()
        });
        index.get(&entity).map(|n| &all[*n])
    }

    /// The index of the token at an offset of a file. Tokens that come from macros are ignored, so the result is `None`
    /// in the call of a macro.
    pub(crate) fn token_at(&self, file: FileId, offset: u32) -> Option<TokenIndex> {
        let covers = |span: Span| span.file == file && (span.start..span.end).contains(&offset);
        let tokens = self.checked.tokens.iter().zip(0..);
        let mut written = tokens.filter(|(t, _)| t.kind != TokenKind::Eof && !t.has(FROM_MACRO));
        written.find(|(t, _)| covers(self.checked.place(t))).map(|(_, n)| n)
    }

    /// The first token at or after an offset of the source; the number of tokens if there is none.
    pub(crate) fn token_after(&self, offset: u32) -> TokenIndex {
        let tokens = &self.checked.tokens;
        let behind = tokens.iter().position(|t| {
            let place = self.checked.place(t);
            place.file == self.root && place.start >= offset
        });
        behind.unwrap_or(tokens.len()) as TokenIndex
    }

    /// The innermost expression whose principal token, or only token, is at an index.
    pub(crate) fn expression_at(&self, token: TokenIndex) -> Option<&Expr> {
        let exprs = self.checked.program.exprs.iter();
        let at = exprs.filter(|e| {
            let is_its = e.token == token || (e.first == token && e.last == token);
            is_its && !matches!(e.kind, ExprKind::Error | ExprKind::Cast(..))
        });
        at.min_by_key(|e| e.last - e.first)
    }

    /// The text of a type.
    pub(crate) fn type_text(&self, q: QualType) -> String {
        self.checked.program.types.name(q, &|symbol| self.checked.name(symbol).to_string())
    }
    /// The text of an object's type. For a parameter or a pointer, the private address space of the object itself is
    /// left out.
    pub(crate) fn object_text(&self, q: QualType, is_parameter: bool) -> String {
        let is_pointer = matches!(self.checked.program.types.kind(q.ty), TypeKind::Pointer(_));
        let is_plain = q.space == Some(AddressSpace::Private) && (is_parameter || is_pointer);
        self.type_text(if is_plain { QualType { space: None, ..q } } else { q })
    }
    /// The names of a function's parameters; a name is empty if the declaration does not name the parameter.
    pub(crate) fn parameter_names(&self, function: &Function) -> Vec<String> {
        if function.body.is_some() {
            let variables = function.params.iter().map(|v| self.checked.program.variable(*v).name);
            return variables
                .map(|name| name.map_or("", |n| self.checked.name(n)).into())
                .collect();
        }
        // A prototype has no variables: its parameters are read from its tokens.
        let (mut names, mut depth) = (vec![String::new()], 0);
        let mut words = 0;
        for token in self.checked.tokens.iter().skip(function.token as usize + 1) {
            match token.kind {
                TokenKind::LParen => depth += 1,
                TokenKind::RParen if depth <= 1 => return names,
                TokenKind::RParen => depth -= 1,
                TokenKind::Comma if depth == 1 => {
                    names.push(String::new());
                    words = 0;
                }
                TokenKind::Ident => {
                    let word = self.checked.name(token.symbol);
                    words += 1;
                    // A type comes before the name.
                    if words > 1 && name_kind(word).is_none() {
                        names.last_mut().into_iter().for_each(|name| *name = word.to_string());
                    }
                }
                TokenKind::Semi | TokenKind::LBrace | TokenKind::Eof => return names,
                _ => {}
            }
        }
        names
    }
}
