//! The declarations and uses of the names of a source, for editors.
//!
//! The preprocessor records macros, included files and skipped text. Semantic analysis records the entity that each
//! name denotes. A check collects both only if [`Options::keep_references`](crate::Options::keep_references) is set.

use super::ast::TokenIndex;
use super::interner::Symbol;
use super::program::{FuncId, VarId};
use super::types::QualType;
use crate::diagnostic::{FileId, Span};

/// A named entity of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Entity {
    /// A variable or parameter.
    Variable(VarId),
    /// A function.
    Function(FuncId),
    /// A typedef, by the token of its first declaration.
    Typedef(TokenIndex),
    /// An enumerator, by the token of its declaration.
    Enumerator(TokenIndex),
    /// A struct or union, by its index in the program.
    Record(u32),
    /// An enumeration, by its index in the program.
    Enum(u32),
    /// A member: the index of its struct or union, and its own index in it.
    Member(u32, u32),
    /// A label, by its token.
    Label(TokenIndex),
}

/// The relation of a name in the source to its entity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// The name defines the entity.
    Definition,
    /// The name declares the entity.
    Declaration,
    /// The name refers to the entity.
    Use,
}

/// A name in the program's tokens.
#[derive(Clone, Copy, Debug)]
pub struct Reference {
    /// The token of the name.
    pub token: TokenIndex,
    /// The entity.
    pub entity: Entity,
    /// The relation of the name to the entity.
    pub role: Role,
}

/// An entity that a scope contains.
#[derive(Clone, Copy, Debug)]
pub struct Scoped {
    /// The name.
    pub name: Symbol,
    /// The entity.
    pub entity: Entity,
    /// The type of a variable, function or enumerator, or the type that a typedef names.
    pub ty: QualType,
    /// The value of an enumerator.
    pub value: Option<u64>,
    /// The token after which the name is in scope.
    pub token: TokenIndex,
    /// The last token of the scope; [`TokenIndex::MAX`] at file scope.
    pub end: TokenIndex,
}

/// A macro that the source defines.
#[derive(Clone, Debug)]
pub struct MacroDefinition {
    /// The name.
    pub name: Symbol,
    /// The place of the name.
    pub span: Span,
    /// The names of the parameters of a function-like macro; `None` for an object-like macro.
    pub parameters: Option<Vec<Symbol>>,
}

/// A name that denotes a macro.
#[derive(Clone, Copy, Debug)]
pub struct MacroUse {
    /// The place of the name.
    pub span: Span,
    /// The index of the macro in [`References::macros`].
    pub target: u32,
    /// The byte offset after the last token of the call, if the macro is expanded here.
    pub expanded: Option<u32>,
}

/// An `#include` directive whose file was found.
#[derive(Clone, Copy, Debug)]
pub struct Inclusion {
    /// The place of the file's name.
    pub span: Span,
    /// The file.
    pub file: FileId,
}

/// The names of a source, their entities and their macros.
#[derive(Debug, Default)]
pub struct References {
    /// The names in the program's tokens, sorted by token. Each name has one entry.
    pub names: Vec<Reference>,
    /// The entities of all scopes, in source order. Members and labels are not among them.
    pub scoped: Vec<Scoped>,
    /// The macros that the source defines, in source order.
    pub macros: Vec<MacroDefinition>,
    /// The names that denote macros of the source, sorted by place. A name in the body of a macro has one entry,
    /// however often the macro is expanded.
    pub macro_uses: Vec<MacroUse>,
    /// The included files.
    pub inclusions: Vec<Inclusion>,
    /// The text that conditional directives exclude.
    pub skipped: Vec<Span>,
}

/// The names and scopes that semantic analysis records.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    names: Vec<Reference>,
    scoped: Vec<Scoped>,
    /// The number of entities at the start of each open scope.
    open: Vec<usize>,
}

impl Notes {
    pub(crate) fn name(&mut self, token: TokenIndex, entity: Entity, role: Role) {
        self.names.push(Reference { token, entity, role });
    }

    pub(crate) fn scoped(&mut self, scoped: Scoped) {
        self.scoped.push(scoped);
    }

    pub(crate) fn enter(&mut self) {
        self.open.push(self.scoped.len());
    }

    pub(crate) fn leave(&mut self, end: TokenIndex) {
        let start = self.open.pop().unwrap_or(0);
        let open = self.scoped[start..].iter_mut().filter(|s| s.end == TokenIndex::MAX);
        open.for_each(|s| s.end = end);
    }

    /// Adds the recorded names and scopes to the references that the preprocessor collected.
    pub(crate) fn finish(mut self, references: &mut References) {
        // The last record of a token is the most exact one: the overload is known only after the name is read.
        self.names.reverse();
        self.names.sort_by_key(|name| name.token);
        self.names.dedup_by_key(|name| name.token);
        references.names = self.names;
        references.scoped = self.scoped;
    }
}
