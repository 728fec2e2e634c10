//! Declarations (C99 6.7), with OpenCL C's qualifiers and attributes in every position.

use super::super::attributes;
use super::super::keywords::{WORDS, kw, name as names, ty};
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

/// What specifiers are for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// A declaration of any kind.
    Declaration,
    /// A type name, as in a cast: no storage class, and no name follows.
    TypeName,
}

/// Where a declaration stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    /// At file scope.
    File,
    /// In a block.
    Block,
    /// In the head of `for`, which takes the `;`.
    For,
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

    /// The type that compilers go on with where the words contradict one another: a width is one of integers,
    /// and a sign that nothing can have is none.
    fn likely(&self) -> Basic {
        let width = self.short || self.long > 0;
        let is_double = self.base == Some(kw::K_double) && self.long == 1 && !self.short;
        let base = self.base.filter(|_| !width || is_double);
        let has_sign = matches!(base, None | Some(kw::K_int | kw::K_char));
        let words = Words {
            base,
            signed: self.signed && has_sign && !self.unsigned,
            unsigned: self.unsigned && has_sign,
            short: self.short,
            long: if self.short { 0 } else { self.long.min(2) },
            any: true,
        };
        words.basic().unwrap_or(Basic::Int)
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

/// Whether a word says of a pointer whether it may be null, as clang has it.
fn is_nullability(word: Symbol) -> bool {
    (kw::K__Nonnull.0..=kw::K__Nullable_result.0).contains(&word.0)
}

/// Whether a word is GNU C's spelling of one of C, or its mark for what C has not.
fn is_of_gnu(word: Symbol) -> bool {
    matches!(
        word,
        kw::K___const
            | kw::K___const__
            | kw::K___volatile
            | kw::K___volatile__
            | kw::K___restrict
            | kw::K___restrict__
            | kw::K___inline
            | kw::K___inline__
            | kw::K___signed
            | kw::K___signed__
            | kw::K___extension__
    )
}

pub(super) fn image_type(word: Symbol) -> bool {
    word >= ty::K_image1d_t && word <= ty::K_image3d_t
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
    /// Takes a word that C has, perhaps in GNU C's spelling.
    pub(super) fn take_word(&mut self) {
        if is_of_gnu(self.word()) {
            let text = format!("`{}`", self.name(self.word()));
            self.beyond(&c::GNU_C, self.here(), &text);
        }
        self.advance();
    }

    /// Takes a word that says whether a pointer may be null; one pointer has one of them.
    fn nullability(&mut self, seen: &mut Option<(Symbol, TokenIndex)>) {
        let (word, here) = (self.word(), self.here());
        self.error_at(&c::COMPILER_ATTRIBUTE, here, c::of_compilers("qualifier", self.name(word)));
        match *seen {
            Some((other, _)) if other != word => {
                let text = format!("`{}` stands before this", self.name(other));
                self.error_at(&c::CONFLICTING_SPECIFIERS, here, text);
            }
            _ => *seen = Some((word, here)),
        }
        self.advance();
    }

    /// Passes over what GNU C marks its extensions with.
    pub(super) fn extension_marks(&mut self) {
        while self.is_word(kw::K___extension__) {
            self.take_word();
        }
    }

    /// Whether a token starts a type name: a specifier that is no storage class.
    pub(super) fn starts_type_name(&self, token: &Token) -> bool {
        let declares =
            matches!(token.symbol, kw::K_pipe | kw::K__Alignas | kw::K_kernel | kw::K___kernel);
        token.kind == T::Ident && !declares && self.starts_specifier(token)
    }

    /// Whether a token is a declaration specifier.
    pub(super) fn starts_specifier(&self, token: &Token) -> bool {
        let word = token.symbol;
        if word.0 >= KEYWORDS {
            return self.is_type_name(word);
        }
        match word {
            kw::K_pipe => !self.is_identifier(token),
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

    /// Whether `kernel` stands here. What lacks its end before it is passed over with the definition that it
    /// starts, as compilers do it.
    fn starts_kernel(&self) -> bool {
        matches!(self.word(), kw::K_kernel | kw::K___kernel)
    }

    // Attributes --------------------------------------------------------------------------------

    /// Whether an attribute starts here: `__attribute__((…))`, or `[[…]]` as C23 has it.
    pub(super) fn starts_attribute(&self) -> bool {
        self.is_word(kw::K___attribute__)
            || self.is_word(kw::K___attribute)
            || self.starts_bracket_attribute()
    }

    pub(super) fn starts_bracket_attribute(&self) -> bool {
        self.is(T::LBracket) && self.peek(1).kind == T::LBracket
    }

    pub(super) fn attributes(&mut self) -> Vec<Attribute> {
        let mut list = Vec::new();
        while self.starts_attribute() {
            if self.starts_bracket_attribute() {
                self.bracket_attributes(&mut list, false);
                continue;
            }
            self.advance();
            for after in ["after `__attribute__`", "after `__attribute__(`"] {
                if !self.accept(T::LParen) {
                    self.missing("(", after);
                    self.skip_until(&[T::RParen], Skip::PastInStatement);
                    return list;
                }
            }
            loop {
                while self.accept(T::Comma) {}
                if self.kind() != T::Ident {
                    break;
                }
                if let Some(attribute) = self.attribute() {
                    list.push(attribute);
                }
                if !self.is(T::Comma) {
                    break;
                }
            }
            for _ in 0..2 {
                if !self.accept(T::RParen) {
                    let said = self.diagnostics.len();
                    self.missing(")", "at the end of the attribute");
                    for d in &mut self.diagnostics[said..] {
                        d.rule = Some(r::ATTRIBUTE_FORM);
                    }
                    self.skip_until(&[T::RParen], Skip::PastInStatement);
                }
            }
        }
        list
    }

    /// `[[…]]`: names, some behind `gnu::` or `clang::`, of which those without say what C23 has them say. What
    /// is not known is passed over. `of_type`: they stand where they belong to a type, not to a declaration.
    fn bracket_attributes(&mut self, list: &mut Vec<Attribute>, of_type: bool) {
        let here = self.here();
        self.beyond(&c::LATER_C, here, "an attribute in `[[ ]]`");
        self.advance();
        self.advance();
        let mut read = false;
        while !matches!(self.kind(), T::RBracket | T::Semi | T::Eof) {
            if std::mem::take(&mut read)
                && self.expect_behind(T::Comma, "between attributes").is_err()
            {
                self.skip_until(&[T::RBracket], Skip::BeforeInStatement);
                continue;
            }
            while self.accept(T::Comma) {}
            if self.kind() != T::Ident {
                break;
            }
            let mut prefix = None;
            let (colon, second) = (self.peek(1), self.peek(2));
            if colon.kind == T::Colon && second.kind == T::Colon && colon.spell + 1 == second.spell
            {
                prefix = Some(self.name(self.word()).trim_matches('_').to_string());
                for _ in 0..3 {
                    self.advance();
                }
                if self.kind() != T::Ident {
                    self.expected("the name of an attribute");
                    self.skip_until(&[T::RBracket, T::Comma], Skip::BeforeInStatement);
                    continue;
                }
            }
            read = true;
            let name = self.name(self.word()).trim_matches('_').to_string();
            let known = match prefix.as_deref() {
                Some("gnu" | "clang" | "Clang") => {
                    attributes::known(&name).is_some_and(|a| !a.is_own())
                }
                Some(_) => false,
                None => matches!(
                    name.as_str(),
                    "deprecated" | "noreturn" | "fallthrough" | "nodiscard" | "maybe_unused"
                ),
            };
            let declares = match prefix {
                None => known,
                Some(_) => name == "overloadable",
            };
            if of_type && declares {
                let at = self.here();
                let text =
                    format!("`{name}` belongs to a declaration, and stands behind the type here");
                self.error_at(&c::ATTRIBUTE_TARGET, at, text);
            }
            if known {
                let parens = (self.peek(1).kind, self.peek(2).kind);
                let at = self.here() + 1;
                let of_c = prefix.is_none();
                if of_c && parens.0 == T::LParen && (parens.1 == T::RParen || name == "noreturn") {
                    let text = format!("`{name}` stands without empty parentheses");
                    self.error_at(&c::ATTRIBUTE_ARGUMENT, at, text);
                }
                let made = self.attribute();
                if !(of_type && declares) {
                    list.extend(made.map(|a| match (prefix, name.as_str()) {
                        (None, "noreturn") => {
                            Attribute { name: kw::K__Noreturn, bracketed: true, ..a }
                        }
                        _ => Attribute { bracketed: true, ..a },
                    }));
                }
                continue;
            }
            let at = self.here();
            let text = format!("the attribute `{name}` is not known and is ignored");
            self.error_at(&c::UNKNOWN_ATTRIBUTE, at, text);
            self.advance();
            if self.accept(T::LParen) {
                self.skip_until(&[T::RParen], Skip::Past);
            }
        }
        if self.accept(T::Semi) {
            return;
        }
        for _ in 0..2 {
            if self.expect_behind(T::RBracket, "at the end of the attribute").is_err() {
                self.skip_until(&[T::RBracket], Skip::Past);
            }
        }
    }

    /// One attribute; `None` where its arguments could not be read.
    fn attribute(&mut self) -> Option<Attribute> {
        let token = self.here();
        let symbol = self.word();
        self.advance();
        let mut attribute = Attribute {
            name: symbol,
            token,
            parens: false,
            bracketed: false,
            arguments: Vec::new(),
            type_argument: None,
        };
        if !self.accept(T::LParen) {
            return Some(attribute);
        }
        attribute.parens = true;
        let name = self.name(symbol).trim_matches('_');
        let known = attributes::known(name);
        if let Some(attributes::Arguments::Own(sign)) = known.map(|k| k.arguments) {
            let sign = if sign == '=' { T::Eq } else { T::Comma };
            if self.kind() != T::Ident || self.peek(1).kind != sign {
                let text = format!("`{name}` starts otherwise");
                self.syntax(text);
                self.skip_until(&[T::RParen], Skip::PastInStatement);
                return None;
            }
            self.skip_until(&[T::RParen], Skip::PastInStatement);
            return Some(attribute);
        }
        if known.is_some_and(|k| k.arguments == attributes::Arguments::Type) {
            attribute.type_argument = (!self.is(T::RParen)).then(|| self.type_name());
            return self.close(T::RParen).then_some(attribute);
        }
        let start = self.here();
        let mut first = true;
        while !self.is(T::RParen) || !first {
            // Of an attribute that nobody knows the first argument may be any word.
            let is_word = std::mem::take(&mut first)
                && known.is_none()
                && self.is_identifier(self.token())
                && matches!(self.peek(1).kind, T::Comma | T::RParen);
            let argument = match is_word {
                true => {
                    let (at, word) = (self.here(), self.word());
                    self.advance();
                    Ok(self.expr(ExprKind::Ident(word), at, at))
                }
                false => self.nested(Self::assignment),
            };
            match argument {
                Ok(e) => attribute.arguments.push(e),
                Err(Failed) => {
                    self.skip_until(&[T::RParen], Skip::PastInStatement);
                    return None;
                }
            }
            if !self.accept(T::Comma) {
                break;
            }
        }
        if !self.accept(T::RParen) {
            self.missing(")", "after the attribute's arguments");
            if self.holds_unknown_name(start) {
                self.skip_until(&[T::RParen], Skip::PastInStatement);
            }
            return None;
        }
        Some(attribute)
    }

    // Specifiers --------------------------------------------------------------------------------

    fn duplicate(&mut self, specs: &mut DeclSpecs, text: String) -> Option<&mut Diagnostic> {
        if specs.invalid {
            return None;
        }
        specs.invalid = true;
        let here = self.here();
        Some(self.error_at(&c::CONFLICTING_SPECIFIERS, here, text))
    }

    /// Reports `word`, which names a type behind another.
    fn second_type(&mut self, specs: &mut DeclSpecs, word: Symbol) {
        let text = format!("`{}` cannot be combined with the type before it", self.name(word));
        self.duplicate(specs, text);
    }

    /// Declaration specifiers.
    pub(super) fn specifiers(&mut self, role: Role) -> DeclSpecs {
        let storage = role == Role::Declaration;
        let first = self.here();
        let mut specs = no_specifiers(first);
        let mut words = Words::default();
        let brackets = self.starts_bracket_attribute();
        if brackets {
            specs.attributes = self.attributes();
        }
        loop {
            let token = self.token();
            if token.kind != T::Ident {
                break;
            }
            let word = token.symbol;
            let here = self.here();
            let seen_type = words.any || !matches!(specs.ty, TypeSpec::Missing);
            if word.0 >= KEYWORDS || self.is_identifier(token) {
                // `unsigned uint` names a type twice; `uint uint` declares a name.
                if seen_type && image_type(word) && self.is_type_name(word) {
                    // The names of images are words of the language.
                    if !matches!(specs.ty, TypeSpec::Error) {
                        self.second_type(&mut specs, word);
                    }
                    self.advance();
                    continue;
                }
                if seen_type || !self.is_identifier(token) {
                    break;
                }
                if !self.is_type_name(word) {
                    // Where pipes are unknown, the first `pipe` is read as a name, which it may be.
                    if word == kw::K_pipe && !std::mem::replace(&mut self.pipe_seen, true) {
                        break;
                    }
                    if self.implicit_int(role, &mut specs) {
                        continue;
                    }
                    break;
                }
                specs.ty = TypeSpec::Named(word);
                specs.type_token = here;
                self.advance();
                continue;
            }
            if let Some(q) = qualifier(word) {
                specs.quals |= q;
                self.take_word();
                continue;
            }
            if is_nullability(word) {
                self.nullability(&mut specs.nullability);
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
                        specs.two_accesses = true;
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
                    self.take_word();
                }
                kw::K__Noreturn if storage => {
                    self.beyond(&c::LATER_C, here, "`_Noreturn`");
                    specs.noreturn = Some(here);
                    self.advance();
                }
                kw::K_kernel | kw::K___kernel => {
                    specs.kernel = Some(here);
                    self.advance();
                }
                kw::K___attribute__ | kw::K___attribute => {
                    let list = self.attributes();
                    specs.attributes.extend(list);
                }
                kw::K___extension__ => self.take_word(),
                kw::K_pipe if !self.is_identifier(token) && !self.pipes() => {
                    let text = "pipes need `__opencl_c_pipes`";
                    self.error_at(&c::NEEDS_EXTENSION, here, text);
                    self.advance();
                }
                kw::K_pipe if self.pipes() => {
                    if words.base.is_some()
                        || !matches!(specs.ty, TypeSpec::Missing | TypeSpec::Error)
                    {
                        // The type before it is the one that compilers keep.
                        self.second_type(&mut specs, word);
                    } else {
                        specs.pipe = Some(here);
                    }
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
                    if matches!(specs.ty, TypeSpec::Error) {
                        // What the unknown type was is not known; what a typedef makes of it goes on as this.
                        if let Some((Storage::Typedef, _)) = specs.storage {
                            words.base.get_or_insert(word);
                            words.any = true;
                        }
                        self.advance();
                        continue;
                    }
                    if words.base.is_some() || !matches!(specs.ty, TypeSpec::Missing) {
                        self.second_type(&mut specs, word);
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
                    if matches!(specs.ty, TypeSpec::Error) {
                        self.advance();
                        continue;
                    }
                    if !matches!(specs.ty, TypeSpec::Missing) {
                        self.second_type(&mut specs, word);
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
                    self.take_word();
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
                    if seen_type && !matches!(specs.ty, TypeSpec::Error) {
                        self.second_type(&mut specs, word);
                    }
                    if !matches!(word, kw::K_struct | kw::K_union | kw::K_enum) {
                        let text = format!("`{}`", self.name(word));
                        self.beyond(&c::GNU_C, here, &text);
                    }
                    specs.type_token = here;
                    specs.ty = self.compound_specifier(word, role);
                    if specs.ends() {
                        break;
                    }
                }
                kw::K__Alignas => {
                    self.beyond(&c::LATER_C, here, "`_Alignas`");
                    self.advance();
                    if self.expect_behind(T::LParen, "after `_Alignas`").is_err() {
                        continue;
                    }
                    let (mut arguments, mut type_argument) = (Vec::new(), None);
                    if self.starts_type_name(self.token()) {
                        type_argument = Some(self.type_name());
                    } else if let Ok(e) = self.conditional() {
                        arguments.push(e);
                    }
                    if type_argument.is_none() && arguments.is_empty() {
                        self.skip_until(&[T::RParen], Skip::Past);
                    } else {
                        self.close(T::RParen);
                        let (name, token) = (word, here);
                        let parens = true;
                        specs.attributes.push(Attribute {
                            name,
                            token,
                            parens,
                            bracketed: false,
                            arguments,
                            type_argument,
                        });
                    }
                }
                kw::K__Complex
                | kw::K___complex
                | kw::K___complex__
                | kw::K__Imaginary
                | kw::K___int128
                | kw::K__Float16
                | kw::K___fp16
                | kw::K___bf16
                | kw::K___float128
                | kw::K___ibm128
                | kw::K__BitInt => {
                    let text = format!("`{}` is no type of OpenCL C", self.name(word));
                    // Compilers have some of these, of which nothing more is said.
                    let is_theirs = matches!(
                        word,
                        kw::K__Complex
                            | kw::K___complex
                            | kw::K___complex__
                            | kw::K__Float16
                            | kw::K___fp16
                            | kw::K__BitInt
                    );
                    specs.foreign = is_theirs;
                    if let Some(d) = self.duplicate(&mut specs, text) {
                        if is_theirs {
                            d.tolerated();
                            words = Words::default();
                        }
                        if word == kw::K___fp16 {
                            (words.base, words.any) = (Some(kw::K_half), true);
                        }
                    }
                    let is_typedef = matches!(specs.storage, Some((Storage::Typedef, _)));
                    if specs.invalid && !words.any {
                        specs.ty = match word {
                            // What is named so is a number of its size to compilers.
                            kw::K___bf16 if is_typedef => TypeSpec::Basic(Basic::UShort),
                            _ => TypeSpec::Error,
                        };
                    }
                    self.advance();
                    if word == kw::K__BitInt && self.accept(T::LParen) {
                        self.skip_until(&[T::RParen], Skip::PastInStatement);
                    }
                }
                _ => break,
            }
        }
        if words.any {
            let is_missing = matches!(specs.ty, TypeSpec::Missing);
            let is_unknown = matches!(specs.ty, TypeSpec::Error);
            match words.basic() {
                Some(basic) if is_missing || is_unknown => specs.ty = TypeSpec::Basic(basic),
                _ => {
                    if !specs.invalid {
                        specs.invalid = true;
                        let at = specs.type_token;
                        let text = "these words name no type together";
                        self.error_at(&c::CONFLICTING_SPECIFIERS, at, text);
                    }
                    if is_missing {
                        specs.ty = TypeSpec::Basic(words.likely());
                    }
                }
            }
        }
        specs.last = self.previous().max(first);
        if brackets && self.is(T::Semi) && role == Role::Declaration && specs.type_token != first {
            let text = "attributes in `[[ ]]` stand behind the keyword where nothing is named";
            self.error_at(&c::SYNTAX, specs.type_token, text);
        }
        specs
    }

    /// Reports a name that should be a type's and is not.
    pub(super) fn unknown_type(&mut self, at: TokenIndex, word: Symbol) {
        if word == names::K__Atomic {
            self.error_at(&c::UNSUPPORTED_C, at, c::NO_ATOMIC);
            return;
        }
        let name = self.name(word);
        let widths: &[&str] = match self.language.edition {
            ext::Edition::V1_0 => &["2", "4", "8", "16"],
            _ => &["2", "3", "4", "8", "16"],
        };
        let (code, text, rule) = match super::super::types::as_vector_name(name) {
            Some(("double", width)) if widths.contains(&width) && !self.language.double() => (
                &c::NEEDS_EXTENSION,
                format!("`{name}` needs `cl_khr_fp64`"),
                Some(r::DOUBLE_OPTIONAL),
            ),
            vector => (
                &c::UNKNOWN_TYPE,
                format!("`{name}` is not the name of a type"),
                vector.map(|_| r::VECTOR_WIDTHS),
            ),
        };
        self.error_at(code, at, text).rule = rule;
    }

    /// A name that is no type stands where a type may: true where it is taken as one.
    ///
    /// It is left as the name that is declared, without a type, where what follows it may follow such a name.
    fn implicit_int(&mut self, role: Role, specs: &mut DeclSpecs) -> bool {
        let next = self.peek(1);
        let declares = matches!(
            next.kind,
            T::LBracket | T::LParen | T::RParen | T::Semi | T::Comma | T::Eq | T::LBrace | T::Colon
        ) || matches!(Self::word_of(next), kw::K___asm | kw::K___asm__);
        let word = self.word();
        let here = self.here();
        // Nobody gives this name to what is declared.
        if word == names::K__Atomic && self.is_new_error(here) {
            self.unknown_type(here, word);
        }
        if (role != Role::TypeName && declares)
            || (specs.pipe.is_some() && !self.is_identifier(next))
        {
            return false;
        }
        specs.type_token = here;
        if let Some(kind) = self.tags.get(&word).copied() {
            let kind_text = self.name(kind);
            let name = self.name(word);
            let text = format!("`{name}` is a tag: the type is called `{kind_text} {name}`");
            if self.is_new_error(here) {
                self.error_at(&c::UNKNOWN_TYPE, here, text);
            }
            // Read as if the keyword stood before it.
            specs.ty = match kind {
                kw::K_enum => self.enumeration(here, role),
                kind => self.record(kind == kw::K_union, here, role),
            };
            return true;
        }
        if self.is_new_error(here) {
            self.unknown_type(here, word);
        }
        // A typedef goes on as the type that compilers take for it.
        specs.ty = match specs.storage {
            Some((Storage::Typedef, _)) => TypeSpec::Basic(Basic::Int),
            _ => TypeSpec::Error,
        };
        specs.invalid = true;
        self.advance();
        true
    }

    /// Whether the token may follow the definition of a type in a declaration.
    fn follows_type(&self, bit_field: bool) -> bool {
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
                _ if self.is_identifier(self.token()) => true,
                kw::K___attribute__ | kw::K___attribute => true,
                kw::K_const
                | kw::K___const
                | kw::K___const__
                | kw::K_volatile
                | kw::K___volatile
                | kw::K___volatile__
                | kw::K_restrict
                | kw::K___restrict
                | kw::K___restrict__
                | kw::K_inline
                | kw::K___inline
                | kw::K___inline__
                | kw::K_static
                | kw::K_extern
                | kw::K_typedef
                | kw::K_register
                | kw::K_auto => !self.names_type(self.peek(1)),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a token is a type specifier by itself.
    fn names_type(&self, token: &Token) -> bool {
        match Self::word_of(token) {
            kw::K_void
            | kw::K_bool
            | kw::K__Bool
            | kw::K_char
            | kw::K_int
            | kw::K_half
            | kw::K_float
            | kw::K_double
            | kw::K_short
            | kw::K_long
            | kw::K_signed
            | kw::K___signed
            | kw::K___signed__
            | kw::K_unsigned
            | kw::K_struct
            | kw::K_union
            | kw::K_enum => true,
            word => word.0 != u32::MAX && word.0 >= KEYWORDS && self.is_type_name(word),
        }
    }

    /// Behind the definition of a type: where what follows belongs to the next declaration, the missing `;`
    /// is reported. True where it is missing.
    fn ends_behind_type(&mut self, role: Role, bit_field: bool) -> bool {
        if role == Role::TypeName || self.follows_type(bit_field) {
            return false;
        }
        self.missing(";", "after the type");
        true
    }

    fn compound_specifier(&mut self, word: Symbol, role: Role) -> TypeSpec {
        let token = self.here();
        self.advance();
        match word {
            kw::K_struct | kw::K_union => self.record(word == kw::K_union, token, role),
            kw::K_enum => self.enumeration(token, role),
            kw::K___auto_type => TypeSpec::Auto,
            _ => {
                if !self.is(T::LParen) {
                    let here = self.here();
                    return match self.nested(Self::unary) {
                        Ok(_) => {
                            self.error_at(
                                &c::SYNTAX,
                                here,
                                "the operand of `typeof` stands in `( )`",
                            );
                            TypeSpec::Error
                        }
                        Err(Failed) => TypeSpec::Error,
                    };
                }
                self.advance();
                let spec = if self.starts_type_name(self.token()) {
                    match self.nested(|p| Ok(p.type_name())) {
                        Ok(named) => TypeSpec::TypeofType(named),
                        Err(Failed) => return TypeSpec::Error,
                    }
                } else {
                    let start = self.here();
                    match self.nested(Self::expression) {
                        Ok(e) if !self.is(T::RParen) && self.holds_unknown_name(start) => {
                            self.skip_until(&[T::RParen], Skip::PastInStatement);
                            return TypeSpec::TypeofExpr(e);
                        }
                        Ok(e) => TypeSpec::TypeofExpr(e),
                        Err(Failed) => {
                            self.skip_until(&[T::RParen], Skip::PastInStatement);
                            return TypeSpec::Error;
                        }
                    }
                };
                self.close(T::RParen);
                spec
            }
        }
    }

    /// `[[…]]` behind a tag, where it cannot stand.
    fn misplaced_attributes(&mut self) -> Vec<Attribute> {
        if !self.starts_bracket_attribute() {
            return Vec::new();
        }
        self.syntax("attributes stand before the tag");
        self.attributes()
    }

    /// Whether the token may be the tag of a struct, union or enumeration: the names of images may not.
    fn may_be_tag(&self) -> bool {
        self.is_identifier(self.token())
            && !(image_type(self.word()) && self.is_type_name(self.word()))
    }

    fn record(&mut self, union: bool, token: TokenIndex, role: Role) -> TypeSpec {
        let mut attributes = self.attributes();
        let mut tag = None;
        if self.may_be_tag() {
            tag = Some((self.word(), self.here()));
            self.tags.insert(self.word(), if union { kw::K_union } else { kw::K_struct });
            self.advance();
            attributes.extend(self.misplaced_attributes());
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
            ends = self.ends_behind_type(role, false);
        } else if tag.is_none() {
            let line_end = self.token().has(FIRST_OF_LINE) && !self.follows_type(false);
            if line_end && role != Role::TypeName {
                self.missing(";", "after the keyword");
            } else if self.is_new_error(token) {
                let text = "a struct or union without a tag has its members in `{ }`";
                self.error_at(&c::SYNTAX, token, text);
            }
            if !line_end {
                self.skip_until(&[T::Comma], Skip::PastInStatement);
                return TypeSpec::Missing;
            }
            ends = true;
        } else if self.token().has(FIRST_OF_LINE) && !self.is(T::Eof) {
            ends = self.ends_behind_type(role, false);
        }
        let alone = members.is_none() && role == Role::Declaration && self.is(T::Semi);
        let spec = RecordSpec { union, tag, members, asserts, attributes, token, alone, ends };
        TypeSpec::Record(Box::new(spec))
    }

    /// The members of a struct, and the assertions among them; the current token is `{`.
    fn members(&mut self, asserts: &mut Vec<(ExprId, Option<ExprId>)>) -> Vec<MemberDeclaration> {
        if self.peek(1).kind == T::RBrace {
            let here = self.here();
            self.beyond(&c::GNU_C, here, "a struct or union without members");
        }
        self.advance();
        let mut list = Vec::new();
        loop {
            self.pragmas_among_members();
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
                let text = "the last member ends without `;`";
                self.error_at(&c::MEMBER_WITHOUT_SEMICOLON, here, text);
                break;
            }
            self.missing(";", "after the member");
            if self.accept(T::Colon) || self.accept(T::Comma) {
                continue;
            }
            self.skip_until(&[T::RBrace], Skip::BeforeInStatement);
            self.accept(T::Semi);
            if self.at == start && !self.is(T::RBrace) {
                self.advance();
            }
        }
        self.close(T::RBrace);
        list
    }

    /// Reports the pragmas before a member, or before the end of the members, that do not stand there.
    fn pragmas_among_members(&mut self) {
        for pragma in self.take_pragmas() {
            let stands = matches!(pragma.kind, PragmaKind::Pack(_) | PragmaKind::Rounding(_));
            if !stands && pragma.before as usize == self.at {
                let span = self.sources.span(Pos(pragma.pos), 1);
                let text = "this pragma does not stand among members";
                self.diagnostics.push(Diagnostic::new(&c::MISPLACED_PRAGMA, span, text));
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
            let text = format!("a member has no `{}`", self.name(self.tokens[at as usize].symbol));
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
                        self.skip_until(&[T::Semi], Skip::Before);
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

    fn enumeration(&mut self, token: TokenIndex, role: Role) -> TypeSpec {
        let mut attributes = self.attributes();
        let mut tag = None;
        if self.may_be_tag() {
            tag = Some((self.word(), self.here()));
            self.tags.insert(self.word(), kw::K_enum);
            self.advance();
            attributes.extend(self.misplaced_attributes());
        }
        let mut underlying = None;
        if self.is(T::Colon) && self.starts_type_name(self.peek(1)) {
            let colon = self.here();
            self.beyond(&c::LATER_C, colon, "the type of an enumeration's values");
            self.advance();
            let specs = self.specifiers(Role::TypeName);
            let declarator = self.empty_declarator();
            underlying = Some(self.named_type(specs, declarator));
            if !self.is(T::LBrace) && !self.is(T::Semi) {
                let text = "an enumeration whose values have a type is declared by itself";
                self.error_at(&c::SYNTAX, colon, text);
            }
        }
        let mut enumerators = None;
        let mut ends = false;
        if self.is(T::LBrace) {
            enumerators = Some(self.enumerators());
            attributes.extend(self.attributes());
            ends = self.ends_behind_type(role, true);
        } else if tag.is_none() {
            let found = self.found();
            self.syntax(format!("expected a tag or `{{`, found {found}"));
            self.skip_until(&[T::Comma], Skip::PastInStatement);
            return TypeSpec::Missing;
        } else if self.token().has(FIRST_OF_LINE) && !self.is(T::Eof) {
            ends = self.ends_behind_type(role, true);
        }
        TypeSpec::Enum(Box::new(EnumSpec { tag, underlying, enumerators, attributes, token, ends }))
    }

    /// The enumerators; the current token is `{`.
    fn enumerators(&mut self) -> Vec<Enumerator> {
        self.advance();
        let mut list = Vec::new();
        if self.is(T::RBrace) {
            self.syntax("an enumeration needs an enumerator");
        }
        loop {
            let pragma = self.misplaced_pragma();
            if !pragma && self.is(T::RBrace) {
                break;
            }
            if pragma || !self.is_identifier(self.token()) {
                if !pragma {
                    self.expected("an enumerator");
                }
                if self.skip_until(&[T::Comma, T::RBrace], Skip::Before) && self.accept(T::Comma) {
                    continue;
                }
                break;
            }
            let (name, token) = (self.word(), self.here());
            self.advance();
            let attributes = self.attributes();
            let mut value = None;
            let mut pragma = self.misplaced_pragma();
            if !pragma && self.accept(T::Eq) {
                match self.nested(|p| p.no_pragma().and_then(|()| p.conditional())) {
                    Ok(e) => value = Some(e),
                    Err(Failed) => {
                        self.skip_until(&[T::Comma, T::RBrace], Skip::Before);
                    }
                }
                pragma = self.misplaced_pragma();
            }
            if pragma {
                self.skip_until(&[T::Comma, T::RBrace], Skip::Before);
            }
            self.declare(name, NameKind::Ordinary);
            list.push(Enumerator { name, token, value, attributes });
            if self.is_identifier(self.token()) {
                self.missing(",", "between the enumerators");
                continue;
            }
            if !self.is(T::RBrace) && !self.accept(T::Comma) {
                let found = self.found();
                self.syntax(format!("expected `,` or `}}` after the enumerator, found {found}"));
                if !self.skip_until(&[T::Comma, T::RBrace], Skip::Before) {
                    break;
                }
                self.accept(T::Comma);
            }
        }
        self.close(T::RBrace);
        list
    }

    // Declarators -------------------------------------------------------------------------------

    fn empty_declarator(&self) -> Declarator {
        let at = self.here();
        Declarator {
            name: None,
            chunks: Vec::new(),
            attributes: Vec::new(),
            first: at,
            last: at,
            invalid: false,
        }
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
            let mut nullability = None;
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
                    attributes.extend(self.attributes());
                    continue;
                } else if is_nullability(word) {
                    self.nullability(&mut nullability);
                    continue;
                } else if access(word).is_some() {
                    self.error_at(
                        &c::ACCESS_ON_NON_IMAGE,
                        here,
                        "an access qualifier applies to images and pipes, not to pointers",
                    )
                    .rule = Some(r::ACCESS_IMAGE_ONLY);
                } else {
                    break;
                }
                self.take_word();
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
            let word = self.word();
            if self.peek(1).kind == T::LParen && self.reinterprets(word) {
                let text = format!("`{}` is an operator: it cannot be declared", self.name(word));
                self.error_at(&c::REDEFINITION, self.at as TokenIndex, text);
                declarator.invalid = true;
            } else {
                declarator.name = Some((word, self.here()));
            }
            self.advance();
            if self.starts_bracket_attribute() {
                attributes.extend(self.attributes());
            }
        } else if self.is(T::LParen) && self.nested_declarator(form) {
            self.advance();
            attributes.extend(self.attributes());
            declarator = self.declarator(form)?;
            self.close(T::RParen);
        } else if form == Form::Named && self.is(T::LBracket) {
            return self.misplaced_brackets(first, pointers);
        } else if form == Form::Named {
            let found = self.found();
            let rule = self.reserved_before();
            let said = self.diagnostics.len();
            self.syntax(format!("expected a name, found {found}"));
            for d in &mut self.diagnostics[said..] {
                d.rule = rule;
            }
            declarator.invalid = true;
        }
        loop {
            match self.kind() {
                T::LBracket if self.starts_bracket_attribute() => {
                    // Behind the name they belong to it, behind brackets to the type.
                    let named = declarator.name.is_some_and(|n| n.1 == self.previous());
                    self.bracket_attributes(&mut attributes, !named);
                }
                T::LBracket => match self.array_chunk() {
                    Ok(chunk) => declarator.chunks.push(chunk),
                    Err(Failed) => declarator.invalid = true,
                },
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

    /// Whether a name is one of `as_type`, the operators that reinterpret a value (OpenCL C 6.4.4.2).
    fn reinterprets(&self, name: Symbol) -> bool {
        let target = self.name(name).strip_prefix("as_");
        target.is_some_and(|ty| WORDS[..TYPE_NAMES_END as usize].contains(&ty))
    }

    /// The rule that reserves the word before the current token, or before the `(` before it: where a name is
    /// missing, that word may have been meant as one.
    fn reserved_before(&self) -> Option<RuleRef> {
        let back = |n: usize| self.at.checked_sub(n).map(|at| &self.tokens[at]);
        let token = back(1).filter(|t| t.kind != T::LParen).or_else(|| back(2))?;
        if token.kind != T::Ident || token.symbol.0 >= KEYWORDS {
            return None;
        }
        Some(match token.symbol {
            kw::K_kernel | kw::K___kernel => r::KERNEL_RESERVED,
            kw::K_pipe => r::PIPE_RESERVED,
            kw::K_read_only
            | kw::K___read_only
            | kw::K_write_only
            | kw::K___write_only
            | kw::K_read_write
            | kw::K___read_write => r::ACCESS_RESERVED,
            word if word.0 < kw::K_global.0 && !self.name(word).starts_with("__") => {
                r::C99_KEYWORDS
            }
            _ => return None,
        })
    }

    /// `int [2] name`: reported, and read as `int name[2]`.
    fn misplaced_brackets(&mut self, first: TokenIndex, pointers: Vec<Chunk>) -> Parse<Declarator> {
        let mut arrays = Vec::new();
        let mut broken = false;
        let open = self.here();
        while self.is(T::LBracket) {
            match self.array_chunk() {
                Ok(chunk) => arrays.push(chunk),
                Err(Failed) => broken = true,
            }
        }
        if self.is(T::Semi) {
            if self.is_new_error(open) {
                self.error_at(&c::SYNTAX, open, "expected a name before the brackets of an array");
            }
            return Ok(Declarator { invalid: true, ..self.empty_declarator() });
        }
        let mut declarator = self.declarator(Form::Named)?;
        let at = self.previous();
        declarator.invalid |= broken;
        if declarator.name.is_some() && !arrays.is_empty() {
            let text = "the brackets of an array stand behind its name";
            self.error_at(&c::SYNTAX, at, text);
        }
        declarator.chunks.extend(arrays);
        declarator.chunks.extend(pointers.into_iter().rev());
        declarator.first = first;
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
        let mut quals = 0;
        let mut nullability = None;
        let mut in_static = None;
        while self.kind() == T::Ident {
            if self.is_word(kw::K_static) && in_static.is_none() {
                in_static = Some(self.here());
            } else if is_nullability(self.word()) {
                self.nullability(&mut nullability);
                continue;
            } else if qualifier(self.word()).is_none() && address_space(self.word()).is_none() {
                break;
            }
            quals |= qualifier(self.word()).unwrap_or(0);
            parameter_form = true;
            self.take_word();
        }
        let unsized_form = match self.kind() {
            T::RBracket => "without a size",
            T::Star if self.peek(1).kind == T::RBracket => "with an open size",
            _ => "",
        };
        if let Some(at) = in_static
            && !unsized_form.is_empty()
            && self.is_new_error(at)
        {
            let text = format!("`static` stands in the brackets of an array {unsized_form}");
            self.error_at(&c::SYNTAX, at, text);
        }
        let mut star = false;
        let mut size = None;
        if self.is(T::Star) && self.peek(1).kind == T::RBracket {
            star = true;
            self.advance();
        } else if !self.is(T::RBracket) {
            match self.nested(Self::assignment) {
                Ok(e) if self.is(T::RBracket) || !self.is_of_unknown_name(e) => size = Some(e),
                // The name is still looked at.
                Ok(e) => {
                    self.skip_until(&[T::RBracket], Skip::PastInStatement);
                    return Ok(Chunk::Array { size: Some(e), star, parameter_form, quals, token });
                }
                Err(Failed) => {
                    self.skip_until(&[T::RBracket], Skip::PastInStatement);
                    return Err(Failed);
                }
            }
        }
        self.close(T::RBracket);
        Ok(Chunk::Array { size, star, parameter_form, quals, token })
    }

    /// `(parameters)`; the current token is `(`.
    pub(super) fn function_chunk(&mut self) -> Parse<Chunk> {
        let token = self.here();
        self.nested(|p| {
            p.enter();
            let result = p.parameters(token);
            p.leave();
            Ok(result)
        })
    }

    fn parameters(&mut self, token: TokenIndex) -> Chunk {
        self.advance();
        let mut params = Vec::new();
        let mut variadic = None;
        let mut identifiers = Vec::new();
        let first = self.token();
        let mut empty = self.is(T::RParen);
        let mut broken = false;
        if self.is_word(kw::K_void) && self.peek(1).kind == T::RParen {
            self.advance();
            empty = true;
        } else if self.is_identifier(first)
            && !self.is_type_name(first.symbol)
            && matches!(self.peek(1).kind, T::Comma | T::RParen)
        {
            loop {
                if !self.is_identifier(self.token()) {
                    self.expected("a parameter's name");
                    self.skip_until(&[T::RParen], Skip::BeforeInStatement);
                    identifiers.clear();
                    broken = true;
                    break;
                }
                identifiers.push((self.word(), self.here()));
                if self.is_type_name(self.word()) {
                    let text =
                        format!("the type `{}` stands where a name should", self.name(self.word()));
                    self.syntax(text);
                }
                self.advance();
                if !self.accept(T::Comma) {
                    break;
                }
            }
        } else if !empty {
            loop {
                if self.is(T::Ellipsis) {
                    variadic = Some(self.here());
                    self.advance();
                    break;
                }
                if let Some(parameter) = self.parameter() {
                    match parameter.declarator.name {
                        Some((name, _)) => self.declare(name, NameKind::Ordinary),
                        None => self.keyword_as_name(),
                    }
                    params.push(parameter);
                }
                if self.is(T::Ellipsis) {
                    self.syntax("a `,` is missing before `...`");
                    variadic = Some(self.here());
                    self.advance();
                    break;
                }
                if self.stopped || !self.accept(T::Comma) {
                    break;
                }
            }
        }
        if let [only] = params.as_slice()
            && variadic.is_none()
            && only.declarator.name.is_none()
            && only.declarator.chunks.is_empty()
            && only.specs.last == only.specs.first
            && matches!(only.specs.ty, TypeSpec::Basic(Basic::Void))
        {
            // `(void` without its end.
            params.clear();
            empty = true;
        }
        self.close(T::RParen);
        Chunk::Function {
            params,
            variadic,
            identifiers,
            old_declarations: Vec::new(),
            token,
            empty,
            broken,
        }
    }

    /// Reports a word of the language that stands where a parameter has its name, and passes over it.
    fn keyword_as_name(&mut self) {
        if self.kind() == T::Ident && !self.is_identifier(self.token()) {
            let text = format!(
                "`{}` is a word of the language and names no parameter",
                self.name(self.word())
            );
            self.syntax(text);
            self.advance();
        }
    }

    /// A parameter; `None` where there is none.
    fn parameter(&mut self) -> Option<Parameter> {
        let start = self.at;
        let specs = self.specifiers(Role::Declaration);
        let mut declarator = self.declarator(Form::Either).ok()?;
        declarator.attributes.extend(self.attributes());
        if self.at == start {
            self.expected("a parameter");
            return None;
        }
        let mut invalid = specs.two_accesses;
        if self.is(T::Eq) {
            let equals = self.here();
            invalid = true;
            self.advance();
            match self.nested(Self::assignment) {
                Ok(_) => {
                    let text = "a parameter has no default value in C";
                    self.error_at(&c::SYNTAX, equals, text);
                }
                Err(Failed) => {
                    self.skip_until(&[T::Comma, T::RParen], Skip::BeforeInStatement);
                }
            }
        }
        Some(Parameter { specs, declarator, invalid })
    }

    /// A `;` where a declaration or a member could start: C99 has no empty ones there (6.7.2.1, 6.9).
    pub(super) fn stray_semicolon(&mut self) {
        // Behind anything else it ends what was passed over after a mistake.
        let before = self.at.checked_sub(1).map(|at| self.tokens[at].kind);
        if matches!(before, None | Some(T::Semi | T::LBrace | T::RBrace)) {
            let here = self.here();
            self.error_at(&c::EMPTY_DECLARATION, here, "this `;` ends nothing");
        }
        self.advance();
    }

    pub(super) fn type_name(&mut self) -> TypeNameId {
        let (start, here) = (self.at, self.here());
        let mut specs = self.specifiers(Role::TypeName);
        if matches!(specs.ty, TypeSpec::Missing) && specs.pipe.is_none() {
            if self.at == start {
                self.expected("a type");
            } else {
                self.error_at(&c::IMPLICIT_INT, here, "this type name has no type");
            }
            specs.ty = TypeSpec::Error;
        }
        let declarator = match self.declarator(Form::Abstract) {
            Ok(declarator) => declarator,
            Err(Failed) => self.empty_declarator(),
        };
        self.named_type(specs, declarator)
    }

    fn named_type(&mut self, specs: DeclSpecs, declarator: Declarator) -> TypeNameId {
        self.ast.type_names.push(TypeName { specs, declarator });
        TypeNameId(self.ast.type_names.len() as u32 - 1)
    }

    // Initialisers ------------------------------------------------------------------------------

    fn initialiser(&mut self) -> Parse<InitId> {
        self.no_pragma()?;
        if self.is(T::LBrace) {
            return self.initialiser_list();
        }
        let e = self.assignment()?;
        Ok(self.init(Init::Expr(e)))
    }

    /// Whether an initialiser holds a name that was never declared.
    fn is_list_of_unknown_name(&self, init: InitId) -> bool {
        match self.ast.init(init) {
            Init::Expr(e) => self.is_of_unknown_name(*e),
            Init::List(list, _) => {
                list.iter().any(|(_, element)| self.is_list_of_unknown_name(*element))
            }
        }
    }

    /// `{ … }`; the current token is `{`.
    pub(super) fn initialiser_list(&mut self) -> Parse<InitId> {
        let token = self.here();
        if self.peek(1).kind == T::RBrace {
            self.beyond(&c::LATER_C, token, "an initialiser without values");
        }
        self.nested(|p| {
            p.advance();
            let mut list = Vec::new();
            let mut valid = true;
            while !p.is(T::RBrace) {
                match p.initialiser_element() {
                    Ok((_, init))
                        if !matches!(p.kind(), T::Comma | T::RBrace)
                            && matches!(p.ast.init(init), Init::Expr(e) if p.is_of_unknown_name(*e)) =>
                    {
                        valid = false;
                        p.skip_until(&[T::RBrace], Skip::Before);
                        break;
                    }
                    Ok(element) => list.push(element),
                    Err(Failed) => {
                        valid = false;
                        if !p.is(T::Comma) {
                            p.skip_until(&[T::RBrace], Skip::Before);
                            break;
                        }
                    }
                }
                if !p.accept(T::Comma) {
                    break;
                }
            }
            let closed = p.close(T::RBrace);
            if valid && closed { Ok(p.init(Init::List(list, token))) } else { Err(Failed) }
        })
    }

    /// An element of a list, with its designators.
    fn initialiser_element(&mut self) -> Parse<(Vec<Designator>, InitId)> {
        let mut path = Vec::new();
        if self.is_identifier(self.token()) && self.peek(1).kind == T::Colon {
            let here = self.here();
            self.beyond(&c::GNU_C, here, "`:` behind the name of a member");
            path.push(Designator::Member(self.word(), self.here()));
            self.advance();
            self.advance();
            return Ok((path, self.initialiser()?));
        }
        loop {
            let at = self.here();
            match self.kind() {
                T::Dot => {
                    self.advance();
                    if !self.is_identifier(self.token()) {
                        return Err(self.expected("a member's name"));
                    }
                    path.push(Designator::Member(self.word(), self.here()));
                    self.advance();
                }
                T::LBracket => {
                    self.advance();
                    let bounds = self.nested(|p| {
                        let low = p.conditional()?;
                        let high =
                            if p.accept(T::Ellipsis) { Some(p.conditional()?) } else { None };
                        Ok((low, high))
                    });
                    match bounds {
                        Ok((low, Some(high))) => {
                            self.beyond(&c::GNU_C, at, "a range of elements");
                            path.push(Designator::Range(low, high, at));
                        }
                        Ok((low, None)) => path.push(Designator::Index(low, at)),
                        Err(Failed) => {
                            self.skip_until(&[T::RBracket], Skip::PastInStatement);
                            return Err(Failed);
                        }
                    }
                    self.close(T::RBracket);
                }
                _ => break,
            }
        }
        let old_index =
            path.len() == 1 && matches!(path[0], Designator::Index(..) | Designator::Range(..));
        if !path.is_empty() && !self.accept(T::Eq) {
            if !old_index {
                return Err(self.expected("`=` after the designator"));
            }
            // Behind a bracket that is missing it is a mistake of another kind.
            if self.tokens[self.at.saturating_sub(1)].kind == T::RBracket {
                let here = self.here();
                self.beyond(&c::GNU_C, here, "a designator without `=`");
            }
        }
        Ok((path, self.initialiser()?))
    }

    // Declarations ------------------------------------------------------------------------------

    /// `_Static_assert(e, "…");`; the current token is the keyword.
    pub(super) fn static_assert(&mut self) -> Parse<(ExprId, Option<ExprId>)> {
        let here = self.here();
        self.beyond(&c::LATER_C, here, "`_Static_assert`");
        self.advance();
        if self.expect(T::LParen, "after `_Static_assert`").is_err() {
            self.skip_declaration();
            return Err(Failed);
        }
        let Ok(e) = self.nested(Self::conditional) else {
            self.skip_declaration();
            return Err(Failed);
        };
        let mut text = None;
        if !matches!(self.kind(), T::RParen | T::Comma) && self.is_of_unknown_name(e) {
            self.skip_declaration();
            return Ok((e, None));
        }
        if !self.is(T::RParen) {
            if !self.accept(T::Comma) {
                self.missing(",", "after the condition");
                self.skip_until(&[T::Semi], Skip::Past);
                return Err(Failed);
            }
            if !self.is(T::Str) {
                self.expected("the message");
                self.skip_declaration();
                return Err(Failed);
            }
            text = Some(self.conditional()?);
        }
        self.close(T::RParen);
        self.semicolon("after `_Static_assert`");
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
        if is_typedef && specs.invalid {
            self.doubtful.insert(name);
        }
        self.declare(name, kind);
    }

    /// A declaration inside a function. `end`: its `;` is part of it, which that of `for` takes itself.
    pub(super) fn declaration_statement(&mut self, end: bool) -> Parse<DeclarationId> {
        self.extension_marks();
        let specs = self.specifiers(Role::Declaration);
        if specs.ends() || (end && self.accept(T::Semi)) {
            return Ok(self.lone_specifiers(specs));
        }
        if !end && self.is(T::Semi) {
            return Ok(self.lone_specifiers(specs));
        }
        self.declaration_group(specs, if end { Context::Block } else { Context::For })?
            .ok_or(Failed)
    }

    fn lone_specifiers(&mut self, specs: DeclSpecs) -> DeclarationId {
        let last = self.previous();
        self.push_declaration(Declaration { specs, declarators: Vec::new(), last })
    }

    /// A declaration or function definition at file scope.
    pub(super) fn external_declaration(&mut self) {
        self.extension_marks();
        if self.is(T::Eof) {
            self.syntax("expected a declaration, found the end of the file");
            return;
        }
        if self.is_word(kw::K__Static_assert) {
            let at = self.here();
            if let Ok((e, text)) = self.static_assert() {
                self.ast.items.push(Item::StaticAssert(e, text, at));
            }
            return;
        }
        if (self.is_word(kw::K___asm) || self.is_word(kw::K___asm__))
            && self.peek(1).kind == T::LParen
        {
            self.asm_label();
            self.semicolon("after `asm`");
            return;
        }
        let mut specs = self.specifiers(Role::Declaration);
        // A definition of a type that a word of the next declaration follows: `struct S { … } S *p;`.
        if specs.defines_type()
            && !specs.ends()
            && self.is_identifier(self.token())
            && (self.peek(1).kind == T::Star
                || matches!(self.peek(1).kind, T::Amp | T::AmpAmp)
                || self.is_identifier(self.peek(1)))
        {
            self.missing(";", "after the type");
            let id = self.lone_specifiers(specs);
            self.ast.items.push(Item::Declaration(id));
            specs = self.specifiers(Role::Declaration);
        }
        if specs.ends() || self.accept(T::Semi) {
            let id = self.lone_specifiers(specs);
            self.ast.items.push(Item::Declaration(id));
            return;
        }
        if let Ok(Some(id)) = self.declaration_group(specs, Context::File) {
            self.ast.items.push(Item::Declaration(id));
        }
    }

    /// The declarators behind specifiers, or the body of a function, which goes to the items. `None` where
    /// nothing was declared.
    fn declaration_group(
        &mut self,
        specs: DeclSpecs,
        context: Context,
    ) -> Parse<Option<DeclarationId>> {
        let mut declarator = self.declarator(Form::Named)?;
        if declarator.name.is_none() {
            self.skip_declaration();
            // The specifiers are still looked at; what was to be `inline` is not known.
            return Ok(Some(self.lone_specifiers(DeclSpecs { inline: None, ..specs })));
        }
        let is_function = matches!(declarator.chunks.first(), Some(Chunk::Function { .. }));
        let trailing = self.attributes();
        declarator.attributes.extend(trailing);
        let continues = |p: &Self| {
            matches!(p.kind(), T::Semi | T::Comma | T::Eq)
                || p.is_meant_as_equals()
                || p.is_word(kw::K___asm__)
                || p.is_word(kw::K___asm)
        };
        if is_function && self.is_word(kw::K__Noreturn) {
            self.syntax("`_Noreturn` stands before the name of the function");
            self.advance();
        }
        if is_function && !continues(self) {
            if context == Context::File {
                let old_style = matches!(
                    declarator.chunks.first(),
                    Some(Chunk::Function { identifiers, .. }) if !identifiers.is_empty()
                );
                let declares = self.starts_declaration() && !self.starts_kernel();
                if self.is(T::LBrace) || (old_style && declares) {
                    return self.function_body(specs, declarator).map(|()| None);
                }
                if self.starts_kernel() || !self.starts_declaration() {
                    self.expected("the function's body or `;`");
                    self.skip_until(&[T::Semi], Skip::Past);
                    // Its parameters are still looked at.
                    declarator.name = None;
                    let declarators = vec![InitDeclarator { declarator, init: None }];
                    let specs = DeclSpecs {
                        ty: TypeSpec::Error,
                        storage: None,
                        kernel: None,
                        invalid: true,
                        ..specs
                    };
                    let last = self.previous();
                    let id = self.push_declaration(Declaration { specs, declarators, last });
                    return Ok(Some(id));
                }
            } else if self.is(T::LBrace) {
                let here = self.here();
                let text = "a function is defined at file scope, not inside another";
                self.error_at(&c::FUNCTION_DECLARATION, here, text);
                self.skip_declaration();
                return Ok(None);
            }
        }
        let mut declarators = Vec::new();
        let mut expect_semicolon = context != Context::For;
        loop {
            if self.is_word(kw::K___asm__) || self.is_word(kw::K___asm) {
                if !self.asm_label() {
                    self.skip_until(&[T::Semi], Skip::BeforeInStatement);
                    break;
                }
                let more = self.attributes();
                declarator.attributes.extend(more);
            }
            // The name is in scope in its own initialiser.
            self.declare_name(&specs, &declarator);
            let equals = self.here();
            let mut init = None;
            if self.accept_equals() {
                let mark = self.recovery_mark();
                let stops: &[T] =
                    if context == Context::For { &[T::Comma, T::RParen] } else { &[T::Comma] };
                init = match self.initialiser() {
                    Ok(init) => {
                        let unknown = match self.ast.init(init) {
                            Init::Expr(e) => self.hides_unknown_name(*e),
                            Init::List(..) => self.is_list_of_unknown_name(init),
                        };
                        if !matches!(self.kind(), T::Semi | T::Comma) && unknown {
                            self.skip_until(stops, Skip::BeforeInStatement);
                        }
                        Some((init, equals))
                    }
                    Err(Failed) => {
                        self.skip_until(stops, Skip::BeforeInStatement);
                        let e = self.recovered(mark);
                        Some((self.init(Init::Expr(e)), equals))
                    }
                };
            }
            declarators.push(InitDeclarator { declarator, init });
            let comma = self.here();
            if !self.accept(T::Comma) {
                break;
            }
            if self.token().has(FIRST_OF_LINE) && expect_semicolon && !self.may_be_declarator() {
                self.error_at(&c::SYNTAX, comma, "`;` was meant and not `,`");
                expect_semicolon = false;
                break;
            }
            let before = self.attributes();
            declarator = self.declarator(Form::Named)?;
            declarator.attributes.extend(before);
            let trailing = self.attributes();
            declarator.attributes.extend(trailing);
            if declarator.name.is_none() {
                break;
            }
        }
        if expect_semicolon
            && !self.semicolon("after the declaration")
            && (self.starts_kernel() || !self.starts_declaration())
        {
            self.skip_declaration();
        }
        let last = self.previous();
        Ok(Some(self.push_declaration(Declaration { specs, declarators, last })))
    }

    /// Whether an operator stands here that may have been written for `=`.
    fn is_meant_as_equals(&self) -> bool {
        matches!(self.kind(), T::EqEq | T::NotEq | T::LtEq | T::GtEq)
            || matches!(expressions::assignment_operator(self.kind()), Some(Some(_)))
    }

    /// Takes the `=` before an initialiser, or reports what was written for it.
    fn accept_equals(&mut self) -> bool {
        if self.is_meant_as_equals() {
            let found = self.found();
            self.syntax(format!("{found} stands where `=` was meant"));
            self.advance();
            return true;
        }
        self.accept(T::Eq)
    }

    /// Whether what follows a `,` may be a further declarator.
    fn may_be_declarator(&self) -> bool {
        match self.kind() {
            T::Star | T::Amp | T::Caret | T::LParen | T::LBracket | T::Colon | T::Ellipsis => true,
            T::Ident if matches!(self.word(), kw::K___attribute | kw::K___attribute__) => true,
            T::Ident => {
                self.is_identifier(self.token())
                    && match self.peek(1).kind {
                        T::LBracket
                        | T::LParen
                        | T::RParen
                        | T::Semi
                        | T::Comma
                        | T::Eq
                        | T::LBrace => true,
                        T::Colon => self.scopes.len() == 1,
                        _ => matches!(
                            Self::word_of(self.peek(1)),
                            kw::K___asm | kw::K___asm__ | kw::K___attribute | kw::K___attribute__
                        ),
                    }
            }
            _ => false,
        }
    }

    /// The body of a function, behind its declarator.
    fn function_body(&mut self, specs: DeclSpecs, mut declarator: Declarator) -> Parse<()> {
        self.old_parameters(&mut declarator);
        if !self.is(T::LBrace) {
            self.expected("the function's body");
            self.skip_until(&[T::LBrace], Skip::BeforeInStatement);
            if !self.is(T::LBrace) {
                return Ok(());
            }
        }
        self.declare_name(&specs, &declarator);
        self.enter();
        self.declare_parameters(&declarator);
        let body = self.compound_body();
        self.leave();
        let definition = FunctionDefinition { specs, declarator, body: body? };
        self.ast.items.push(Item::Function(Box::new(definition)));
        Ok(())
    }

    /// Declarations between the parameter names and the body, as before C89: they become the
    /// parameters.
    fn old_parameters(&mut self, declarator: &mut Declarator) {
        let Some(Chunk::Function { identifiers, params, token, .. }) =
            declarator.chunks.first_mut()
        else {
            return;
        };
        if identifiers.is_empty() {
            return;
        }
        let at = *token;
        self.error_at(&c::OLD_STYLE_FUNCTION, at, "the parameters are declared as before C89");
        let mut declared: Vec<Option<Parameter>> = vec![None; identifiers.len()];
        while self.starts_declaration() && !self.starts_kernel() {
            let specs = self.specifiers(Role::Declaration);
            if self.is(T::Semi) {
                self.error_at(&c::SYNTAX, specs.first, "this declares no parameter");
                self.advance();
                continue;
            }
            if let Some((_, at)) = specs.storage {
                self.error_at(&c::STORAGE_CLASS, at, "a parameter has no storage class");
            }
            while let Ok(mut item) = self.declarator(Form::Named) {
                item.attributes.extend(self.attributes());
                if let Some((name, token)) = item.name {
                    let place = identifiers.iter().position(|i| i.0 == name);
                    match place.and_then(|n| declared.get_mut(n)) {
                        Some(slot @ None) => {
                            let specs = DeclSpecs { storage: None, ..specs.clone() };
                            *slot = Some(Parameter { specs, declarator: item, invalid: false });
                        }
                        found => {
                            let (code, what) = match found {
                                Some(_) => (&c::REDEFINITION, "declared already"),
                                None => (&c::FUNCTION_DECLARATION, "no parameter"),
                            };
                            let text = format!("`{}` is {what}", self.name(name));
                            self.error_at(code, token, text);
                        }
                    }
                }
                if !self.accept(T::Comma) {
                    break;
                }
            }
            if self.expect_behind(T::Semi, "after the declaration").is_err() {
                self.skip_until(&[T::LBrace], Skip::BeforeInStatement);
                if self.is(T::LBrace) {
                    break;
                }
                self.accept(T::Semi);
            }
        }
        for ((name, token), found) in identifiers.iter().zip(declared) {
            match found {
                Some(p) => params.push(p),
                None => {
                    let text = format!("the parameter `{}` is not declared", self.name(*name));
                    self.error_at(&c::IMPLICIT_INT, *token, text);
                    params.push(self.int_parameter(*name, *token));
                }
            }
        }
    }

    /// A parameter that is read as if it were an `int`.
    fn int_parameter(&self, name: Symbol, token: TokenIndex) -> Parameter {
        let specs = DeclSpecs { ty: TypeSpec::Basic(Basic::Int), ..no_specifiers(token) };
        let declarator = Declarator { name: Some((name, token)), ..self.empty_declarator() };
        Parameter { specs, declarator, invalid: false }
    }
}

/// Declaration specifiers before the first of them, at a token.
fn no_specifiers(at: TokenIndex) -> DeclSpecs {
    DeclSpecs {
        storage: None,
        inline: None,
        noreturn: None,
        quals: 0,
        nullability: None,
        space: None,
        kernel: None,
        access: None,
        two_accesses: false,
        pipe: None,
        attributes: Vec::new(),
        ty: TypeSpec::Missing,
        type_token: at,
        first: at,
        last: at,
        invalid: false,
        foreign: false,
    }
}
