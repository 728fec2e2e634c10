//! Numeric expressions and conditions of roff.

/// Basic units in the width of a character on a terminal.
pub(super) const WIDTH: i64 = 24;
/// Basic units in the height of a line.
const HEIGHT: i64 = 40;
/// The maximum depth of parentheses.
const MAX_DEPTH: usize = 30;

/// Reads an expression from the start of a text. Returns the value, in basic units if a scale is given, and the rest of
/// the text; `None` if the first operand is not a number. All operators have the same precedence.
pub(super) fn expression(text: &str) -> Option<(i64, &str)> {
    sum(text, 0)
}

fn sum(text: &str, depth: usize) -> Option<(i64, &str)> {
    let (mut left, mut rest) = operand(text, depth)?;
    loop {
        // Blanks are only allowed in parentheses.
        let start = if depth > 0 { rest.trim_start_matches(' ') } else { rest };
        const OPERATORS: [&str; 16] =
            ["<=", ">=", "==", "<?", ">?", "<>", "+", "-", "*", "/", "%", "<", ">", "=", "&", ":"];
        let Some(operator) = OPERATORS.into_iter().find(|o| start.starts_with(o)) else {
            return Some((left, start));
        };
        let Some((right, after)) = operand(&start[operator.len()..], depth) else {
            return Some((left, rest));
        };
        let truth = i64::from;
        left = match operator {
            "+" => left.saturating_add(right),
            "-" => left.saturating_sub(right),
            "*" => left.saturating_mul(right),
            "/" => left.checked_div(right).unwrap_or(0),
            "%" => left.checked_rem(right).unwrap_or(0),
            "<=" => truth(left <= right),
            ">=" => truth(left >= right),
            "<" => truth(left < right),
            ">" => truth(left > right),
            "<>" => truth(left != right),
            "<?" => left.min(right),
            ">?" => left.max(right),
            "&" => truth(left > 0 && right > 0),
            ":" => truth(left > 0 || right > 0),
            _ => truth(left == right),
        };
        rest = after;
    }
}

fn operand(text: &str, depth: usize) -> Option<(i64, &str)> {
    if depth > MAX_DEPTH {
        return None;
    }
    let text = if depth > 0 { text.trim_start_matches(' ') } else { text };
    if let Some(rest) = text.strip_prefix('-') {
        let (value, rest) = operand(rest, depth + 1)?;
        return Some((value.saturating_neg(), rest));
    }
    if let Some(rest) = text.strip_prefix('+') {
        return operand(rest, depth + 1);
    }
    if let Some(rest) = text.strip_prefix('|') {
        return operand(rest, depth + 1);
    }
    if let Some(inside) = text.strip_prefix('(') {
        let (value, rest) = sum(inside, depth + 1)?;
        return Some((value, rest.trim_start_matches(' ').strip_prefix(')').unwrap_or(rest)));
    }
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let number: f64 = text[..end].parse().ok()?;
    let rest = &text[end..];
    let (scale, rest) = match rest.chars().next() {
        Some('n' | 'm' | 'M') => (WIDTH, &rest[1..]),
        Some('v') => (HEIGHT, &rest[1..]),
        Some('i') => (240, &rest[1..]),
        Some('P') => (40, &rest[1..]),
        Some('p') => (3, &rest[1..]),
        Some('c') => (94, &rest[1..]),
        Some('u' | 's' | 'z' | 'f') => (1, &rest[1..]),
        _ => (1, rest),
    };
    Some(((number * scale as f64) as i64, rest))
}

/// The names of a page, which conditions test.
pub(super) trait Names {
    /// Whether a macro or string has the name.
    fn is_defined(&self, name: &str) -> bool;
    /// Whether a register has the name.
    fn is_register(&self, name: &str) -> bool;
}

/// Whether a condition holds on a terminal, and the text after it.
pub(super) fn condition<'t>(text: &'t str, names: &impl Names) -> (bool, &'t str) {
    let mut text = text.trim_start();
    let mut negated = false;
    while let Some(rest) = text.strip_prefix('!') {
        negated = !negated;
        text = rest.trim_start();
    }
    let (holds, rest) = plain_condition(text, names);
    (holds != negated, rest)
}

fn plain_condition<'t>(text: &'t str, names: &impl Names) -> (bool, &'t str) {
    let Some(first) = text.chars().next() else { return (false, text) };
    let after = &text[first.len_utf8()..];
    let ends = after.is_empty() || after.starts_with(|c: char| !c.is_ascii_alphanumeric());
    match first {
        'n' | 'o' if ends || !after.starts_with(|c: char| c.is_ascii_digit()) => (true, after),
        't' | 'e' | 'v' => (false, after),
        'd' | 'r' | 'c' | 'F' | 'S' | 'm' => {
            let name = after.trim_start_matches(' ');
            let end = name.find([' ', '\t']).unwrap_or(name.len());
            let end = name.find("\\{").map_or(end, |brace| brace.min(end));
            let holds = match first {
                'd' => names.is_defined(&name[..end]),
                'r' => names.is_register(&name[..end]),
                _ => true,
            };
            (holds, &name[end..])
        }
        c if c.is_ascii_digit() || matches!(c, '(' | '-' | '+' | '.' | '|') => {
            match expression(text) {
                Some((value, rest)) => (value > 0, rest),
                None => (false, text.find([' ', '\t']).map_or("", |end| &text[end..])),
            }
        }
        // `'one'other'`: the delimiter is a punctuation character that is not handled above.
        c if !c.is_ascii_alphanumeric() && !c.is_whitespace() && c != '\\' => {
            let mut parts = after.splitn(3, c);
            match (parts.next(), parts.next(), parts.next()) {
                (Some(one), Some(other), Some(rest)) => (one == other, rest),
                _ => (false, ""),
            }
        }
        _ => (false, text.find([' ', '\t']).map_or("", |end| &text[end..])),
    }
}
