//! Values of numbers and quoted literals (C99 6.4.4, 6.4.5; OpenCL C 6.3.1, 6.15.14.3).

/// A parsed numeric constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Number {
    /// An integer constant: the value, whether it exceeds 64 bits, whether it has a `u` suffix, the number of `l` in
    /// the suffix, and whether it is decimal.
    Int { value: u64, overflow: bool, unsigned: bool, long: u8, decimal: bool },
    /// A floating constant with its suffix: `f`, `h`, `l`, or none (0). The value is not yet
    /// rounded to the type.
    Float { value: f64, suffix: u8 },
}

/// Parses a preprocessing number. The error is the text of a message.
pub(crate) fn number(text: &str) -> Result<Number, String> {
    let bytes = text.as_bytes();
    let hex = bytes.len() > 1 && bytes[0] == b'0' && matches!(bytes[1], b'x' | b'X');
    let binary = bytes.len() > 1 && bytes[0] == b'0' && matches!(bytes[1], b'b' | b'B');
    let digits_from = if hex || binary { 2 } else { 0 };
    let is_digit = |b: u8| if hex { b.is_ascii_hexdigit() } else { b.is_ascii_digit() };
    let mut i = digits_from;
    while i < bytes.len() && is_digit(bytes[i]) {
        i += 1;
    }
    let exponent = if hex { [b'p', b'P'] } else { [b'e', b'E'] };
    let floating = !binary && bytes.get(i).is_some_and(|b| *b == b'.' || exponent.contains(b));
    if floating {
        return float(text, hex, digits_from);
    }
    let digits = &bytes[digits_from..i];
    let suffix = &text[i..];
    if (hex || binary) && digits.is_empty() {
        return Err(format!("`{text}` has no digits"));
    }
    let octal = !hex && !binary && bytes[0] == b'0' && digits.len() > 1;
    let radix: u64 = if hex {
        16
    } else if binary {
        2
    } else if octal {
        8
    } else {
        10
    };
    let mut value: u64 = 0;
    let mut overflow = false;
    for d in digits {
        let digit = (*d as char).to_digit(16).unwrap_or(0) as u64;
        if digit >= radix {
            let kind = if octal { "an octal" } else { "a binary" };
            return Err(format!("`{}` is not a digit of {kind} constant", *d as char));
        }
        match value.checked_mul(radix).and_then(|v| v.checked_add(digit)) {
            Some(v) => value = v,
            None => {
                overflow = true;
                value = value.wrapping_mul(radix).wrapping_add(digit);
            }
        }
    }
    let (mut unsigned, mut long) = (false, 0);
    let mut rest = suffix;
    while !rest.is_empty() {
        if let Some(r) = rest.strip_prefix(['u', 'U']).filter(|_| !unsigned) {
            unsigned = true;
            rest = r;
        } else if let Some(r) =
            rest.strip_prefix("ll").or_else(|| rest.strip_prefix("LL")).filter(|_| long == 0)
        {
            long = 2;
            rest = r;
        } else if let Some(r) = rest.strip_prefix(['l', 'L']).filter(|_| long == 0) {
            long = 1;
            rest = r;
        } else {
            return Err(format!("`{suffix}` is not a suffix of an integer constant"));
        }
    }
    Ok(Number::Int { value, overflow, unsigned, long, decimal: radix == 10 })
}

