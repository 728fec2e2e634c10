//! The developers' jobs: `cargo xtask <job>`.

mod accuracy;
mod bench;
mod differential;
mod fidelity;
mod fuzz;
mod grammar;
mod kernel_files;
mod language_client;
mod mutate;
mod mutate_examples;
mod playground;
mod prototypes;
mod random;
mod records;
mod release;
mod spec;
mod targets;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask <job>

  accuracy [--device D] [--only NAME,...] [--random N] [--every N] [--denorms-are-zero]
                                  find the largest errors of the inexact built-in functions on a device, and
                                  write them to evidence/accuracy
  accuracy pages                  write these errors into the records of pages/
  bench [FILE]                    time clman beside its peers and write docs/reports/benchmarks.md, or FILE
  bench-gpu CLMAN                 time CLMAN, a clman that is already built, on the GPU of this machine
  differential [--count N] [--seed S] [--folder DIR]... [--mutants N] [--edition E]
               [--extensions yes|no] [--shrink N] [--report FILE]
                                  compare the checker with clang over made-up and damaged programs
  fidelity FOLDER [--list N] [--whole]
                                  compare the words and code lines that an import of man pages keeps with the
                                  output of mandoc, and lint the pages made from it
  grammar                         put the names of the language into the grammar of editors/vscode
  mutate places                   list in docs/reports/mutation.md the places of the checker that report a diagnostic
                                  and whose loss no test detects
  mutate examples                 damage each example, print the damage that clman test does not detect, and list in
                                  docs/reports/damage.md the rules for which it detects no damage, or not their loss
  packages [deb|rpm]...           make packaging/'s packages from vendored sources, without a network,
                                  in target/packages
  playground                      build the playground's module and editor into templates/playground.*.js
  prototypes [FOLDER]             write the synopses of built-in functions into the records of pages/, or FOLDER
  fuzz [--seconds N] [--seed S]   feed damaged pages to everything before the renderers, and damaged sources
                                  to the checker
  release                         say what is in the way of a release: stale evidence above all
  spec [--check | --list [SECTION]]
                                  cut the specification into docs/inventory.toml; say what is not
                                  judged there; print it beside the sentences
  targets CLMAN FOLDER... [--count N] [--seed S] [--list N]
                                  compare the definitions and references that `CLMAN lsp` finds for names in
                                  kernels with those of clangd";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["accuracy", options @ ..] => accuracy::run(options),
        ["bench"] => bench::run("docs/reports/benchmarks.md".as_ref()),
        ["bench", file] if !file.starts_with('-') => bench::run(file.as_ref()),
        ["bench-gpu", clman] => bench::gpu(clman.as_ref()),
        // `accuracy` starts this process, because a driver may crash the process that uses it.
        ["worker"] => clman_host::icd::serve().map_err(|error| error.to_string()),
        ["bare-host", kernel, device] => bench::bare_host(kernel, device),
        ["differential", options @ ..] => differential::run(options),
        ["fidelity", options @ ..] => fidelity::run(options),
        ["grammar"] => grammar::run(),
        ["mutate", "places"] => mutate::run("docs/reports/mutation.md".as_ref()),
        ["mutate", "examples"] => mutate_examples::run("docs/reports/damage.md".as_ref()),
        ["playground"] => playground::run(),
        ["prototypes"] => prototypes::run("pages".as_ref()),
        ["prototypes", folder] => prototypes::run(folder.as_ref()),
        ["packages", formats @ ..] => xtask_packages::run(formats),
        ["fuzz", options @ ..] => fuzz::run(options),
        ["release"] => release::run(),
        ["spec", options @ ..] => spec::run(options),
        ["targets", options @ ..] => targets::run(options),
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
