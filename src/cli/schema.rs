//! `clman schema`

use clap::{Args, ValueEnum};

/// The example at the end of `--help`.
const EXAMPLE: &str = "Example: clman schema record > record.schema.json";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// The kind of file to describe
    #[arg(value_enum, default_value_t = Which::Record)]
    which: Which,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Which {
    /// A page: `pages/*.toml`
    Record,
    /// A launch file of `clman run`
    Launch,
    /// `corpus.toml`
    Corpus,
    /// The lines that commands print with `--message-format json`
    Json,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    let schema = match arguments.which {
        Which::Record => clman_record::record_schema(),
        Which::Launch => clman_record::launch_schema(),
        Which::Corpus => clman_record::corpus_schema(),
        Which::Json => super::json_schema::schema(),
    };
    super::print_text(&clman_runner::results::json_text(format!("{schema:#}")));
    super::FINE
}
