//! The worker side: answers requests until the host closes the channel.

use super::driver::Drivers;
use super::protocol::{Library, Reply, Request, receive, send};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::os::fd::AsFd;

/// The maximum output of kernels in a job, in bytes. Further output is cut off.
const MOST_PRINTED: u64 = 1 << 20;

/// The maximum size of a file that a driver may write, including the output of kernels: endless output must
/// not fill the disk.
const MOST_WRITTEN: u64 = 256 << 20;

/// Answers requests on standard input with replies on standard output until the input ends.
///
/// Drivers write the output of kernels to the process's standard output. Therefore replies are written to a
/// duplicate of it, and standard output is redirected to an anonymous file.
///
/// # Errors
/// The channel to the host breaks, a request is malformed, or the file for the output of kernels cannot be created.
pub fn serve() -> io::Result<()> {
    let limit =
        rustix::process::Rlimit { current: Some(MOST_WRITTEN), maximum: Some(MOST_WRITTEN) };
    // If the system does not permit this, the host's time limit still applies.
    let _ = rustix::process::setrlimit(rustix::process::Resource::Fsize, limit);
    // If a driver exhausts the memory, the system should kill this process.
    let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
    let mut replies = File::from(io::stdout().as_fd().try_clone_to_owned()?);
    let mut printed = tempfile::tempfile()?;
    rustix::stdio::dup2_stdout(&printed)?;
    let mut requests = io::stdin().lock();
    // Drivers are opened on demand, because even opening one runs its code.
    let mut opened: Vec<(Library, Drivers)> = Vec::new();
    while let Some(request) = receive(&mut requests)? {
        let library = match &request {
            Request::Devices { library, .. } | Request::Open(library, ..) => library,
            Request::Run(job) => &job.library,
        };
        let at = opened.iter().position(|(known, _)| known == library).unwrap_or_else(|| {
            opened.push((library.clone(), Drivers::new(library)));
            opened.len() - 1
        });
        let drivers = &mut opened[at].1;
        let reply = match request {
            Request::Devices { elsewhere, .. } => {
                let (devices, problems) = drivers.devices(&elsewhere);
                Reply::Devices { devices, problems }
            }
            Request::Open(_, platform, device) => {
                Reply::Opened(drivers.open((platform, device)).is_ok())
            }
            Request::Run(job) => {
                let mut done = drivers.run(&job);
                done.printed.extend_from_slice(&take_printed(&mut printed)?);
                Reply::Done(done)
            }
        };
        send(&mut replies, &reply)?;
    }
    Ok(())
}

/// The output of kernels since the previous call, of at most [`MOST_PRINTED`] bytes.
fn take_printed(file: &mut File) -> io::Result<Vec<u8>> {
    io::stdout().flush()?;
    // SAFETY: null denotes all streams of the C library, which drivers print to.
    unsafe { libc::fflush(std::ptr::null_mut()) };
    let mut text = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    Read::by_ref(file).take(MOST_PRINTED).read_to_end(&mut text)?;
    file.set_len(0)?;
    file.seek(SeekFrom::Start(0))?;
    Ok(text)
}
