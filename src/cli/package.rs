//! `clman package`

use clap::{Args, ValueEnum};
use clman_package::{About, Built, Tree, deb, rpm};
use clman_record::corpus::file::reason;
use clman_record::corpus::write_bytes_atomically;
use std::path::{Path, PathBuf};

/// The example at the end of `--help`.
const EXAMPLE: &str = "Example: clman build -o out\n         \
    clman package out --format deb --maintainer 'Ada Lovelace <ada@example.org>' -o packages";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE, disable_version_flag = true)]
pub(super) struct Arguments {
    /// The folder that 'clman build' wrote
    #[arg(value_name = "OUT")]
    built: PathBuf,
    /// The formats: a .deb, an .rpm, a .tar.gz, or the tree of files, which a distribution's own build can use
    #[arg(long, value_delimiter = ',', required = true)]
    format: Vec<Format>,
    /// The folder in which to write the packages
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// The name of the package [default: made from the manual's name]
    #[arg(long)]
    name: Option<String>,
    /// The version of the package [default: the manual's date, otherwise its newest edition, otherwise 1]
    #[arg(long, id = "package-version", value_name = "VERSION")]
    version: Option<String>,
    /// The maintainer, as 'Name <mail>' [default: made from DEBFULLNAME and DEBEMAIL]
    #[arg(long)]
    maintainer: Option<String>,
    /// An older package that the new package replaces
    #[arg(long, value_name = "PACKAGE")]
    replaces: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Deb,
    Rpm,
    Tar,
    Tree,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    match try_run(arguments) {
        Ok(made) => {
            for path in made {
                super::print(path.display());
            }
            super::FINE
        }
        Err(message) => super::fail(message),
    }
}

fn try_run(arguments: &Arguments) -> Result<Vec<PathBuf>, String> {
    let built = Built::read(&arguments.built)?;
    let about = about(arguments, &built)?;
    about.check()?;
    let tree = Tree::new(&built, &about)?;
    let folder = &arguments.output;
    let failed =
        |path: &Path, error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let not_made =
        |what: &str, error: &dyn std::fmt::Display| format!("cannot make the {what}: {error}");
    std::fs::create_dir_all(folder).map_err(|error| failed(folder, &reason(&error)))?;
    let stem = format!("{}-{}", about.name, about.version);
    let mut made = Vec::new();
    for format in &arguments.format {
        let (name, bytes) = match format {
            Format::Deb => deb(&built, &about, &tree).map_err(|error| not_made(".deb", &error))?,
            Format::Rpm => rpm(&built, &about, &tree).map_err(|error| not_made(".rpm", &error))?,
            Format::Tar => {
                let bytes =
                    tree.tar_gz(&stem, about.time).map_err(|error| not_made(".tar.gz", &error))?;
                (format!("{stem}.tar.gz"), bytes)
            }
            Format::Tree => {
                let path = folder.join(&stem);
                tree.write(&path).map_err(|error| failed(&path, &reason(&error)))?;
                made.push(path);
                continue;
            }
        };
        let path = folder.join(name);
        write_bytes_atomically(&path, &bytes).map_err(|error| failed(&path, &error))?;
        made.push(path);
    }
    Ok(made)
}

fn about(arguments: &Arguments, built: &Built) -> Result<About, String> {
    let (name, version) = built.defaults();
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let maintainer = arguments.maintainer.clone().unwrap_or_else(|| {
        let author = built.meta.author.trim();
        let name = variable("DEBFULLNAME").unwrap_or_else(|| author.to_string());
        let name = if name.is_empty() { "The maintainers".to_string() } else { name };
        match variable("DEBEMAIL").or_else(|| variable("EMAIL")) {
            Some(mail) => format!("{name} <{mail}>"),
            None => {
                let used = format!("{name} <root@localhost>");
                super::say(format_args!(
                    "no maintainer given; using '{used}'; set one with --maintainer 'Name <mail>', or with DEBFULLNAME and DEBEMAIL"
                ));
                used
            }
        }
    });
    let time = match variable("SOURCE_DATE_EPOCH") {
        Some(text) => text.parse().map_err(|_| {
            format!("SOURCE_DATE_EPOCH is '{text}'; it must be a number of seconds since 1970")
        })?,
        None => built.time(),
    };
    Ok(About {
        name: arguments.name.clone().unwrap_or(name),
        version: arguments.version.clone().unwrap_or(version),
        maintainer,
        replaces: arguments.replaces.clone(),
        time,
    })
}
