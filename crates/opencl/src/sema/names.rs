//! Records names and their entities, for editors. The records have no effect on the analysis.

use super::super::references::{Entity as Named, Role, Scoped};
use super::*;

impl Sema<'_> {
    /// Records the entity that a name in the source denotes.
    pub(super) fn note_name(&mut self, token: TokenIndex, entity: Named, role: Role) {
        if let Some(notes) = &mut self.facts.notes {
            notes.name(token, entity, role);
        }
    }

    /// Records a declaration, which may be a definition.
    pub(super) fn note_declaration(&mut self, token: TokenIndex, entity: Named, defines: bool) {
        let role = if defines { Role::Definition } else { Role::Declaration };
        self.note_name(token, entity, role);
    }

    /// Records the use of a name that is in scope.
    pub(super) fn note_use(&mut self, name: Symbol, token: TokenIndex) {
        if self.facts.notes.is_some()
            && let Some(binding) = self.bindings(name).last()
            && let Some(entity) = named(&binding.entity, binding.token)
        {
            self.note_name(token, entity, Role::Use);
        }
    }

    /// Records the declaration of a typedef, which may repeat an earlier one.
    pub(super) fn note_typedef(&mut self, name: Symbol, token: TokenIndex) {
        let first = self.lookup_place(name).unwrap_or(token);
        self.note_declaration(token, Named::Typedef(first), first == token);
    }

    /// Records the tag of a struct, union or enumeration.
    pub(super) fn note_tag(&mut self, tag: Option<(Symbol, TokenIndex)>, of: Named, defines: bool) {
        if let Some((_, token)) = tag {
            let role = if defines { Role::Definition } else { Role::Use };
            self.note_name(token, of, role);
        }
    }

    /// Records the use of a member. `path` has the indices from the outermost struct to the member.
    pub(super) fn note_member(&mut self, token: TokenIndex, record: u32, path: &[u32]) {
        let Some((last, outer)) = path.split_last() else { return };
        let mut inner = record;
        for index in outer {
            let fields = self.program.types.records[inner as usize].fields.as_ref();
            let ty = fields.and_then(|f| f.get(*index as usize)).map(|f| f.ty.ty);
            let Some(TypeKind::Record(n)) = ty.map(|ty| self.kind(ty)) else { return };
            inner = *n;
        }
        self.note_name(token, Named::Member(inner, *last), Role::Use);
    }

    /// Records an entity that is added to the current scope.
    pub(super) fn note_binding(&mut self, name: Symbol, entity: &Entity, token: TokenIndex) {
        if self.facts.notes.is_none() {
            return;
        }
        let first = self.bindings(name).last().filter(|b| b.depth as usize == self.scope_depth());
        let Some(named) = named(entity, first.map_or(token, |b| b.token)) else { return };
        let (ty, value) = match entity {
            Entity::Variable(v) => (self.program.variable(*v).ty, None),
            Entity::Function(list) => {
                let ty = list.last().map(|f| self.program.function(*f).ty);
                (ty.map_or(QualType::plain(ERROR), QualType::plain), None)
            }
            Entity::Typedef(q) => (*q, None),
            Entity::Constant(value, ty) => (QualType::plain(*ty), Some(*value)),
            Entity::Error => return,
        };
        self.note_scoped(Scoped { name, entity: named, ty, value, token, end: TokenIndex::MAX });
        if let Entity::Variable(_) = entity {
            self.note_name(token, named, Role::Definition);
        }
    }

    /// Records a tag that is added to the current scope.
    pub(super) fn note_tag_binding(&mut self, name: Symbol, tag: Tag, token: TokenIndex) {
        let entity = match tag {
            Tag::Record(n) => Named::Record(n),
            Tag::Enum(n) => Named::Enum(n),
        };
        let ty = QualType::plain(ERROR);
        self.note_scoped(Scoped { name, entity, ty, value: None, token, end: TokenIndex::MAX });
    }

    fn note_scoped(&mut self, scoped: Scoped) {
        if let Some(notes) = &mut self.facts.notes {
            notes.scoped(scoped);
        }
    }
}

/// The entity in the form in which editors refer to it; `None` for an erroneous one. `token` is the name in the first
/// declaration of the entity.
fn named(entity: &Entity, token: TokenIndex) -> Option<Named> {
    Some(match entity {
        Entity::Variable(v) => Named::Variable(*v),
        Entity::Function(list) => Named::Function(*list.last()?),
        Entity::Typedef(_) => Named::Typedef(token),
        Entity::Constant(..) => Named::Enumerator(token),
        Entity::Error => return None,
    })
}
