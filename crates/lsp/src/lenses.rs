//! Code lenses above kernels, and the commands that run the kernels.
//!
//! A kernel runs in another process, `clman run`, so that a driver or an endless kernel cannot harm the server. The
//! findings become diagnostics at their lines.

use crate::diagnostics::{SOURCE, line_of};
use crate::server::{Answer, Host, Server, refused};
use crate::unit::Unit;
use crate::uri;
use clman_opencl::ast::AddressSpace;
use clman_opencl::diagnostic::counted;
use clman_opencl::program::Function;
use clman_opencl::types::{QualType, TypeKind};
use clman_record::corpus::write_atomically;
use clman_record::read_launch_file;
use crossbeam_channel::Sender;
use lsp_types::{
    CodeDescription, CodeLens, CodeLensParams, Command, Diagnostic, DiagnosticRelatedInformation,
    DiagnosticSeverity, ExecuteCommandParams, Location, MessageType, NumberOrString,
    ShowDocumentParams,
};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};

/// The command that runs a kernel on the reference device.
pub(crate) const RUN: &str = "clman.run";

/// The command that runs a kernel on the device of a driver.
pub(crate) const CHECK_ON: &str = "clman.checkOn";

/// The seconds after which a launch is stopped.
const SECONDS: &str = "20";

/// The maximum number of bytes that are read from the output of a process.
const MOST_OUTPUT: u64 = 16 << 20;

/// The findings of launches, by the URI of the document.
#[derive(Debug, Default)]
pub(crate) struct Findings(HashMap<String, Vec<Diagnostic>>);

impl Findings {
    pub(crate) fn of(&self, uri: &str) -> Vec<Diagnostic> {
        self.0.get(uri).cloned().unwrap_or_default()
    }

    pub(crate) fn remove(&mut self, uri: &str) {
        self.0.remove(uri);
    }
}

/// A message from a thread that waited for a process.
#[derive(Debug)]
pub(crate) enum Event {
    /// A kernel ran: the document, the kernel, and the output of `clman run`.
    Ran { uri: String, kernel: String, output: Result<String, String> },
    /// The devices of drivers, by their short names.
    Devices(Vec<String>),
}

/// Starts to list the devices. This takes seconds if drivers are slow.
pub(crate) fn list_devices(host: &Host, events: &Sender<Event>) {
    let (program, events) = (host.program.clone(), events.clone());
    std::thread::spawn(move || {
        let Ok(text) = output(Process::new(program).args(["devices", "--message-format", "json"]))
        else {
            return;
        };
        let lines = text.lines().filter_map(|l| serde_json::from_str::<Value>(l).ok());
        let name = |v: Value| {
            v["short"]
                .as_str()
                .or(v["name"].as_str())
                .filter(|n| *n != "reference")
                .map(str::to_string)
        };
        // A server that has ended does not need the devices.
        let _ = events.send(Event::Devices(
            lines.filter(|v| v["kind"] == "device").filter_map(name).collect(),
        ));
    });
}

/// The output of a process, up to [`MOST_OUTPUT`] bytes. If the output is empty, the error is the first line that the
/// process prints to standard error. If the process cannot be run, the error is the reason.
fn output(process: &mut Process) -> Result<String, String> {
    let failed = |e: std::io::Error| format!("cannot run clman: {e}");
    let mut messages = tempfile::tempfile().map_err(failed)?;
    process.stdin(Stdio::null()).stdout(Stdio::piped());
    process.stderr(messages.try_clone().map_err(failed)?);
    let mut child = process.spawn().map_err(failed)?;
    let mut text = Vec::new();
    if let Some(pipe) = child.stdout.take() {
        pipe.take(MOST_OUTPUT).read_to_end(&mut text).map_err(failed)?;
    }
    // The pipe is closed here, so a process that prints more ends.
    child.wait().map_err(failed)?;
    if text.is_empty() {
        let mut message = String::new();
        let start = messages.seek(SeekFrom::Start(0));
        start.and_then(|_| messages.take(4096).read_to_string(&mut message)).map_err(failed)?;
        return Err(message.lines().next().unwrap_or("the run failed").to_string());
    }
    Ok(String::from_utf8_lossy(&text).into_owned())
}

