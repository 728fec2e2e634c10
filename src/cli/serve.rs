//! `clman serve`

use clap::Args;
use clman_opencl::diagnostic::counted;
use clman_preview::Preview;
use std::path::PathBuf;
use std::sync::mpsc;

/// The example at the end of `--help`.
const EXAMPLE: &str = "Example: clman serve pages";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// The folders of a manual's corpora [default: the bundled manual]
    #[arg(value_name = "DIR")]
    folders: Vec<PathBuf>,
    /// The port to listen on; 0 selects a free one
    #[arg(long, value_name = "PORT", default_value_t = 8000)]
    port: u16,
    /// A folder of templates that replace clman's own templates
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    let (stop, stopped) = mpsc::channel();
    if let Err(error) = super::on_interruption(move || stop.send(()).unwrap_or_default()) {
        return super::fail(format!("cannot handle Ctrl-C: {error}"));
    }
    let templates = arguments.templates.as_deref();
    let mut preview = match Preview::new(
        &arguments.folders,
        arguments.port,
        templates,
        crate::explain::codes(),
    ) {
        Ok(preview) => preview,
        // Each error is one line.
        Err(message) => return super::fail_all(message.lines()),
    };
    super::print(format_args!("http://{}/", preview.address()));
    if !super::output::flush() {
        return super::FAILED;
    }
    super::say("open pages reload when a file changes; press Ctrl-C to stop");
    preview.run(&stopped, &mut |built| match built {
        Ok(pages) => super::say(format_args!("rebuilt: {}", counted(pages, "page"))),
        Err(message) => {
            message.lines().for_each(|line| super::say(format_args!("rebuild failed: {line}")))
        }
    });
    super::FINE
}
