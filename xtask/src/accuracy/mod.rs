//! `cargo xtask accuracy` finds the largest errors of the inexact built-in functions on a device, and records them in
//! `evidence/accuracy`. `cargo xtask accuracy pages` writes the recorded errors into the manual.
//!
//! Functions of one `float` or `half` are called with every value, the other functions with hard cases and random
//! values. `double` arithmetic finds the arguments with the largest errors. The errors are then computed with
//! arithmetic of 192 bits.

mod approximate;
mod devices;
#[path = "../../../tests/support/exact.rs"]
mod exact;
#[path = "../../../tests/support/functions.rs"]
mod functions;
#[path = "../../../tests/support/numbers.rs"]
mod numbers;
mod pages;

use approximate::approximation;
use clman_record::corpus::write_atomically;
use devices::{Failure, Runner};
use exact::{DOUBLE, FLOAT, Format, HALF};
use functions::{Function, Second, functions, rows};
use numbers::Numbers;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The folder of the measured errors. It has a file for each device, and another file for programs of the device that
/// were built with [`ZERO`].
const FOLDER: &str = "evidence/accuracy";

/// The number of calls per launch.
const CHUNK: u64 = 1 << 21;

/// The maximum number of calls whose errors are computed exactly. These are the calls whose results have the largest
/// distances from the approximate values.
const CANDIDATES: usize = 64;

/// Among this number of calls of a `double` function, the error of one call is computed exactly, whatever its distance
/// is, because `double` arithmetic does not show an error of less than a unit in the last place of a `double`.
const SAMPLE: usize = 4096;

/// The option that lets a device replace denormal numbers of type `float` and `double` with zero.
const ZERO: &str = "-cl-denorms-are-zero";

/// The errors that were measured on a device.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Measured {
    /// The name, as in the other evidence.
    device: String,
    /// The name for readers.
    name: String,
    driver: String,
    date: String,
    /// Whether the programs were built with [`ZERO`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    denorms_are_zero: bool,
    /// The largest errors.
    #[serde(default, rename = "function")]
    functions: Vec<Worst>,
}

/// The largest error of a function for a type.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Worst {
    name: String,
    #[serde(rename = "type")]
    kind: String,
    /// The error in units in the last place. It is infinite if a result is NaN, if its sign is wrong at an overflow, or
    /// if it is finite and the exact value is infinite.
    error: f64,
    /// The permitted error of a full profile; absent if it is implementation-defined.
    limit: Option<f64>,
    /// The arguments with that error, as hexadecimal constants; an `int` is decimal.
    arguments: Vec<String>,
    result: String,
    /// The number of calls.
    calls: u64,
    /// Whether the function was called with every value of the type.
    complete: bool,
}

/// The command's options.
struct Search {
    runner: Runner,
    /// The number of random calls of functions that cannot be called with every value.
    random: u64,
    /// The step between the bit patterns of tried values, for functions that would be called with every `float` value.
    /// An even step is increased by 1.
    every: u64,
    /// Whether programs are built with [`ZERO`].
    denorms_are_zero: bool,
}