pub(crate) fn lenses(
    server: &mut Server<'_>,
    params: CodeLensParams,
) -> Answer<Option<Vec<CodeLens>>> {
    let uri = params.text_document.uri.as_str().to_string();
    let is_file = uri::path_of(&uri).is_some();
    let is_host = server.workspace.documents.get(&uri).is_none_or(|d| d.is_host());
    if !is_file || is_host {
        return Ok(None);
    }
    let mut list = Vec::new();
    for unit in server.workspace.units_of(&uri) {
        for kernel in unit.checked.program.kernels() {
            let place = unit.checked.spelling(&unit.checked.tokens[kernel.token as usize]);
            let Some(place) = place.filter(|p| p.file == unit.root) else { continue };
            let range = server.workspace.range(&unit, place);
            let name = unit.checked.name(kernel.name);
            let mut add = |title: String, command: &str, arguments: Vec<Value>| {
                list.push(CodeLens {
                    range,
                    command: Some(Command::new(title, command.into(), Some(arguments))),
                    data: None,
                });
            };
            add("▶ Run".into(), RUN, vec![json!(uri), json!(name)]);
            for device in &server.devices {
                let arguments = vec![json!(uri), json!(name), json!(device)];
                add(
                    format!("Check on {}", device.trim_start_matches("opencl:")),
                    CHECK_ON,
                    arguments,
                );
            }
        }
    }
    Ok(Some(list))
}

pub(crate) fn execute(
    server: &mut Server<'_>,
    params: ExecuteCommandParams,
) -> Answer<Option<Value>> {
    let text = |n: usize| params.arguments.get(n).and_then(Value::as_str).map(str::to_string);
    let (Some(uri), Some(kernel)) = (text(0), text(1)) else {
        return refused("the command needs a document and the name of a kernel");
    };
    let device = match params.command.as_str() {
        RUN => "reference".to_string(),
        CHECK_ON => match text(2) {
            Some(device) => device,
            None => return refused("the command needs the name of a device"),
        },
        other => return refused(format!("clman does not know the command '{other}'")),
    };
    let Some(document) = server.workspace.documents.get(&uri) else {
        return refused("the document is not open");
    };
    let path = PathBuf::from(&document.name);
    if std::fs::read(&path).ok().as_deref() != Some(&document.text[..]) {
        return refused("save the file first: a launch runs the file on disk");
    }
    let launch = match launch_file(&path, &kernel) {
        Some(launch) => launch,
        None => {
            let made = make_launch_file(server, &uri, &path, &kernel)?;
            server.show(
                MessageType::INFO,
                format!(
                    "{} was made for `{kernel}`; change its sizes and arguments as needed",
                    made.display()
                ),
            );
            made
        }
    };
    let (program, events) = (server.host.program.clone(), server.events.clone());
    std::thread::spawn(move || {
        let mut process = Process::new(program);
        process.arg("run").arg(&launch);
        process.args(["--device", &device, "--timeout", SECONDS, "--message-format", "json"]);
        let output = output(&mut process);
        // A server that has ended does not need the results.
        let _ = events.send(Event::Ran { uri, kernel, output });
    });
    Ok(None)
}

/// The first launch file in the folder of `source` that runs the kernel named `kernel` of the source; `None` if there
/// is none.
fn launch_file(source: &Path, kernel: &str) -> Option<PathBuf> {
    let name = source.file_name()?.to_str()?;
    let entries = std::fs::read_dir(source.parent()?).ok()?.flatten().take(4000);
    let mut files: Vec<PathBuf> = entries.map(|e| e.path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "toml"));
    files.sort();
    files.into_iter().find(|path| {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let launches = read_launch_file(&text).unwrap_or_default();
        launches.iter().any(|l| l.kernel == kernel && l.source.as_deref() == Some(name))
    })
}

