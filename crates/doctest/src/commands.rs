//! Judges listings with the commands that a manual's `corpus.toml` names for their languages.
//!
//! A listing is first checked unchanged. A fragment that is rejected is checked again inside its language's wrappers,
//! one after another, until it is accepted. If a fragment of an imported page is rejected in every wrapper, it is not
//! judged.

use super::{Case, Expectation, Outcome};
use crate::confined::{self, End, NOT_STARTED, Ran, SIGNALLED};
use clman_record::{Language, Wrapper};
use std::ffi::OsString;

/// The commands of a manual that the user has allowed.
#[derive(Clone, Debug, Default)]
pub struct Commands {
    /// The languages that have commands, each with the output of its version command.
    languages: Vec<(Language, String)>,
    /// The command that starts this program as the confined process.
    itself: Vec<OsString>,
}

/// The reason that is given if the command of a listing is not allowed.
const NOT_ALLOWED: &str = "the command that checks listings in this language is not allowed; allow it with --allow-commands";

impl Commands {
    /// The commands of `languages`. `itself` starts this program as the confined process.
    pub fn new(languages: &[Language], itself: Vec<OsString>) -> Commands {
        let with_commands = languages.iter().filter(|language| !language.check.is_empty());
        let mut commands = Commands { languages: Vec::new(), itself };
        for language in with_commands {
            let version = commands.version(language);
            commands.languages.push((language.clone(), version));
        }
        commands
    }

    /// The output of a language's version command; empty if the language has none or the command cannot be started.
    fn version(&self, language: &Language) -> String {
        let Ok(folder) = tempfile::tempdir() else { return String::new() };
        if language.version.is_empty() {
            return String::new();
        }
        let ran = confined::run(&self.itself, folder.path(), &language.version);
        ran.map_or_else(|_| String::new(), |ran| text(&ran.stdout) + &text(&ran.stderr))
    }

    /// The versions of all checkers, on which results depend.
    pub fn versions(&self) -> String {
        self.languages
            .iter()
            .map(|(language, version)| format!("{} {version}", language.name))
            .collect()
    }

    /// Checks a listing and runs it if it is a program whose output the page shows.
    pub fn judge(&self, case: &Case) -> Outcome {
        let of_case = |(language, _): &&(Language, String)| language.name == case.language;
        let Some((language, _)) = self.languages.iter().find(of_case) else {
            return Outcome::Ignored(NOT_ALLOWED.into());
        };
        match self.checked(case, language) {
            Ok(outcome) => outcome,
            Err(error) => Outcome::failed(error, None),
        }
    }

    fn checked(&self, case: &Case, language: &Language) -> Result<Outcome, String> {
        let whole = Wrapper::default();
        let alone = self.run(&language.check, language, case, &whole)?;
        let is_whole = is_program(case, language);
        let mut accepted = (alone.end.verdict() == Some(true)).then_some(&whole);
        if accepted.is_none() && !is_whole {
            for wrapper in &language.wrappers {
                let ran = self.run(&language.check, language, case, wrapper)?;
                if ran.end.verdict() == Some(true) {
                    accepted = Some(wrapper);
                    break;
                }
            }
        }
        Ok(match (&case.expect, accepted) {
            // A checker that crashes or that is not installed rejects nothing.
            (_, None) if alone.end.verdict().is_none() => rejected(language, &alone),
            (Expectation::Reject(_) | Expectation::Wrong, None) => Outcome::Passed,
            (Expectation::Reject(_), Some(_)) => Outcome::failed(
                format!("it must be rejected, but {} accepts it", language.check[0]),
                None,
            ),
            (Expectation::Wrong, Some(_)) => {
                Outcome::Ignored("a checker need not report the error in this example".into())
            }
            (_, Some(_)) if case.output.is_some() && !language.run.is_empty() => {
                let ran = self.run(&language.run, language, case, &whole)?;
                output(case, language, &ran)
            }
            (_, Some(_)) => Outcome::Passed,
            (_, None) if !is_whole && !case.own => {
                Outcome::Ignored("a fragment that the checker rejects in every wrapper".into())
            }
            (_, None) => rejected(language, &alone),
        })
    }

    /// Runs a command on a listing inside a wrapper.
    fn run(
        &self,
        command: &[String],
        language: &Language,
        case: &Case,
        wrapper: &Wrapper,
    ) -> Result<Ran, String> {
        let failed = |error: std::io::Error| format!("cannot run {}: {error}", command[0]);
        let folder = tempfile::tempdir().map_err(failed)?;
        let file = folder.path().join(file_name(language));
        let code =
            [&wrapper.before, &case.code, &wrapper.after].map(|text| text.trim_end_matches('\n'));
        let code =
            code.map(|text| if text.is_empty() { String::new() } else { format!("{text}\n") });
        std::fs::write(&file, code.concat()).map_err(failed)?;
        let named = |word: &String| word.replace("{file}", &file_name(language));
        let command: Vec<String> = command.iter().map(named).collect();
        confined::run(&self.itself, folder.path(), &command).map_err(failed)
    }
}

