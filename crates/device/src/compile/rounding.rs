//! Regions of the source whose rounding mode is set by `SELECT_ROUNDING_MODE`.

use super::*;
use crate::rounded;
use clman_opencl::lexer::TokenKind;

/// Ranges of tokens and their mode. A range that starts later is inside each earlier range, or after it.
pub(super) fn regions(checked: &Checked) -> Vec<(u32, u32, Rounding)> {
    let mut list = Vec::new();
    for (start, mode) in &checked.rounding {
        let mut depth = 0u32;
        let mut end = *start;
        for token in checked.tokens.iter().skip(*start as usize) {
            match token.kind {
                TokenKind::LBrace => depth += 1,
                TokenKind::RBrace if depth == 0 => break,
                TokenKind::RBrace => depth -= 1,
                _ => {}
            }
            end += 1;
        }
        list.push((*start, end, *mode));
    }
    list
}

impl Compiler<'_> {
    /// The mode at the token that is being compiled; `None` for round-to-nearest.
    fn mode(&self) -> Option<Rounding> {
        let inside = |r: &&(u32, u32, Rounding)| r.0 <= self.token && self.token < r.1;
        let mode = self.rounding.iter().rev().find(inside)?.2;
        (mode != Rounding::Even).then_some(mode)
    }

    /// The mode of a conversion that does not state a mode.
    pub(super) fn conversion_mode(&self, to: Scalar) -> Option<Rounding> {
        if self.rounding.is_empty() || !to.is_float() { None } else { self.mode() }
    }

    /// Compiles an operator of the source, in the mode at the current token.
    pub(super) fn rounded(&mut self, op: Bin, a: Val, b: Val) -> Val {
        if self.rounding.is_empty() || !a.ty.is_float() {
            return self.bin(op, a, b);
        }
        let Some(f) = self.mode().and_then(|mode| rounded::operator(op, a.ty, mode)) else {
            return self.bin(op, a, b);
        };
        let d = self.value_temp(a.ty, a.n);
        let w = a.ty.width();
        let (n, a, b) = (a.n, a.reg, b.reg);
        self.emit(Instr::Apply2 { f, wa: w, wb: w, wd: w, n, d: d.reg, a, b });
        d
    }
}