/// Makes a launch file for a kernel beside its source, and opens it if the client can.
fn make_launch_file(
    server: &mut Server<'_>,
    uri: &str,
    source: &Path,
    kernel: &str,
) -> Answer<PathBuf> {
    let units = server.workspace.units_of(uri);
    let text = units.iter().find_map(|unit| {
        let mut kernels = unit.checked.program.kernels();
        let function = kernels.find(|f| unit.checked.name(f.name) == kernel)?;
        Some(launch_text(unit, function, source))
    });
    let Some(text) = text else {
        return refused(format!("the source does not define a kernel `{kernel}`"));
    };
    let path = source.with_extension(format!("{kernel}.toml"));
    if path.exists() {
        return refused(format!(
            "{} exists, but is not a launch file that runs `{kernel}`; correct or remove it",
            path.display()
        ));
    }
    if let Err(e) = write_atomically(&path, &text) {
        return refused(format!("cannot write {}: {e}", path.display()));
    }
    if server.client.can_show_documents {
        server.request::<lsp_types::request::ShowDocument>(ShowDocumentParams {
            uri: uri::typed(&uri::of_path(&path)),
            external: None,
            take_focus: Some(false),
            selection: None,
        });
    }
    Ok(path)
}

/// A launch of 64 work-items, or of one work-group of the required size, with one argument for each parameter, of the
/// parameter's type.
fn launch_text(unit: &Unit, kernel: &Function, source: &Path) -> String {
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    let edition = unit.language.edition;
    let size = kernel.attributes.reqd_work_group_size;
    let (global, local) = match size {
        Some([x, y, z]) => (format!("[{x}, {y}, {z}]"), format!("local = [{x}, {y}, {z}]\n")),
        None => ("[64]".to_string(), String::new()),
    };
    let mut text = format!(
        "source = {name:?}\nstd = \"{edition}\"\n\n[[launch]]\nkernel = \"{}\"\nglobal = {global}\n{local}",
        unit.checked.name(kernel.name)
    );
    for v in &kernel.params {
        let variable = unit.checked.program.variable(*v);
        let shown = variable.name.map_or("", |n| unit.checked.name(n));
        let declared = crate::hover::declared(&unit.object_text(variable.ty, true), shown);
        text.push_str(&format!("\n[[launch.arg]] # {declared}\n{}\n", argument(unit, variable.ty)));
    }
    text
}

fn argument(unit: &Unit, q: QualType) -> String {
    let types = &unit.checked.program.types;
    let plain = |q: QualType| unit.type_text(QualType::plain(q.ty));
    match types.kind(q.ty) {
        TypeKind::Pointer(to) if to.space == Some(AddressSpace::Local) => {
            format!("local = {}", types.size(to.ty).unwrap_or(4) * 64)
        }
        TypeKind::Pointer(to) => match types.kind(to.ty) {
            TypeKind::Record(_) | TypeKind::Array(..) | TypeKind::Pointer(_) | TypeKind::Void => {
                let bytes = types.size(to.ty).unwrap_or(4).min(1 << 20) * 64;
                format!("buffer = {{ type = \"uchar\", len = {bytes}, fill = 0 }}")
            }
            _ => format!("buffer = {{ type = \"{}\", len = 64, range = [0, 1] }}", plain(*to)),
        },
        TypeKind::Image(..) => {
            // The type's text has the access before the name.
            let ty = plain(q);
            let name = ty.rsplit(' ').next().unwrap_or("image2d_t");
            let sizes = match name.contains("3d") {
                true => "width = 8, height = 8, depth = 8",
                false if name.contains("1d") => "width = 8",
                false => "width = 8, height = 8",
            };
            format!("image = {{ type = \"{name}\", format = \"rgba-float32\", {sizes} }}")
        }
        TypeKind::Sampler => {
            "sampler = { addressing = \"clamp\", filter = \"nearest\", normalized = false }".into()
        }
        TypeKind::Vector(_, width) => {
            let zeros = vec!["1"; usize::from(*width)].join(", ");
            format!("value = {{ type = \"{}\", values = [{zeros}] }}", plain(q))
        }
        _ => format!("value = {{ type = \"{}\", values = [64] }}", plain(q)),
    }
}