/// Runs the job.
///
/// # Errors
/// An option is invalid, the device is missing, or a file cannot be written. If a function cannot be measured, the
/// reason is only printed.
pub fn run(options: &[&str]) -> Result<(), String> {
    let (mut device, mut only, mut random, mut every) = ("reference", None, 100_000_000, 1);
    let mut denorms_are_zero = false;
    let mut rest = options.iter();
    while let Some(option) = rest.next() {
        let value = || format!("{option} needs a value");
        match *option {
            "pages" => return pages::write(Path::new(FOLDER), Path::new("pages")),
            "--device" => device = rest.next().ok_or_else(value)?,
            "--only" => only = Some(rest.next().ok_or_else(value)?),
            "--denorms-are-zero" => denorms_are_zero = true,
            "--random" => random = number(rest.next().ok_or_else(value)?)?,
            "--every" => every = number(rest.next().ok_or_else(value)?)?.max(1),
            _ => return Err(format!("unknown option {option}")),
        }
    }
    if denorms_are_zero && device == "reference" {
        return Err("the reference device never replaces denormal numbers with zero".into());
    }
    let search = Search { runner: Runner::find(device)?, random, every, denorms_are_zero };
    let (id, name, driver) = search.runner.identity();
    let date = time::OffsetDateTime::now_utc().date().to_string();
    let mode = if denorms_are_zero { "-denorms-are-zero" } else { "" };
    let path = PathBuf::from(FOLDER).join(format!("{}{mode}.toml", id.replace(':', "-")));
    let earlier = known(&path, &driver);
    let mut measured =
        Measured { device: id, name, driver, date, denorms_are_zero, functions: earlier };
    for f in functions() {
        if only.is_some_and(|only| only.split(',').all(|name| name != f.name)) {
            continue;
        }
        for (format, limit) in [FLOAT, DOUBLE, HALF].into_iter().zip(f.limits) {
            // Programs with `ZERO` are measured for `float` only. The option does not apply to `half`.
            if limit == 0.0 || denorms_are_zero && format != FLOAT {
                continue;
            }
            let start = Instant::now();
            match search.measure(&f, format, limit) {
                Ok(worst) => {
                    println!(
                        "{:14} {:6} {:12.4} of {} at {} ({} calls, {:.1} s)",
                        f.name,
                        format.name,
                        worst.error,
                        worst.limit.map_or("none".into(), |l| l.to_string()),
                        worst.arguments.join(", "),
                        worst.calls,
                        start.elapsed().as_secs_f64()
                    );
                    measured.functions.retain(|w| w.name != f.name || w.kind != format.name);
                    measured.functions.push(worst);
                }
                Err(Failure::Missing) => println!("{:14} {:6} not there", f.name, format.name),
                Err(Failure::Other(error)) => {
                    println!("{:14} {:6} {error}", f.name, format.name);
                }
            }
        }
        save(&path, &measured)?;
    }
    Ok(())
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("{text} is not a number"))
}

/// The functions that were measured earlier with the same driver.
fn known(path: &Path, driver: &str) -> Vec<Worst> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let known: Option<Measured> = toml::from_str(&text).ok();
    known.filter(|known| known.driver == driver).map(|known| known.functions).unwrap_or_default()
}

fn save(path: &Path, measured: &Measured) -> Result<(), String> {
    let text = toml::to_string(measured).map_err(|e| e.to_string())?;
    let head = "# The largest errors that `cargo xtask accuracy` found. Do not edit this file.\n";
    std::fs::create_dir_all(FOLDER).map_err(|e| format!("{FOLDER}: {e}"))?;
    write_atomically(path, &format!("{head}{text}")).map_err(|e| format!("{}: {e}", path.display()))
}

impl Worst {
    /// Whether the result is a permitted zero in a program that was built with [`ZERO`]. Searches ignore such calls, but
    /// earlier searches did not.
    fn is_permitted_zero(&self) -> Option<bool> {
        let format = [FLOAT, DOUBLE, HALF].into_iter().find(|format| format.name == self.kind)?;
        let row: Option<Vec<f64>> = self.arguments.iter().map(|text| number_in(text)).collect();
        let value = approximation(&self.name)?(&row?);
        Some(Scale::new(format).is_permitted_zero(number_in(&self.result)?, value, self.limit?))
    }
}

/// A call: its arguments (`row`), the bits of its result (`word`), and the distance of the result from the approximate
/// value, in units in the last place.
struct Call {
    distance: f64,
    row: Vec<f64>,
    word: u64,
}

/// The calls with the largest distances and, for `double`, a sample of all calls.
#[derive(Default)]
struct Largest {
    calls: Vec<Call>,
    /// Calls up to this distance are not included.
    floor: f64,
    sample: Vec<Call>,
    /// The number of calls.
    tried: usize,
}

impl Largest {
    fn push(&mut self, distance: f64, row: &[f64], word: u64) {
        if distance > self.floor {
            self.calls.push(Call { distance, row: row.to_vec(), word });
            if self.calls.len() >= 2 * CANDIDATES {
                self.cut();
            }
        }
    }

    fn cut(&mut self) {
        self.calls.sort_by(|a, b| b.distance.total_cmp(&a.distance));
        self.calls.truncate(CANDIDATES);
        if let (CANDIDATES, Some(last)) = (self.calls.len(), self.calls.last()) {
            self.floor = last.distance;
        }
    }

    fn merge(mut self, other: Largest) -> Largest {
        self.calls.extend(other.calls);
        self.sample.extend(other.sample);
        self.tried += other.tried;
        self.cut();
        self
    }
}

