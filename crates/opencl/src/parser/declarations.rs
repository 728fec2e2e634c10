//! Declarations (C99 6.7), with OpenCL C's qualifiers and attributes in every position.

use super::super::keywords::kw;
use super::declarators::Form;
use super::specifiers::{Role, no_specifiers};
use super::*;

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

impl Parser<'_> {
    /// Whether `kernel` stands here. What lacks its end before it is passed over with the definition that it
    /// starts, as compilers do it.
    fn starts_kernel(&self) -> bool {
        matches!(self.word(), kw::K_kernel | kw::K___kernel)
    }

    // Attributes --------------------------------------------------------------------------------

    // Specifiers --------------------------------------------------------------------------------

    // Declarators -------------------------------------------------------------------------------

    // Initialisers ------------------------------------------------------------------------------

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
            self.assembly();
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
            self.syntax("`_Noreturn` must precede the function's name");
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
                    return Ok(Some(self.bodiless_function(specs, declarator)));
                }
            } else if self.is(T::LBrace) {
                let here = self.here();
                let text = "cannot define a function inside another function";
                self.error_at(&c::FUNCTION_DECLARATION, here, text);
                self.skip_declaration();
                return Ok(None);
            }
        }
        let mut declarators = Vec::new();
        let mut expect_semicolon = context != Context::For;
        loop {
            if self.is_word(kw::K___asm__) || self.is_word(kw::K___asm) {
                self.assembly();
                let more = self.attributes();
                declarator.attributes.extend(more);
            }
            // The name is in scope in its own initialiser.
            self.declare_name(&specs, &declarator);
            let equals = self.here();
            let mut init = None;
            if self.accept_equals() {
                init = Some((self.declared_value(context), equals));
            }
            declarators.push(InitDeclarator { declarator, init });
            let comma = self.here();
            if !self.accept(T::Comma) {
                break;
            }
            if self.token().has(FIRST_OF_LINE) && expect_semicolon && !self.may_be_declarator() {
                self.error_at(&c::SYNTAX, comma, "expected `;`, found `,`");
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

    /// A function whose body is missing: its parameters are still looked at.
    fn bodiless_function(&mut self, specs: DeclSpecs, mut declarator: Declarator) -> DeclarationId {
        self.expected("the function's body or `;`");
        self.skip_until(&[T::Semi], Skip::Past);
        declarator.name = None;
        let declarators = vec![InitDeclarator { declarator, init: None }];
        let specs =
            DeclSpecs { ty: TypeSpec::Error, storage: None, kernel: None, invalid: true, ..specs };
        let last = self.previous();
        self.push_declaration(Declaration { specs, declarators, last })
    }

    /// The initial value behind `=`; what could be read of it where it is broken.
    fn declared_value(&mut self, context: Context) -> InitId {
        let mark = self.recovery_mark();
        let stops: &[T] =
            if context == Context::For { &[T::Comma, T::RParen] } else { &[T::Comma] };
        match self.initialiser() {
            Ok(init) => {
                let unknown = match self.ast.init(init) {
                    Init::Expr(e) => self.hides_unknown_name(*e),
                    Init::List(..) => self.is_list_of_unknown_name(init),
                };
                if !matches!(self.kind(), T::Semi | T::Comma) && unknown {
                    self.skip_until(stops, Skip::BeforeInStatement);
                }
                init
            }
            Err(Failed) => {
                self.skip_until(stops, Skip::BeforeInStatement);
                let e = self.recovered(mark);
                self.init(Init::Expr(e))
            }
        }
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
            self.syntax(format!("expected `=`, found {found}"));
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
        self.error_at(
            &c::OLD_STYLE_FUNCTION,
            at,
            "the parameters are declared in the style before C89",
        );
        let mut declared: Vec<Option<Parameter>> = vec![None; identifiers.len()];
        while self.starts_declaration() && !self.starts_kernel() {
            let specs = self.specifiers(Role::Declaration);
            if self.is(T::Semi) {
                self.error_at(&c::SYNTAX, specs.first, "expected a declaration of a parameter");
                self.advance();
                continue;
            }
            if let Some((_, at)) = specs.storage {
                self.error_at(&c::STORAGE_CLASS, at, "a parameter cannot have a storage class");
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
                                Some(_) => (&c::REDEFINITION, "already declared"),
                                None => (&c::FUNCTION_DECLARATION, "not a parameter"),
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
