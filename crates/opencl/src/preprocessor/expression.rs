//! The controlling expression of `#if` and `#elif` (C99 6.10.1), in 64-bit integer arithmetic.

use super::super::lexer::{Token, TokenKind as T};
use super::super::literal::{self, Number};

/// A value of a controlling expression.
#[derive(Clone, Copy)]
struct Value {
    bits: u64,
    unsigned: bool,
}

/// The reason why an expression has no value: the index of a token, or `None` for the end of the line, and a message.
pub(super) type Problem = (Option<usize>, String);

struct Parser<'a> {
    tokens: &'a [Token],
    text: &'a dyn Fn(&Token) -> String,
    at: usize,
    depth: u32,
    /// The number of enclosing operands that `&&`, `||` or `?:` do not evaluate. A division by zero in such
    /// an operand is not an error.
    unevaluated: u32,
    /// The first comma operator that is evaluated. C99 6.6 forbids it; compilers accept it.
    comma: Option<usize>,
}

/// Evaluates tokens after macro expansion and the replacement of `defined`. The result states whether the value is
/// nonzero. It also has the index of the first comma operator that is evaluated, and an error after the expression. C99
/// 6.6 forbids the comma operator; compilers accept it.
pub(super) fn evaluate(
    tokens: &[Token],
    text: &dyn Fn(&Token) -> String,
) -> Result<(bool, Option<usize>, Option<Problem>), Problem> {
    let mut p = Parser { tokens, text, at: 0, depth: 0, unevaluated: 0, comma: None };
    let value = p.conditional()?;
    let Some(next) = p.peek() else { return Ok((value.bits != 0, p.comma, None)) };
    let text = match next {
        T::Eq => "`=` is not an operator of `#if`: write `==`".to_string(),
        _ => "unexpected token after the expression".to_string(),
    };
    let problem = (Some(p.at), text);
    // A `)`, `,` or `:` after the expression does not affect its value. With any other token, the value is unknown.
    match next {
        T::RParen | T::Comma | T::Colon => Ok((value.bits != 0, p.comma, Some(problem))),
        _ => Err(problem),
    }
}

fn precedence(kind: T) -> u8 {
    match kind {
        T::Star | T::Slash | T::Percent => 11,
        T::Plus | T::Minus => 10,
        T::Shl | T::Shr => 9,
        T::Lt | T::Gt | T::LtEq | T::GtEq => 8,
        T::EqEq | T::NotEq => 7,
        T::Amp => 6,
        T::Caret => 5,
        T::Pipe => 4,
        T::AmpAmp => 3,
        T::PipePipe => 2,
        T::Comma => 1,
        _ => 0,
    }
}