fn float(text: &str, hex: bool, from: usize) -> Result<Number, String> {
    let bytes = text.as_bytes();
    let mut i = from;
    let digit = |b: u8| if hex { b.is_ascii_hexdigit() } else { b.is_ascii_digit() };
    let mut digits = 0;
    while i < bytes.len() && (digit(bytes[i]) || bytes[i] == b'.') {
        digits += usize::from(bytes[i] != b'.');
        if bytes[i] == b'.' && bytes[from..i].contains(&b'.') {
            break;
        }
        i += 1;
    }
    let mantissa = &text[from..i];
    let mut exponent = None;
    if i < bytes.len() && (if hex { [b'p', b'P'] } else { [b'e', b'E'] }).contains(&bytes[i]) {
        let start = i + 1;
        let mut j = start;
        if j < bytes.len() && matches!(bytes[j], b'+' | b'-') {
            j += 1;
        }
        let first = j;
        while j < bytes.len() && bytes[j].is_ascii_digit() {
            j += 1;
        }
        if j == first {
            return Err("the exponent has no digits".into());
        }
        exponent = Some(&text[start..j]);
        i = j;
    }
    if digits == 0 {
        return Err(format!("`{text}` has no digits"));
    }
    if hex && exponent.is_none() {
        return Err("a hexadecimal floating constant needs an exponent".into());
    }
    let suffix = match &text[i..] {
        "" => 0,
        "f" | "F" => b'f',
        "h" | "H" => b'h',
        "l" | "L" => b'l',
        s => return Err(format!("`{s}` is not a suffix of a floating constant")),
    };
    let value = if hex {
        hex_float(mantissa, exponent.unwrap_or("0"))
    } else {
        let plain = &text[..i];
        plain.parse().unwrap_or(0.0)
    };
    Ok(Number::Float { value, suffix })
}

/// The value of a hexadecimal floating constant, rounded to nearest even.
fn hex_float(mantissa: &str, exponent: &str) -> f64 {
    let mut bits: u64 = 0;
    let mut scale: i64 = 0;
    let mut sticky = false;
    let mut after_point = false;
    for c in mantissa.chars() {
        let Some(d) = c.to_digit(16) else {
            after_point = true;
            continue;
        };
        if bits >> 60 == 0 {
            bits = bits << 4 | u64::from(d);
            scale -= if after_point { 4 } else { 0 };
        } else {
            sticky |= d != 0;
            scale += if after_point { 0 } else { 4 };
        }
    }
    if bits == 0 {
        return 0.0;
    }
    let exponent: i64 =
        exponent.parse().unwrap_or(if exponent.starts_with('-') { -100_000 } else { 100_000 });
    let shift = bits.leading_zeros();
    bits <<= shift;
    let mut e = exponent + scale - i64::from(shift) + 63;
    // The result has 53 bits, or fewer if it is subnormal.
    let keep = if e < -1022 { 53 - (-1022 - e) } else { 53 };
    if keep < 0 {
        return 0.0;
    }
    let drop = (64 - keep) as u32;
    let (mut kept, rest) =
        if drop == 64 { (0, bits) } else { (bits >> drop, bits & ((1 << drop) - 1)) };
    let half = 1u64 << (drop - 1);
    if rest > half || (rest == half && (sticky || kept & 1 == 1)) {
        kept += 1;
    }
    if e < -1022 {
        return f64::from_bits(kept);
    }
    if kept >> 53 != 0 {
        kept >>= 1;
        e += 1;
    }
    if e > 1023 {
        return f64::INFINITY;
    }
    f64::from_bits(((e + 1023) as u64) << 52 | (kept & ((1 << 52) - 1)))
}

/// The bytes of a string literal or the code units of a character constant, with escape sequences decoded. The second
/// value is a message about an invalid escape sequence, if there is one.
pub(crate) fn unquote(text: &[u8]) -> (Vec<u8>, Option<String>) {
    let start = text.iter().position(|b| matches!(b, b'"' | b'\'')).map_or(0, |i| i + 1);
    let end = text.len().saturating_sub(1).max(start);
    let body = text.get(start..end).unwrap_or(b"");
    let mut out = Vec::with_capacity(body.len());
    let mut problem = None;
    let mut i = 0;
    while i < body.len() {
        if body[i] != b'\\' {
            out.push(body[i]);
            i += 1;
            continue;
        }
        let c = body.get(i + 1).copied().unwrap_or(b'\\');
        i += 2;
        out.push(match c {
            b'n' => b'\n',
            b't' => b'\t',
            b'r' => b'\r',
            b'a' => 7,
            b'b' => 8,
            b'f' => 12,
            b'v' => 11,
            b'0'..=b'7' => {
                let mut v = u32::from(c - b'0');
                let mut n = 1;
                while n < 3 && matches!(body.get(i), Some(b'0'..=b'7')) {
                    v = v * 8 + u32::from(body[i] - b'0');
                    i += 1;
                    n += 1;
                }
                if v > 255 {
                    problem = Some("the octal escape does not fit in a `char`".to_string());
                }
                v as u8
            }
            b'x' => {
                let mut v = 0u32;
                let first = i;
                while body.get(i).is_some_and(u8::is_ascii_hexdigit) {
                    v = v.saturating_mul(16) + (body[i] as char).to_digit(16).unwrap_or(0);
                    i += 1;
                }
                if first == i {
                    problem = Some("`\\x` must be followed by a hexadecimal digit".to_string());
                } else if v > 255 {
                    problem = Some("the hexadecimal escape does not fit in a `char`".to_string());
                }
                v as u8
            }
            b'u' | b'U' | b'N' => {
                match universal(&body[i - 2..]) {
                    Ok((letter, length)) => {
                        let mut buffer = [0; 4];
                        out.extend_from_slice(letter.encode_utf8(&mut buffer).as_bytes());
                        i += length - 2;
                    }
                    Err(why) => {
                        problem = Some(why.to_string());
                        out.push(c);
                    }
                }
                continue;
            }
            // As in other compilers, an unknown escape sequence represents the character after the `\`.
            other => other,
        });
    }
    (out, problem)
}

