//! `clman serve`

use clap::Args;
use clman_site::Preview;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The example that `--help` ends with.
const EXAMPLE: &str = "Example: clman serve pages";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// Corpora of one manual; the bundled manual if there is none
    #[arg(value_name = "DIR")]
    folders: Vec<PathBuf>,
    /// The port of this machine to listen on; 0 takes one that is free
    #[arg(long, value_name = "PORT", default_value_t = 8000)]
    port: u16,
    /// A folder whose templates take the place of clman's own
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    let stop = Arc::new(AtomicBool::new(false));
    let stopped = Arc::clone(&stop);
    if let Err(error) = ctrlc::set_handler(move || stopped.store(true, Ordering::Relaxed)) {
        return super::fail(format!("Ctrl-C cannot be heard: {error}"));
    }
    let templates = arguments.templates.as_deref();
    let mut preview = match Preview::new(
        &arguments.folders,
        arguments.port,
        templates,
        crate::explain::codes(),
    ) {
        Ok(preview) => preview,
        Err(message) => return super::fail(message),
    };
    super::print(format_args!("http://{}/", preview.address()));
    if !super::output::flush() {
        return super::FAILED;
    }
    super::say("pages that are open follow what changes; Ctrl-C ends it");
    preview.run(&stop, &mut |built| match built {
        Ok(pages) => super::say(format_args!("built anew: {pages} pages")),
        Err(message) => super::say(format_args!("not built anew: {message}")),
    });
    super::FINE
}