/// Handles the end of a process.
pub(crate) fn ended(server: &mut Server<'_>, event: Event) {
    let (uri, kernel, output) = match event {
        Event::Ran { uri, kernel, output } => (uri, kernel, output),
        Event::Devices(devices) => {
            server.devices = devices;
            if server.client.can_refresh_lenses {
                server.request::<lsp_types::request::CodeLensRefresh>(());
            }
            return;
        }
    };
    let text = match output {
        Ok(text) => text,
        Err(message) => return server.show(MessageType::ERROR, message),
    };
    let lines: Vec<Value> = text.lines().filter_map(|l| serde_json::from_str(l).ok()).collect();
    let mut found: HashMap<String, Vec<Diagnostic>> = HashMap::new();
    let mut count = 0;
    for finding in lines.iter().filter(|l| l["kind"] == "finding") {
        if let Some((uri, diagnostic)) = diagnostic(server, finding) {
            found.entry(uri).or_default().push(diagnostic);
            count += 1;
        }
    }
    let printed: String =
        lines.iter().filter(|l| l["kind"] == "printf").filter_map(|l| l["text"].as_str()).collect();
    let result = lines.iter().find(|l| l["kind"] == "result");
    let status = result.and_then(|r| r["status"].as_str()).unwrap_or("failed");
    let device = result.and_then(|r| r["device"].as_str()).unwrap_or("reference");
    let mut message = match count {
        0 => format!("`{kernel}` on {device}: {status}, no findings"),
        n => format!("`{kernel}` on {device}: {}", counted(n, "finding")),
    };
    let log = result.and_then(|r| r["log"].as_str()).unwrap_or("").trim().to_string();
    let kind = if count == 0 && status == "ok" { MessageType::INFO } else { MessageType::WARNING };
    for part in [log, printed] {
        if !part.is_empty() {
            server.log(kind, &part);
        }
    }
    match lines.iter().filter(|l| l["kind"] == "mismatch").count() {
        0 => {}
        1 => message.push_str("; 1 value is not the expected one"),
        n => message.push_str(&format!("; {n} values are not the expected ones")),
    }
    server.show(kind, message);
    found.entry(uri).or_default();
    for (uri, list) in found {
        server.findings.0.insert(uri.clone(), list);
        server.workspace.mark(&uri);
    }
}

/// A finding as a diagnostic, with the URI of the document that contains its line; `None` if the finding does not have
/// a line of a readable file.
fn diagnostic(server: &Server<'_>, finding: &Value) -> Option<(String, Diagnostic)> {
    let workspace = &server.workspace;
    let place = |v: &Value| {
        let line = u32::try_from(v["line"].as_u64()?).ok()?.saturating_sub(1);
        let (uri, mut range) = line_of(workspace, v["file"].as_str()?, line)?;
        let column = u32::try_from(v["column"].as_u64()?).ok()?.saturating_sub(1);
        range.start.character = range.start.character.max(column.min(range.end.character));
        Some(Location::new(uri::typed(&uri), range))
    };
    let own = place(finding)?;
    let group = |v: &Value| {
        let list: Vec<String> = v.as_array()?.iter().map(Value::to_string).collect();
        Some(format!("({})", list.join(", ")))
    };
    let mut message = finding["message"].as_str()?.to_string();
    if let Some(id) = group(&finding["global_id"]) {
        message.push_str(&format!("\nfirst by work-item {id}"));
    }
    let other = place(&finding["other"]).map(|location| DiagnosticRelatedInformation {
        location,
        message: match finding["finding"] == "uninitialized-read" {
            true => "unwritten memory is read here".into(),
            false => format!(
                "the other access is here: {}",
                finding["other"]["access"].as_str().unwrap_or("")
            ),
        },
    });
    let is_error = finding["severity"] == "error";
    let diagnostic = Diagnostic {
        range: own.range,
        severity: Some(if is_error {
            DiagnosticSeverity::ERROR
        } else {
            DiagnosticSeverity::WARNING
        }),
        code: finding["finding"].as_str().map(|name| NumberOrString::String(name.into())),
        code_description: server.manual.known_site().zip(finding["finding"].as_str()).map(
            |(site, name)| CodeDescription {
                href: uri::typed(&format!("{site}/diagnostics/{name}.html")),
            },
        ),
        source: Some(SOURCE.into()),
        message,
        related_information: other.map(|o| vec![o]),
        ..Default::default()
    };
    Some((own.uri.as_str().to_string(), diagnostic))
}
