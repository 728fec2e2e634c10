//! Declarations (C99 6.7), with OpenCL C's qualifiers and attributes in every position.

use super::super::keywords::kw;
use super::super::rules as r;
use super::*;

/// Which declarators fit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// With a name.
    Named,
    /// Without.
    Abstract,
    /// Either, as for parameters.
    Either,
}

/// Words of arithmetic types seen so far.
#[derive(Default)]
struct Words {
    base: Option<Symbol>,
    signed: bool,
    unsigned: bool,
    short: bool,
    long: u8,
    any: bool,
}

impl Words {
    /// The type that the words name; `None` where they contradict one another.
    fn basic(&self) -> Option<Basic> {
        let plain = !self.signed && !self.unsigned && !self.short && self.long == 0;
        if self.signed && self.unsigned {
            return None;
        }
        Some(match self.base {
            None | Some(kw::K_int) => match (self.short, self.long, self.unsigned) {
                (true, 0, false) => Basic::Short,
                (true, 0, true) => Basic::UShort,
                (false, 0, false) => Basic::Int,
                (false, 0, true) => Basic::UInt,
                (false, 1, false) => Basic::Long,
                (false, 1, true) => Basic::ULong,
                (false, 2, false) => Basic::LongLong,
                (false, 2, true) => Basic::ULongLong,
                _ => return None,
            },
            Some(kw::K_char) if !self.short && self.long == 0 => {
                if self.unsigned {
                    Basic::UChar
                } else if self.signed {
                    Basic::SChar
                } else {
                    Basic::Char
                }
            }
            Some(kw::K_double)
                if self.long == 1 && !self.signed && !self.unsigned && !self.short =>
            {
                Basic::LongDouble
            }
            Some(kw::K_void) if plain => Basic::Void,
            Some(kw::K_bool | kw::K__Bool) if plain => Basic::Bool,
            Some(kw::K_half) if plain => Basic::Half,
            Some(kw::K_float) if plain => Basic::Float,
            Some(kw::K_double) if plain => Basic::Double,
            _ => return None,
        })
    }
}

fn address_space(word: Symbol) -> Option<AddressSpace> {
    Some(match word {
        kw::K_global | kw::K___global => AddressSpace::Global,
        kw::K_local | kw::K___local => AddressSpace::Local,
        kw::K_constant | kw::K___constant => AddressSpace::Constant,
        kw::K_private | kw::K___private => AddressSpace::Private,
        kw::K_generic | kw::K___generic => AddressSpace::Generic,
        _ => return None,
    })
}

fn qualifier(word: Symbol) -> Option<u8> {
    Some(match word {
        kw::K_const | kw::K___const | kw::K___const__ => quals::CONST,
        kw::K_volatile | kw::K___volatile | kw::K___volatile__ => quals::VOLATILE,
        kw::K_restrict | kw::K___restrict | kw::K___restrict__ => quals::RESTRICT,
        _ => return None,
    })
}

fn access(word: Symbol) -> Option<Access> {
    Some(match word {
        kw::K_read_only | kw::K___read_only => Access::Read,
        kw::K_write_only | kw::K___write_only => Access::Write,
        kw::K_read_write | kw::K___read_write => Access::ReadWrite,
        _ => return None,
    })
}

