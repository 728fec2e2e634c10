//! What is declared `unavailable` (GNU C): it is named by others like it alone.

use super::super::ast::{Attribute, DeclSpecs, Declaration, TypeSpec};
use super::super::codes as c;
use super::*;

/// Everything that was declared so, functions apart.
#[derive(Default)]
pub(super) struct Unavailable {
    variables: Vec<VarId>,
    typedefs: Vec<Symbol>,
    enumerators: Vec<Symbol>,
    /// Structs, unions and enumerations.
    types: Vec<TypeId>,
    /// Members, by the index of their record and their name.
    members: Vec<(u32, Symbol)>,
    /// How many declarations that are unavailable themselves are around.
    inside: u32,
}

impl Sema<'_> {
    /// Whether one of the attributes is `unavailable`.
    pub(super) fn says_unavailable<'b>(
        &self,
        mut list: impl Iterator<Item = &'b Attribute>,
    ) -> bool {
        list.any(|a| self.attribute_name(a) == "unavailable")
    }

    /// Whether a declaration is unavailable as a whole.
    pub(super) fn is_unavailable(&self, d: &Declaration) -> bool {
        let names = d.declarators.iter().flat_map(|i| &i.declarator.attributes);
        self.says_unavailable(d.specs.attributes.iter().chain(names))
    }

    /// Does what a declaration asks for, which may name what is unavailable if it is so itself.
    pub(super) fn within<T>(&mut self, unavailable: bool, work: impl FnOnce(&mut Self) -> T) -> T {
        self.unavailable.inside += u32::from(unavailable);
        let done = work(self);
        self.unavailable.inside -= u32::from(unavailable);
        done
    }

    pub(super) fn unavailable_variable(&mut self, v: VarId) {
        self.unavailable.variables.push(v);
    }

    /// Forgets the variables from `from` on.
    pub(super) fn forget_unavailable(&mut self, from: u32) {
        self.unavailable.variables.retain(|v| v.0 < from);
    }

    /// A name gets the meaning of a typedef.
    pub(super) fn unavailable_typedef(&mut self, name: Symbol, unavailable: bool) {
        self.unavailable.typedefs.retain(|old| *old != name);
        if unavailable {
            self.unavailable.typedefs.push(name);
        }
    }

    pub(super) fn unavailable_enumerator(&mut self, name: Symbol, unavailable: bool) {
        self.unavailable.enumerators.retain(|old| *old != name);
        if unavailable {
            self.unavailable.enumerators.push(name);
        }
    }

    pub(super) fn unavailable_type(&mut self, ty: TypeId) {
        self.unavailable.types.push(ty);
    }

    pub(super) fn unavailable_member(&mut self, record: u32, name: Symbol) {
        self.unavailable.members.push((record, name));
    }

    pub(super) fn may_name_unavailable(&self) -> bool {
        self.unavailable.inside > 0 || self.bodies.last().is_some_and(|b| b.unavailable)
    }

    fn report_unavailable(&mut self, name: String, token: TokenIndex) {
        if !self.may_name_unavailable() {
            let text = format!("`{name}` is declared `unavailable`");
            self.report(&c::UNAVAILABLE, token, text);
        }
    }

    pub(super) fn check_variable_available(&mut self, v: VarId, token: TokenIndex) {
        if self.unavailable.variables.contains(&v) {
            let name = self.program.variable(v).name.map(|name| self.text(name));
            self.report_unavailable(name.unwrap_or_default(), token);
        }
    }

    pub(super) fn check_enumerator_available(&mut self, name: Symbol, token: TokenIndex) {
        if self.unavailable.enumerators.contains(&name) {
            self.report_unavailable(self.text(name), token);
        }
    }

    /// A typedef is unavailable where it says so, or its struct, union or enumeration does.
    pub(super) fn check_typedef_available(&mut self, name: Symbol, q: QualType, token: TokenIndex) {
        if self.unavailable.typedefs.contains(&name) || self.unavailable.types.contains(&q.ty) {
            self.report_unavailable(self.text(name), token);
        }
    }

    /// A struct, union or enumeration that a declarator has as its type.
    pub(super) fn check_type_available(&mut self, specs: &DeclSpecs, q: QualType) {
        let token = match &specs.ty {
            TypeSpec::Record(spec) => spec.tag.map_or(spec.token, |t| t.1),
            TypeSpec::Enum(spec) => spec.tag.map_or(spec.token, |t| t.1),
            _ => return,
        };
        if self.unavailable.types.contains(&q.ty) {
            self.report_unavailable(self.type_text(QualType::plain(q.ty)), token);
        }
    }

    /// The member at the end of a path from a record.
    pub(super) fn check_member_available(&mut self, record: u32, path: &[u32], token: TokenIndex) {
        if self.unavailable.members.is_empty() {
            return;
        }
        let mut at = record;
        let mut found = None;
        for i in path {
            let Some(fields) = &self.program.types.records[at as usize].fields else { return };
            let Some(field) = fields.get(*i as usize) else { return };
            found = field.name.map(|name| (at, name));
            if let TypeKind::Record(n) = self.kind(field.ty.ty) {
                at = *n;
            }
        }
        if let Some((record, name)) = found
            && self.unavailable.members.contains(&(record, name))
        {
            self.report_unavailable(self.text(name), token);
        }
    }
}
