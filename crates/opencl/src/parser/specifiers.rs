//! Declaration specifiers (C99 6.7), with OpenCL C's qualifiers.

use super::super::foreign::spellings::{self, Instead};
use super::super::keywords::{kw, name as names, ty, words};
use super::super::rules as r;
use super::super::spelling::nearest;
use super::*;

/// The purpose of specifiers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// A declaration of any kind.
    Declaration,
    /// A type name, as in a cast. It has neither a storage class nor a declared name.
    TypeName,
}

/// The keywords that have been read so far and that name an arithmetic type.
#[derive(Default)]
struct Words {
    base: Option<Symbol>,
    signed: bool,
    unsigned: bool,
    short: bool,
    long: u8,
    any: bool,
}

pub(super) fn qualifier(word: Symbol) -> Option<u8> {
    Some(match word {
        kw::K_const | kw::K___const | kw::K___const__ => quals::CONST,
        kw::K_volatile | kw::K___volatile | kw::K___volatile__ => quals::VOLATILE,
        kw::K_restrict | kw::K___restrict | kw::K___restrict__ => quals::RESTRICT,
        _ => return None,
    })
}

/// Whether a word is a GNU C spelling of a C keyword, or `__extension__`.
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

/// Whether a keyword is `void`, `bool` or an arithmetic type such as `int`. Modifiers such as `unsigned` are not
/// included.
fn is_base_type(word: Symbol) -> bool {
    matches!(
        word,
        kw::K_void
            | kw::K_bool
            | kw::K__Bool
            | kw::K_char
            | kw::K_int
            | kw::K_half
            | kw::K_float
            | kw::K_double
    )
}

/// Whether a keyword modifies an arithmetic type, as `unsigned` does.
fn is_type_modifier(word: Symbol) -> bool {
    matches!(
        word,
        kw::K_short
            | kw::K_long
            | kw::K_signed
            | kw::K___signed
            | kw::K___signed__
            | kw::K_unsigned
    )
}

/// Whether a word is a keyword of an arithmetic type, or `void`.
pub(super) fn is_arithmetic_word(word: Symbol) -> bool {
    is_base_type(word) || is_type_modifier(word)
}

pub(super) fn image_type(word: Symbol) -> bool {
    word >= ty::K_image1d_t && word <= ty::K_image3d_t
}

pub(super) fn access(word: Symbol) -> Option<Access> {
    Some(match word {
        kw::K_read_only | kw::K___read_only => Access::Read,
        kw::K_write_only | kw::K___write_only => Access::Write,
        kw::K_read_write | kw::K___read_write => Access::ReadWrite,
        _ => return None,
    })
}

/// Empty declaration specifiers, at the position of a token.
pub(super) fn no_specifiers(at: TokenIndex) -> DeclSpecs {
    DeclSpecs {
        storage: None,
        inline: None,
        noreturn: None,
        quals: 0,
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
    }
}

impl Words {
    /// The type that the keywords form; `None` if they contradict each other.
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

impl Parser<'_> {
    /// Consumes a C keyword, which may be in its GNU C spelling.
    pub(super) fn take_word(&mut self) {
        if is_of_gnu(self.word()) {
            let text = format!("`{}`", self.name(self.word()));
            self.beyond(&c::GNU_C, self.here(), &text);
        }
        self.advance();
    }

    /// Skips the words that mark extensions of GNU C.
    pub(super) fn extension_marks(&mut self) {
        while self.is_word(kw::K___extension__) {
            self.take_word();
        }
    }

