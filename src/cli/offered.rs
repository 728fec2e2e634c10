//! Options for which the completions of a shell offer values, although other values are accepted too.

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use clman_device::{Kind, Kinds};
use clman_record::{EDITION_NAME_HELP, is_edition_name};
use std::ffi::OsStr;

/// A parser of an option's value, and the values to offer.
#[derive(Clone)]
pub(super) struct Offered<T> {
    parse: fn(&str) -> Result<T, String>,
    values: fn() -> Vec<&'static str>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Offered<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, text: &OsStr) -> Result<T, Error> {
        self.parse.parse_ref(command, arg, text)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.values)().into_iter().map(PossibleValue::new)))
    }
}

/// The value is the name of an edition of a manual. The editions of the bundled manual are offered.
pub(super) fn edition() -> Offered<String> {
    let values = || clman_manual::editions().iter().map(|edition| edition.as_str()).collect();
    Offered { parse: edition_name, values }
}

fn edition_name(text: &str) -> Result<String, String> {
    match is_edition_name(text) {
        true => Ok(text.to_string()),
        false => Err(format!("it cannot be the name of an edition; {EDITION_NAME_HELP}")),
    }
}

/// The value is an edition of OpenCL C in one of several forms, which `parse` accepts.
pub(super) fn language<T>(parse: fn(&str) -> Result<T, String>) -> Offered<T> {
    let values = || clman_opencl::Edition::ALL.iter().map(|edition| edition.as_str()).collect();
    Offered { parse, values }
}

/// The value is the name of a device.
pub(super) fn device() -> Offered<String> {
    Offered { parse: text, values: || vec!["reference"] }
}

/// The value is the name of a device, or `checker`.
pub(super) fn device_or_checker() -> Offered<String> {
    Offered { parse: text, values: || vec!["reference", "checker"] }
}

/// The value is a list of kinds of findings.
pub(super) fn kinds() -> Offered<Kinds> {
    let values = || ["all", "none"].into_iter().chain(Kind::ALL.iter().map(|k| k.name())).collect();
    Offered { parse: clman_runner::job::kinds, values }
}

/// The value is a list of kinds of findings, which is checked and kept as text.
pub(super) fn detectors() -> Offered<String> {
    let parse = |text: &str| clman_runner::job::kinds(text).map(|_| text.to_string());
    Offered { parse, values: kinds().values }
}

/// Accepts any text.
pub(super) fn text(text: &str) -> Result<String, String> {
    Ok(text.to_string())
}
