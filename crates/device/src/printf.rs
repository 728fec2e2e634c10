//! `printf` (OpenCL C 6.15.14): the conversions of C, and vectors.

use super::convert::{to_f64, to_int};
use super::scalar::Scalar;

/// The maximum field width and precision.
const MAX_FIELD: usize = 4096;

/// An argument: the type of its components, and their words.
pub type Arg = (Scalar, Vec<u64>);

#[derive(Default)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    vector: bool,
    length: Vec<u8>,
}

/// Formats one value with its conversion specification.
fn converted(
    spec: &Spec,
    conversion: u8,
    ty: Scalar,
    word: u64,
    text: &dyn Fn(u64) -> Vec<u8>,
) -> Vec<u8> {
    match conversion {
        b'd' | b'i' => integer(spec, word, ty, true, 10, false),
        b'u' => integer(spec, word, ty, false, 10, false),
        b'o' => integer(spec, word, ty, false, 8, false),
        b'x' => integer(spec, word, ty, false, 16, false),
        b'X' => integer(spec, word, ty, false, 16, true),
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            let v = if ty.is_float() { to_f64(word, ty) } else { to_int(word, ty) as f64 };
            float(spec, v, conversion)
        }
        b'c' => padded(spec, vec![word as u8], false),
        b's' => {
            let mut s = text(word);
            if let Some(n) = spec.precision {
                s.truncate(n);
            }
            padded(spec, s, false)
        }
        b'p' => padded(spec, format!("{word:#x}").into_bytes(), false),
        _ => Vec::new(),
    }
}

/// Formats arguments, to at most `room` bytes. `text` reads the string that a pointer points to.
pub fn format(format: &[u8], args: &[Arg], room: usize, text: &dyn Fn(u64) -> Vec<u8>) -> Vec<u8> {
    let mut out = Vec::new();
    let mut next = args.iter();
    let mut at = 0;
    while at < format.len() && out.len() < room {
        let byte = format[at];
        at += 1;
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        if format.get(at) == Some(&b'%') {
            out.push(b'%');
            at += 1;
            continue;
        }
        let mut spec = Spec::default();
        while let Some(flag) = format.get(at) {
            match flag {
                b'-' => spec.left = true,
                b'+' => spec.plus = true,
                b' ' => spec.space = true,
                b'#' => spec.alternate = true,
                b'0' => spec.zero = true,
                _ => break,
            }
            at += 1;
        }
        let number = |at: &mut usize| {
            let mut n = 0usize;
            while let Some(d) = format.get(*at).filter(|d| d.is_ascii_digit()) {
                n = (n * 10 + usize::from(d - b'0')).min(MAX_FIELD);
                *at += 1;
            }
            n
        };
        // A `*` takes an `int` argument. A negative width means the flag `-` and a positive width. A negative precision
        // is ignored.
        let mut star = |at: &mut usize| {
            let found = format.get(*at) == Some(&b'*');
            *at += usize::from(found);
            found.then(|| match next.next() {
                Some((ty, words)) => to_int(words.first().copied().unwrap_or(0), *ty),
                None => 0,
            })
        };
        let size = |n: i128| n.unsigned_abs().min(MAX_FIELD as u128) as usize;
        spec.width = match star(&mut at) {
            Some(n) => {
                spec.left |= n < 0;
                size(n)
            }
            None => number(&mut at),
        };
        if format.get(at) == Some(&b'.') {
            at += 1;
            spec.precision = match star(&mut at) {
                Some(n) => (n >= 0).then(|| size(n)),
                None => Some(number(&mut at)),
            };
        }
        if format.get(at) == Some(&b'v') {
            at += 1;
            number(&mut at);
            spec.vector = true;
        }
        while let Some(l) = format.get(at).filter(|l| b"hlLjztq".contains(l)) {
            spec.length.push(*l);
            at += 1;
        }
        let Some(conversion) = format.get(at).copied() else { break };
        at += 1;
        let Some((ty, words)) = next.next() else { continue };
        let words = if spec.vector { &words[..] } else { words.get(..1).unwrap_or_default() };
        for (i, word) in words.iter().enumerate() {
            if i > 0 {
                out.push(b',');
            }
            out.extend(converted(&spec, conversion, *ty, *word, text));
        }
    }
    out.truncate(room);
    out
}

