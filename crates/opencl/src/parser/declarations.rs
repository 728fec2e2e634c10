//! Declarations (C99 6.7). The qualifiers and attributes of OpenCL C may be at any position among the specifiers.

use super::super::keywords::kw;
use super::declarators::Form;
use super::specifiers::Role;
use super::*;

/// The position of a declaration.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    /// At file scope.
    File,
    /// In a block.
    Block,
    /// In the header of `for`. The caller consumes the `;`.
    For,
}

impl Parser<'_> {
    /// Parses `_Static_assert(e, "…");`. The current token is the keyword.
    pub(super) fn static_assert(&mut self) -> Parse<(ExprId, Option<ExprId>)> {
        let here = self.here();
        self.beyond(&c::LATER_C, here, "`_Static_assert`");
        self.advance();
        self.expect(T::LParen, "after `_Static_assert`")?;
        let e = self.nested(Self::conditional)?;
        let mut text = None;
        if self.accept(T::Comma) {
            if !self.is(T::Str) {
                return Err(self.expected("a string literal as the message"));
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

    /// Declares the names of parameters in the current scope, before a function body.
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
        let of_vector = match specs.ty {
            TypeSpec::Named(s) => self.name_kind(s) == NameKind::VectorType,
            _ => false,
        };
        let mut attributes = specs.attributes.iter().chain(&declarator.attributes);
        let by_attribute =
            attributes.any(|a| self.name(a.name).trim_matches('_') == "ext_vector_type");
        let kind = if !is_typedef {
            NameKind::Ordinary
        } else if declarator.chunks.is_empty() && (of_vector || by_attribute) {
            NameKind::VectorType
        } else {
            NameKind::Type
        };
        self.declare(name, kind);
    }

    /// Parses a declaration inside a function. `end` is true if the declaration includes its `;`; in the header of
    /// `for`, it does not.
    pub(super) fn declaration_statement(&mut self, end: bool) -> Parse<DeclarationId> {
        self.extension_marks();
        let specs = self.specifiers(Role::Declaration);
        if specs.ends() || (end && self.accept(T::Semi)) || (!end && self.is(T::Semi)) {
            return Ok(self.lone_specifiers(specs));
        }
        self.declaration_group(specs, if end { Context::Block } else { Context::For })?
            .ok_or(Failed)
    }

    fn lone_specifiers(&mut self, specs: DeclSpecs) -> DeclarationId {
        let last = self.previous();
        if let (Some((Storage::Typedef, _)), TypeSpec::Record(record)) = (specs.storage, &specs.ty)
            && let Some((tag, _)) = record.tag
            && self.tokens[last as usize].kind == T::Semi
        {
            self.nameless.insert(tag, last);
        }
        self.push_declaration(Declaration { specs, declarators: Vec::new(), last })
    }

    /// Parses a declaration or function definition at file scope.
    pub(super) fn external_declaration(&mut self) -> Parse<()> {
        self.extension_marks();
        if self.is(T::Eof) {
            return Err(self.expected("a declaration"));
        }
        if self.is_word(kw::K__Static_assert) {
            let at = self.here();
            let (e, text) = self.static_assert()?;
            self.ast.items.push(Item::StaticAssert(e, text, at));
            return Ok(());
        }
        if self.starts_assembly() && self.peek(1).kind == T::LParen {
            self.assembly();
            self.semicolon("after `asm`");
            return Ok(());
        }
        self.attributes_in_brackets();
        let specs = self.specifiers(Role::Declaration);
        let declared = if specs.ends() || self.accept(T::Semi) {
            Some(self.lone_specifiers(specs))
        } else {
            self.declaration_group(specs, Context::File)?
        };
        self.ast.items.extend(declared.map(Item::Declaration));
        Ok(())
    }

    /// Parses the declarators after specifiers. For a function definition, adds an item and returns `None`.
    fn declaration_group(
        &mut self,
        specs: DeclSpecs,
        context: Context,
    ) -> Parse<Option<DeclarationId>> {
        let mut declarator = self.declarator(Form::Named)?;
        if declarator.name.is_none() {
            let start = self.at;
            self.skip_statement();
            if context == Context::File {
                self.note_skipped(start);
            }
            // The specifiers are still checked, but without `inline`: it is not known whether a function follows.
            return Ok(Some(self.lone_specifiers(DeclSpecs { inline: None, ..specs })));
        }
        declarator.attributes.extend(self.attributes());
        if let Some(Chunk::Function { .. }) = declarator.chunks.first() {
            if context != Context::File && self.is(T::LBrace) {
                let here = self.here();
                let text = "cannot define a function inside another function";
                let d = self.error_at(&c::FUNCTION_DECLARATION, here, text);
                d.help = Some("move it out of the function".into());
                // The function is declared: calls of it produce no diagnostics.
                self.skip_braces();
                self.declare_name(&specs, &declarator);
                let declarators = vec![InitDeclarator { declarator, init: None }];
                let last = self.previous();
                return Ok(Some(self.push_declaration(Declaration { specs, declarators, last })));
            }
            if self.is(T::LBrace) {
                return self.function_body(specs, declarator).map(|()| None);
            }
            let continues = matches!(self.kind(), T::Semi | T::Comma | T::Eq)
                || self.starts_assembly()
                || self.starts_declaration();
            if context == Context::File && !continues {
                return Err(self.expected("the function's body or `;`"));
            }
        }
        let mut declarators = Vec::new();
        loop {
            if self.starts_assembly() {
                self.assembly();
                declarator.attributes.extend(self.attributes());
            }
            // The name is in scope in its own initializer.
            self.declare_name(&specs, &declarator);
            let equals = self.here();
            let init = self.accept_equals().then(|| (self.declared_value(context), equals));
            declarators.push(InitDeclarator { declarator, init });
            let compares =
                matches!(self.peek(2).kind, T::Lt | T::Gt | T::LtEq | T::GtEq | T::NotEq | T::EqEq);
            if context == Context::For && self.is(T::Comma) && compares {
                // The condition of the `for` follows.
                break;
            }
            if !self.accept(T::Comma) {
                break;
            }
            let before = self.attributes();
            declarator = self.declarator(Form::Named)?;
            declarator.attributes.extend(before);
            declarator.attributes.extend(self.attributes());
            while declarator.name.is_none() && self.accept(T::Comma) {
                declarator = self.declarator(Form::Named)?;
            }
            if declarator.name.is_none() {
                break;
            }
        }
        if context != Context::For && !self.semicolon("after the declaration") {
            let goes_on = self.token().has(FIRST_OF_LINE) || self.starts_declaration();
            if context == Context::File && !goes_on {
                self.skip_statement();
            }
        }
        let last = self.previous();
        Ok(Some(self.push_declaration(Declaration { specs, declarators, last })))
    }

    fn starts_assembly(&self) -> bool {
        self.is_word(kw::K___asm__) || self.is_word(kw::K___asm)
    }

    /// Parses the initializer after `=`. Returns an error node if it cannot be parsed.
    fn declared_value(&mut self, context: Context) -> InitId {
        self.initialiser().unwrap_or_else(|Failed| {
            let stops: &[T] =
                if context == Context::For { &[T::Comma, T::RParen] } else { &[T::Comma] };
            self.skip_to(stops);
            let e = self.error_expr();
            self.init(Init::Expr(e))
        })
    }

    /// Consumes the `=` before an initializer. Another operator in its place is reported.
    fn accept_equals(&mut self) -> bool {
        let other = self.is(T::EqEq)
            || matches!(expressions::assignment_operator(self.kind()), Some(Some(_)));
        if other {
            self.expected("`=`");
            self.advance();
        }
        other || self.accept(T::Eq)
    }

    /// Parses the body of a function, after its declarator.
    fn function_body(&mut self, specs: DeclSpecs, declarator: Declarator) -> Parse<()> {
        self.declare_name(&specs, &declarator);
        self.enter();
        self.declare_parameters(&declarator);
        let body = self.compound_body();
        self.leave();
        let definition = FunctionDefinition { specs, declarator, body: body? };
        self.ast.items.push(Item::Function(Box::new(definition)));
        Ok(())
    }
}
