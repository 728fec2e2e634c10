//! Calls: of functions, blocks and built-in functions (OpenCL C 6.15).

use super::super::ast::{ExprKind as A, quals};
use super::super::builtins;
use super::super::codes as c;
use super::super::foreign::functions;
use super::super::rules as r;
use super::conversions::For;
use super::*;

/// Functions with compiler-like names that an extension defines (`cl_khr_expect_assume`).
const OF_EXTENSIONS: &[&str] = &["__builtin_expect", "__builtin_assume"];

// The values of `memory_scope` that the checks use (OpenCL C 6.15.12.4).
const WORK_ITEM: i128 = 0;
const WORK_GROUP: i128 = 1;
const DEVICE: i128 = 2;
const SUB_GROUP: i128 = 4;

impl Sema<'_> {
    pub(super) fn is_built_in_function(&self, name: Symbol) -> bool {
        super::super::foreign::is_known_function(self.interner.get(name), self.language)
    }

    /// Whether a declaration at program scope cannot use this name because a built-in function has it.
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
                    let arguments = self.arguments(arguments);
                    if is_address && list.len() == 1 {
                        return self.parenthesised(name, inner, id);
                    }
                    if let [only] = list[..]
                        && self.facts.invalid_functions[only.0 as usize]
                        && !self.is_built_in_function(name)
                        && self.has_complete_parameters(only)
                    {
                        // Its declaration was reported. Arguments that are functions are still errors.
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
                        format!(
                            "cannot call `{}`: its type `{ty}` is not a function",
                            self.text(name)
                        )
                    }
                    _ => format!("cannot call a value of type `{ty}`"),
                };
                let first = ast.expr(callee).first;
                self.report(&c::NOT_CALLABLE, first, text);
                return self.error_expr(id);
            }
        };
        self.call_through(target, function, arguments, id)
    }

    /// Whether all parameters have complete types: if not, compilers still count the arguments.
    fn has_complete_parameters(&self, f: FuncId) -> bool {
        let types = &self.program.types;
        let function = types.as_function(self.program.function(f).ty);
        function.is_some_and(|f| f.params.iter().all(|p| types.is_complete(p.ty)))
    }

    fn read_block(&mut self, e: ExprId) -> ExprId {
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
        let Some(arguments) = self.pass(&f, arguments, id, None) else {
            return self.error_expr(id);
        };
        let at = self.at(id);
        self.make(ExprKind::CallIndirect(target, arguments), f.result.ty, at)
    }

    /// Converts arguments to parameters. `None` after a message.
    pub(super) fn pass(
        &mut self,
        f: &FunctionType,
        arguments: Vec<ExprId>,
        id: ast::ExprId,
        declared: Option<FuncId>,
    ) -> Option<Vec<ExprId>> {
        // A call with an erroneous argument or parameter is not reported again.
        if arguments.iter().any(|a| self.is_error(*a)) || f.params.iter().any(|p| p.ty == ERROR) {
            return None;
        }
        // A qualified `void` alone was reported and still means that there are no parameters.
        let is_void_alone = matches!(f.params.as_slice(), [p] if p.ty == VOID);
        let wanted = if is_void_alone { 0 } else { f.params.len() };
        let given = arguments.len();
        if given < wanted || (given > wanted && !f.variadic) {
            let word = if given < wanted { "few" } else { "many" };
            let text = format!("too {word} arguments: expected {wanted}, found {given}");
            let node = self.ast.expr(id);
            let place = if given < wanted { node.last } else { self.expr(arguments[wanted]).first };
            let label =
                declared.map(|d| self.label(self.program.function(d).token, "declared here"));
            let empty = declared.is_some_and(|d| self.has_empty_list(d));
            let old = declared.is_some_and(|d| self.facts.old_functions.contains(&d));
            let d = self.report(&c::ARGUMENT_COUNT, place, text);
            // Compilers do not count the arguments of an old-style function.
            if old {
                d.tolerated();
            }
            d.secondary.extend(label);
            d.rule = empty.then_some(r::EMPTY_PARAMETER_LIST);
            return None;
        }
        let mut list = Vec::with_capacity(given);
        let mut broken = false;
        for (i, a) in arguments.into_iter().enumerate() {
            let e = match f.params.get(i) {
                Some(p) => self.argument(a, *p, i),
                None => {
                    let e = self.rvalue(a);
                    self.promote(e)
                }
            };
            if self.is_error(e) {
                broken = true;
                // Further arguments are not reported, unless this one is only a warning in compilers.
                if self.diagnostics.last().is_none_or(|d| d.code != &c::INT_POINTER) {
                    break;
                }
            }
            list.push(e);
        }
        (!broken).then_some(list)
    }

    pub(super) fn argument(&mut self, e: ExprId, to: QualType, index: usize) -> ExprId {
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
        self.assign_to(e, to, For::Argument(index))
    }

    /// Reports a call of a function whose name is in parentheses: compilers convert it to a pointer,
    /// unless the name has several overloads.
    fn parenthesised(&mut self, name: Symbol, callee: ast::ExprId, id: ast::ExprId) -> ExprId {
        let text = format!(
            "`{}` in parentheses is a pointer to a function, which OpenCL C does not have",
            self.text(name)
        );
        self.report(&c::FUNCTION_POINTER, self.ast.expr(callee).first, text)
            .helped("call it without the parentheses")
            .rule = Some(r::NO_FUNCTION_POINTERS);
        self.error_expr(id)
    }

    /// Whether a built-in function has a single overload.
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
        // A declaration of the source hides the built-in functions of its name.
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
        let ty = self.program.function(chosen).ty;
        let Some(f) = self.program.types.as_function(ty).cloned() else {
            return self.error_expr(id);
        };
        let Some(arguments) = self.pass(&f, arguments, id, Some(chosen)) else {
            return self.error_expr(id);
        };
        let at = self.at(id);
        self.note_call(Node::Function(chosen), Some(name), at.first);
        self.make(ExprKind::Call(chosen, arguments), f.result.ty, at)
    }

    /// Whether a function is declared with nothing between its parentheses.
    fn has_empty_list(&self, f: FuncId) -> bool {
        let name = self.program.function(f).token as usize;
        let kinds = self.tokens.iter().skip(name + 1).map(|t| t.kind);
        kinds.take(2).eq([TokenKind::LParen, TokenKind::RParen])
    }

    fn finish_built_in(
        &mut self,
        name: Symbol,
        f: &FunctionType,
        arguments: Vec<ExprId>,
        id: ast::ExprId,
    ) -> ExprId {
        self.check_widening(name, f, &arguments);
        let before = self.diagnostics.len();
        let Some(arguments) = self.pass(f, arguments, id, None) else {
            let note = format!("the function is `{}`", self.signature(&self.text(name), f));
            if let Some(d) = self.diagnostics[before..].first_mut() {
                d.notes.push(note);
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

    /// Reports a built-in function that the language does not have, and its requirement.
    fn report_missing_built_in(&mut self, text: &str, token: TokenIndex) -> &mut Diagnostic {
        let edition = self.edition();
        let message = match builtins::lacks(text, self.language) {
            Some(why) => format!("`{text}` is not available in OpenCL C {edition}: {why}"),
            None => format!(
                "`{text}` is not available in OpenCL C {edition} with the enabled extensions and features"
            ),
        };
        self.report(&c::BUILT_IN_UNAVAILABLE, token, message)
    }

    /// Reports a scalar that is passed as a vector (OpenCL C 6.15), which compilers widen.
    fn check_widening(&mut self, name: Symbol, f: &FunctionType, arguments: &[ExprId]) {
        for (p, e) in f.params.iter().zip(arguments) {
            let t = &self.program.types;
            if t.as_vector(p.ty).is_none() || !t.is_arithmetic(self.ty(*e)) {
                continue;
            }
            let (name, given, wanted) =
                (self.text(name), self.expr_type_text(*e), self.type_text(*p));
            let text = format!("cannot pass the scalar `{given}` to `{name}` as `{wanted}`");
            let d = self.report_expr(&c::NO_OVERLOAD, *e, text).tolerated();
            d.help = Some(format!("write a vector: `({wanted})(…)`"));
        }
    }

    /// Reports functions and overloads of 1.1, which compilers accept in 1.0.
    fn check_since_1_1(&mut self, name: Symbol, f: &FunctionType, first: TokenIndex) {
        let text = self.text(name);
        let integers = self.program.types.is_integer(self.program.types.element(f.result.ty));
        let what = match &*text {
            // The floating-point overloads are in 1.0.
            "clamp" if !integers => return,
            "max" | "min" if integers && f.params[0].ty != f.params[1].ty => {
                format!("`{text}` of a vector and a scalar")
            }
            name if builtins::SINCE_1_1.contains(&name) => format!("`{text}`"),
            _ => return,
        };
        self.report(&c::LATER_EDITION, first, format!("{what} needs OpenCL C 1.1"));
    }

    /// Checks the orders and the scope of an explicit atomic function (OpenCL C 6.15.12.7, 6.15.12.10), as
    /// compilers do not.
    fn check_orders(&mut self, name: Symbol, arguments: &[ExprId]) {
        let name = self.text(name);
        let function = name.trim_end_matches("_explicit");
        // A stronger order has a larger value; acquire and release are not ordered.
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
            ("atomic_store" | "atomic_flag_clear", Some(ACQUIRE | ACQ_REL)) => {
                wrong.push((first, "a store cannot have an acquire order"));
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

    /// The missing requirement of a scope (OpenCL C 6.15.12.4, 6.15.12.10).
    fn missing_scope(&self, scope: i128) -> Option<&'static str> {
        match scope {
            DEVICE if !self.language.has_2_0_feature(ext::F_ATOMIC_SCOPE_DEVICE) => {
                Some("this scope needs `__opencl_c_atomic_scope_device`")
            }
            SUB_GROUP if !self.subgroups() => Some("this scope needs sub-groups"),
            _ => None,
        }
    }

    /// Checks the scope of a fence or a barrier (OpenCL C 6.15.8, 6.15.12.4), as compilers do not.
    fn check_fence(&mut self, name: Symbol, arguments: &[ExprId]) {
        /// `CLK_IMAGE_MEM_FENCE`.
        const IMAGES: i128 = 4;
        let fence = self.interner.get(name) == "atomic_work_item_fence";
        let place = if fence { 2 } else { 1 };
        let Some(e) = arguments.get(place) else { return };
        let Some(scope) = self.known_integer(*e) else { return };
        let flags = self.known_integer(arguments[0]);
        let wrong = match scope {
            WORK_ITEM if !fence => Some("`memory_scope_work_item` is only valid for a fence"),
            WORK_ITEM if flags.is_some_and(|f| f != IMAGES) => {
                Some("`memory_scope_work_item` is only valid for a fence of images")
            }
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
            // A function without overloads is called like any other function.
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
            // Predefined macros for constants expand to such functions.
            let of_extension = OF_EXTENSIONS.contains(&&*text);
            let predefined = is_predefined(self.sources, &self.tokens[token as usize]);
            if !self.is_error(e) && !of_extension && !predefined {
                self.report(&c::COMPILER_FUNCTION, token, of_compilers("function", &text));
            }
            return e;
        }
        // The arguments are still checked.
        self.arguments(arguments);
        if builtins::known(&text) {
            let saturated = text.starts_with("convert_") && text.contains("_sat");
            self.report_missing_built_in(&text, token).rule =
                saturated.then_some(r::NO_SATURATED_FLOAT);
        } else {
            let message = format!("the function `{text}` is not declared");
            self.report(&c::UNDECLARED_FUNCTION, token, message).rule =
                Some(r::NO_IMPLICIT_FUNCTIONS);
            self.suggest_name(token, true);
        }
        self.error_expr(id)
    }

    /// The built-in type with this name.
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

    // Functions with rules of their own ---------------------------------------------------------

    fn special(
        &mut self,
        text: &str,
        name: Symbol,
        arguments: &[ast::ExprId],
        id: ast::ExprId,
        callee: ast::ExprId,
    ) -> ExprId {
        let token = self.ast.expr(callee).token;
        if !self.special_available(text) {
            self.arguments(arguments);
            self.report_missing_built_in(text, token);
            return self.error_expr(id);
        }
        let list = self.arguments(arguments);
        let broken = list.iter().any(|a| self.is_error(*a));
        match text {
            "printf" => self.printf(name, list, id),
            _ if broken => self.error_expr(id),
            "to_global" | "to_local" | "to_private" => {
                self.address_space_function(text, name, &list, id)
            }
            "enqueue_kernel" => self.enqueue_kernel(name, list, id, token),
            "get_kernel_work_group_size" | "get_kernel_preferred_work_group_size_multiple" => {
                let Some(block) = self.one_argument(text, &list, id) else {
                    return self.error_expr(id);
                };
                if !self.check_block_argument(block, true) {
                    return self.error_expr(id);
                }
                let at = self.at(id);
                self.make(ExprKind::CallBuiltIn(name, list), UINT, at)
            }
            "get_kernel_max_sub_group_size_for_ndrange"
            | "get_kernel_sub_group_count_for_ndrange" => {
                if list.len() != 2 {
                    return self.wrong_count(text, 2, list.len(), id);
                }
                if self.ty(list[0]) != NDRANGE {
                    let message = "the first argument must be an `ndrange_t`";
                    self.report_expr(&c::BUILT_IN_ARGUMENT, list[0], message);
                    return self.error_expr(id);
                }
                if !self.check_block_argument(list[1], true) {
                    return self.error_expr(id);
                }
                let at = self.at(id);
                self.make(ExprKind::CallBuiltIn(name, list), UINT, at)
            }
            _ => self.pipe_function(text, name, list, id, token),
        }
    }

    pub(super) fn special_available(&self, text: &str) -> bool {
        let has = |f| self.language.has_2_0_feature(f);
        match text {
            "printf" => self.edition() >= Edition::V1_2,
            "to_global" | "to_local" | "to_private" => has(ext::F_GENERIC),
            "enqueue_kernel"
            | "get_kernel_work_group_size"
            | "get_kernel_preferred_work_group_size_multiple" => has(ext::F_DEVICE_ENQUEUE),
            "get_kernel_max_sub_group_size_for_ndrange"
            | "get_kernel_sub_group_count_for_ndrange" => {
                has(ext::F_DEVICE_ENQUEUE) && self.subgroups()
            }
            _ => has(ext::F_PIPES),
        }
    }

    /// Reports the first excess argument, or the end of a call with too few arguments.
    fn wrong_count(&mut self, text: &str, wanted: usize, given: usize, id: ast::ExprId) -> ExprId {
        let node = self.ast.expr(id);
        let place = match &node.kind {
            A::Call(_, arguments) if given > wanted => self.ast.expr(arguments[wanted]).first,
            _ => node.last,
        };
        let plural = if wanted == 1 { "" } else { "s" };
        let message = format!("`{text}` takes {wanted} argument{plural}, found {given}");
        self.report(&c::ARGUMENT_COUNT, place, message);
        self.error_expr(id)
    }

    /// Reports an invalid argument of a function with rules of its own: at the call, as compilers do.
    #[track_caller]
    pub(super) fn report_argument(
        &mut self,
        call: TokenIndex,
        e: ExprId,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        let place = self.label_expr(e, "this argument");
        let d = self.report(&c::BUILT_IN_ARGUMENT, call, message);
        d.secondary.push(place);
        d
    }

    fn one_argument(&mut self, text: &str, list: &[ExprId], id: ast::ExprId) -> Option<ExprId> {
        if let [e] = list {
            return Some(*e);
        }
        self.wrong_count(text, 1, list.len(), id);
        None
    }

    /// Address-space functions (OpenCL C 6.15.9).
    fn address_space_function(
        &mut self,
        text: &str,
        name: Symbol,
        list: &[ExprId],
        id: ast::ExprId,
    ) -> ExprId {
        let Some(e) = self.one_argument(text, list, id) else { return self.error_expr(id) };
        let e = self.rvalue(e);
        let to = self.program.types.pointee(self.ty(e));
        let fits = to.filter(|t| t.space != Some(AddressSpace::Constant));
        let Some(to) = fits else {
            let message = format!(
                "the argument of `{text}` must be a pointer to a `global`, `local` or `private` object, not `{}`",
                self.expr_type_text(e)
            );
            let d = match to {
                Some(_) => self.report_expr(&c::BUILT_IN_ARGUMENT, e, message),
                None => self.report_argument(self.ast.expr(id).first, e, message),
            };
            d.rule = Some(r::TO_SPACE_ARGUMENT);
            return self.error_expr(id);
        };
        let space = match text {
            "to_global" => AddressSpace::Global,
            "to_local" => AddressSpace::Local,
            _ => AddressSpace::Private,
        };
        let ty = self.types().pointer(to.in_space(space));
        let at = self.at(id);
        self.make(ExprKind::CallBuiltIn(name, vec![e]), ty, at)
    }

    /// A block argument: `void (^)(void)`, or with `local void *` parameters where `sizes` allows.
    fn check_block_argument(&mut self, e: ExprId, sizes: bool) -> bool {
        let ty = self.ty(e);
        let TypeKind::BlockPointer(f) = self.kind(ty) else {
            let message = format!("expected a block, found `{}`", self.expr_type_text(e));
            self.report_expr(&c::BLOCK_ARGUMENT, e, message).rule = Some(r::ENQUEUE_BLOCK);
            return false;
        };
        let Some(f) = self.program.types.as_function(*f).cloned() else { return false };
        let own = match self.expr(e).kind {
            ExprKind::Block(b) if sizes => self.program.blocks[b.0 as usize].params.clone(),
            _ => Vec::new(),
        };
        let mut fits = true;
        for (i, p) in f.params.iter().enumerate() {
            let to = self.program.types.pointee(p.ty);
            let local = to.is_some_and(|to| to.ty == VOID && to.space == Some(AddressSpace::Local));
            if local && sizes {
                continue;
            }
            fits = false;
            let message = "a parameter of an enqueued block must be `local void *`";
            let d = match own.get(i) {
                Some(v) => {
                    self.report(&c::BLOCK_ARGUMENT, self.program.variable(*v).token, message)
                }
                None => self.report_expr(&c::BLOCK_ARGUMENT, e, message),
            };
            d.rule = Some(r::ENQUEUE_BLOCK_PARAMETERS);
            if own.is_empty() {
                break;
            }
        }
        if !fits {
            return false;
        }
        if f.result.ty != VOID && f.result.ty != ERROR {
            // Compilers discard the value.
            let message = "an enqueued block must return `void`";
            self.report_expr(&c::BLOCK_ARGUMENT, e, message).tolerated().rule =
                Some(r::ENQUEUE_BLOCK);
        }
        true
    }

    /// `enqueue_kernel` (OpenCL C 6.15.19.1).
    fn enqueue_kernel(
        &mut self,
        name: Symbol,
        list: Vec<ExprId>,
        id: ast::ExprId,
        token: TokenIndex,
    ) -> ExprId {
        let at = self.at(id);
        if list.len() < 4 {
            let message =
                format!("`enqueue_kernel` takes at least 4 arguments, found {}", list.len());
            self.report(&c::ARGUMENT_COUNT, token, message).rule = Some(r::ENQUEUE_ARGUMENTS);
            return self.error_expr(id);
        }
        let mut values = Vec::new();
        for e in list {
            let e = if matches!(self.kind(self.ty(e)), TypeKind::BlockPointer(_)) {
                self.read_block(e)
            } else {
                self.rvalue(e)
            };
            if self.is_error(e) {
                return self.error_expr(id);
            }
            values.push(e);
        }
        let wrong = |s: &mut Self, e: ExprId, what: &str| {
            let message = format!("expected {what}, found `{}`", s.expr_type_text(e));
            s.report_expr(&c::BUILT_IN_ARGUMENT, e, message).rule = Some(r::ENQUEUE_ARGUMENTS);
            s.error_expr(id)
        };
        if self.ty(values[0]) != QUEUE {
            return wrong(self, values[0], "a `queue_t`");
        }
        if !self.program.types.is_integer(self.ty(values[1])) {
            return wrong(self, values[1], "a `kernel_enqueue_flags_t`");
        }
        if self.ty(values[2]) != NDRANGE {
            return wrong(self, values[2], "an `ndrange_t`");
        }
        let is_block = |s: &Self, e: ExprId| matches!(s.kind(s.ty(e)), TypeKind::BlockPointer(_));
        let done = |s: &mut Self, values| s.make(ExprKind::CallBuiltIn(name, values), INT, at);
        if values.len() == 4 {
            if !self.check_block_argument(values[3], false) {
                return self.error_expr(id);
            }
            return done(self, values);
        }
        let block_at = if is_block(self, values[3]) {
            3
        } else {
            // The form with events.
            if values.len() < 7 {
                let message = "`enqueue_kernel` with events takes at least 7 arguments";
                self.report(&c::ARGUMENT_COUNT, token, message).rule = Some(r::ENQUEUE_ARGUMENTS);
                return self.error_expr(id);
            }
            if !is_block(self, values[6]) {
                self.check_block_argument(values[6], false);
                return self.error_expr(id);
            }
            if !self.program.types.is_integer(self.ty(values[3])) {
                return wrong(self, values[3], "an integer");
            }
            if let Err((e, what)) = self.check_enqueue_events(&values) {
                return wrong(self, e, what);
            }
            6
        };
        if !self.check_block_argument(values[block_at], true) {
            return self.error_expr(id);
        }
        let TypeKind::BlockPointer(f) = *self.kind(self.ty(values[block_at])) else {
            return self.error_expr(id);
        };
        let params = self.program.types.as_function(f).map_or(0, |f| f.params.len());
        let sizes = values.len() - block_at - 1;
        if sizes != params {
            let message =
                format!("the block has {params} local parameters, but {sizes} sizes are given");
            let d = self.report(&c::BLOCK_ARGUMENT, token, message);
            d.rule = Some(r::ENQUEUE_SIZES);
            // With events, compilers accept a call that omits all sizes.
            if block_at == 6 && sizes == 0 {
                d.tolerated();
            } else {
                return self.error_expr(id);
            }
        }
        for e in values.iter().skip(block_at + 1).copied() {
            if !self.program.types.is_integer(self.ty(e)) {
                return wrong(self, e, "an integer size");
            }
        }
        done(self, values)
    }

    /// Checks the events of `enqueue_kernel`. The error is the wrong argument and the expected one.
    fn check_enqueue_events(&mut self, values: &[ExprId]) -> Result<(), (ExprId, &'static str)> {
        let event = |s: &Self, e: ExprId| {
            s.is_null_constant(e)
                || s.program.types.pointee(s.ty(e)).is_some_and(|to| to.ty == CLK_EVENT)
        };
        if !event(self, values[5]) {
            return Err((values[5], "a pointer to `clk_event_t`"));
        }
        if self.ty(values[4]) == CLK_EVENT {
            let text =
                "the events to wait for must be a pointer to `clk_event_t`, not a `clk_event_t`";
            self.report_expr(&c::BUILT_IN_ARGUMENT, values[4], text).tolerated().rule =
                Some(r::ENQUEUE_ARGUMENTS);
        } else if !event(self, values[4]) {
            return Err((values[4], "a pointer to `clk_event_t`"));
        }
        Ok(())
    }

    /// Pipe functions (OpenCL C 6.15.18).
    fn pipe_function(
        &mut self,
        text: &str,
        name: Symbol,
        list: Vec<ExprId>,
        id: ast::ExprId,
        token: TokenIndex,
    ) -> ExprId {
        use super::super::ast::Access;
        let at = self.at(id);
        let writes = text.contains("write");
        let reads = text.contains("read");
        let counts: &[usize] = match text {
            "read_pipe" | "write_pipe" => &[2, 4],
            _ if text.contains("reserve") => &[2],
            _ if text.contains("commit") => &[2],
            _ => &[1],
        };
        if let [wanted] = *counts
            && list.len() != wanted
        {
            return self.wrong_count(text, wanted, list.len(), id);
        }
        if !counts.contains(&list.len()) {
            let wanted: Vec<String> = counts.iter().map(|n| n.to_string()).collect();
            let message =
                format!("`{text}` takes {} arguments, found {}", wanted.join(" or "), list.len());
            self.report(&c::ARGUMENT_COUNT, token, message);
            return self.error_expr(id);
        }
        if text.starts_with("sub_group") && !self.subgroups() {
            let message = format!("`{text}` needs `cl_khr_subgroups`");
            self.report(&c::NEEDS_EXTENSION, token, message);
            return self.error_expr(id);
        }
        let TypeKind::Pipe(packet, access) = *self.kind(self.ty(list[0])) else {
            let message = format!(
                "the first argument must be a pipe, not `{}`",
                self.expr_type_text(list[0])
            );
            self.report_argument(token, list[0], message).rule = Some(r::PIPE_ARGUMENT);
            return self.error_expr(id);
        };
        let wrong_access = (reads && access != Access::Read) || (writes && access != Access::Write);
        if wrong_access {
            let word = if reads { "read_only" } else { "write_only" };
            let message = format!("`{text}` needs a `{word}` pipe");
            self.report_expr(&c::PIPE_ACCESS, list[0], message).rule = Some(r::PIPE_ACCESS);
            return self.error_expr(id);
        }
        let mut values = vec![list[0]];
        for e in &list[1..] {
            let e = self.rvalue(*e);
            if self.is_error(e) {
                return self.error_expr(id);
            }
            values.push(e);
        }
        let wrong = |s: &mut Self, e: ExprId, what: &str| {
            let message = format!("`{text}` expects {what} here, found `{}`", s.expr_type_text(e));
            s.report_argument(token, e, message).rule = Some(r::PIPE_ARGUMENT);
            s.error_expr(id)
        };
        let integer = |s: &Self, e: ExprId| s.program.types.is_integer(s.ty(e));
        let result = if text.contains("reserve") {
            if !integer(self, values[1]) {
                return wrong(self, values[1], "an unsigned integer");
            }
            RESERVE_ID
        } else if text.contains("commit") {
            if self.ty(values[1]) != RESERVE_ID {
                return wrong(self, values[1], "a `reserve_id_t`");
            }
            VOID
        } else if values.len() == 1 {
            UINT
        } else {
            if values.len() == 4 {
                if self.ty(values[1]) != RESERVE_ID {
                    return wrong(self, values[1], "a `reserve_id_t`");
                }
                if !integer(self, values[2]) {
                    return wrong(self, values[2], "an unsigned integer");
                }
            }
            let last = values[values.len() - 1];
            let to = self.program.types.pointee(self.ty(last));
            // Compilers never match a `const` packet type with a pointee.
            let same = |to: &QualType| to.ty == packet.ty && packet.quals == 0;
            let Some(to) = to.filter(|to| same(to) || packet.ty == ERROR) else {
                let what = format!("a pointer to `{}`", self.type_text(packet));
                return wrong(self, last, &what);
            };
            // The parameter is a generic pointer, which compilers do not check.
            let constant = to.space == Some(AddressSpace::Constant);
            let message = if reads && (constant || to.quals & quals::CONST != 0) {
                Some(format!("`{text}` cannot write a packet to read-only memory"))
            } else {
                constant.then(|| format!("`{text}` cannot take a pointer to `constant` memory"))
            };
            if let Some(message) = message {
                let d = self.report_expr(&c::BUILT_IN_ARGUMENT, last, message).tolerated();
                d.rule = Some(r::PIPE_ARGUMENT);
            }
            INT
        };
        self.make(ExprKind::CallBuiltIn(name, values), result, at)
    }

    pub(super) fn subgroups(&self) -> bool {
        self.language.supports(ext::SUBGROUPS) || self.language.supports(ext::F_SUBGROUPS)
    }
}