impl Search {
    fn measure(&self, f: &Function, format: Format, limit: f64) -> Result<Worst, Failure> {
        let approximate = approximation(f.name).ok_or_else(|| {
            Failure::Other("the table of approximations does not have this function".into())
        })?;
        let source = source(f, format);
        let values = 1u64 << format.bits();
        let complete = f.second == Second::None && format != DOUBLE;
        // An odd step visits different significands.
        let step = if complete && format == FLOAT { self.every | 1 } else { 1 };
        let calls = if complete { values / step } else { self.random };
        let chunks = calls.div_ceil(CHUNK);
        let lanes = (rayon::current_num_threads() as u64).min(chunks);
        let scale = Scale::new(format);
        // Section 6.15.2 permits these functions to replace denormal numbers with zero.
        let is_fast = f.name.starts_with("half_") || f.name.starts_with("native_");
        let may_flush = self.denorms_are_zero || is_fast;
        let chunk = |index: u64| -> Result<Largest, Failure> {
            let first = index * CHUNK;
            let count = CHUNK.min(calls - first);
            let rows = if complete {
                Rows {
                    width: 1,
                    values: (first..first + count).map(|n| format.value(n * step)).collect(),
                }
            } else {
                // For each unit of this number, `rows` makes somewhat less than three rows.
                Rows::new(&rows(f, format, count as usize * 3 / 8, &mut Numbers(index + 1)))
            };
            let bytes = self.call(f, format, &source, &rows)?;
            let mut largest = Largest { tried: rows.count(), ..Largest::default() };
            let words = bytes.chunks_exact(format.bits() as usize / 8).map(word);
            for (n, (row, word)) in rows.values.chunks_exact(rows.width).zip(words).enumerate() {
                let value = approximate(row);
                let result = format.value(word);
                if may_flush
                    && (scale.is_denormal(value)
                        || row.iter().any(|x| scale.is_denormal(*x))
                        || scale.is_permitted_zero(result, value, limit))
                {
                    continue;
                }
                let distance = scale.distance(result, value);
                largest.push(distance, row, word);
                if format == DOUBLE && n % SAMPLE == 0 {
                    largest.sample.push(Call { distance, row: row.to_vec(), word });
                }
            }
            Ok(largest)
        };
        let lane = |lane: u64| -> Result<Largest, Failure> {
            let mut largest = Largest::default();
            for index in (1 + lane..chunks).step_by(lanes as usize) {
                largest = largest.merge(chunk(index)?);
            }
            Ok(largest)
        };
        // The first call puts the program into the driver's cache. Some builds of PoCL 5.0 fail if many processes
        // build the same program at the same time.
        let first = chunk(0)?;
        let largest = (0..lanes)
            .into_par_iter()
            .map(lane)
            .try_reduce(Largest::default, |a, b| Ok(a.merge(b)))?
            .merge(first);
        let tried = largest.tried as u64;
        let exact = |call: Call| {
            let value = (f.of)(&call.row)?;
            Some((exact::ulps(format.value(call.word), &value, format), call))
        };
        let calls = largest.calls.into_par_iter().chain(largest.sample);
        let most = calls.filter_map(exact).max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((error, call)) = most else {
            return Err(Failure::Other("no call has an error that can be measured".into()));
        };
        let mut arguments: Vec<String> = call.row.iter().map(|x| hexadecimal(*x)).collect();
        if f.second == Second::Int {
            arguments[1] = call.row[1].to_string();
        }
        Ok(Worst {
            name: f.name.into(),
            kind: format.name.into(),
            error,
            limit: (limit.is_finite() && !f.name.starts_with("native_")).then_some(limit),
            arguments,
            result: hexadecimal(format.value(call.word)),
            calls: tried,
            complete: complete && step == 1,
        })
    }

    /// The results of calls with `rows` as arguments, as the device returns them.
    fn call(
        &self,
        f: &Function,
        format: Format,
        source: &str,
        rows: &Rows,
    ) -> Result<Vec<u8>, Failure> {
        let size = format.bits() as usize / 8;
        let count = rows.count();
        let column = |at: usize| -> Vec<u8> {
            let mut bytes = Vec::with_capacity(count * size);
            for value in rows.values.iter().skip(at).step_by(rows.width) {
                if at == 1 && f.second == Second::Int {
                    bytes.extend_from_slice(&(*value as i32).to_le_bytes());
                } else {
                    bytes.extend_from_slice(&format.word(*value).to_le_bytes()[..size]);
                }
            }
            bytes
        };
        let options = if self.denorms_are_zero { ZERO } else { "" };
        self.runner.run(source, options, (0..rows.width).map(column).collect(), count * size, count)
    }
}

/// The bit pattern in up to eight bytes.
fn word(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(word)
}

/// The arguments of calls, one after the other.
struct Rows {
    /// The number of arguments of a call.
    width: usize,
    values: Vec<f64>,
}

