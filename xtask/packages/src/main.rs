//! `cargo xtask packages` as a separate program, which is built in a second. With the argument `sources`, it only makes
//! the sources of the packages.

use std::process::ExitCode;

fn main() -> ExitCode {
    let formats: Vec<String> = std::env::args().skip(1).collect();
    let formats: Vec<&str> = formats.iter().map(String::as_str).collect();
    let done = match formats[..] {
        ["sources"] => xtask_packages::sources(),
        _ => xtask_packages::run(&formats),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
