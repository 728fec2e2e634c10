//! The names of types in messages.

use super::*;
use std::cell::Cell;

/// The maximum number of types that the name of one type may contain.
const NAMED_LIMIT: u32 = 1_000;

impl Types {
    /// The name of a type for messages.
    pub fn name(&self, q: QualType, words: &dyn Fn(Symbol) -> String) -> String {
        Naming { types: self, words, room: Cell::new(NAMED_LIMIT) }.name(q)
    }
}

/// Builds the name of one type, which contains at most `room` types. Names of nested function types can be very long.
struct Naming<'a> {
    types: &'a Types,
    words: &'a dyn Fn(Symbol) -> String,
    room: Cell<u32>,
}

impl Naming<'_> {
    fn name(&self, q: QualType) -> String {
        let Some(room) = self.room.get().checked_sub(1) else { return "…".into() };
        self.room.set(room);
        let prefix = qualifiers(q);
        match self.types.kind(q.ty) {
            TypeKind::Pointer(to) if !matches!(self.types.kind(to.ty), TypeKind::Function(_)) => {
                let inner = self.name(*to);
                // Qualifiers of the pointer itself follow its `*`.
                let star = if inner.ends_with('*') { "*" } else { " *" };
                let space = if prefix.is_empty() { "" } else { " " };
                format!("{inner}{star}{space}{}", prefix.trim())
            }
            // Qualifiers of a pointer to a function or of a block follow its `*` or `^`.
            TypeKind::Pointer(to) => self.function(to.ty, &format!(" (*{})", prefix.trim())),
            TypeKind::BlockPointer(f) => self.function(*f, &format!(" (^{})", prefix.trim())),
            kind => prefix + &self.unqualified(q, kind),
        }
    }

    fn unqualified(&self, q: QualType, kind: &TypeKind) -> String {
        let plain = |ty: &TypeId| self.name(QualType::plain(*ty));
        match kind {
            TypeKind::Long if q.quals & LONG_LONG != 0 => "long long".into(),
            TypeKind::ULong if q.quals & LONG_LONG != 0 => "unsigned long long".into(),
            TypeKind::Vector(e, n) => format!("{}{n}", plain(e)),
            TypeKind::Function(_) => self.function(q.ty, ""),
            TypeKind::Array(e, n) => {
                let size = n.map_or(String::new(), |n| n.to_string());
                format!("{}[{size}]", self.name(*e))
            }
            TypeKind::Record(n) => {
                let record = &self.types.records[*n as usize];
                self.tagged(if record.union { "union" } else { "struct" }, record.tag, record.alias)
            }
            TypeKind::Enum(n) => self.tagged(
                "enum",
                self.types.enums[*n as usize].tag,
                self.types.enums[*n as usize].alias,
            ),
            TypeKind::Atomic(t) => format!("atomic_{}", plain(t)),
            TypeKind::Image(kind, access) => format!("{} {}", access_word(*access), kind.name()),
            TypeKind::Pipe(packet, access) => {
                format!("{} pipe {}", access_word(*access), self.name(*packet))
            }
            _ => BASIC_NAMES[q.ty.0 as usize].into(),
        }
    }

    fn function(&self, ty: TypeId, declarator: &str) -> String {
        let TypeKind::Function(f) = self.types.kind(ty) else { return "block".into() };
        let params: Vec<String> = f.params.iter().map(|p| self.name(*p)).collect();
        format!("{}{declarator}({})", self.name(f.result), params.join(", "))
    }

    fn tagged(&self, word: &str, tag: Option<Symbol>, alias: Option<Symbol>) -> String {
        match (tag, alias) {
            (Some(tag), _) => format!("{word} {}", (self.words)(tag)),
            (None, Some(alias)) => (self.words)(alias),
            (None, None) => format!("unnamed {word}"),
        }
    }
}

/// The address space and the qualifiers of a type, each followed by a blank.
fn qualifiers(q: QualType) -> String {
    let mut words = match q.space {
        None => String::new(),
        Some(AddressSpace::GlobalDevice) => "global_device ".into(),
        Some(AddressSpace::GlobalHost) => "global_host ".into(),
        Some(AddressSpace::Numbered(n)) => format!("address_space({n}) "),
        Some(space) => space.keyword().map_or(String::new(), |word| format!("{word} ")),
    };
    for (bit, word) in
        [(quals::CONST, "const "), (quals::VOLATILE, "volatile "), (quals::RESTRICT, "restrict ")]
    {
        if q.quals & bit != 0 {
            words.push_str(word);
        }
    }
    words
}

/// The keyword of an access qualifier.
pub fn access_word(access: Access) -> &'static str {
    match access {
        Access::Read => "read_only",
        Access::Write => "write_only",
        Access::ReadWrite => "read_write",
    }
}
