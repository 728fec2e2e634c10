//! Declarators, parameters and type names (C99 6.7.5, 6.7.6).

use super::super::keywords::{WORDS, kw};
use super::super::rules as r;
use super::specifiers::{Role, access, no_specifiers, qualifier};
use super::*;

/// The permitted form of a declarator.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// With a name.
    Named,
    /// Without a name.
    Abstract,
    /// With or without a name, as for parameters.
    Either,
}

impl Parser<'_> {
    pub(super) fn empty_declarator(&self) -> Declarator {
        let (first, last) = (self.here(), self.here());
        let (chunks, attributes) = (Vec::new(), Vec::new());
        Declarator { name: None, chunks, attributes, first, last, invalid: false }
    }

    pub(super) fn declarator(&mut self, form: Form) -> Parse<Declarator> {
        self.nested(|p| p.declarator_inner(form))
    }

    /// Parses the `*` and `^` at the start of a declarator, each with its qualifiers.
    fn pointers(&mut self, attributes: &mut Vec<Attribute>) -> Parse<Vec<Chunk>> {
        let mut pointers = Vec::new();
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
                } else if let Some(s) = AddressSpace::of_keyword(word) {
                    if s == AddressSpace::Generic && !self.language.generic_address_space() {
                        self.error_at(
                            &c::NO_GENERIC,
                            here,
                            "`generic` needs OpenCL C 2.0, or 3.0 with `__opencl_c_generic_address_space`",
                        );
                    } else if space.is_some_and(|(other, _)| other != s) {
                        let text = "this type has two address spaces";
                        self.error_at(&c::CONFLICTING_SPECIFIERS, here, text).rule =
                            Some(r::ONE_SPACE);
                    } else {
                        space = Some((s, here));
                    }
                } else if matches!(word, kw::K___attribute__ | kw::K___attribute) {
                    attributes.extend(self.attributes());
                    continue;
                } else if access(word).is_some() {
                    self.error_at(
                        &c::ACCESS_ON_NON_IMAGE,
                        here,
                        "a pointer cannot have an access qualifier",
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
        Ok(pointers)
    }

    fn declarator_inner(&mut self, form: Form) -> Parse<Declarator> {
        let first = self.here();
        let mut attributes = Vec::new();
        let pointers = self.pointers(&mut attributes)?;
        let is_reference =
            form != Form::Abstract && self.is(T::Amp) && self.is_identifier(self.peek(1));
        if is_reference {
            self.reference();
        }
        let mut declarator = self.empty_declarator();
        declarator.first = first;
        declarator.invalid = is_reference && form == Form::Named;
        let here = self.at;
        if self.is_identifier(self.token()) && form != Form::Abstract {
            let word = self.word();
            if self.peek(1).kind == T::LParen && self.reinterprets(word) {
                let text = format!("cannot declare `{}`: it is an operator", self.name(word));
                self.error_at(&c::REDEFINITION, self.at as TokenIndex, text);
                declarator.invalid = true;
            } else {
                declarator.name = Some((word, self.here()));
            }
            self.advance();
            self.hyphenated_name();
        } else if self.is(T::LParen) && self.nested_declarator(form) {
            self.advance();
            attributes.extend(self.attributes());
            declarator = self.declarator(form)?;
            self.close(T::RParen);
        } else if form == Form::Named && self.is(T::LBracket) {
            return self.misplaced_brackets(first, pointers);
        } else if form == Form::Named
            && let Some(tokens) = self.number_with_commas()
        {
            self.report_number_with_commas(tokens);
            declarator.invalid = true;
        } else if form == Form::Named {
            let rule = self.reserved_before();
            let said = self.diagnostics.len();
            let before = Self::word_of(&self.tokens[self.previous() as usize]);
            if self.ends_comment() {
                self.stray_comment_end();
            } else if !self.misnamed.contains(&before) && !self.keyword_as_name() {
                self.expected("a name");
            }
            for d in &mut self.diagnostics[said..] {
                d.rule = rule;
            }
            declarator.invalid = true;
        }
        loop {
            match self.kind() {
                T::LBracket => self.array_chunks(&mut declarator.chunks)?,
                T::LParen if self.at > here || form != Form::Named => {
                    let chunk = match self.untyped_parameters() {
                        Some(chunk) => {
                            declarator.invalid = true;
                            chunk
                        }
                        None => self.function_chunk()?,
                    };
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

    /// Reports `&` in a declarator and skips it. A reference to a `const` type was probably intended as a value.
    fn reference(&mut self) {
        let declared = self.tokens[..self.at].iter().rev();
        let mut declared = declared.take_while(|t| matches!(t.kind, T::Ident));
        let is_const = declared.any(|t| qualifier(t.symbol) == Some(quals::CONST));
        let is_written = !self.token().has(FROM_MACRO);
        let here = self.here();
        let d = self.error_at(&c::SYNTAX, here, "OpenCL C does not have references");
        d.help = Some(match is_const {
            true => "remove the `&` to pass the parameter by value".into(),
            false => "declare a pointer with `*`, use it as `*p`, and pass an address".into(),
        });
        let span = d.primary.span;
        d.suggestion = (is_const && is_written).then_some(Suggestion {
            span,
            replacement: String::new(),
            is_certain: true,
        });
        self.advance();
    }

    /// Reports the keyword before the current token if it is used as a declared name: `int local = 1;`.
    fn keyword_as_name(&mut self) -> bool {
        let Some(before) = self.at.checked_sub(1) else { return false };
        let word = Self::word_of(&self.tokens[before]);
        let is_qualifier = qualifier(word).is_some()
            || AddressSpace::of_keyword(word).is_some()
            || access(word).is_some()
            || word == kw::K_kernel;
        let is_declared = matches!(self.kind(), T::Eq | T::Semi | T::Comma | T::LBracket);
        // In `local;`, the keyword is not used as a name: a type must precede a name.
        let follows_type = before > 0 && self.tokens[before - 1].kind == T::Ident;
        if !is_qualifier || !is_declared || !follows_type || !self.is_new_error(before as u32) {
            return false;
        }
        let text =
            format!("`{}` is a keyword and cannot be the name of a variable", self.name(word));
        self.error_at(&c::SYNTAX, before as TokenIndex, text).helped("choose another name");
        self.misnamed.push(word);
        true
    }

    /// Whether a name is an operator that reinterprets a value, such as `as_int` (OpenCL C 6.4.4.2).
    fn reinterprets(&self, name: Symbol) -> bool {
        let target = self.name(name).strip_prefix("as_");
        target.is_some_and(|ty| WORDS[..TYPE_NAMES_END as usize].contains(&ty))
    }

    /// The rule that reserves a word. The word is before the current token, or before a `(` in front of that token. It
    /// was probably intended as the missing name.
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

    /// Reports `int [2] name` and parses it as `int name[2]`.
    fn misplaced_brackets(&mut self, first: TokenIndex, pointers: Vec<Chunk>) -> Parse<Declarator> {
        let (said, start) = (self.diagnostics.len(), self.at);
        self.syntax("the brackets of an array must follow its name");
        let mut arrays = Vec::new();
        while self.is(T::LBracket) {
            self.array_chunks(&mut arrays)?;
        }
        let name = self.at;
        let mut declarator = self.declarator(Form::Named)?;
        if self.at == name + 1 && declarator.name.is_some() {
            let (name, brackets) = (self.text_of(name..self.at), self.text_of(start..name));
            let replacement = format!("{name}{}", brackets.trim_end());
            // In `int[4] a`, the only blank is after the brackets.
            let is_apart = self.tokens[start].has(SPACE_BEFORE);
            self.suggest_instead(said, start..self.at, replacement, is_apart);
        }
        declarator.chunks.extend(arrays);
        declarator.chunks.extend(pointers.into_iter().rev());
        declarator.first = first;
        Ok(declarator)
    }

    /// Whether `(` opens a parenthesised declarator rather than a parameter list.
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

    /// Parses `[size]`. Reports `[rows, columns]`, a form of other languages, and parses it as `[rows][columns]`.
    fn array_chunks(&mut self, chunks: &mut Vec<Chunk>) -> Parse<()> {
        let start = self.at;
        let mut sizes = Vec::new();
        loop {
            let first = self.at + 1;
            chunks.push(self.array_chunk()?);
            sizes.push(format!("[{}]", self.text_of(first..self.at.max(first + 1))));
            if !self.is(T::Comma) || self.peek(1).kind == T::RBracket {
                break;
            }
        }
        self.close(T::RBracket);
        if sizes.len() > 1 {
            let replacement = sizes.concat();
            let help = format!("write each size in its own brackets: `{replacement}`");
            let text = "each dimension must have its own brackets";
            self.report_foreign(start..self.at, text, help, replacement);
        }
        Ok(())
    }

    /// Parses the size of an array. The current token is the bracket or comma before the size. The caller consumes the
    /// closing bracket.
    fn array_chunk(&mut self) -> Parse<Chunk> {
        let token = self.here();
        self.advance();
        let mut parameter_form = false;
        let mut quals = 0;
        let mut in_static = None;
        while self.kind() == T::Ident {
            if self.is_word(kw::K_static) && in_static.is_none() {
                in_static = Some(self.here());
            } else if qualifier(self.word()).is_none()
                && AddressSpace::of_keyword(self.word()).is_none()
            {
                break;
            }
            quals |= qualifier(self.word()).unwrap_or(0);
            parameter_form = true;
            self.take_word();
        }
        let star = self.is(T::Star) && self.peek(1).kind == T::RBracket;
        if star {
            self.advance();
        }
        let unsized_form = star || self.is(T::RBracket);
        if unsized_form && in_static.is_some() {
            self.syntax("`static` must be followed by the size of the array");
        }
        let size = if unsized_form { None } else { Some(self.nested(Self::assignment)?) };
        Ok(Chunk::Array { size, star, parameter_form, quals, token })
    }

    /// Parses `(parameters)`. The current token is `(`.
    pub(super) fn function_chunk(&mut self) -> Parse<Chunk> {
        let token = self.here();
        self.nested(|p| {
            p.enter();
            let result = p.parameters(token);
            p.leave();
            Ok(result)
        })
    }

    /// Reports and skips a list of parameter names without types, as in an old-style function definition. Returns
    /// `None` if no such list starts here. The current token is `(`.
    fn untyped_parameters(&mut self) -> Option<Chunk> {
        let (token, name) = (self.here(), self.peek(1));
        let untyped = self.is_identifier(name)
            && !self.is_type_name(name.symbol)
            && matches!(self.peek(2).kind, T::Comma | T::RParen);
        if !untyped {
            return None;
        }
        self.advance();
        let text = "the parameters do not have types";
        let here = self.here();
        self.error_at(&c::FUNCTION_DECLARATION, here, text).helped("write a type before each name");
        let mut params = Vec::new();
        while self.is_identifier(self.token()) {
            let specs = DeclSpecs { ty: TypeSpec::Error, ..no_specifiers(self.here()) };
            let mut declarator = self.empty_declarator();
            declarator.name = Some((self.word(), self.here()));
            self.advance();
            params.push(Parameter { specs, declarator, invalid: true });
            if !self.accept(T::Comma) {
                break;
            }
        }
        self.skip_to(&[T::RParen]);
        self.close(T::RParen);
        Some(Chunk::Function { params, variadic: None, token, empty: false })
    }

    fn parameters(&mut self, token: TokenIndex) -> Chunk {
        self.advance();
        let mut params = Vec::new();
        let mut variadic = None;
        let void = self.is_word(kw::K_void) && self.peek(1).kind == T::RParen;
        let empty = void || self.is(T::RParen);
        if void {
            self.advance();
        } else if !empty {
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
                        self.skip_to(&[T::Comma, T::RParen]);
                    }
                }
                if self.stopped || !(self.accept(T::Comma) || self.missing_comma()) {
                    break;
                }
            }
        }
        self.close(T::RParen);
        Chunk::Function { params, variadic, token, empty }
    }

    /// Reports a missing `,` between two parameters, if another parameter starts here.
    fn missing_comma(&mut self) -> bool {
        if !self.is(T::Ident) || !self.starts_specifier(self.token()) {
            return false;
        }
        let said = self.diagnostics.len();
        self.missing(",", "after the parameter");
        if let Some(d) = self.diagnostics.get_mut(said).filter(|d| d.code == &c::SYNTAX) {
            d.suggestion = Some(Suggestion::after(d.primary.span, ",", true));
        }
        true
    }

    fn parameter(&mut self) -> Parse<Parameter> {
        let start = self.at;
        let specs = self.specifiers(Role::Declaration);
        let is_reference = self.is(T::Amp);
        let mut declarator = self.declarator(Form::Either)?;
        declarator.attributes.extend(self.attributes());
        if self.at == start {
            return Err(self.expected("a parameter"));
        }
        if self.kind() == T::Ident && declarator.name.is_none() {
            let word = self.name(self.word());
            let text = format!("`{word}` is a keyword and cannot be the name of a parameter");
            return Err(self.report_misnamed(text));
        }
        let has_default = self.is(T::Eq);
        if has_default {
            let help = "remove the default value, and pass it in each call";
            let failed = self.syntax_helped("a parameter cannot have a default value", help);
            if !self.skip_to(&[T::Comma, T::RParen]) {
                return Err(failed);
            }
        }
        // A reference with an address space has been reported. It was intended as a pointer, not as a value: its
        // declared type is unknown.
        declarator.invalid |= is_reference && specs.space.is_some();
        let invalid = specs.two_accesses || has_default;
        Ok(Parameter { specs, declarator, invalid })
    }

    /// Reports a `;` where a declaration or a member could start. C99 does not allow empty declarations there (6.7.2.1,
    /// 6.9).
    pub(super) fn stray_semicolon(&mut self) {
        // After a token other than `;`, `{` and `}`, the `;` ends text that was skipped after an error.
        let before = self.at.checked_sub(1).map(|at| self.tokens[at].kind);
        if matches!(before, None | Some(T::Semi | T::LBrace | T::RBrace)) {
            let here = self.here();
            self.error_at(&c::EMPTY_DECLARATION, here, "this `;` is not part of a declaration");
        }
        self.advance();
    }

    pub(super) fn type_name(&mut self) -> TypeNameId {
        let here = self.here();
        let mut specs = self.specifiers(Role::TypeName);
        if matches!(specs.ty, TypeSpec::Missing) && specs.pipe.is_none() {
            if self.here() == here {
                self.expected("a type");
            } else {
                self.error_at(&c::IMPLICIT_INT, here, "this type name does not contain a type");
            }
            specs.ty = TypeSpec::Error;
        }
        let declarator = self.declarator(Form::Abstract);
        let declarator = declarator.unwrap_or_else(|Failed| self.empty_declarator());
        self.named_type(specs, declarator)
    }

    pub(super) fn named_type(&mut self, specs: DeclSpecs, declarator: Declarator) -> TypeNameId {
        self.ast.type_names.push(TypeName { specs, declarator });
        TypeNameId(self.ast.type_names.len() as u32 - 1)
    }
}