/// Pads a field to its width. If `zeros` and the flag `0` are set, zeros are inserted after the sign and the prefix.
fn padded(spec: &Spec, text: Vec<u8>, zeros: bool) -> Vec<u8> {
    let missing = spec.width.saturating_sub(text.len());
    let mut out = Vec::with_capacity(text.len() + missing);
    if spec.left {
        out.extend(&text);
        out.resize(text.len() + missing, b' ');
    } else if zeros && spec.zero {
        let mut head = usize::from(text.first().is_some_and(|b| b"+- ".contains(b)));
        if text.get(head) == Some(&b'0') && matches!(text.get(head + 1), Some(b'x' | b'X')) {
            head += 2;
        }
        out.extend(&text[..head]);
        out.resize(head + missing, b'0');
        out.extend(&text[head..]);
    } else {
        out.resize(missing, b' ');
        out.extend(&text);
    }
    out
}

fn sign(spec: &Spec, negative: bool) -> &'static str {
    match (negative, spec.plus, spec.space) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    }
}

fn integer(spec: &Spec, word: u64, ty: Scalar, signed: bool, base: u32, upper: bool) -> Vec<u8> {
    // The length modifier determines which bits of the argument are used.
    let own = match &spec.length[..] {
        b"hh" => Scalar::U8,
        b"h" => Scalar::U16,
        b"l" | b"ll" => ty,
        _ => ty,
    };
    let own = if own.is_float() { Scalar::U32 } else { own };
    let value = to_int(word, if signed { own.to_signed() } else { own.to_unsigned() });
    let size = value.unsigned_abs();
    let mut digits = match base {
        8 => format!("{size:o}"),
        16 if upper => format!("{size:X}"),
        16 => format!("{size:x}"),
        _ => size.to_string(),
    };
    if let Some(n) = spec.precision {
        if n == 0 && size == 0 {
            digits.clear();
        }
        if digits.len() < n {
            digits = "0".repeat(n - digits.len()) + &digits;
        }
    }
    if spec.alternate {
        match base {
            8 if !digits.starts_with('0') => digits.insert(0, '0'),
            16 if size != 0 => digits.insert_str(0, if upper { "0X" } else { "0x" }),
            _ => {}
        }
    }
    let text = if signed { sign(spec, value < 0).to_string() + &digits } else { digits };
    padded(spec, text.into_bytes(), spec.precision.is_none())
}

