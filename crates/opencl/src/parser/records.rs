//! Structs, unions and enumerations (C99 6.7.2.1, 6.7.2.2).

use super::super::keywords::kw;
use super::declarators::Form;
use super::specifiers::{Role, image_type, qualifier};
use super::*;

impl Parser<'_> {
    /// Whether the current token may follow the definition of a type within the same declaration. `bit_field` is true
    /// if the width of a bit-field, which starts with `:`, may follow.
    fn follows_type(&self, bit_field: bool) -> bool {
        let is_class = |word| {
            matches!(
                word,
                kw::K_typedef | kw::K_static | kw::K_extern | kw::K_register | kw::K_auto
            ) || matches!(word, kw::K_inline | kw::K___inline | kw::K___inline__)
        };
        match self.kind() {
            T::Semi
            | T::Star
            | T::Amp
            | T::AmpAmp
            | T::RParen
            | T::LParen
            | T::Comma
            | T::LBracket
            | T::Ellipsis
            | T::RBrace => true,
            T::Colon => bit_field,
            T::Ident => match self.word() {
                // `float4 f(` starts the next declaration.
                word if self.is_type_name(word) => !self.is_identifier(self.peek(1)),
                _ if self.is_identifier(self.token()) => true,
                kw::K___attribute__ | kw::K___attribute => true,
                word if qualifier(word).is_some() || is_class(word) => {
                    let next = self.peek(1);
                    let qualifies = qualifier(next.symbol).is_some()
                        || AddressSpace::of_keyword(next.symbol).is_some();
                    qualifies || !self.starts_specifier(next)
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Checks the token after the definition of a type. If the token begins another declaration, reports the missing
    /// `;` and returns true.
    fn ends_behind_type(&mut self, role: Role, bit_field: bool) -> bool {
        if role == Role::TypeName || self.follows_type(bit_field) {
            return false;
        }
        self.missing(";", "after the definition of the type");
        true
    }

    /// Whether the current token may be the tag of a struct, union or enumeration. The name of an image type may not.
    fn may_be_tag(&self) -> bool {
        self.is_identifier(self.token())
            && !(image_type(self.word()) && self.is_type_name(self.word()))
    }

    pub(super) fn record(&mut self, union: bool, token: TokenIndex, role: Role) -> TypeSpec {
        let mut attributes = self.attributes();
        let mut tag = None;
        if self.may_be_tag() {
            tag = Some((self.word(), self.here()));
            self.tags.insert(self.word(), if union { kw::K_union } else { kw::K_struct });
            self.advance();
        }
        let mut members = None;
        let mut asserts = Vec::new();
        let mut ends = false;
        if self.is(T::LBrace) {
            match self.nested(|p| Ok(p.members(&mut asserts))) {
                Ok(list) => members = Some(list),
                Err(Failed) => return TypeSpec::Error,
            }
            attributes.extend(self.attributes());
            let before = (token as usize).checked_sub(1).map(|at| Self::word_of(&self.tokens[at]));
            let is_unnamed = tag.is_none() && before == Some(kw::K_typedef);
            ends = match is_unnamed && !self.follows_type(false) {
                true => {
                    let d = self.error_at(
                        &c::SYNTAX,
                        self.previous(),
                        "this `typedef` does not have a name",
                    );
                    d.helped("write the name of the type and a `;` after the `}`");
                    true
                }
                false => self.ends_behind_type(role, false),
            };
        } else if tag.is_none() {
            self.syntax("a struct or union needs a tag or a list of members in `{ }`");
            return TypeSpec::Error;
        }
        let alone = members.is_none() && role == Role::Declaration && self.is(T::Semi);
        let spec = RecordSpec { union, tag, members, asserts, attributes, token, alone, ends };
        TypeSpec::Record(Box::new(spec))
    }

    /// Parses the members of a struct, and the assertions among them. The current token is `{`.
    fn members(&mut self, asserts: &mut Vec<(ExprId, Option<ExprId>)>) -> Vec<MemberDeclaration> {
        if self.peek(1).kind == T::RBrace {
            let here = self.here();
            self.beyond(&c::GNU_C, here, "a struct or union without members");
        }
        self.advance();
        let mut list = Vec::new();
        loop {
            self.pragmas_among_members();
            self.access_labels();
            if matches!(self.kind(), T::RBrace | T::Eof) {
                break;
            }
            if self.is(T::Semi) {
                self.stray_semicolon();
                continue;
            }
            if self.is_word(kw::K__Static_assert) {
                asserts.extend(self.static_assert());
                continue;
            }
            let start = self.at;
            list.push(self.member_declaration());
            if self.accept(T::Semi) {
                continue;
            }
            if self.is(T::RBrace) {
                let here = self.here();
                let text = "expected `;` after the last member";
                self.error_at(&c::MEMBER_WITHOUT_SEMICOLON, here, text);
                break;
            }
            if self.is(T::Eq) {
                let help = "initialize the member where a variable of this type is declared";
                self.syntax_helped("a member cannot have an initializer", help);
                self.skip_to(&[]);
                self.accept(T::Semi);
                continue;
            }
            self.missing(";", "after the member");
            if self.accept(T::Colon) || self.accept(T::Comma) {
                continue;
            }
            if self.at == start || !self.starts_declaration() {
                self.skip_statement();
            }
        }
        self.close(T::RBrace);
        list
    }

    /// Reports pragmas that are not allowed before a member or before the end of the members.
    fn pragmas_among_members(&mut self) {
        for pragma in self.take_pragmas() {
            if self.stands_here(pragma) && !matches!(pragma.kind, PragmaKind::Pack(_)) {
                self.misplaced(pragma, "this pragma cannot be inside a struct or union");
            }
        }
    }

    fn member_declaration(&mut self) -> MemberDeclaration {
        self.extension_marks();
        let start = self.at;
        let mut specs = self.specifiers(Role::Declaration);
        if self.at == start {
            self.expected("a member");
            specs.ty = TypeSpec::Error;
        }
        for at in [specs.storage.map(|s| s.1), specs.inline, specs.noreturn].into_iter().flatten() {
            let text = format!(
                "a member cannot be declared `{}`",
                self.name(self.tokens[at as usize].symbol)
            );
            self.error_at(&c::CONFLICTING_SPECIFIERS, at, text);
        }
        let mut declarators = Vec::new();
        if self.is(T::Semi) || specs.ends() {
            return MemberDeclaration { specs, declarators };
        }
        loop {
            let before = if declarators.is_empty() { Vec::new() } else { self.attributes() };
            let mut declarator = if self.is(T::Colon) {
                self.empty_declarator()
            } else {
                match self.declarator(Form::Named) {
                    Ok(d) => d,
                    Err(Failed) => break,
                }
            };
            declarator.attributes.extend(before);
            let mut width = None;
            if self.accept(T::Colon) {
                match self.nested(Self::conditional) {
                    Ok(e) => width = Some(e),
                    Err(Failed) => {
                        self.skip_to(&[T::Comma]);
                        declarator.invalid = true;
                    }
                }
            }
            declarator.attributes.extend(self.attributes());
            declarators.push((declarator, width));
            if !self.accept(T::Comma) {
                break;
            }
        }
        MemberDeclaration { specs, declarators }
    }

    pub(super) fn enumeration(&mut self, token: TokenIndex, role: Role) -> TypeSpec {
        let mut attributes = self.attributes();
        let mut tag = None;
        if self.may_be_tag() {
            tag = Some((self.word(), self.here()));
            self.tags.insert(self.word(), kw::K_enum);
            self.advance();
        }
        let mut enumerators = None;
        let mut ends = false;
        if self.is(T::LBrace) {
            enumerators = Some(self.enumerators());
            attributes.extend(self.attributes());
            ends = self.ends_behind_type(role, true);
        } else if tag.is_none() {
            self.expected("a tag or `{`");
            return TypeSpec::Error;
        }
        TypeSpec::Enum(Box::new(EnumSpec { tag, enumerators, attributes, token, ends }))
    }

    /// Parses the enumerators. The current token is `{`.
    fn enumerators(&mut self) -> Vec<Enumerator> {
        let mut list = Vec::new();
        self.take_pragmas();
        self.advance();
        loop {
            if list.is_empty() || !self.is(T::RBrace) {
                match self.enumerator() {
                    Ok(enumerator) => list.push(enumerator),
                    Err(Failed) => {
                        self.skip_to(&[T::Comma]);
                    }
                }
            }
            if !self.accept(T::Comma) {
                break;
            }
        }
        let stands = |p: &&Pragma| !matches!(p.kind, PragmaKind::Rounding(_));
        if let Some(pragma) = self.take_pragmas().iter().find(stands) {
            self.misplaced(pragma, "this pragma cannot be among the enumerators");
        }
        self.close(T::RBrace);
        list
    }

    fn enumerator(&mut self) -> Parse<Enumerator> {
        if !self.is_identifier(self.token()) {
            return Err(self.expected("an enumerator"));
        }
        let (name, token) = (self.word(), self.here());
        self.advance();
        let attributes = self.attributes();
        let mut value = None;
        if self.accept(T::Eq) {
            value = Some(self.nested(Self::conditional)?);
        }
        self.declare(name, NameKind::Ordinary);
        if self.is_identifier(self.token()) {
            self.missing(",", "between the enumerators");
            return Err(Failed);
        }
        Ok(Enumerator { name, token, value, attributes })
    }
}
