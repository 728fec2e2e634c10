//! Calls of built-in functions with special rules: address spaces, pipes and enqueued blocks (OpenCL C 6.15.10,
//! 6.15.18, 6.15.19).

use super::super::ast::{Access, ExprKind as A, quals};
use super::super::codes as c;
use super::super::rules as r;
use super::*;
use crate::builtins;
use crate::diagnostic::counted;

impl Sema<'_> {
    pub(super) fn special(
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

    /// Reports a wrong number of arguments, at the first excess argument or at the end of the call. Returns an
    /// erroneous expression.
    fn wrong_count(&mut self, text: &str, wanted: usize, given: usize, id: ast::ExprId) -> ExprId {
        let node = self.ast.expr(id);
        let place = match &node.kind {
            A::Call(_, arguments) if given > wanted => self.ast.expr(arguments[wanted]).first,
            _ => node.last,
        };
        let message = format!("`{text}` takes {}, found {given}", counted(wanted, "argument"));
        self.report(&c::ARGUMENT_COUNT, place, message);
        self.error_expr(id)
    }

    /// Reports an invalid argument of a function with special rules. As in compilers, the diagnostic is at the call.
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

    /// Analyses a call of an address-space function (OpenCL C 6.15.10).
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

    /// Whether an enqueued block may have a parameter of this type: `local void *`, or, with an extension, another
    /// pointer to `local` memory that contains scalars, vectors or records.
    fn is_block_parameter(&self, ty: TypeId) -> bool {
        let types = &self.program.types;
        let data = |ty| {
            types.is_arithmetic(types.element(ty)) || matches!(types.kind(ty), TypeKind::Record(_))
        };
        types.pointee(ty).is_some_and(|to| {
            to.space == Some(AddressSpace::Local)
                && (to.ty == VOID
                    || self.available(ext::DEVICE_ENQUEUE_LOCAL_ARG_TYPES) && data(to.ty))
        })
    }

    /// Checks a block argument, which must be a `void (^)(void)`. If `sizes` is true, the block may have parameters for
    /// local memory. Returns false after an error.
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
            if sizes && self.is_block_parameter(p.ty) {
                continue;
            }
            fits = false;
            // Without sizes, the block must not have parameters.
            let message = match !sizes && self.is_block_parameter(p.ty) {
                true => "the block has parameters, but the call does not give their sizes",
                false => "a parameter of an enqueued block must be `local void *`",
            };
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

    /// Analyses a call of `enqueue_kernel` (OpenCL C 6.15.19.1).
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
            // This form takes events.
            if values.len() < 7 {
                let message = "argument 4 of `enqueue_kernel` must be a block; with events, the function takes at least 7 arguments";
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
            let params = counted(params, "local parameter");
            let sizes_given = counted(sizes, "size");
            let message = format!("the block has {params}, but the call gives {sizes_given}");
            let d = self.report(&c::BLOCK_ARGUMENT, token, message);
            d.rule = Some(r::ENQUEUE_SIZES);
            // If the call has events, compilers accept a call without any sizes.
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

    /// Checks the events of `enqueue_kernel`. The error has the wrong argument, and a description of the expected one.
    fn check_enqueue_events(&mut self, values: &[ExprId]) -> Result<(), (ExprId, &'static str)> {
        let event = |s: &Self, e: ExprId| {
            s.is_null_constant(e)
                || s.program.types.pointee(s.ty(e)).is_some_and(|to| to.ty == CLK_EVENT)
        };
        if !event(self, values[5]) {
            return Err((values[5], "a pointer to `clk_event_t`"));
        }
        if self.ty(values[4]) == CLK_EVENT {
            let text = "the list of events to wait for must be a pointer to `clk_event_t`, not a `clk_event_t`";
            self.report_expr(&c::BUILT_IN_ARGUMENT, values[4], text).tolerated().rule =
                Some(r::ENQUEUE_ARGUMENTS);
        } else if !event(self, values[4]) {
            return Err((values[4], "a pointer to `clk_event_t`"));
        }
        Ok(())
    }

    /// Analyses a call of a pipe function (OpenCL C 6.15.18).
    fn pipe_function(
        &mut self,
        text: &str,
        name: Symbol,
        list: Vec<ExprId>,
        id: ast::ExprId,
        token: TokenIndex,
    ) -> ExprId {
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
            let message = format!(
                "`{text}` takes {} arguments, found {}",
                builtins::one_of(&wanted),
                list.len()
            );
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
            s.report_expr(&c::BUILT_IN_ARGUMENT, e, message).rule = Some(r::PIPE_ARGUMENT);
            if let ExprKind::Cast(CastKind::Load, object) = s.expr(e).kind
                && s.ty(object) == packet.ty
            {
                let object = s.expr(object).ty;
                let pointer = s.types().pointer(object);
                s.suggest_indirection(e, QualType::plain(pointer));
            }
            s.error_expr(id)
        };
        let integer = |s: &Self, e: ExprId| s.program.types.is_integer(s.ty(e));
        let result = if text.contains("reserve") {
            if !integer(self, values[1]) {
                return wrong(self, values[1], "an integer");
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
                    return wrong(self, values[2], "an integer");
                }
            }
            let last = values[values.len() - 1];
            if !self.check_packet_pointer(text, last, packet) {
                let what = format!("a pointer to `{}`", self.type_text(packet));
                return wrong(self, last, &what);
            }
            INT
        };
        self.make(ExprKind::CallBuiltIn(name, values), result, at)
    }

    /// Whether an argument is a pointer to the packet type of the pipe. Warns of such a pointer if the function cannot
    /// use the memory.
    fn check_packet_pointer(&mut self, text: &str, e: ExprId, packet: QualType) -> bool {
        // In compilers, no pointee matches a packet type with a qualifier.
        let same = |to: &QualType| to.ty == packet.ty && packet.quals == 0;
        let to = self.program.types.pointee(self.ty(e));
        let Some(to) = to.filter(|to| same(to) || packet.ty == ERROR) else { return false };
        // The parameter is a generic pointer. Compilers do not check the argument's address space and qualifiers.
        let constant = to.space == Some(AddressSpace::Constant);
        let reads = text.contains("read");
        let message = if reads && (constant || to.quals & quals::CONST != 0) {
            Some(format!("`{text}` cannot write a packet to read-only memory"))
        } else {
            constant.then(|| format!("`{text}` cannot take a pointer to `constant` memory"))
        };
        if let Some(message) = message {
            let d = self.report_expr(&c::BUILT_IN_ARGUMENT, e, message).tolerated();
            d.rule = Some(r::PIPE_ARGUMENT);
        }
        true
    }

    pub(super) fn subgroups(&self) -> bool {
        self.language.supports(ext::SUBGROUPS) || self.language.supports(ext::F_SUBGROUPS)
    }
}