/// A number in the form `d.ddde±dd`: the mantissa with `precision` digits after the point, and the exponent.
fn exponential(v: f64, precision: usize) -> (String, i32) {
    let text = format!("{v:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    (mantissa.to_string(), exponent.parse().unwrap_or(0))
}

fn exponent_text(e: i32) -> String {
    format!("{}{:02}", if e < 0 { '-' } else { '+' }, e.abs())
}

fn hexadecimal(v: f64, precision: Option<usize>, alternate: bool) -> String {
    let bits = v.to_bits();
    let mut m = bits & ((1 << 52) - 1);
    let e = (bits >> 52 & 0x7ff) as i32;
    let (mut lead, e) = match e {
        0 if m == 0 => (0, 0),
        0 => {
            // A subnormal value is printed with a leading one.
            let shift = m.leading_zeros() - 11;
            m = (m << shift) & ((1 << 52) - 1);
            (1, -1022 - shift as i32)
        }
        _ => (1u64, e - 1023),
    };
    let digits = match precision {
        Some(n) if n < 13 => {
            let drop = 52 - 4 * n as u32;
            let whole = lead << 52 | m;
            let half = 1u64 << (drop - 1);
            let rest = whole & ((1 << drop) - 1);
            let mut kept = whole >> drop;
            kept += u64::from(rest > half || (rest == half && kept & 1 != 0));
            lead = kept >> (4 * n);
            let low = kept & ((1u64 << (4 * n)) - 1);
            if n == 0 { String::new() } else { format!("{low:0n$x}") }
        }
        Some(n) => format!("{m:013x}") + &"0".repeat(n - 13),
        None => format!("{m:013x}").trim_end_matches('0').to_string(),
    };
    let dot = if digits.is_empty() && !alternate { "" } else { "." };
    format!("0x{lead}{dot}{digits}p{e:+}")
}

fn float(spec: &Spec, v: f64, conversion: u8) -> Vec<u8> {
    let upper = conversion.is_ascii_uppercase();
    let negative = v.is_sign_negative() && !v.is_nan();
    let size = v.abs();
    let head = sign(spec, negative);
    if !v.is_finite() {
        let word = if v.is_nan() { "nan" } else { "inf" };
        let word = if upper { word.to_uppercase() } else { word.to_string() };
        return padded(spec, (head.to_string() + &word).into_bytes(), false);
    }
    let precision = spec.precision.unwrap_or(6);
    let mut body = match conversion.to_ascii_lowercase() {
        b'f' => {
            let mut text = format!("{size:.precision$}");
            if precision == 0 && spec.alternate {
                text.push('.');
            }
            text
        }
        b'e' => {
            let (mut m, e) = exponential(size, precision);
            if precision == 0 && spec.alternate {
                m.push('.');
            }
            format!("{m}e{}", exponent_text(e))
        }
        b'g' => {
            let p = precision.max(1);
            let (m, e) = exponential(size, p - 1);
            let strip = |text: String| {
                if spec.alternate {
                    if text.contains('.') { text } else { text + "." }
                } else if !text.contains('.') {
                    text
                } else {
                    text.trim_end_matches('0').trim_end_matches('.').to_string()
                }
            };
            if e < -4 || e >= p as i32 {
                format!("{}e{}", strip(m), exponent_text(e))
            } else {
                let digits = (p as i32 - 1 - e).max(0) as usize;
                strip(format!("{size:.digits$}"))
            }
        }
        _ => hexadecimal(size, spec.precision, spec.alternate),
    };
    if upper {
        body = body.to_uppercase();
    }
    padded(spec, (head.to_string() + &body).into_bytes(), true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(text: &str, args: &[Arg]) -> String {
        let out = format(text.as_bytes(), args, 1 << 20, &|_| b"text".to_vec());
        String::from_utf8(out).unwrap()
    }
    fn d(v: f64) -> Arg {
        (Scalar::F64, vec![v.to_bits()])
    }
    fn i(v: i32) -> Arg {
        (Scalar::I32, vec![v as u32 as u64])
    }

    #[test]
    fn conversions_of_c() {
        assert_eq!(
            show("%5d|%-5d|%05d|%+d", &[i(-42), i(42), i(-42), i(7)]),
            "  -42|42   |-0042|+7"
        );
        assert_eq!(show("%x %#X %o %u", &[i(255), i(255), i(8), i(-1)]), "ff 0XFF 10 4294967295");
        assert_eq!(
            show("%f %.2e %g %g", &[d(1.5), d(12345.0), d(0.0001), d(1e10)]),
            "1.500000 1.23e+04 0.0001 1e+10"
        );
        assert_eq!(show("%a %.0f %5.1f", &[d(1.0), d(2.5), d(3.25)]), "0x1p+0 2   3.2");
        assert_eq!(show("%c%s%%", &[i(65), (Scalar::U64, vec![0])]), "Atext%");
        assert_eq!(show("%f %F", &[d(f64::NEG_INFINITY), d(f64::NAN)]), "-inf NAN");
        assert_eq!(show("%hhd %hx", &[i(300), i(-1)]), "44 ffff");
    }

    #[test]
    fn vectors() {
        let v = (Scalar::F32, [1.0f32, 2.0, -3.5, 0.25].map(|v| u64::from(v.to_bits())).to_vec());
        assert_eq!(show("%2.1v4hlf", &[v]), "1.0,2.0,-3.5,0.2");
        let v = (Scalar::U8, vec![1, 255]);
        assert_eq!(show("%#v2hhx", &[v]), "0x1,0xff");
    }
}
