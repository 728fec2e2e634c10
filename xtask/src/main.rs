//! What developers of clman run: `cargo xtask <job>`.

mod fuzz;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask <job>

  fuzz [--seconds N] [--seed S]   feed damaged pages to everything before the renderers";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["fuzz", options @ ..] => fuzz::run(options),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
