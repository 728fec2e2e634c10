//! Calls: of functions, blocks and built-in functions (OpenCL C 6.15).

use super::super::ast::ExprKind as A;
use super::super::builtins;
use super::super::codes as c;
use super::super::foreign::functions;
use super::super::rules as r;
use super::conversions::For;
use super::*;
use crate::diagnostic::Suggestion;
use crate::keywords::kw;
use crate::lexer::FROM_MACRO;

/// Functions of an extension (`cl_khr_expect_assume`) whose names look like those of compiler-specific functions.
const OF_EXTENSIONS: &[&str] = &["__builtin_expect", "__builtin_assume"];

// The values of `memory_scope` that the checks use (OpenCL C 6.15.12.4).
const WORK_ITEM: i128 = 0;
const WORK_GROUP: i128 = 1;
const DEVICE: i128 = 2;
const SUB_GROUP: i128 = 4;

/// The function of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Callee {
    /// A function that the source declares.
    Declared(FuncId),
    /// A block, or a function that is called through a pointer.
    Indirect,
    /// A function of the language or of a compiler.
    BuiltIn,
}

impl Sema<'_> {
    pub(super) fn is_built_in_function(&self, name: Symbol) -> bool {
        super::super::foreign::is_known_function(self.interner.get(name), self.language)
    }

    /// Whether a built-in function has this name. A variable at program scope cannot have such a name.
    pub(super) fn is_declared_function(&self, name: Symbol) -> bool {
        let text = self.interner.get(name);
        builtins::exists(text, self.language)
            || (builtins::SPECIAL.contains(&text) && self.special_available(text))
    }

    pub(super) fn arguments(&mut self, arguments: &[ast::ExprId]) -> Vec<ExprId> {
        arguments.iter().map(|a| self.expression(*a)).collect()
    }

    pub(super) fn call(
        &mut self,
        callee: ast::ExprId,
        arguments: &[ast::ExprId],
        id: ast::ExprId,
    ) -> ExprId {
        let ast = self.ast;
        let mut inner = callee;
        while let A::Paren(e) = ast.expr(inner).kind {
            inner = e;
        }
        if let A::Ident(name) = ast.expr(inner).kind {
            let is_address = callee != inner && !self.available(ext::CLANG_FUNCTION_POINTERS);
            match self.lookup(name).cloned() {
                Some(Entity::Function(list)) => {
                    self.note_use(name, ast.expr(inner).token);
                    let arguments = self.arguments(arguments);
                    if is_address && list.len() == 1 {
                        return self.parenthesised(name, inner, id);
                    }
                    if let [only] = list[..]
                        && self.facts.invalid_functions[only.0 as usize]
                        && !self.is_built_in_function(name)
                        && self.has_complete_parameters(only)
                    {
                        // The declaration of the function was reported. A function as an argument is still an error.
                        for argument in arguments {
                            self.rvalue(argument);
                        }
                        return self.error_expr(id);
                    }
                    return self.call_functions(name, &list, arguments, id, inner);
                }
                None => {
                    let parenthesised = is_address && self.has_one_signature(name);
                    let e = self.call_built_in(name, arguments, id, inner);
                    return match parenthesised && !self.is_error(e) {
                        true => self.parenthesised(name, inner, id),
                        false => e,
                    };
                }
                _ => {}
            }
        }
        let before = self.diagnostics.len();
        let target = self.expression(callee);
        let arguments = self.arguments(arguments);
        if self.is_error(target) {
            return self.error_expr(id);
        }
        let ty = self.ty(target);
        if let TypeKind::BlockPointer(f) = self.kind(ty) {
            let f = *f;
            let target = self.read_block(target);
            self.note_block_call(target, ast.expr(callee).first);
            return self.call_through(target, f, arguments, id);
        }
        let target = self.rvalue(target);
        if self.is_error(target) {
            return self.error_expr(id);
        }
        let ty = self.ty(target);
        let function = match self.kind(ty) {
            TypeKind::Pointer(to) if matches!(self.kind(to.ty), TypeKind::Function(_)) => to.ty,
            _ => {
                let ty = self.expr_type_text(target);
                let text = match ast.expr(inner).kind {
                    A::Ident(name) => {
                        format!("cannot call `{}`, whose type is `{ty}`", self.text(name))
                    }
                    _ => format!("cannot call a value of type `{ty}`"),
                };
                let first = ast.expr(callee).first;
                if let Some(name) = self.spaced_macro(first) {
                    // The list of parameters was analysed as an expression with unused values.
                    self.retract(before, &[&c::UNUSED_VALUE]);
                    let text = format!("the macro `{name}` does not have parameters");
                    let help = format!("in its definition, remove the space after `{name}`");
                    self.report(&c::NOT_CALLABLE, first, text).helped(&help);
                } else {
                    let help = self.help_not_callable(target, first);
                    self.report(&c::NOT_CALLABLE, first, text).help = help;
                }
                return self.error_expr(id);
            }
        };
        self.call_through(target, function, arguments, id)
    }

    /// The help for a call of a value that is not a function: how to write the operation that was probably intended.
    fn help_not_callable(&self, target: ExprId, first: TokenIndex) -> Option<String> {
        let types = &self.program.types;
        let name = self.written_expr(target)?;
        if types.pointee(self.ty(target)).is_some() {
            return Some(format!("to select an element, write `{name}[…]`"));
        }
        let is_name = self.expr(target).last == first;
        if !is_name || !types.is_arithmetic(types.element(self.ty(target))) {
            return None;
        }
        Some(match builtins::exists(&name, self.language) {
            true => format!("to call the built-in `{name}`, choose another name for the variable"),
            false => format!("to multiply, write `{name} * (…)`"),
        })
    }

    /// The name of the macro whose replacement list starts with the token, if the macro is defined as `NAME (…)`, with
    /// a space after the name.
    fn spaced_macro(&self, token: TokenIndex) -> Option<String> {
        let token = &self.tokens[token as usize];
        if !token.has(FROM_MACRO) || token.kind != TokenKind::LParen {
            return None;
        }
        let span = token_span(self.sources, token);
        let bytes = &self.sources.file(span.file).bytes;
        let name = bytes.get(span.start as usize..span.end as usize)?;
        let inside = self.sources.span(Pos(token.spell), 1);
        let before = self.sources.file(inside.file).bytes.get(..inside.start as usize)?;
        let spaced = before.strip_suffix(b" ")?;
        spaced.ends_with(name).then(|| String::from_utf8_lossy(name).into_owned())
    }

    /// Whether all parameters of a function have complete types. If not, compilers still check the number of arguments.
    fn has_complete_parameters(&self, f: FuncId) -> bool {
        let types = &self.program.types;
        let function = types.as_function(self.program.function(f).ty);
        function.is_some_and(|f| f.params.iter().all(|p| types.is_complete(p.ty)))
    }

    pub(super) fn read_block(&mut self, e: ExprId) -> ExprId {
        if self.expr(e).lvalue {
            let q = self.expr(e).ty;
            return self.cast_to(e, CastKind::Load, q);
        }
        e
    }

    fn call_through(
        &mut self,
        target: ExprId,
        function: TypeId,
        arguments: Vec<ExprId>,
        id: ast::ExprId,
    ) -> ExprId {
        let Some(f) = self.program.types.as_function(function).cloned() else {
            return self.error_expr(id);
        };
        let Some(arguments) = self.pass(&f, arguments, id, Callee::Indirect) else {
            return self.error_expr(id);
        };
        let at = self.at(id);
        self.make(ExprKind::CallIndirect(target, arguments), f.result.ty, at)
    }

    /// Converts arguments to the types of the parameters. Returns `None` after a diagnostic.
    pub(super) fn pass(
        &mut self,
        f: &FunctionType,
        arguments: Vec<ExprId>,
        id: ast::ExprId,
        callee: Callee,
    ) -> Option<Vec<ExprId>> {
        let declared = match callee {
            Callee::Declared(function) => Some(function),
            Callee::Indirect | Callee::BuiltIn => None,
        };
        let built_in = callee == Callee::BuiltIn;
        // A call with an argument or parameter that was already reported is not reported again.
        if arguments.iter().any(|a| self.is_error(*a)) || f.params.iter().any(|p| p.ty == ERROR) {
            return None;
        }
        // A qualified `void` as the only parameter has been reported. It still means that there are no
        // parameters.
        let is_void_alone = matches!(f.params.as_slice(), [p] if p.ty == VOID);
        let wanted = if is_void_alone { 0 } else { f.params.len() };
        let given = arguments.len();
        if given < wanted || (given > wanted && !f.variadic) {
            let word = if given < wanted { "few" } else { "many" };
            let text = format!("too {word} arguments: expected {wanted}, found {given}");
            let node = self.ast.expr(id);
            let place = if given < wanted { node.last } else { self.expr(arguments[wanted]).first };
            let missing = declared.and_then(|d| {
                let missing = self.missing_argument(f, &arguments)?;
                self.facts.parameters.get(&d)?.get(missing).copied()
            });
            let label = match missing {
                Some(parameter) => {
                    Some(self.label(parameter, "the argument for this parameter is missing"))
                }
                None => {
                    declared.map(|d| self.label(self.program.function(d).token, "declared here"))
                }
            };
            let empty = declared.is_some_and(|d| self.has_empty_list(d));
            let help = match given + 1 == wanted {
                true => declared.and_then(|d| self.help_last_argument(d, &arguments)),
                false => None,
            };
            let d = self.report(&c::ARGUMENT_COUNT, place, text);
            d.help = help;
            d.secondary.extend(label);
            d.rule = empty.then_some(r::EMPTY_PARAMETER_LIST);
            return None;
        }
        let mut list = Vec::with_capacity(given);
        let mut broken = false;
        for (i, a) in arguments.into_iter().enumerate() {
            let e = match f.params.get(i) {
                Some(p) => {
                    let before = self.diagnostics.len();
                    let e = self.argument(a, *p, i, built_in);
                    if let Some(function) = declared
                        && self.diagnostics.len() > before
                    {
                        self.point_at_parameter(function, (i, a), before);
                    }
                    e
                }
                None => {
                    let e = self.rvalue(a);
                    self.promote(e)
                }
            };
            if self.is_error(e) {
                broken = true;
                // Errors in further arguments are reported only if compilers accept this argument with a warning.
                if self.diagnostics.last().is_none_or(|d| d.code != &c::INT_POINTER) {
                    break;
                }
            }
            list.push(e);
        }
        (!broken).then_some(list)
    }

    /// Adds a label to the diagnostics after the first `before` ones. These later diagnostics are about an argument.
    /// The label is at the declaration of the parameter, or, if the function is not defined so far, at the function's
    /// name.
    fn point_at_parameter(
        &mut self,
        function: FuncId,
        (index, argument): (usize, ExprId),
        before: usize,
    ) {
        let given = self.program.types.pointee(self.ty(argument)).and_then(|to| to.space);
        let parameter = self.facts.parameters.get(&function).and_then(|p| p.get(index));
        let place = match parameter.copied() {
            Some(token) => {
                if let (Some(space), Some(last)) = (given, self.diagnostics.last())
                    && last.code == &c::ADDRESS_SPACE_CHANGE
                    && last.help.is_some()
                {
                    self.suggest_space_before(token, space, false);
                }
                self.label(token, "the parameter is declared here")
            }
            None => {
                self.label(self.program.function(function).token, "the function is declared here")
            }
        };
        for d in &mut self.diagnostics[before..] {
            d.secondary.push(place.clone());
        }
    }

    pub(super) fn argument(
        &mut self,
        e: ExprId,
        to: QualType,
        index: usize,
        built_in: bool,
    ) -> ExprId {
        // A parameter of type `void` was reported at its declaration.
        if self.is_error(e) || to.ty == ERROR || to.ty == VOID {
            return self.rvalue(e);
        }
        let from = self.ty(e);
        if to.ty == SAMPLER && from != SAMPLER && !self.program.types.is_integer(from) {
            let text = format!(
                "argument {} must be a sampler, not `{}`",
                index + 1,
                self.expr_type_text(e)
            );
            self.report_expr(&c::INCOMPATIBLE_TYPES, e, text);
            return self.poison(e);
        }
        self.assign_to(e, to, For::Argument { built_in })
    }

    /// Reports a call of a function whose name is in parentheses. Compilers convert such a name to a pointer, unless it
    /// has several overloads.
    fn parenthesised(&mut self, name: Symbol, callee: ast::ExprId, id: ast::ExprId) -> ExprId {
        let text = format!(
            "`{}` in parentheses is a pointer to a function: OpenCL C does not have function pointers",
            self.text(name)
        );
        self.report(&c::FUNCTION_POINTER, self.ast.expr(callee).first, text)
            .helped("remove the parentheses around the name")
            .rule = Some(r::NO_FUNCTION_POINTERS);
        self.error_expr(id)
    }

    /// Whether a built-in function has only one overload.
    fn has_one_signature(&mut self, name: Symbol) -> bool {
        let lines = self.built_in_lines(name);
        self.interner.get(name) == "printf" || self.built_in_overloads(&lines).len() == 1
    }

    fn call_functions(
        &mut self,
        name: Symbol,
        list: &[FuncId],
        arguments: Vec<ExprId>,
        id: ast::ExprId,
        callee: ast::ExprId,
    ) -> ExprId {
        // A declaration in the source hides the built-in functions with its name.
        let chosen = if list.len() > 1 {
            if arguments.iter().any(|a| self.is_error(*a)) {
                return self.error_expr(id);
            }
            match self.resolve(name, list, &arguments, callee) {
                Some(f) => f,
                None => return self.error_expr(id),
            }
        } else {
            list[0]
        };
        self.note_name(self.ast.expr(callee).token, Named::Function(chosen), Role::Use);
        let ty = self.program.function(chosen).ty;
        let Some(f) = self.program.types.as_function(ty).cloned() else {
            return self.error_expr(id);
        };
        let Some(arguments) = self.pass(&f, arguments, id, Callee::Declared(chosen)) else {
            return self.error_expr(id);
        };
        let at = self.at(id);
        self.note_call(Node::Function(chosen), Some(name), at.first);
        self.make(ExprKind::Call(chosen, arguments), f.result.ty, at)
    }

    /// Whether a function is declared with empty parentheses.
    fn has_empty_list(&self, f: FuncId) -> bool {
        let name = self.program.function(f).token as usize;
        let kinds = self.tokens.iter().skip(name + 1).map(|t| t.kind);
        kinds.take(2).eq([TokenKind::LParen, TokenKind::RParen])
    }

    /// The help for a call that lacks the last argument: if a variable has the name of the last parameter, a call with
    /// that variable.
    fn help_last_argument(&self, function: FuncId, arguments: &[ExprId]) -> Option<String> {
        let parameter = self.facts.parameters.get(&function)?.last().copied()?;
        let name = self.tokens.get(parameter as usize)?.symbol;
        let is_variable = matches!(self.lookup(name), Some(Entity::Variable(_)));
        let list = self.written(self.span_of(*arguments.first()?, *arguments.last()?))?;
        let (function, name) = (self.text(self.program.function(function).name), self.text(name));
        is_variable.then(|| format!("pass `{name}` too: `{function}({list}, {name})`"))
    }

    /// The help for flags that are separate arguments: a call in which one argument combines them.
    fn help_flags(&self, name: &str, arguments: &[ExprId]) -> Option<String> {
        let flags = arguments.iter().map(|e| self.written_expr(*e));
        let flags = flags.collect::<Option<Vec<String>>>()?;
        let is_flag = |text: &String| text.starts_with("CLK_") && text.ends_with("_FENCE");
        let is_list = flags.len() > 1 && flags.iter().all(is_flag);
        is_list.then(|| format!("combine the flags with `|`: `{name}({})`", flags.join(" | ")))
    }

    fn finish_built_in(
        &mut self,
        name: Symbol,
        f: &FunctionType,
        mut arguments: Vec<ExprId>,
        id: ast::ExprId,
    ) -> ExprId {
        self.check_widening(name, f, &arguments);
        self.check_elements(name, f, &mut arguments);
        let before = self.diagnostics.len();
        let given = arguments.len();
        let given_arguments = arguments.clone();
        let Some(arguments) = self.pass(f, arguments, id, Callee::BuiltIn) else {
            let note = format!("the function is `{}`", self.signature(&self.text(name), f));
            let first = match (self.interner.get(name), given) {
                ("barrier" | "work_group_barrier" | "mem_fence", 0) => Some("CLK_LOCAL_MEM_FENCE"),
                (text, 0) if text.starts_with("get_") => Some("0"),
                _ => None,
            };
            let help = first.map(|first| format!("write `{}({first})`", self.text(name)));
            let help = help.or_else(|| self.help_flags(&self.text(name), &given_arguments));
            if let Some(d) = self.diagnostics[before..].first_mut() {
                d.notes.push(note);
                if help.is_some() {
                    d.help = help;
                }
                if let Some(first) = first
                    && d.primary.span.end == d.primary.span.start + 1
                {
                    // The edit inserts text before the closing parenthesis.
                    let span = Span { end: d.primary.span.start, ..d.primary.span };
                    let replacement = first.to_string();
                    d.suggestion = Some(Suggestion { span, replacement, is_certain: false });
                }
            }
            return self.error_expr(id);
        };
        let at = self.at(id);
        if self.edition() < Edition::V1_1 {
            self.check_since_1_1(name, f, at.first);
        }
        match self.interner.get(name) {
            "atomic_work_item_fence" | "work_group_barrier" | "sub_group_barrier" => {
                self.check_fence(name, &arguments);
            }
            name_text if name_text.ends_with("_explicit") => self.check_orders(name, &arguments),
            _ => {}
        }
        self.make(ExprKind::CallBuiltIn(name, arguments), f.result.ty, at)
    }

    /// Reports a built-in function that the language does not have, and the edition, extension or feature that it
    /// needs.
    pub(super) fn report_missing_built_in(
        &mut self,
        text: &str,
        token: TokenIndex,
    ) -> &mut Diagnostic {
        let edition = self.edition();
        let message = match builtins::lacks(text, self.language) {
            Some(why) => format!("`{text}` is not available in OpenCL C {edition}: {why}"),
            None => format!(
                "`{text}` is not available in OpenCL C {edition} with the enabled extensions and features"
            ),
        };
        self.report(&c::BUILT_IN_UNAVAILABLE, token, message)
    }

    /// Reports a scalar argument for a vector parameter (OpenCL C 6.15). Compilers widen the scalar.
    fn check_widening(&mut self, name: Symbol, f: &FunctionType, arguments: &[ExprId]) {
        for (i, (p, e)) in f.params.iter().zip(arguments).enumerate() {
            let t = &self.program.types;
            if t.as_vector(p.ty).is_none() || !t.is_arithmetic(self.ty(*e)) {
                continue;
            }
            let (name, given, wanted) =
                (self.text(name), self.expr_type_text(*e), self.type_text(*p));
            let text = format!("cannot pass the scalar `{given}` to `{name}` as `{wanted}`");
            let help = match self.as_coordinates(&arguments[i..], *p) {
                Some((texts, vector)) => format!("replace `{texts}` with `{vector}`"),
                None => format!("write a vector: `({wanted})(…)`"),
            };
            let d = self.report_expr(&c::NO_OVERLOAD, *e, text).tolerated();
            d.help = Some(help);
        }
    }

    /// Reports an argument that is a pointer to vectors, for a parameter that is a pointer to their elements. Compilers
    /// convert the pointer.
    fn check_elements(&mut self, name: Symbol, f: &FunctionType, arguments: &mut [ExprId]) {
        for (p, e) in f.params.iter().zip(arguments) {
            let Some(element) = self.as_elements(*e, *p) else { continue };
            let pointer = self.rvalue(*e);
            let text = format!(
                "cannot pass `{}` to `{}` as a pointer to `{}`",
                self.expr_type_text(pointer),
                self.text(name),
                self.type_text(QualType::plain(element.ty))
            );
            let help = self.help_elements(element);
            self.report_expr(&c::NO_OVERLOAD, *e, text).tolerated().help = Some(help);
            let ty = self.types().pointer(element);
            *e = self.cast_to(pointer, CastKind::Pointer, QualType::plain(ty));
        }
    }

    /// Reports functions and overloads of OpenCL C 1.1 in OpenCL C 1.0. Compilers accept them there.
    fn check_since_1_1(&mut self, name: Symbol, f: &FunctionType, first: TokenIndex) {
        let text = self.text(name);
        let integers = self.program.types.is_integer(self.program.types.element(f.result.ty));
        let what = match &*text {
            // OpenCL C 1.0 has the floating-point overloads of `clamp`.
            "clamp" if !integers => return,
            "max" | "min" if integers && f.params[0].ty != f.params[1].ty => {
                format!("`{text}` with a vector and a scalar")
            }
            name if builtins::SINCE_1_1.contains(&name) => format!("`{text}`"),
            _ => return,
        };
        self.report(&c::LATER_EDITION, first, format!("{what} needs OpenCL C 1.1"));
    }

    /// Checks the memory orders and the memory scope in a call of an atomic function whose name ends with `_explicit`
    /// (OpenCL C 6.15.12.7, 6.15.12.10). Compilers do not check them.
    fn check_orders(&mut self, name: Symbol, arguments: &[ExprId]) {
        let name = self.text(name);
        let function = name.trim_end_matches("_explicit");
        // A stronger memory order has a larger value. Of acquire and release, neither is stronger than the other.
        const ACQUIRE: i128 = 2;
        const RELEASE: i128 = 3;
        const ACQ_REL: i128 = 4;
        let exchange = function.starts_with("atomic_compare_exchange");
        let first = match function {
            "atomic_load" | "atomic_flag_clear" | "atomic_flag_test_and_set" => 1,
            _ if exchange => 3,
            _ => 2,
        };
        let orders = if exchange { 2 } else { 1 };
        let value = |s: &Self, i: usize| arguments.get(i).and_then(|e| s.known_integer(*e));
        let order = value(self, first);
        let mut wrong = Vec::new();
        match (function, order) {
            ("atomic_store", Some(ACQUIRE | ACQ_REL)) => {
                wrong.push((first, "a store cannot have an acquire order"));
            }
            ("atomic_flag_clear", Some(ACQUIRE | ACQ_REL)) => {
                wrong.push((first, "`atomic_flag_clear` cannot have an acquire order"));
            }
            ("atomic_load", Some(RELEASE | ACQ_REL)) => {
                wrong.push((first, "a load cannot have a release order"));
            }
            _ if !exchange => {}
            (_, succeeds) => match (succeeds, value(self, first + 1)) {
                (_, Some(RELEASE | ACQ_REL)) => {
                    wrong.push((first + 1, "the failure order cannot be a release order"));
                }
                (Some(succeeds), Some(fails)) if fails > succeeds => {
                    wrong.push((
                        first + 1,
                        "the failure order cannot be stronger than the success order",
                    ));
                }
                _ => {}
            },
        }
        for i in first..first + orders {
            if matches!(value(self, i), Some(ACQUIRE..=ACQ_REL))
                && !self.language.has_2_0_feature(ext::F_ATOMIC_ORDER_ACQ_REL)
            {
                wrong.push((i, "this order needs `__opencl_c_atomic_order_acq_rel`"));
            }
        }
        let scope = first + orders;
        match value(self, scope) {
            Some(WORK_ITEM) => {
                wrong.push((scope, "`memory_scope_work_item` is only valid for a fence"))
            }
            Some(value) => wrong.extend(self.missing_scope(value).map(|text| (scope, text))),
            None => {}
        }
        wrong.dedup_by_key(|(i, _)| *i);
        for (i, text) in wrong {
            self.report_expr(&c::BUILT_IN_ARGUMENT, arguments[i], text).tolerated();
        }
    }

    /// The message about a memory scope that requires a feature, if the language does not have the feature (OpenCL C
    /// 6.15.12.4, 6.15.12.10).
    fn missing_scope(&self, scope: i128) -> Option<&'static str> {
        match scope {
            DEVICE if !self.language.has_2_0_feature(ext::F_ATOMIC_SCOPE_DEVICE) => {
                Some("this scope needs `__opencl_c_atomic_scope_device`")
            }
            SUB_GROUP if !self.subgroups() => {
                Some("this scope needs `__opencl_c_subgroups` or `cl_khr_subgroups`")
            }
            _ => None,
        }
    }

    /// Checks the memory scope of a fence or a barrier (OpenCL C 6.15.8, 6.15.12.4). Compilers do not check it.
    fn check_fence(&mut self, name: Symbol, arguments: &[ExprId]) {
        /// The value of `CLK_IMAGE_MEM_FENCE`.
        const IMAGES: i128 = 4;
        let fence = self.interner.get(name) == "atomic_work_item_fence";
        let place = if fence { 2 } else { 1 };
        let Some(e) = arguments.get(place) else { return };
        let Some(scope) = self.known_integer(*e) else { return };
        let flags = self.known_integer(arguments[0]);
        let wrong = match scope {
            WORK_ITEM if !fence => Some("`memory_scope_work_item` is only valid for a fence"),
            WORK_ITEM if flags.is_some_and(|f| f != IMAGES) => Some(
                "`memory_scope_work_item` needs the flag `CLK_IMAGE_MEM_FENCE` and no other flag",
            ),
            // The manual of OpenCL C 2.0 also permits this scope.
            DEVICE if self.edition() < Edition::V3_0 => self.missing_scope(scope),
            scope if !fence && scope != WORK_GROUP && flags.is_some_and(|f| f & IMAGES != 0) => {
                Some("a barrier for images must have the scope `memory_scope_work_group`")
            }
            scope => self.missing_scope(scope),
        };
        if let Some(text) = wrong {
            self.report_expr(&c::BUILT_IN_ARGUMENT, *e, text).tolerated();
        }
    }

    fn call_built_in(
        &mut self,
        name: Symbol,
        arguments: &[ast::ExprId],
        id: ast::ExprId,
        callee: ast::ExprId,
    ) -> ExprId {
        let lines = self.built_in_lines(name);
        if !lines.is_empty() {
            let arguments = self.arguments(arguments);
            if arguments.iter().any(|a| self.is_error(*a)) {
                return self.error_expr(id);
            }
            // A function with only one overload is called like a function of the source.
            let only = match &lines[..] {
                [line] if line.is_single() => self.built_in_overloads(&lines).pop(),
                _ => None,
            };
            let chosen = only.or_else(|| self.resolve_built_in(name, &lines, &arguments, callee));
            return match chosen {
                Some(f) => self.finish_built_in(name, &f, arguments, id),
                None => self.error_expr(id),
            };
        }
        let text = self.interner.get(name).to_string();
        let token = self.ast.expr(callee).token;
        if let Some(target) = text.strip_prefix("as_")
            && let Some(q) = self.type_by_name(target)
        {
            let arguments = self.arguments(arguments);
            let [e] = arguments[..] else {
                self.report(&c::ARGUMENT_COUNT, token, format!("`{text}` takes one argument"));
                return self.error_expr(id);
            };
            return self.reinterpret(e, q, id);
        }
        if builtins::SPECIAL.contains(&text.as_str()) {
            return self.special(&text, name, arguments, id, callee);
        }
        if text.starts_with("__builtin_") || functions::is_known(&text) {
            let e = self.compiler_function(&text, name, arguments, id);
            // Some predefined macros expand to calls of compiler-specific functions.
            let of_extension = OF_EXTENSIONS.contains(&&*text);
            let predefined = is_predefined(self.sources, &self.tokens[token as usize]);
            if !self.is_error(e) && !of_extension && !predefined {
                self.report(&c::COMPILER_FUNCTION, token, of_compilers("function", &text));
            }
            return e;
        }
        // The function is unknown, but its arguments are checked.
        self.arguments(arguments);
        if self.facts.silenced.contains(&name) || self.report_spaced_parameter(name, token) {
            // The declaration of the name has been reported.
        } else if builtins::known(&text) {
            let saturated = text.starts_with("convert_") && text.contains("_sat");
            self.report_missing_built_in(&text, token).rule =
                saturated.then_some(r::NO_SATURATED_FLOAT);
        } else {
            let below = self.declared_below(name, token);
            let message = match below {
                Some(_) => format!("the function `{text}` is called before its declaration"),
                None => format!("the function `{text}` is not declared"),
            };
            let place = below.map(|below| self.label(below, "it is declared here"));
            let d = self.report(&c::UNDECLARED_FUNCTION, token, message);
            d.rule = Some(r::NO_IMPLICIT_FUNCTIONS);
            match place {
                Some(place) => {
                    d.secondary.push(place);
                    d.help = Some("declare it above this function".into());
                }
                None => self.suggest_name(token, Some(arguments.len())),
            }
        }
        self.error_expr(id)
    }

    /// The name in the declaration of a function that follows `token`: the first place where the name is after a type
    /// and before a `(`. `None` if there is no such place, or if the search would take too long.
    fn declared_below(&mut self, name: Symbol, token: TokenIndex) -> Option<TokenIndex> {
        let rest = self.tokens.get(token as usize..)?;
        if !self.facts.compared.allow(rest.len()) {
            return None;
        }
        let is_type = |t: &Token| {
            let is_other = [kw::K_return, kw::K_else, kw::K_do, kw::K_case, kw::K_goto];
            t.kind == TokenKind::Star || t.kind == TokenKind::Ident && !is_other.contains(&t.symbol)
        };
        let found = rest.windows(3).position(|t| {
            t[1].kind == TokenKind::Ident
                && t[1].symbol == name
                && t[2].kind == TokenKind::LParen
                && is_type(&t[0])
        });
        Some(token + found? as u32 + 1)
    }

    /// The built-in scalar or vector type with this name; `None` if the language does not have such a type.
    pub(super) fn type_by_name(&mut self, name: &str) -> Option<QualType> {
        let basic = match name {
            "char" => CHAR,
            "short" => SHORT,
            "int" => INT,
            "long" => LONG,
            "float" => FLOAT,
            "half" => HALF,
            "double" => DOUBLE,
            _ => {
                let symbol = self.interner.find(name)?;
                if symbol.0 < super::super::keywords::KEYWORDS
                    || symbol.0 >= super::super::keywords::TYPE_NAMES_END
                    || !built_in_type_exists(symbol, self.language)
                {
                    return None;
                }
                let q = built_in_type(symbol, &mut self.program.types);
                let scalar = self.program.types.is_arithmetic(self.program.types.element(q.ty));
                return scalar.then_some(q);
            }
        };
        if (basic == HALF && !self.language.supports(ext::FP16))
            || (basic == DOUBLE && !self.language.supports(ext::FP64))
        {
            return None;
        }
        Some(QualType::plain(basic))
    }
}