impl Rows {
    fn new(rows: &[Vec<f64>]) -> Rows {
        Rows { width: rows.first().map_or(1, Vec::len), values: rows.concat() }
    }

    /// The number of calls.
    fn count(&self) -> usize {
        self.values.len() / self.width
    }
}

/// The source of a kernel in which each work-item calls the function once.
fn source(f: &Function, format: Format) -> String {
    let extension = match format.name {
        "half" => "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n",
        "double" => "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n",
        _ => "",
    };
    let other = if f.second == Second::Int { "int" } else { format.name };
    let names = match f.second {
        Second::None => &["a"][..],
        Second::Same | Second::Int => &["a", "b"],
        Second::Two => &["a", "b", "c"],
    };
    let types = [format.name, other, format.name];
    let parameters: String = names
        .iter()
        .zip(types)
        .map(|(name, kind)| format!("global const {kind} *{name}, "))
        .collect();
    let arguments: Vec<String> = names.iter().map(|name| format!("{name}[i]")).collect();
    format!(
        "{extension}kernel void k({parameters}global {} *out) {{
          size_t i = get_global_id(0); out[i] = {}({}); }}",
        format.name,
        f.name,
        arguments.join(", ")
    )
}

/// Measures distances in units in the last place of a format.
struct Scale {
    least: i32,
    greatest: i32,
    precision: i32,
    /// The number that replaces an infinite result: the number after the greatest number or, for `double`, the greatest
    /// number.
    end: f64,
}

impl Scale {
    fn new(format: Format) -> Scale {
        let end = if format == DOUBLE { f64::MAX } else { 2f64.powi(format.greatest + 1) };
        Scale { least: format.least, greatest: format.greatest, precision: format.precision, end }
    }

    /// Whether a value is a denormal number of the format, or would be one without rounding.
    fn is_denormal(&self, value: f64) -> bool {
        value != 0.0 && value.abs() < power(self.least)
    }

    /// Whether a result is a zero that replaces a denormal number whose error is within the limit (7.5.3).
    fn is_permitted_zero(&self, result: f64, value: f64, limit: f64) -> bool {
        let relative_limit = limit * power(1 - self.precision);
        result == 0.0
            && limit.is_finite()
            && value.abs() < power(self.least) * (1.0 + relative_limit)
    }

    /// The distance of a result from an approximate value, in units in the last place. The distance is 0 if the
    /// value is NaN, and infinite if only the result is NaN.
    fn distance(&self, result: f64, value: f64) -> f64 {
        if value.is_nan() {
            return 0.0;
        }
        if result.is_nan() {
            return f64::INFINITY;
        }
        let (result, value) = (result.clamp(-self.end, self.end), value.clamp(-self.end, self.end));
        let exponent =
            ((value.to_bits() >> 52 & 0x7ff) as i32 - 1023).clamp(self.least, self.greatest);
        let unit = exponent - (self.precision - 1);
        // The computation has two steps, because a unit can be a denormal number.
        let half = -unit / 2;
        (result - value).abs() * power(half) * power(-unit - half)
    }
}

/// 2 to the power `exponent`, which must be the exponent of a normal number.
fn power(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// The value of an argument or a result in a file of measured errors; `None` for a text in another form.
fn number_in(text: &str) -> Option<f64> {
    if let Ok(decimal) = text.parse() {
        return Some(decimal);
    }
    let (digits, exponent) = text.trim_start_matches('-').strip_prefix("0x")?.split_once('p')?;
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let significand = u64::from_str_radix(&format!("{whole}{fraction}"), 16).ok()? as f64;
    let exponent = exponent.parse::<i32>().ok()? - 4 * fraction.len() as i32;
    let value = significand * 2f64.powi(exponent);
    Some(if text.starts_with('-') { -value } else { value })
}

/// A number as a hexadecimal constant, as C writes it.
fn hexadecimal(value: f64) -> String {
    if value.is_nan() || value.is_infinite() {
        return value.to_string().to_lowercase();
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if value == 0.0 {
        return format!("{sign}0x0p+0");
    }
    let bits = value.abs().to_bits();
    let (mut exponent, mut fraction) = ((bits >> 52) as i32 - 1023, bits & ((1 << 52) - 1));
    if exponent == -1023 {
        let shift = fraction.leading_zeros() - 11;
        exponent = -1022 - shift as i32;
        fraction = (fraction << shift) & ((1 << 52) - 1);
    }
    let digits = format!("{fraction:013x}");
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    format!("{sign}0x1{point}{digits}p{exponent:+}")
}