impl Parser<'_> {
    /// Whether a token starts a type name: a specifier that is no storage class.
    pub(super) fn starts_type_name(&self, token: &Token) -> bool {
        token.kind == T::Ident && self.starts_specifier(token)
    }

    /// Whether a token is a declaration specifier.
    pub(super) fn starts_specifier(&self, token: &Token) -> bool {
        let word = token.symbol;
        if word.0 >= KEYWORDS {
            return self.is_type_name(word);
        }
        match word {
            kw::K_pipe => self.pipes(),
            kw::K_sizeof
            | kw::K_vec_step
            | kw::K_true
            | kw::K_false
            | kw::K__Alignof
            | kw::K___alignof
            | kw::K___alignof__
            | kw::K__Generic
            | kw::K__Static_assert
            | kw::K___extension__
            | kw::K___label__ => false,
            _ => {
                word.0 < kw::K_if.0
                    || word.0 >= kw::K_global.0
                    || matches!(
                        word,
                        kw::K___attribute__
                            | kw::K___attribute
                            | kw::K_typeof
                            | kw::K___typeof
                            | kw::K___typeof__
                            | kw::K___auto_type
                            | kw::K__Alignas
                    ) && word != kw::K_typeof
            }
        }
    }

    // Attributes --------------------------------------------------------------------------------

    pub(super) fn attributes(&mut self) -> Parse<Vec<Attribute>> {
        let mut list = Vec::new();
        while self.is_word(kw::K___attribute__) || self.is_word(kw::K___attribute) {
            self.advance();
            self.expect(T::LParen, "after `__attribute__`")?;
            self.expect(T::LParen, "after `__attribute__(`")?;
            loop {
                if self.accept(T::Comma) {
                    continue;
                }
                if self.is(T::RParen) {
                    break;
                }
                if self.kind() != T::Ident {
                    let found = self.found();
                    self.syntax(format!("expected an attribute's name, found {found}"));
                    if !self.skip_to(&[T::RParen]) {
                        return Err(Failed);
                    }
                    break;
                }
                list.push(self.attribute()?);
                if !self.is(T::Comma) && !self.is(T::RParen) {
                    let found = self.found();
                    self.syntax(format!("expected `)` after the attribute, found {found}"));
                    if !self.skip_to(&[T::RParen]) {
                        return Err(Failed);
                    }
                }
            }
            self.expect(T::RParen, "at the end of the attribute")?;
            self.expect(T::RParen, "at the end of the attribute")?;
        }
        Ok(list)
    }

    fn attribute(&mut self) -> Parse<Attribute> {
        let token = self.here();
        let symbol = self.word();
        self.advance();
        let mut attribute = Attribute {
            name: symbol,
            token,
            parens: false,
            arguments: Vec::new(),
            type_argument: None,
        };
        if !self.accept(T::LParen) {
            return Ok(attribute);
        }
        attribute.parens = true;
        while !self.is(T::RParen) {
            if self.starts_type_name(self.token()) {
                attribute.type_argument = Some(self.type_name()?);
            } else {
                match self.assignment() {
                    Ok(e) => attribute.arguments.push(e),
                    Err(Failed) => {
                        if self.stopped || !self.skip_to(&[T::RParen]) {
                            return Err(Failed);
                        }
                        break;
                    }
                }
            }
            if !self.accept(T::Comma) {
                break;
            }
        }
        if !self.accept(T::RParen) {
            let found = self.found();
            self.syntax(format!("expected `)` after the attribute's arguments, found {found}"));
            if !self.skip_to(&[T::RParen]) {
                return Err(Failed);
            }
            self.advance();
        }
        Ok(attribute)
    }

    // Specifiers --------------------------------------------------------------------------------

    pub(super) fn specifier_qualifier_list(&mut self) -> Parse<DeclSpecs> {
        self.specifiers(false)
    }

    fn duplicate(&mut self, specs: &mut DeclSpecs, text: String) {
        if !specs.invalid {
            specs.invalid = true;
            let here = self.here();
            self.error_at(&c::CONFLICTING_SPECIFIERS, here, text);
        }
    }

    /// Declaration specifiers. `storage`: whether storage classes and function specifiers fit.
    pub(super) fn specifiers(&mut self, storage: bool) -> Parse<DeclSpecs> {
        let first = self.here();
        let mut specs = DeclSpecs {
            storage: None,
            inline: None,
            noreturn: None,
            quals: 0,
            space: None,
            kernel: None,
            access: None,
            pipe: None,
            attributes: Vec::new(),
            ty: TypeSpec::Missing,
            type_token: first,
            first,
            last: first,
            invalid: false,
        };
        let mut words = Words::default();
        loop {
            let token = self.token();
            if token.kind != T::Ident {
                break;
            }
            let word = token.symbol;
            let here = self.here();
            let seen_type = words.any || !matches!(specs.ty, TypeSpec::Missing);
            if word.0 >= KEYWORDS {
                // `unsigned uint` names a type twice; `uint uint` declares a name.
                if seen_type || !self.is_type_name(word) {
                    break;
                }
                specs.ty = TypeSpec::Named(word);
                specs.type_token = here;
                self.advance();
                continue;
            }
            if let Some(q) = qualifier(word) {
                specs.quals |= q;
                self.advance();
                continue;
            }
            if let Some(space) = address_space(word) {
                if space == AddressSpace::Generic && !self.language.generic_address_space() {
                    self.error_at(
                        &c::NO_GENERIC,
                        here,
                        "there is no generic address space in this language",
                    );
                    specs.invalid = true;
                } else {
                    match specs.space {
                        Some((other, _)) if other != space => {
                            if !specs.invalid {
                                specs.invalid = true;
                                let text = "one type has two address spaces";
                                self.error_at(&c::CONFLICTING_SPECIFIERS, here, text).rule =
                                    Some(r::ONE_SPACE);
                            }
                        }
                        _ => specs.space = Some((space, here)),
                    }
                }
                self.advance();
                continue;
            }
            if let Some(a) = access(word) {
                match specs.access {
                    Some((other, _)) if other == a => {}
                    Some(_) => {
                        if !specs.invalid {
                            specs.invalid = true;
                            let text = "one type has two access qualifiers";
                            self.error_at(&c::MULTIPLE_ACCESS, here, text).rule =
                                Some(r::ACCESS_ONCE);
                        }
                    }
                    None => specs.access = Some((a, here)),
                }
                self.advance();
                continue;
            }
            match word {
                kw::K_typedef
                | kw::K_extern
                | kw::K_static
                | kw::K_auto
                | kw::K_register
                | kw::K__Thread_local
                | kw::K___thread => {
                    let class = match word {
                        kw::K_typedef => Storage::Typedef,
                        kw::K_extern => Storage::Extern,
                        kw::K_static => Storage::Static,
                        kw::K_auto => Storage::Auto,
                        kw::K_register => Storage::Register,
                        _ => Storage::ThreadLocal,
                    };
                    if !storage {
                        let text = format!("`{}` cannot stand here", self.name(word));
                        self.duplicate(&mut specs, text);
                    } else if specs.storage.is_some_and(|old| old.0 != class) {
                        let text = format!("`{}` is a second storage class", self.name(word));
                        self.duplicate(&mut specs, text);
                    } else {
                        specs.storage = Some((class, here));
                    }
                    self.advance();
                }
                kw::K_inline | kw::K___inline | kw::K___inline__ if storage => {
                    specs.inline = Some(here);
                    self.advance();
                }
                kw::K__Noreturn if storage => {
                    specs.noreturn = Some(here);
                    self.advance();
                }
                kw::K_kernel | kw::K___kernel => {
                    specs.kernel = Some(here);
                    self.advance();
                }
                kw::K___attribute__ | kw::K___attribute => {
                    let list = self.attributes()?;
                    specs.attributes.extend(list);
                }
                kw::K___extension__ => self.advance(),
                kw::K_pipe if self.pipes() => {
                    specs.pipe = Some(here);
                    self.advance();
                }
                kw::K_void
                | kw::K_bool
                | kw::K__Bool
                | kw::K_char
                | kw::K_int
                | kw::K_half
                | kw::K_float
                | kw::K_double => {
                    if words.base.is_some() || !matches!(specs.ty, TypeSpec::Missing) {
                        let text = format!(
                            "`{}` cannot be combined with the type before it",
                            self.name(word)
                        );
                        self.duplicate(&mut specs, text);
                    } else {
                        words.base = Some(word);
                    }
                    if !words.any {
                        specs.type_token = here;
                    }
                    words.any = true;
                    self.advance();
                }
                kw::K_short
                | kw::K_long
                | kw::K_signed
                | kw::K___signed
                | kw::K___signed__
                | kw::K_unsigned => {
                    if !matches!(specs.ty, TypeSpec::Missing) {
                        let text = format!(
                            "`{}` cannot be combined with the type before it",
                            self.name(word)
                        );
                        self.duplicate(&mut specs, text);
                        self.advance();
                        continue;
                    }
                    if !words.any {
                        specs.type_token = here;
                    }
                    words.any = true;
                    match word {
                        kw::K_short => words.short = true,
                        kw::K_long => words.long = words.long.saturating_add(1),
                        kw::K_unsigned => words.unsigned = true,
                        _ => words.signed = true,
                    }
                    if words.basic().is_none() && !specs.invalid {
                        let text = format!(
                            "`{}` cannot be combined with the words before it",
                            self.name(word)
                        );
                        self.duplicate(&mut specs, text);
                    }
                    self.advance();
                }
                kw::K_struct
                | kw::K_union
                | kw::K_enum
                | kw::K_typeof
                | kw::K___typeof
                | kw::K___typeof__
                | kw::K___auto_type => {
                    if word == kw::K_typeof {
                        break;
                    }
                    if seen_type {
                        let text = format!(
                            "`{}` cannot be combined with the type before it",
                            self.name(word)
                        );
                        self.duplicate(&mut specs, text);
                    }
                    specs.type_token = here;
                    specs.ty = self.compound_specifier(word)?;
                }
                kw::K__Atomic => {
                    if self.peek(1).kind == T::LParen {
                        self.advance();
                        self.advance();
                        let ty = self.type_name()?;
                        self.expect(T::RParen, "after the type")?;
                        specs.type_token = here;
                        specs.ty = TypeSpec::Atomic(ty);
                    } else {
                        specs.quals |= quals::ATOMIC;
                        self.advance();
                    }
                }
                kw::K__Alignas => {
                    self.advance();
                    self.expect(T::LParen, "after `_Alignas`")?;
                    if self.starts_type_name(self.token()) {
                        self.type_name()?;
                    } else {
                        self.conditional()?;
                    }
                    self.expect(T::RParen, "after `_Alignas(…`")?;
                }
                kw::K__Complex
                | kw::K__Imaginary
                | kw::K___int128
                | kw::K__Float16
                | kw::K___fp16
                | kw::K___bf16
                | kw::K__BitInt => {
                    let text = format!("`{}` is no type of OpenCL C", self.name(word));
                    self.duplicate(&mut specs, text);
                    if specs.invalid && !words.any {
                        specs.ty = TypeSpec::Error;
                    }
                    self.advance();
                }
                _ => break,
            }
        }
        if words.any && matches!(specs.ty, TypeSpec::Missing) {
            specs.ty = match words.basic() {
                Some(basic) => TypeSpec::Basic(basic),
                None => {
                    if !specs.invalid {
                        specs.invalid = true;
                        let at = specs.type_token;
                        let text = "these words name no type together";
                        self.error_at(&c::CONFLICTING_SPECIFIERS, at, text);
                    }
                    TypeSpec::Error
                }
            };
        } else if words.any && !specs.invalid {
            specs.invalid = true;
            let at = specs.type_token;
            let text = "these words name no type together";
            self.error_at(&c::CONFLICTING_SPECIFIERS, at, text);
        }
        specs.last = self.previous().max(first);
        Ok(specs)
    }

    fn compound_specifier(&mut self, word: Symbol) -> Parse<TypeSpec> {
        let token = self.here();
        self.advance();
        match word {
            kw::K_struct | kw::K_union => self.record(word == kw::K_union, token),
            kw::K_enum => self.enumeration(token),
            kw::K___auto_type => Ok(TypeSpec::Auto),
            _ => {
                self.expect(T::LParen, "after `typeof`")?;
                let spec = if self.starts_type_name(self.token()) {
                    TypeSpec::TypeofType(self.type_name()?)
                } else {
                    TypeSpec::TypeofExpr(self.expression()?)
                };
                self.expect(T::RParen, "after `typeof(…`")?;
                Ok(spec)
            }
        }
    }

    fn record(&mut self, union: bool, token: TokenIndex) -> Parse<TypeSpec> {
        let mut attributes = self.attributes()?;
        let mut tag = None;
        if self.kind() == T::Ident && self.is_identifier(self.token()) {
            tag = Some((self.word(), self.here()));
            self.advance();
        }
        let mut members = None;
        if self.is(T::LBrace) {
            let list = self.nested(|p| {
                p.advance();
                let mut list = Vec::new();
                while !matches!(p.kind(), T::RBrace | T::Eof) {
                    if p.accept(T::Semi) {
                        continue;
                    }
                    if p.is_word(kw::K__Static_assert) {
                        p.static_assert()?;
                        continue;
                    }
                    let start = p.at;
                    match p.member_declaration() {
                        Ok(member) => list.push(member),
                        Err(Failed) => {
                            p.skip_statement();
                            if p.at == start {
                                p.advance();
                            }
                        }
                    }
                }
                p.expect(T::RBrace, "at the end of the members")?;
                Ok(list)
            })?;
            members = Some(list);
            attributes.extend(self.attributes()?);
        } else if tag.is_none() {
            let found = self.found();
            return Err(self.syntax(format!("expected a tag or `{{`, found {found}")));
        }
        Ok(TypeSpec::Record(Box::new(RecordSpec { union, tag, members, attributes, token })))
    }

    fn member_declaration(&mut self) -> Parse<MemberDeclaration> {
        let before = self.at;
        let specs = self.specifiers(true)?;
        if self.at == before || self.unknown_type(&specs) {
            if self.at == before {
                let found = self.found();
                return Err(self.syntax(format!("expected a member, found {found}")));
            }
            return Err(Failed);
        }
        if let Some((_, at)) = specs.storage {
            self.error_at(&c::CONFLICTING_SPECIFIERS, at, "a member has no storage class");
        }
        let mut declarators = Vec::new();
        if !self.is(T::Semi) {
            loop {
                let mut declarator = if self.is(T::Colon) {
                    self.empty_declarator()
                } else {
                    self.declarator(Form::Named)?
                };
                let width = if self.accept(T::Colon) { Some(self.conditional()?) } else { None };
                declarator.attributes.extend(self.attributes()?);
                declarators.push((declarator, width));
                if !self.accept(T::Comma) {
                    break;
                }
            }
        }
        if !self.accept(T::Semi) {
            if self.is(T::RBrace) {
                let here = self.here();
                let text = "the last member ends without `;`";
                self.error_at(&c::MEMBER_WITHOUT_SEMICOLON, here, text);
            } else {
                self.missing(";", "after the member");
                self.skip_statement();
            }
        }
        Ok(MemberDeclaration { specs, declarators })
    }

    fn enumeration(&mut self, token: TokenIndex) -> Parse<TypeSpec> {
        self.attributes()?;
        let mut tag = None;
        if self.kind() == T::Ident && self.is_identifier(self.token()) {
            tag = Some((self.word(), self.here()));
            self.advance();
        }
        let mut enumerators = None;
        if self.accept(T::LBrace) {
            let mut list = Vec::new();
            if self.is(T::RBrace) {
                self.syntax("an enumeration needs an enumerator");
            }
            while !matches!(self.kind(), T::RBrace | T::Eof) {
                if !self.is_identifier(self.token()) {
                    let found = self.found();
                    self.syntax(format!("expected an enumerator, found {found}"));
                    self.skip_to(&[T::RBrace]);
                    break;
                }
                let name = (self.word(), self.here());
                self.advance();
                self.attributes()?;
                let value = if self.accept(T::Eq) { Some(self.conditional()?) } else { None };
                self.declare(name.0, NameKind::Ordinary);
                list.push((name.0, name.1, value));
                if !self.accept(T::Comma) {
                    break;
                }
            }
            if !self.is(T::RBrace) {
                let found = self.found();
                self.syntax(format!("expected `}}` after the enumerators, found {found}"));
                self.skip_to(&[T::RBrace]);
            }
            self.expect(T::RBrace, "after the enumerators")?;
            self.attributes()?;
            enumerators = Some(list);
        } else if tag.is_none() {
            let found = self.found();
            return Err(self.syntax(format!("expected a tag or `{{`, found {found}")));
        }
        Ok(TypeSpec::Enum(Box::new(EnumSpec { tag, enumerators, token })))
    }

    /// Reports a name that stands where a type should; true where it did.
    fn unknown_type(&mut self, specs: &DeclSpecs) -> bool {
        if !matches!(specs.ty, TypeSpec::Missing) || specs.pipe.is_some() {
            return false;
        }
        let token = self.token();
        if !self.is_identifier(token) {
            return false;
        }
        let next = self.peek(1);
        let like_a_type = self.is_identifier(next)
            || next.kind == T::Star
                && (self.is_identifier(self.peek(2))
                    || self.peek(2).kind == T::Star
                    || self.peek(2).kind == T::Ident);
        let params =
            next.kind == T::Ident && (next.symbol.0 < KEYWORDS && self.starts_specifier(next));
        if !like_a_type && !params {
            return false;
        }
        if self.last_error != self.at {
            self.last_error = self.at;
            let text = format!("`{}` is not the name of a type", self.name(token.symbol));
            let here = self.here();
            self.error_at(&c::UNKNOWN_TYPE, here, text);
        }
        true
    }

    // Declarators -------------------------------------------------------------------------------

    fn empty_declarator(&self) -> Declarator {
        let at = self.here();
        Declarator { name: None, chunks: Vec::new(), attributes: Vec::new(), first: at, last: at }
    }

    pub(super) fn declarator(&mut self, form: Form) -> Parse<Declarator> {
        self.nested(|p| p.declarator_inner(form))
    }

    fn declarator_inner(&mut self, form: Form) -> Parse<Declarator> {
        let first = self.here();
        let mut pointers = Vec::new();
        let mut attributes = Vec::new();
        loop {
            let token = self.here();
            let block = self.is(T::Caret);
            if block && !self.blocks() {
                self.no_blocks();
            }
            if !block && !self.is(T::Star) {
                break;
            }
            self.advance();
            let mut qualifiers = 0;
            let mut space = None;
            while self.kind() == T::Ident {
                let word = self.word();
                let here = self.here();
                if let Some(q) = qualifier(word) {
                    qualifiers |= q;
                } else if let Some(s) = address_space(word) {
                    if s == AddressSpace::Generic && !self.language.generic_address_space() {
                        self.error_at(
                            &c::NO_GENERIC,
                            here,
                            "there is no generic address space in this language",
                        );
                    } else if space.is_some_and(|(other, _)| other != s) {
                        let text = "one type has two address spaces";
                        self.error_at(&c::CONFLICTING_SPECIFIERS, here, text).rule =
                            Some(r::ONE_SPACE);
                    } else {
                        space = Some((s, here));
                    }
                } else if matches!(word, kw::K___attribute__ | kw::K___attribute) {
                    attributes.extend(self.attributes()?);
                    continue;
                } else if word == kw::K__Atomic {
                    qualifiers |= quals::ATOMIC;
                } else if access(word).is_some() {
                    self.error_at(
                        &c::ACCESS_ON_NON_IMAGE,
                        here,
                        "an access qualifier applies to images and pipes, not to pointers",
                    );
                } else {
                    break;
                }
                self.advance();
            }
            pointers.push(Chunk::Pointer { quals: qualifiers, space, block, token });
            if pointers.len() > NESTING_LIMIT as usize {
                return Err(self.too_deep());
            }
        }
        let mut declarator = self.empty_declarator();
        declarator.first = first;
        let here = self.at;
        if self.is_identifier(self.token()) && form != Form::Abstract {
            declarator.name = Some((self.word(), self.here()));
            self.advance();
        } else if self.is(T::LParen) && self.nested_declarator(form) {
            self.advance();
            attributes.extend(self.attributes()?);
            declarator = self.declarator(form)?;
            self.expect(T::RParen, "after the declarator")?;
        } else if form == Form::Named {
            let found = self.found();
            return Err(self.syntax(format!("expected a name, found {found}")));
        }
        loop {
            match self.kind() {
                T::LBracket => {
                    let chunk = self.array_chunk()?;
                    declarator.chunks.push(chunk);
                }
                T::LParen if self.at > here || form != Form::Named => {
                    let chunk = self.function_chunk()?;
                    declarator.chunks.push(chunk);
                }
                _ => break,
            }
            if declarator.chunks.len() > NESTING_LIMIT as usize {
                return Err(self.too_deep());
            }
        }
        declarator.chunks.extend(pointers.into_iter().rev());
        declarator.attributes.extend(attributes);
        declarator.first = first;
        declarator.last = self.previous().max(first);
        Ok(declarator)
    }

    /// Whether `(` opens a declarator in parentheses and not a parameter list.
    fn nested_declarator(&self, form: Form) -> bool {
        let next = self.peek(1);
        if form == Form::Named {
            return true;
        }
        match next.kind {
            T::Star | T::Caret | T::LParen | T::LBracket => true,
            T::Ident => {
                matches!(next.symbol, kw::K___attribute__ | kw::K___attribute)
                    || (form == Form::Either
                        && self.is_identifier(next)
                        && !self.is_type_name(next.symbol))
            }
            _ => false,
        }
    }

    fn array_chunk(&mut self) -> Parse<Chunk> {
        let token = self.here();
        self.advance();
        let mut parameter_form = false;
        while self.kind() == T::Ident
            && (self.is_word(kw::K_static) || qualifier(self.word()).is_some())
        {
            parameter_form = true;
            self.advance();
        }
        let mut star = false;
        let mut size = None;
        if self.is(T::Star) && self.peek(1).kind == T::RBracket {
            star = true;
            self.advance();
        } else if !self.is(T::RBracket) {
            size = Some(match self.nested(|p| p.assignment()) {
                Ok(e) => e,
                Err(Failed) => {
                    if self.stopped || !self.skip_to(&[T::RBracket]) {
                        return Err(Failed);
                    }
                    let at = self.here();
                    self.expr(ExprKind::Error, at, at)
                }
            });
        }
        if self.expect(T::RBracket, "after the array's size").is_err() {
            if self.stopped || !self.skip_to(&[T::RBracket]) {
                return Err(Failed);
            }
            self.advance();
        }
        Ok(Chunk::Array { size, star, parameter_form, token })
    }

    /// `(parameters)`; the current token is `(`.
    pub(super) fn function_chunk(&mut self) -> Parse<Chunk> {
        let token = self.here();
        self.nested(|p| {
            p.enter();
            let result = p.parameters(token);
            p.leave();
            result
        })
    }

    fn parameters(&mut self, token: TokenIndex) -> Parse<Chunk> {
        self.advance();
        let mut params = Vec::new();
        let mut variadic = None;
        let mut identifiers = Vec::new();
        let done = |params, variadic, identifiers, empty| Chunk::Function {
            params,
            variadic,
            identifiers,
            old_declarations: Vec::new(),
            token,
            empty,
        };
        if self.accept(T::RParen) {
            return Ok(done(params, variadic, identifiers, true));
        }
        if self.is_word(kw::K_void) && self.peek(1).kind == T::RParen {
            self.advance();
            self.advance();
            return Ok(done(params, variadic, identifiers, true));
        }
        let first = self.token();
        if self.is_identifier(first)
            && !self.is_type_name(first.symbol)
            && matches!(self.peek(1).kind, T::Comma | T::RParen)
        {
            let start = self.at;
            while self.is_identifier(self.token()) {
                identifiers.push((self.word(), self.here()));
                self.advance();
                if !self.accept(T::Comma) {
                    break;
                }
            }
            if self.is(T::RParen)
                && (self.starts_specifier(self.peek(1)) || self.peek(1).kind == T::LBrace)
            {
                self.advance();
                return Ok(done(params, variadic, identifiers, false));
            }
            // Names without types that no definition follows.
            identifiers.clear();
            self.at = start;
        }
        loop {
            if self.is(T::Ellipsis) {
                variadic = Some(self.here());
                self.advance();
                break;
            }
            match self.parameter() {
                Ok(parameter) => {
                    if let Some((name, _)) = parameter.declarator.name {
                        self.declare(name, NameKind::Ordinary);
                    }
                    params.push(parameter);
                }
                Err(Failed) => {
                    if self.stopped || !self.skip_to(&[T::Comma, T::RParen]) {
                        return Err(Failed);
                    }
                }
            }
            if !self.accept(T::Comma) {
                break;
            }
        }
        if !self.is(T::RParen) {
            let found = self.found();
            self.syntax(format!("expected `)` after the parameters, found {found}"));
            if !self.skip_to(&[T::RParen]) {
                return Err(Failed);
            }
        }
        self.advance();
        Ok(done(params, variadic, identifiers, false))
    }

    fn parameter(&mut self) -> Parse<Parameter> {
        let start = self.at;
        let specs = self.specifiers(true)?;
        let mut specs = specs;
        if self.unknown_type(&specs) {
            specs.ty = TypeSpec::Error;
            self.advance();
            if self.starts_specifier(self.token()) {
                // What was meant to follow the unknown word, as in `pipe int p`.
                self.specifiers(false)?;
            }
        } else if matches!(specs.ty, TypeSpec::Missing) && self.at == start {
            let token = self.token();
            if self.is_identifier(token) {
                let text = format!("`{}` is not the name of a type", self.name(token.symbol));
                if self.last_error != self.at {
                    self.last_error = self.at;
                    let here = self.here();
                    self.error_at(&c::UNKNOWN_TYPE, here, text);
                }
                specs.ty = TypeSpec::Error;
                self.advance();
            } else {
                let found = self.found();
                return Err(self.syntax(format!("expected a parameter, found {found}")));
            }
        }
        let mut declarator = self.declarator(Form::Either)?;
        declarator.attributes.extend(self.attributes()?);
        if self.is(T::Eq) {
            self.syntax("a parameter has no default value in C");
            return Err(Failed);
        }
        Ok(Parameter { specs, declarator })
    }

    pub(super) fn type_name(&mut self) -> Parse<TypeNameId> {
        let specs = self.specifiers(false)?;
        let declarator = self.declarator(Form::Abstract)?;
        self.ast.type_names.push(TypeName { specs, declarator });
        Ok(TypeNameId(self.ast.type_names.len() as u32 - 1))
    }

    // Initialisers ------------------------------------------------------------------------------

    fn initialiser(&mut self) -> Parse<InitId> {
        if self.is(T::LBrace) {
            return self.initialiser_list();
        }
        let e = self.assignment()?;
        Ok(self.init(Init::Expr(e)))
    }

    pub(super) fn initialiser_list(&mut self) -> Parse<InitId> {
        let token = self.here();
        self.nested(|p| {
            p.advance();
            let mut list = Vec::new();
            while !matches!(p.kind(), T::RBrace | T::Eof) {
                let mut path = Vec::new();
                loop {
                    let at = p.here();
                    match p.kind() {
                        T::Dot => {
                            p.advance();
                            if p.kind() != T::Ident {
                                let found = p.found();
                                return Err(
                                    p.syntax(format!("expected a member's name, found {found}"))
                                );
                            }
                            path.push(Designator::Member(p.word(), p.here()));
                            p.advance();
                        }
                        T::LBracket => {
                            p.advance();
                            let low = p.conditional()?;
                            if p.accept(T::Ellipsis) {
                                let high = p.conditional()?;
                                path.push(Designator::Range(low, high, at));
                            } else {
                                path.push(Designator::Index(low, at));
                            }
                            p.expect(T::RBracket, "after the index")?;
                        }
                        _ => break,
                    }
                }
                if path.is_empty() && p.is_identifier(p.token()) && p.peek(1).kind == T::Colon {
                    // GNU: `name: value`.
                    path.push(Designator::Member(p.word(), p.here()));
                    p.advance();
                    p.advance();
                } else if !path.is_empty()
                    && !p.accept(T::Eq)
                    && !matches!(path[0], Designator::Index(..))
                {
                    let found = p.found();
                    return Err(
                        p.syntax(format!("expected `=` after the designator, found {found}"))
                    );
                }
                let value = match p.initialiser() {
                    Ok(value) => value,
                    Err(Failed) => {
                        if p.stopped || !p.skip_to(&[T::Comma, T::RBrace]) {
                            return Err(Failed);
                        }
                        let at = p.here();
                        let e = p.expr(ExprKind::Error, at, at);
                        p.init(Init::Expr(e))
                    }
                };
                list.push((path, value));
                if !p.accept(T::Comma) {
                    break;
                }
            }
            if !p.is(T::RBrace) {
                let found = p.found();
                p.syntax(format!("expected `}}` at the end of the list, found {found}"));
                if !p.skip_to(&[T::RBrace]) && !p.is(T::RBrace) {
                    return Err(Failed);
                }
            }
            p.expect(T::RBrace, "at the end of the list")?;
            Ok(p.init(Init::List(list, token)))
        })
    }

    // Declarations ------------------------------------------------------------------------------

    pub(super) fn static_assert(&mut self) -> Parse<(ExprId, Option<ExprId>)> {
        self.advance();
        self.expect(T::LParen, "after `_Static_assert`")?;
        let e = self.conditional()?;
        let text = if self.accept(T::Comma) { Some(self.conditional()?) } else { None };
        self.expect(T::RParen, "after `_Static_assert(…`")?;
        if !self.accept(T::Semi) {
            self.missing(";", "after `_Static_assert`");
        }
        Ok((e, text))
    }

    fn push_declaration(&mut self, declaration: Declaration) -> DeclarationId {
        self.ast.declarations.push(declaration);
        DeclarationId(self.ast.declarations.len() as u32 - 1)
    }

    /// Declares the names of parameters in the current scope, for a body.
    pub(super) fn declare_parameters(&mut self, declarator: &Declarator) {
        if let Some(Chunk::Function { params, .. }) =
            declarator.chunks.iter().find(|c| matches!(c, Chunk::Function { .. }))
        {
            for p in params {
                if let Some((name, _)) = p.declarator.name {
                    self.declare(name, NameKind::Ordinary);
                }
            }
        }
    }

    fn declare_name(&mut self, specs: &DeclSpecs, declarator: &Declarator) {
        let Some((name, _)) = declarator.name else { return };
        let is_typedef = matches!(specs.storage, Some((Storage::Typedef, _)));
        let kind = if !is_typedef {
            NameKind::Ordinary
        } else {
            let of_vector = match specs.ty {
                TypeSpec::Named(s) => self.name_kind(s) == NameKind::VectorType,
                _ => false,
            };
            let attribute =
                |a: &Attribute| self.name(a.name).trim_matches('_') == "ext_vector_type";
            let by_attribute = specs.attributes.iter().any(attribute)
                || declarator.attributes.iter().any(attribute);
            if declarator.chunks.is_empty() && (of_vector || by_attribute) {
                NameKind::VectorType
            } else {
                NameKind::Type
            }
        };
        self.declare(name, kind);
    }

    /// A declaration inside a function, with its `;`.
    pub(super) fn declaration_statement(&mut self) -> Parse<DeclarationId> {
        while self.accept_word(kw::K___extension__) {}
        let mut specs = self.specifiers(true)?;
        if self.unknown_type(&specs) {
            specs.ty = TypeSpec::Error;
            self.skip_statement();
            let last = self.previous();
            return Ok(self.push_declaration(Declaration { specs, declarators: Vec::new(), last }));
        }
        if self.accept(T::Semi) {
            let last = self.previous();
            return Ok(self.push_declaration(Declaration { specs, declarators: Vec::new(), last }));
        }
        let first = self.declarator(Form::Named)?;
        self.rest_of_declaration(specs, first)
    }

    fn rest_of_declaration(&mut self, specs: DeclSpecs, first: Declarator) -> Parse<DeclarationId> {
        let mut declarators = Vec::new();
        let mut declarator = first;
        loop {
            if self.is_word(kw::K___asm__) || self.is_word(kw::K___asm) {
                self.advance();
                self.expect(T::LParen, "after `asm`")?;
                self.skip_to(&[T::RParen]);
                self.expect(T::RParen, "after `asm(…`")?;
            }
            let trailing = self.attributes()?;
            declarator.attributes.extend(trailing);
            // The name is in scope in its own initialiser.
            self.declare_name(&specs, &declarator);
            let equals = self.here();
            let init = if self.accept(T::Eq) {
                match self.initialiser() {
                    Ok(init) => Some((init, equals)),
                    Err(Failed) => {
                        if self.stopped {
                            return Err(Failed);
                        }
                        let found = self.skip_to(&[T::Comma]);
                        let at = self.here();
                        let e = self.expr(ExprKind::Error, at, at);
                        let init = Some((self.init(Init::Expr(e)), equals));
                        declarators.push(InitDeclarator { declarator, init });
                        if found {
                            self.advance();
                            declarator = self.declarator(Form::Named)?;
                            continue;
                        }
                        self.skip_statement();
                        let last = self.previous();
                        return Ok(self.push_declaration(Declaration { specs, declarators, last }));
                    }
                }
            } else {
                None
            };
            declarators.push(InitDeclarator { declarator, init });
            if self.is(T::LBrace)
                && matches!(
                    declarators.last().and_then(|d: &InitDeclarator| d.declarator.chunks.first()),
                    Some(Chunk::Function { .. })
                )
            {
                let here = self.here();
                let text = "a function is defined at file scope, not inside another";
                self.error_at(&c::FUNCTION_DECLARATION, here, text);
                self.scoped_compound()?;
                let last = self.previous();
                return Ok(self.push_declaration(Declaration { specs, declarators, last }));
            }
            if !self.accept(T::Comma) {
                break;
            }
            let before = self.attributes()?;
            declarator = match self.declarator(Form::Named) {
                Ok(d) => d,
                Err(Failed) => {
                    self.skip_statement();
                    let last = self.previous();
                    return Ok(self.push_declaration(Declaration { specs, declarators, last }));
                }
            };
            declarator.attributes.extend(before);
        }
        if !self.accept(T::Semi) {
            self.missing(";", "after the declaration");
            if !self.starts_declaration() {
                self.skip_statement();
            }
        }
        let last = self.previous();
        Ok(self.push_declaration(Declaration { specs, declarators, last }))
    }

    /// A declaration or function definition at file scope.
    pub(super) fn external_declaration(&mut self) {
        while self.accept_word(kw::K___extension__) {}
        if self.is_word(kw::K__Static_assert) {
            let at = self.here();
            match self.static_assert() {
                Ok((e, text)) => self.ast.items.push(Item::StaticAssert(e, text, at)),
                Err(Failed) => self.skip_item(),
            }
            return;
        }
        if (self.is_word(kw::K___asm) || self.is_word(kw::K___asm__))
            && self.peek(1).kind == T::LParen
        {
            self.skip_statement();
            return;
        }
        if self.external_inner().is_err() {
            self.skip_item();
        }
    }

    /// Passes over what is left of a broken item at file scope.
    fn skip_item(&mut self) {
        let mut depth = 0u32;
        while !self.is(T::Eof) {
            match self.kind() {
                T::LBrace => depth += 1,
                T::RBrace => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        self.advance();
                        self.accept(T::Semi);
                        return;
                    }
                }
                T::Semi if depth == 0 => {
                    self.advance();
                    return;
                }
                _ => {}
            }
            self.advance();
        }
    }

    fn external_inner(&mut self) -> Parse<()> {
        let mut specs = self.specifiers(true)?;
        if self.unknown_type(&specs) {
            // The unknown name is taken as the type, so that the rest is still checked.
            specs.ty = TypeSpec::Error;
            self.advance();
        }
        if self.accept(T::Semi) {
            let last = self.previous();
            let id = self.push_declaration(Declaration { specs, declarators: Vec::new(), last });
            self.ast.items.push(Item::Declaration(id));
            return Ok(());
        }
        let defines = match &specs.ty {
            TypeSpec::Record(r) => r.members.is_some(),
            TypeSpec::Enum(e) => e.enumerators.is_some(),
            _ => false,
        };
        if defines && !matches!(self.kind(), T::Ident | T::Star | T::LParen | T::Caret) {
            self.missing(";", "after the type");
            let last = self.previous();
            let id = self.push_declaration(Declaration { specs, declarators: Vec::new(), last });
            self.ast.items.push(Item::Declaration(id));
            return Ok(());
        }
        let mut declarator = self.declarator(Form::Named)?;
        let trailing = self.attributes()?;
        declarator.attributes.extend(trailing);
        let is_function = matches!(declarator.chunks.first(), Some(Chunk::Function { .. }));
        if is_function && !matches!(self.kind(), T::Semi | T::Comma | T::Eq) {
            self.old_parameters(&mut declarator)?;
        }
        if is_function && self.is(T::LBrace) {
            self.declare_name(&specs, &declarator);
            self.enter();
            self.declare_parameters(&declarator);
            let body = self.compound_body();
            self.leave();
            let body = body?;
            let definition = FunctionDefinition { specs, declarator, body };
            self.ast.items.push(Item::Function(Box::new(definition)));
            return Ok(());
        }
        let continues = matches!(self.kind(), T::Semi | T::Comma | T::Eq)
            || self.is_word(kw::K___asm__)
            || self.is_word(kw::K___asm);
        if is_function && !continues && !self.starts_declaration() {
            let found = self.found();
            self.syntax(format!("expected the function's body or `;`, found {found}"));
            self.declare_name(&specs, &declarator);
            while !matches!(self.kind(), T::Semi | T::Eof) {
                self.advance();
            }
            self.advance();
            return Ok(());
        }
        let id = self.rest_of_declaration(specs, declarator)?;
        self.ast.items.push(Item::Declaration(id));
        Ok(())
    }

    /// Declarations between the parameter names and the body, as before C89: they become the
    /// parameters.
    fn old_parameters(&mut self, declarator: &mut Declarator) -> Parse<()> {
        let Some(Chunk::Function { identifiers, params, token, .. }) =
            declarator.chunks.first_mut()
        else {
            return Ok(());
        };
        if identifiers.is_empty() {
            return Ok(());
        }
        let at = *token;
        self.error_at(&c::OLD_STYLE_FUNCTION, at, "the parameters are declared as before C89");
        let mut declared = Vec::new();
        while self.starts_declaration() {
            declared.push(self.declaration_statement()?);
        }
        for (name, token) in identifiers.iter() {
            let found = declared.iter().find_map(|d| {
                let d = self.ast.declaration(*d);
                let item =
                    d.declarators.iter().find(|i| i.declarator.name.map(|n| n.0) == Some(*name))?;
                Some(Parameter { specs: d.specs.clone(), declarator: item.declarator.clone() })
            });
            match found {
                Some(p) => params.push(p),
                None => {
                    let text = format!("the parameter `{}` is not declared", self.name(*name));
                    self.error_at(&c::IMPLICIT_INT, *token, text);
                }
            }
        }
        Ok(())
    }
}
