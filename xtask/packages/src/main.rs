//! `cargo xtask packages` as a separate program, which is built in a second.

use std::process::ExitCode;

fn main() -> ExitCode {
    let formats: Vec<String> = std::env::args().skip(1).collect();
    let formats: Vec<&str> = formats.iter().map(String::as_str).collect();
    match xtask_packages::run(&formats) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