/// Whether a listing is a complete program: whether it contains [`Language::program`], without regard to blanks.
fn is_program(case: &Case, language: &Language) -> bool {
    let without_blanks = |text: &str| text.split_whitespace().collect::<String>();
    without_blanks(&case.code).contains(&without_blanks(&language.program))
}

fn file_name(language: &Language) -> String {
    format!("listing.{}", language.extension)
}

/// The outcome of a listing that must be accepted and is not, or whose checker did not come to its end.
fn rejected(language: &Language, ran: &Ran) -> Outcome {
    let command = &language.check[0];
    let said = text(&ran.stderr) + &text(&ran.stdout);
    match ran.end {
        End::TimedOut => Outcome::failed(format!("{command} does not end in time"), None),
        End::Endless => Outcome::failed(format!("{command} prints too much"), None),
        End::Filling => {
            Outcome::failed(format!("{command} writes too many or too large files"), None)
        }
        End::Killed => Outcome::failed(format!("{command} was stopped by the system"), None),
        End::Exited(status) => {
            let (line, message) = first_error(&said, &file_name(language));
            let message = match message.is_empty() {
                _ if status == NOT_STARTED => {
                    let why = message.strip_prefix("clman: ").unwrap_or(&message);
                    format!("{why}; install the command, or correct it in corpus.toml")
                }
                true if status == SIGNALLED => format!("a signal ended {command}"),
                true => format!("{command} rejects it without a message"),
                false => format!("{command}: {message}"),
            };
            Outcome::failed(message, line)
        }
    }
}

/// The first error in the output of a checker, and its line: `listing.c:3:5: error: …`. Other lines describe the place,
/// such as `In function 'main'`. If no line names the file with a line number, returns the first line that is not
/// blank, and `None`.
fn first_error(said: &str, file: &str) -> (Option<usize>, String) {
    let placed = |line: &str| {
        let rest = &line[line.find(file)? + file.len()..];
        let rest = rest.trim_start_matches(['"', ':', ',', ' ', '(']);
        let rest = rest.strip_prefix("line ").unwrap_or(rest);
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number = rest[..digits].parse().ok()?;
        let message =
            rest[digits..].trim_start_matches(|c: char| c.is_ascii_digit() || ":,) ".contains(c));
        Some((number, message.to_owned()))
    };
    let found: Vec<(usize, String)> = said.lines().filter_map(placed).collect();
    let is_error = |(_, message): &&(usize, String)| message.to_lowercase().contains("error");
    match found.iter().find(is_error).or_else(|| found.first()) {
        Some((line, message)) if !message.is_empty() => (Some(*line), message.clone()),
        // Python, for example, prints the message on a separate line.
        Some((line, _)) => {
            let message = said.lines().find(|line| line.to_lowercase().contains("error"));
            (Some(*line), message.unwrap_or_default().trim().to_owned())
        }
        None => {
            (None, said.lines().find(|line| !line.trim().is_empty()).unwrap_or("").trim().into())
        }
    }
}

/// The outcome of a program whose output the page shows.
fn output(case: &Case, language: &Language, ran: &Ran) -> Outcome {
    let wanted = case.output.as_deref().unwrap_or_default().trim_end();
    let seen = text(&ran.stdout);
    match ran.end {
        End::Exited(0) if seen.trim_end() == wanted => Outcome::Passed,
        End::Exited(0) => {
            let differs = wanted.lines().zip(seen.lines()).find(|(wanted, seen)| wanted != seen);
            let (wanted, seen) = differs.unwrap_or((wanted, seen.trim_end()));
            Outcome::failed(format!("it must print '{wanted}', but it prints '{seen}'"), None)
        }
        End::Exited(status) => {
            let said = text(&ran.stderr);
            let said = said.lines().find(|line| !line.trim().is_empty()).unwrap_or("no message");
            let end = match status {
                SIGNALLED => "a signal ends it".into(),
                _ => format!("it exits with {status}"),
            };
            Outcome::failed(format!("{end}: {}", said.trim()), None)
        }
        End::TimedOut => Outcome::failed("it does not end in time", None),
        End::Endless => Outcome::failed("it prints too much", None),
        End::Filling => Outcome::failed("it writes too many or too large files", None),
        End::Killed => {
            Outcome::failed(format!("{} was stopped by the system", language.run[0]), None)
        }
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_many_checkers_are_placed() {
        for (said, file, line, message) in [
            (
                "listing.c: In function 'main':\nlisting.c:3:5: warning: old\nlisting.c:4:1: error: no",
                "listing.c",
                Some(4),
                "error: no",
            ),
            (
                "listing.sh: line 2: syntax error near `fi'",
                "listing.sh",
                Some(2),
                "syntax error near `fi'",
            ),
            (
                "  File \"listing.py\", line 7\n    x=\nSyntaxError: bad",
                "listing.py",
                Some(7),
                "SyntaxError: bad",
            ),
            (
                "ERROR: listing.frag:5: 'x' : undeclared",
                "listing.frag",
                Some(5),
                "'x' : undeclared",
            ),
            ("parse error: unfinished\n", "listing.json", None, "parse error: unfinished"),
        ] {
            assert_eq!(first_error(said, file), (line, message.to_owned()), "{said}");
        }
    }
}