/// The character of the universal character name at the start of `text` (C99 6.4.3), and the length of the name in
/// bytes. The error is the text of a message.
pub(crate) fn universal(text: &[u8]) -> Result<(char, usize), &'static str> {
    let digits = match text.get(1) {
        Some(b'u') => 4,
        Some(b'U') => 8,
        _ => return Err("C does not have escape sequences with a character's name"),
    };
    let found = text.get(2..).unwrap_or_default().iter();
    if found.take_while(|b| b.is_ascii_hexdigit()).count() < digits {
        return Err("a universal character name needs four digits after `u`, or eight after `U`");
    }
    let value = std::str::from_utf8(&text[2..2 + digits]).ok();
    let value = value.and_then(|digits| u32::from_str_radix(digits, 16).ok()).unwrap_or(0);
    match char::from_u32(value) {
        None => Err("this number is not the code of a character"),
        // Characters of the basic character set must be written directly.
        Some(letter) if value < 0xA0 && !matches!(letter, '$' | '@' | '`') => {
            Err("a universal character name cannot denote a basic character")
        }
        Some(letter) => Ok((letter, 2 + digits)),
    }
}

/// The code units of a character constant, as in [`unquote`], and a message about an error in it, if there is one.
pub(crate) fn character(text: &[u8]) -> (Vec<u8>, Option<String>) {
    let (units, mut problem) = unquote(text);
    // Whether the constant contains a character beyond ASCII or a universal character name. A byte above 127 from an
    // octal or hexadecimal escape fits in a `char`.
    let written = std::str::from_utf8(text).is_ok_and(|s| !s.is_ascii())
        || text.windows(2).any(|w| matches!(w, br"\u" | br"\U"));
    if units.is_empty() {
        problem.get_or_insert("the character constant is empty".to_string());
    } else if written {
        problem.get_or_insert("the character does not fit in a `char`".to_string());
    }
    (units, problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> f64 {
        match number(text) {
            Ok(Number::Float { value, .. }) => value,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn hexadecimal_floats_are_exact() {
        assert_eq!(value("0x1.fffffep127f"), f64::from(f32::MAX));
        assert_eq!(value("0x1p-1074"), f64::from_bits(1));
        assert_eq!(value("0x.8p1"), 1.0);
        assert_eq!(value("0x1.921fb54442d18p+1"), std::f64::consts::PI);
        assert_eq!(value("0x1p1024"), f64::INFINITY);
    }

    #[test]
    fn numbers_that_are_none() {
        for text in ["0x", "089", "1e", "0x1.0", "12abc", "1.5w", "1q", "1uu", "1ii", "1.2.3"] {
            assert!(number(text).is_err(), "{text}");
        }
    }

    #[test]
    fn escapes() {
        assert_eq!(unquote(br#""a\n\x41\101""#).0, b"a\nAA");
        assert!(unquote(br#""\x""#).1.is_some());
    }
}