    /// Whether a token starts a type name. It must be a specifier other than `pipe` or `kernel`.
    pub(super) fn starts_type_name(&self, token: &Token) -> bool {
        let declares = matches!(token.symbol, kw::K_pipe | kw::K_kernel | kw::K___kernel);
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
            | kw::K__Static_assert
            | kw::K___extension__ => false,
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
                    ) && word != kw::K_typeof
            }
        }
    }

    fn duplicate(&mut self, specs: &mut DeclSpecs, text: String) -> Option<&mut Diagnostic> {
        if specs.invalid {
            return None;
        }
        specs.invalid = true;
        let here = self.here();
        Some(self.error_at(&c::CONFLICTING_SPECIFIERS, here, text))
    }

    /// Reports that `word` names a second type.
    fn second_type(&mut self, specs: &mut DeclSpecs, word: Symbol) {
        let text = format!("`{}` cannot be combined with the preceding type", self.name(word));
        self.duplicate(specs, text);
    }

    /// Parses declaration specifiers.
    pub(super) fn specifiers(&mut self, role: Role) -> DeclSpecs {
        let first = self.here();
        let mut specs = no_specifiers(first);
        let mut words = Words::default();
        while self.kind() == T::Ident {
            let word = self.word();
            let goes_on = if word.0 >= KEYWORDS || self.is_identifier(self.token()) {
                self.named_type_specifier(role, &mut specs, &words)
            } else {
                self.qualifier_specifier(&mut specs)
                    || self.storage_specifier(role, &mut specs)
                    || self.type_word(&mut specs, &mut words)
                    || self.other_specifier(role, &mut specs, &mut words)
            };
            if !goes_on || specs.ends() {
                break;
            }
        }
        if words.any {
            match words.basic() {
                Some(basic) if matches!(specs.ty, TypeSpec::Missing) => {
                    specs.ty = TypeSpec::Basic(basic);
                }
                _ => {
                    if !std::mem::replace(&mut specs.invalid, true) {
                        let at = specs.type_token;
                        let text = "these specifiers cannot be combined into a type";
                        self.error_at(&c::CONFLICTING_SPECIFIERS, at, text);
                    }
                    specs.ty = TypeSpec::Error;
                }
            }
        }
        specs.last = self.previous().max(first);
        specs
    }

    /// Parses a name. It denotes a type unless the specifiers already have one. Returns false if the specifiers end
    /// before the name.
    fn named_type_specifier(&mut self, role: Role, specs: &mut DeclSpecs, words: &Words) -> bool {
        let (token, word, here) = (self.token(), self.word(), self.here());
        let seen_type = words.any || !matches!(specs.ty, TypeSpec::Missing);
        // After a type, the name of an image type is a second type, because it cannot be declared. The name of any
        // other built-in type is the declared name, as in `uint uint`.
        if seen_type && image_type(word) && self.is_type_name(word) {
            if !matches!(specs.ty, TypeSpec::Error) {
                self.second_type(specs, word);
            }
            self.advance();
            return true;
        }
        // In `in float4 x`, the unknown word was taken as a type.
        let next = self.peek(1);
        let is_declared = next.kind == T::Star || self.is_identifier(next);
        if matches!(specs.ty, TypeSpec::Error) && self.is_type_name(word) && is_declared {
            self.advance();
            return true;
        }
        if seen_type || !self.is_identifier(token) {
            return false;
        }
        if !self.is_type_name(word) {
            return self.implicit_int(role, specs);
        }
        specs.ty = TypeSpec::Named(word);
        specs.type_token = here;
        self.advance();
        true
    }

    /// Parses a type qualifier, an address space or an access qualifier, if the current token is one.
    fn qualifier_specifier(&mut self, specs: &mut DeclSpecs) -> bool {
        let (word, here) = (self.word(), self.here());
        if let Some(q) = qualifier(word) {
            specs.quals |= q;
            self.take_word();
            return true;
        }
        if let Some(space) = AddressSpace::of_keyword(word) {
            if space == AddressSpace::Generic && !self.language.generic_address_space() {
                let text =
                    "`generic` needs OpenCL C 2.0, or 3.0 with `__opencl_c_generic_address_space`";
                self.error_at(&c::NO_GENERIC, here, text);
                specs.invalid = true;
            } else if specs.space.is_none_or(|(other, _)| other == space) {
                specs.space = Some((space, here));
            } else if !std::mem::replace(&mut specs.invalid, true) {
                let text = "this type has two address spaces";
                self.error_at(&c::CONFLICTING_SPECIFIERS, here, text).rule = Some(r::ONE_SPACE);
            }
        } else if let Some(a) = access(word) {
            if specs.access.is_none() {
                specs.access = Some((a, here));
            } else if specs.access.is_some_and(|(other, _)| other != a) {
                specs.two_accesses = true;
                if !std::mem::replace(&mut specs.invalid, true) {
                    let text = "this type has two access qualifiers";
                    self.error_at(&c::MULTIPLE_ACCESS, here, text).rule = Some(r::ACCESS_ONCE);
                }
            }
        } else {
            return false;
        }
        self.advance();
        true
    }

    /// Parses a storage class or a function specifier, if the current token is one.
    fn storage_specifier(&mut self, role: Role, specs: &mut DeclSpecs) -> bool {
        let (word, here) = (self.word(), self.here());
        let storage = role == Role::Declaration;
        let class = match word {
            kw::K_typedef => Storage::Typedef,
            kw::K_extern => Storage::Extern,
            kw::K_static => Storage::Static,
            kw::K_auto => Storage::Auto,
            kw::K_register => Storage::Register,
            kw::K__Thread_local | kw::K___thread => Storage::ThreadLocal,
            kw::K_inline | kw::K___inline | kw::K___inline__ if storage => {
                specs.inline = Some(here);
                self.take_word();
                return true;
            }
            kw::K__Noreturn if storage => {
                self.beyond(&c::LATER_C, here, "`_Noreturn`");
                specs.noreturn = Some(here);
                self.advance();
                return true;
            }
            kw::K_kernel | kw::K___kernel => {
                specs.kernel = Some(here);
                self.advance();
                return true;
            }
            _ => return false,
        };
        if !storage {
            let text = format!("`{}` is not allowed here", self.name(word));
            self.duplicate(specs, text);
        } else if specs.storage.is_some_and(|old| old.0 != class) {
            let text = format!(
                "`{}` cannot be combined with the preceding storage class",
                self.name(word)
            );
            self.duplicate(specs, text);
        } else {
            specs.storage = Some((class, here));
        }
        self.advance();
        true
    }

    /// Parses a keyword of an arithmetic type or `void`, if the current token is one.
    fn type_word(&mut self, specs: &mut DeclSpecs, words: &mut Words) -> bool {
        let (mut word, here) = (self.word(), self.here());
        if matches!(word, kw::K__Float16 | kw::K___fp16) {
            let text = format!("`{}`", self.name(word));
            self.beyond(&c::GNU_C, here, &text);
            word = kw::K_half;
        }
        let (is_base, is_other) = (is_base_type(word), is_type_modifier(word));
        if !is_base && !is_other {
            return false;
        }
        if matches!(specs.ty, TypeSpec::Error) {
            self.advance();
            return true;
        }
        let is_second = !matches!(specs.ty, TypeSpec::Missing) || is_base && words.base.is_some();
        if is_second && self.declares_next() {
            let name = self.name(word);
            let text = format!("`{name}` is a keyword and cannot be the name of a variable");
            self.report_misnamed(text);
            return false;
        }
        if !matches!(specs.ty, TypeSpec::Missing) {
            self.second_type(specs, word);
            words.any |= is_base;
            self.advance();
            return true;
        }
        if !std::mem::replace(&mut words.any, true) {
            specs.type_token = here;
        }
        match word {
            _ if is_base && words.base.is_some() => self.second_type(specs, word),
            _ if is_base => words.base = Some(word),
            kw::K_short => words.short = true,
            kw::K_long => words.long = words.long.saturating_add(1),
            kw::K_unsigned => words.unsigned = true,
            _ => words.signed = true,
        }
        if is_other && words.basic().is_none() && !specs.invalid {
            let text =
                format!("`{}` cannot be combined with the preceding specifiers", self.name(word));
            self.duplicate(specs, text);
        }
        self.take_word();
        true
    }

    /// Whether the current token is in the place of a declared name: the token after it may follow such a name.
    fn declares_next(&self) -> bool {
        let next = self.peek(1).kind;
        matches!(next, T::Eq | T::Semi | T::Comma | T::LBracket) && self.scopes.len() > 1
    }

    /// Parses any other specifier. Returns false if the current token is not a specifier.
    fn other_specifier(&mut self, role: Role, specs: &mut DeclSpecs, words: &mut Words) -> bool {
        let (word, here) = (self.word(), self.here());
        match word {
            kw::K___attribute__ | kw::K___attribute => {
                let list = self.attributes();
                specs.attributes.extend(list);
            }
            kw::K___extension__ => self.take_word(),
            kw::K_pipe => {
                if !self.pipes() {
                    let text = "pipes need `__opencl_c_pipes`";
                    self.error_at(&c::NEEDS_EXTENSION, here, text);
                } else if words.base.is_some()
                    || !matches!(specs.ty, TypeSpec::Missing | TypeSpec::Error)
                {
                    // Compilers keep the type that precedes `pipe`.
                    self.second_type(specs, word);
                } else {
                    specs.pipe = Some(here);
                }
                self.advance();
            }
            kw::K_struct | kw::K_union | kw::K_enum | kw::K___typeof | kw::K___typeof__ => {
                if words.any || !matches!(specs.ty, TypeSpec::Missing | TypeSpec::Error) {
                    self.second_type(specs, word);
                }
                if !matches!(word, kw::K_struct | kw::K_union | kw::K_enum) {
                    let text = format!("`{}`", self.name(word));
                    self.beyond(&c::GNU_C, here, &text);
                }
                specs.type_token = here;
                specs.ty = self.compound_specifier(word, role);
            }
            _ if (kw::K__Complex.0..=kw::K__Imaginary.0).contains(&word.0)
                || (kw::K___int128.0..=kw::K__BitInt.0).contains(&word.0) =>
            {
                let text = format!("`{}` is not a type of OpenCL C", self.name(word));
                self.duplicate(specs, text);
                *words = Words::default();
                specs.ty = TypeSpec::Error;
                self.advance();
                if word == kw::K__BitInt && self.accept(T::LParen) {
                    self.skip_to(&[T::RParen]);
                    self.close(T::RParen);
                }
            }
            _ => return false,
        }
        true
    }

    /// Reports a name that is used as a type but does not denote one.
    pub(super) fn unknown_type(&mut self, at: TokenIndex, word: Symbol) {
        if word == names::K__Atomic {
            self.error_at(&c::UNSUPPORTED_C, at, c::NO_ATOMIC);
            return;
        }
        if let Some(kind) = self.tags.get(&word) {
            let (kind, name) = (self.name(*kind), self.name(word));
            if let Some(end) = self.nameless.get(&word).copied() {
                let sources = self.sources;
                let place = token_span(sources, &self.tokens[end as usize]);
                let d = self.error_at(&c::UNKNOWN_TYPE, at, format!("`{name}` is not a type"));
                d.secondary.push(Label {
                    span: place,
                    text: "this `typedef` does not have a name".into(),
                });
                d.helped(format!("write `}} {name};`")).suggestion =
                    Some(Suggestion::before(place, format!(" {name}"), true));
                return;
            }
            let text = format!("`{name}` is not a type: write `{kind} {name}`");
            let replacement = format!("{kind} {name}");
            let token = &self.tokens[at as usize];
            let span = (!token.has(FROM_MACRO)).then(|| token_span(self.sources, token));
            self.error_at(&c::UNKNOWN_TYPE, at, text).suggestion =
                span.map(|span| Suggestion { span, replacement, is_certain: true });
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
            None if spellings::type_instead(name).is_some() => {
                (&c::UNKNOWN_TYPE, format!("OpenCL C does not have `{name}`"), None)
            }
            vector => (
                &c::UNKNOWN_TYPE,
                format!("`{name}` is not a type"),
                vector.map(|_| r::VECTOR_WIDTHS),
            ),
        };
        self.error_at(code, at, text).rule = rule;
        if *code == c::UNKNOWN_TYPE {
            self.suggest_type(word);
        }
    }

    /// Adds to the last diagnostic a replacement for the unknown type `word`.
    fn suggest_type(&mut self, word: Symbol) {
        let name = self.name(word);
        let may_compare = self.compared.allow(self.names.len() + TYPE_NAMES_END as usize);
        let is_type = |name: &str| {
            self.interner.find(name).is_some_and(|w| w.0 < KEYWORDS || self.is_type_name(w))
        };
        let host = name.strip_prefix("cl_").filter(|name| is_type(name));
        let instead = spellings::type_instead(name).or(spellings::value_instead(name));
        let (replacement, is_certain) = match instead {
            _ if host.is_some() => (host.unwrap_or_default(), true),
            Some(Instead::Help(text)) => {
                if let Some(last) = self.diagnostics.last_mut() {
                    last.help = Some(text.into());
                }
                return;
            }
            Some(Instead::Same(word)) => (word, true),
            Some(Instead::Like(word)) => (word, false),
            // The word is a type of another edition or of an extension.
            None if word.0 < TYPE_NAMES_END => return,
            None if !may_compare => return,
            None => {
                let own = self.names.keys().filter(|name| self.is_type_name(**name));
                let own = own.map(|name| self.interner.get(*name));
                let words = words().map(|(word, _)| word).filter(|word| is_type(word));
                // Names with a leading underscore are suggested only if the unknown name also has one.
                let words = words.filter(|word| !word.starts_with('_') || name.starts_with('_'));
                let Some(near) = nearest(name, own.chain(words)) else { return };
                (near.word, near.is_certain(name))
            }
        };
        let Some(last) = self.diagnostics.last_mut() else { return };
        if instead.is_some() {
            last.help = Some(format!("use `{replacement}`"));
        }
        let text = &self.sources.file(last.primary.span.file).bytes;
        last.did_you_mean(text, name, (replacement.to_string(), is_certain));
    }

    /// Handles a name that does not denote a type, in the place of a type. Returns true if the name is taken as a type.
    ///
    /// If the next token may follow a declared name, the name is the declared name, and the type is missing.
    fn implicit_int(&mut self, role: Role, specs: &mut DeclSpecs) -> bool {
        let next = self.peek(1);
        let declares = matches!(
            next.kind,
            T::LBracket | T::LParen | T::RParen | T::Semi | T::Comma | T::Eq | T::LBrace | T::Colon
        ) || matches!(Self::word_of(next), kw::K___asm | kw::K___asm__);
        let (word, here) = (self.word(), self.here());
        // `_Atomic` is not a plausible name for the declared entity.
        if word == names::K__Atomic && declares && self.is_new_error(here) {
            self.unknown_type(here, word);
        }
        if (role != Role::TypeName && declares)
            || (specs.pipe.is_some() && !self.is_identifier(next))
        {
            return false;
        }
        if role == Role::Declaration
            && self.is_identifier(next)
            && self.is_foreign_word(&["let", "var"])
        {
            // Like `auto` of C++: the declared object has the type of its initializer.
            specs.storage = Some((Storage::Auto, here));
            self.advance();
            return true;
        }
        if let Some(record) = self.class(role) {
            specs.type_token = here;
            specs.ty = record;
            return true;
        }
        if self.is_new_error(here) {
            self.unknown_type(here, word);
        }
        specs.type_token = here;
        specs.ty = TypeSpec::Error;
        specs.invalid = true;
        self.advance();
        true
    }

    fn compound_specifier(&mut self, word: Symbol, role: Role) -> TypeSpec {
        let token = self.here();
        self.advance();
        match word {
            kw::K_struct | kw::K_union => self.record(word == kw::K_union, token, role),
            kw::K_enum => self.enumeration(token, role),
            _ => self.type_of().unwrap_or(TypeSpec::Error),
        }
    }

    /// Parses the operand of `typeof`.
    fn type_of(&mut self) -> Parse<TypeSpec> {
        self.expect(T::LParen, "after `typeof`")?;
        let spec = if self.starts_type_name(self.token()) {
            self.nested(|p| Ok(TypeSpec::TypeofType(p.type_name())))?
        } else {
            TypeSpec::TypeofExpr(self.nested(Self::expression)?)
        };
        self.close(T::RParen);
        Ok(spec)
    }
}