impl Parser<'_> {
    fn peek(&self) -> Option<T> {
        self.tokens.get(self.at).map(|t| t.kind)
    }

    fn conditional(&mut self) -> Result<Value, Problem> {
        let condition = self.binary(2)?;
        if self.peek() != Some(T::Question) {
            return Ok(condition);
        }
        self.deeper()?;
        self.at += 1;
        let taken = condition.bits != 0;
        self.unevaluated += u32::from(!taken);
        let a = self.conditional()?;
        self.unevaluated -= u32::from(!taken);
        if self.peek() != Some(T::Colon) {
            return Err((self.here(), "expected `:`".into()));
        }
        self.at += 1;
        self.unevaluated += u32::from(taken);
        let b = self.conditional()?;
        self.unevaluated -= u32::from(taken);
        self.depth -= 1;
        let unsigned = a.unsigned || b.unsigned;
        Ok(Value { bits: if taken { a.bits } else { b.bits }, unsigned })
    }

    fn here(&self) -> Option<usize> {
        (self.at < self.tokens.len()).then_some(self.at)
    }

    fn binary(&mut self, least: u8) -> Result<Value, Problem> {
        let mut left = self.unary()?;
        loop {
            let Some(op) = self.peek() else { return Ok(left) };
            let level = precedence(op);
            if level < least || level == 0 {
                return Ok(left);
            }
            let at = self.at;
            self.at += 1;
            let skip = (op == T::AmpAmp && left.bits == 0) || (op == T::PipePipe && left.bits != 0);
            self.unevaluated += u32::from(skip);
            let right = self.binary(level + 1)?;
            self.unevaluated -= u32::from(skip);
            left = self.apply(op, at, left, right)?;
        }
    }

    fn apply(&self, op: T, at: usize, l: Value, r: Value) -> Result<Value, Problem> {
        let unsigned = l.unsigned || r.unsigned;
        let (a, b) = (l.bits, r.bits);
        let (sa, sb) = (a as i64, b as i64);
        let truth = |v: bool| Value { bits: v.into(), unsigned: false };
        let number = |bits: u64| Value { bits, unsigned };
        Ok(match op {
            T::Star => number(a.wrapping_mul(b)),
            T::Plus => number(a.wrapping_add(b)),
            T::Minus => number(a.wrapping_sub(b)),
            T::Slash | T::Percent if b == 0 => {
                if self.unevaluated == 0 {
                    return Err((Some(at), "division by zero in a preprocessor expression".into()));
                }
                number(0)
            }
            T::Slash if unsigned => number(a / b),
            T::Slash => number(sa.wrapping_div(sb) as u64),
            T::Percent if unsigned => number(a % b),
            T::Percent => number(sa.wrapping_rem(sb) as u64),
            // A negative shift count is read as a large unsigned number.
            T::Shl => Value { bits: if b < 64 { a << b } else { 0 }, unsigned: l.unsigned },
            T::Shr if l.unsigned => Value { bits: a >> b.min(63), unsigned: true },
            T::Shr => Value { bits: (sa >> b.min(63)) as u64, unsigned: false },
            T::Lt => truth(if unsigned { a < b } else { sa < sb }),
            T::Gt => truth(if unsigned { a > b } else { sa > sb }),
            T::LtEq => truth(if unsigned { a <= b } else { sa <= sb }),
            T::GtEq => truth(if unsigned { a >= b } else { sa >= sb }),
            T::EqEq => truth(a == b),
            T::NotEq => truth(a != b),
            T::Amp => number(a & b),
            T::Caret => number(a ^ b),
            T::Pipe => number(a | b),
            T::AmpAmp => truth(a != 0 && b != 0),
            T::PipePipe => truth(a != 0 || b != 0),
            _ => r,
        })
    }

    /// Increments the number of open operands and parentheses. The limit bounds the stack.
    fn deeper(&mut self) -> Result<(), Problem> {
        self.depth += 1;
        if self.depth > 256 {
            return Err((self.here(), "the expression is nested too deeply".into()));
        }
        Ok(())
    }

    fn unary(&mut self) -> Result<Value, Problem> {
        self.deeper()?;
        let Some(token) = self.tokens.get(self.at) else {
            return Err((None, "expected an operand".into()));
        };
        let at = self.at;
        self.at += 1;
        let value = match token.kind {
            T::Minus => {
                let v = self.unary()?;
                Value { bits: v.bits.wrapping_neg(), ..v }
            }
            T::Plus => self.unary()?,
            T::Tilde => {
                let v = self.unary()?;
                Value { bits: !v.bits, ..v }
            }
            T::Not => Value { bits: u64::from(self.unary()?.bits == 0), unsigned: false },
            T::LParen => {
                let mut v = self.conditional()?;
                while self.peek() == Some(T::Comma) {
                    if self.unevaluated == 0 {
                        self.comma.get_or_insert(self.at);
                    }
                    self.at += 1;
                    v = self.conditional()?;
                }
                if self.peek() != Some(T::RParen) {
                    return Err((self.here(), "expected `)`".into()));
                }
                self.at += 1;
                v
            }
            T::Number => {
                let text = (self.text)(token);
                match literal::number(&text) {
                    Ok(Number::Int { value: bits, unsigned, .. }) => {
                        Value { bits, unsigned: unsigned || bits >> 63 != 0 }
                    }
                    Ok(Number::Float { .. }) => {
                        let text = "a preprocessor expression cannot contain a floating constant";
                        return Err((Some(at), text.into()));
                    }
                    Err(why) => return Err((Some(at), why)),
                }
            }
            T::Char => {
                let text = (self.text)(token);
                let (units, problem) = literal::character(text.as_bytes());
                if let Some(why) = problem {
                    return Err((Some(at), why));
                }
                let value = match units[..] {
                    [unit] => i32::from(unit as i8),
                    // The bytes of several characters form one number.
                    _ => units.iter().fold(0, |n: i32, unit| n << 8 | i32::from(*unit)),
                };
                Value { bits: i64::from(value) as u64, unsigned: false }
            }
            T::Ident => {
                let one = (self.text)(token) == "true";
                Value { bits: one.into(), unsigned: false }
            }
            kind => {
                let found = match kind {
                    T::Unknown => "a stray character".into(),
                    T::Str => "a string literal".into(),
                    kind => format!("`{}`", kind.text()),
                };
                return Err((Some(at), format!("expected an operand, found {found}")));
            }
        };
        self.depth -= 1;
        Ok(value)
    }
}
