//! `clman new`

use clap::Args;
use clman_record::corpus::file::reason;
use clman_record::{Record, Section, write_record};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;

/// The example at the end of `--help`.
const EXAMPLE: &str = "Example: clman new my-topic --dir pages";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// The name of the page, which is also the name of its file and a part of its URL
    name: String,
    /// The folder of the corpus
    #[arg(long, default_value = ".")]
    dir: PathBuf,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    let name = &arguments.name;
    if name == "corpus" {
        return super::fail("a page cannot be named 'corpus', because corpus.toml is not a record");
    }
    if !clman_record::is_name(name) {
        return super::fail(format_args!(
            "'{name}' cannot be the name of a page; {}",
            clman_record::NAME_HELP
        ));
    }
    let path = arguments.dir.join(format!("{name}.toml"));
    let mut record = Record::new(name, name);
    record.summary = "summary in one line, without a capital letter or a full stop".into();
    record.sections.push(Section {
        id: "description".into(),
        title: "Description".into(),
        editions: clman_record::EditionRange::ALL,
        body: "Describe the topic here.\n".into(),
    });
    // The file must not exist yet, so that no file of the user is overwritten.
    let written = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&path)
        .and_then(|mut file| file.write_all(write_record(&record).as_bytes()));
    match written {
        Ok(()) => {
            super::print(path.display());
            super::FINE
        }
        Err(error) => super::fail(format_args!("{}: {}", path.display(), reason(&error))),
    }
}
