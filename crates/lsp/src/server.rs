//! The loop that reads messages and answers them.

use crate::client::Client;
use crate::text::Encoding;
use crate::workspace::Workspace;
use crate::{
    actions, calls, completion, diagnostics, folding, formatting, hints, hover, lenses, navigation,
    rename, semantic_tokens, signature, symbols, uri,
};
use clman_opencl::STACK;
use crossbeam_channel::{Receiver, Sender, TryRecvError, select};
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::notification::{self as n, Notification as _};
use lsp_types::request::{self as r, Request as _};
use lsp_types::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

/// The paths that the server needs from the program that starts it.
#[derive(Debug)]
pub struct Host {
    /// The program `clman`, which runs launch files in a separate process.
    pub program: PathBuf,
    /// The folder in the user's cache for the site of the bundled manual, to which diagnostics and pages link.
    pub site: Option<PathBuf>,
}

/// A failed request: the code and the message for the user.
pub(crate) struct Failure(pub(crate) ErrorCode, pub(crate) String);

/// An answer to a request.
pub(crate) type Answer<T> = Result<T, Failure>;

/// A refusal with a reason for the user.
pub(crate) fn refused<T>(why: impl Into<String>) -> Answer<T> {
    Err(Failure(ErrorCode::RequestFailed, why.into()))
}

/// Serves one client over standard input and output until it exits.
///
/// # Errors
/// The connection broke, or the client did not follow the protocol.
pub fn serve(host: Host) -> Result<(), String> {
    // The front end recurses deeply and needs a large stack.
    let server = std::thread::Builder::new().stack_size(STACK).spawn(move || {
        let (connection, threads) = Connection::stdio();
        let served = run(&connection, host);
        drop(connection);
        threads.join().map_err(|e| format!("cannot read or write messages: {e}"))?;
        served
    });
    let joined = server.map_err(|e| format!("cannot start a thread: {e}"))?.join();
    joined.unwrap_or_else(|_| Err("the server failed unexpectedly".into()))
}

/// Serves the client of a connection.
pub(crate) fn run(connection: &Connection, host: Host) -> Result<(), String> {
    let (id, params) = match connection.initialize_start() {
        Ok(started) => started,
        // If the client closes the connection before it sends a message, this is not an error.
        Err(e) if e.channel_is_disconnected() => return Ok(()),
        Err(e) => return Err(e.to_string()),
    };
    let client = Client::new(&params);
    let result = InitializeResult {
        capabilities: capabilities(client.encoding),
        server_info: Some(ServerInfo {
            name: "clman".into(),
            version: Some(env!("CARGO_PKG_VERSION").into()),
        }),
    };
    let result = serde_json::to_value(result).map_err(|e| e.to_string())?;
    connection.initialize_finish(id, result).map_err(|e| e.to_string())?;
    let mut server = Server::new(connection, host, client);
    server.watch_files();
    server.serve()
}

/// The names of the commands that clients may call.
const COMMANDS: [&str; 2] = [lenses::RUN, lenses::CHECK_ON];

fn capabilities(encoding: Encoding) -> ServerCapabilities {
    ServerCapabilities {
        position_encoding: Some(encoding.kind()),
        text_document_sync: Some(TextDocumentSyncCapability::Options(TextDocumentSyncOptions {
            open_close: Some(true),
            change: Some(TextDocumentSyncKind::INCREMENTAL),
            save: Some(TextDocumentSyncSaveOptions::Supported(true)),
            ..Default::default()
        })),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some([".", ">", "#", "\"", "<", "/", "("].map(String::from).into()),
            resolve_provider: Some(true),
            ..Default::default()
        }),
        signature_help_provider: Some(SignatureHelpOptions {
            trigger_characters: Some(vec!["(".into(), ",".into()]),
            retrigger_characters: Some(vec![")".into()]),
            ..Default::default()
        }),
        definition_provider: Some(OneOf::Left(true)),
        declaration_provider: Some(DeclarationCapability::Simple(true)),
        type_definition_provider: Some(TypeDefinitionProviderCapability::Simple(true)),
        references_provider: Some(OneOf::Left(true)),
        document_highlight_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        workspace_symbol_provider: Some(OneOf::Left(true)),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(vec![
                CodeActionKind::QUICKFIX,
                CodeActionKind::REFACTOR,
                CodeActionKind::SOURCE_FIX_ALL,
            ]),
            ..Default::default()
        })),
        code_lens_provider: Some(CodeLensOptions { resolve_provider: Some(false) }),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: Default::default(),
        })),
        document_link_provider: Some(DocumentLinkOptions {
            resolve_provider: Some(false),
            work_done_progress_options: Default::default(),
        }),
        folding_range_provider: Some(FoldingRangeProviderCapability::Simple(true)),
        selection_range_provider: Some(SelectionRangeProviderCapability::Simple(true)),
        call_hierarchy_provider: Some(CallHierarchyServerCapability::Simple(true)),
        document_formatting_provider: Some(OneOf::Left(true)),
        document_range_formatting_provider: Some(OneOf::Left(true)),
        inlay_hint_provider: Some(OneOf::Left(true)),
        semantic_tokens_provider: Some(SemanticTokensServerCapabilities::SemanticTokensOptions(
            semantic_tokens::options(),
        )),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: COMMANDS.map(String::from).into(),
            ..Default::default()
        }),
        workspace: Some(WorkspaceServerCapabilities {
            workspace_folders: Some(WorkspaceFoldersServerCapabilities {
                supported: Some(true),
                change_notifications: Some(OneOf::Left(true)),
            }),
            file_operations: None,
        }),
        ..Default::default()
    }
}

/// The server of one client.
pub(crate) struct Server<'c> {
    connection: &'c Connection,
    pub(crate) host: Host,
    pub(crate) client: Client,
    pub(crate) workspace: Workspace,
    pub(crate) manual: crate::manual::Pages,
    /// The findings of launches, by the URI of the document.
    pub(crate) findings: lenses::Findings,
    /// The messages that were read and not handled.
    waiting: VecDeque<Message>,
    cancelled: HashSet<RequestId>,
    /// The project files whose errors are shown.
    shown_problems: HashSet<PathBuf>,
    /// The number of the last request to the client.
    requests: i32,
    /// The devices of drivers.
    pub(crate) devices: Vec<String>,
    /// The channel for threads that wait for processes.
    pub(crate) events: Sender<lenses::Event>,
    ended: Receiver<lenses::Event>,
}

impl<'c> Server<'c> {
    fn new(connection: &'c Connection, host: Host, client: Client) -> Server<'c> {
        let (events, ended) = crossbeam_channel::unbounded();
        Server {
            connection,
            manual: crate::manual::Pages::new(client.preferences.manual.clone()),
            host,
            workspace: Workspace::new(client.encoding, client.folders.clone()),
            client,
            findings: lenses::Findings::default(),
            waiting: VecDeque::new(),
            cancelled: HashSet::new(),
            shown_problems: HashSet::new(),
            requests: 0,
            devices: Vec::new(),
            events,
            ended,
        }
    }

    /// Asks the client to report changed files, if it can.
    fn watch_files(&mut self) {
        if !self.client.can_watch_files {
            return;
        }
        let globs = ["**/*.{cl,clh,h,ocl}", "**/clman.toml", "**/compile_commands.json"];
        let watchers = globs.map(|glob| FileSystemWatcher {
            glob_pattern: GlobPattern::String(glob.into()),
            kind: None,
        });
        let options = DidChangeWatchedFilesRegistrationOptions { watchers: watchers.into() };
        let registration = Registration {
            id: "files".into(),
            method: n::DidChangeWatchedFiles::METHOD.into(),
            register_options: serde_json::to_value(options).ok(),
        };
        let params = RegistrationParams { registrations: vec![registration] };
        self.request::<r::RegisterCapability>(params);
    }

    fn serve(&mut self) -> Result<(), String> {
        let mut has_read_ahead = false;
        loop {
            self.read_waiting();
            let message = match self.waiting.pop_front() {
                Some(message) => message,
                None => {
                    self.publish_changed();
                    // The first diagnostics are published before this work, which takes longer.
                    if !has_read_ahead && self.workspace.documents.iter().next().is_some() {
                        has_read_ahead = true;
                        crate::manual::read_ahead();
                        lenses::list_devices(&self.host, &self.events);
                    }
                    if !self.waiting.is_empty() {
                        continue;
                    }
                    select! {
                        recv(self.connection.receiver) -> message => match message {
                            Ok(message) => {
                                self.waiting.push_back(message);
                                continue;
                            }
                            Err(_) => return Ok(()),
                        },
                        recv(self.ended) -> event => {
                            if let Ok(event) = event {
                                lenses::ended(self, event);
                            }
                            continue;
                        }
                    }
                }
            };
            match message {
                Message::Request(request) => {
                    if self.connection.handle_shutdown(&request).map_err(|e| e.to_string())? {
                        return Ok(());
                    }
                    self.answer(request);
                }
                Message::Notification(note) => self.note(note),
                Message::Response(_) => {}
            }
        }
    }

    /// Receives all messages that wait in the connection and adds them to the queue, to learn which requests are
    /// cancelled.
    fn read_waiting(&mut self) {
        loop {
            match self.connection.receiver.try_recv() {
                Ok(Message::Notification(note)) if note.method == n::Cancel::METHOD => {
                    if let Ok(params) = serde_json::from_value::<CancelParams>(note.params) {
                        self.cancelled.insert(match params.id {
                            NumberOrString::Number(n) => n.into(),
                            NumberOrString::String(s) => s.into(),
                        });
                    }
                }
                Ok(message) => self.waiting.push_back(message),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return,
            }
        }
    }

    fn answer(&mut self, request: Request) {
        let Request { id, method, params } = request;
        if self.cancelled.remove(&id) {
            let message = "the client cancelled the request".to_string();
            self.send(Response::new_err(id, ErrorCode::RequestCanceled as i32, message).into());
            return;
        }
        // When the queue is empty, cancellations of requests that have already been answered are removed.
        if self.waiting.is_empty() {
            self.cancelled.clear();
        }
        // An error of the server must not end it, so that it can answer other requests.
        let answered = catch_unwind(AssertUnwindSafe(|| self.answered(&method, params)));
        let failed =
            || Failure(ErrorCode::InternalError, format!("clman failed to answer '{method}'"));
        let response = match answered.unwrap_or_else(|_| Err(failed())) {
            Ok(value) => Response { id, response_result: Ok(value) },
            Err(Failure(code, message)) => Response::new_err(id, code as i32, message),
        };
        self.send(response.into());
    }

    fn answered(&mut self, method: &str, params: Value) -> Answer<Value> {
        match method {
            r::HoverRequest::METHOD => self.handle(params, hover::hover),
            r::Completion::METHOD => self.handle(params, completion::completion),
            r::ResolveCompletionItem::METHOD => self.handle(params, completion::resolve),
            r::SignatureHelpRequest::METHOD => self.handle(params, signature::help),
            r::GotoDefinition::METHOD => self.handle(params, navigation::definition),
            r::GotoDeclaration::METHOD => self.handle(params, navigation::declaration),
            r::GotoTypeDefinition::METHOD => self.handle(params, navigation::type_definition),
            r::References::METHOD => self.handle(params, navigation::references),
            r::DocumentHighlightRequest::METHOD => self.handle(params, navigation::highlight),
            r::DocumentLinkRequest::METHOD => self.handle(params, navigation::links),
            r::DocumentSymbolRequest::METHOD => self.handle(params, symbols::document),
            r::WorkspaceSymbolRequest::METHOD => self.handle(params, symbols::workspace),
            r::CodeActionRequest::METHOD => self.handle(params, actions::actions),
            r::Formatting::METHOD => self.handle(params, formatting::format),
            r::RangeFormatting::METHOD => self.handle(params, formatting::format_range),
            r::CodeLensRequest::METHOD => self.handle(params, lenses::lenses),
            r::ExecuteCommand::METHOD => self.handle(params, lenses::execute),
            r::PrepareRenameRequest::METHOD => self.handle(params, rename::prepare),
            r::Rename::METHOD => self.handle(params, rename::rename),
            r::FoldingRangeRequest::METHOD => self.handle(params, folding::folding),
            r::SelectionRangeRequest::METHOD => self.handle(params, folding::selection),
            r::CallHierarchyPrepare::METHOD => self.handle(params, calls::prepare),
            r::CallHierarchyIncomingCalls::METHOD => self.handle(params, calls::incoming),
            r::CallHierarchyOutgoingCalls::METHOD => self.handle(params, calls::outgoing),
            r::InlayHintRequest::METHOD => self.handle(params, hints::hints),
            r::SemanticTokensFullRequest::METHOD => self.handle(params, semantic_tokens::full),
            r::SemanticTokensFullDeltaRequest::METHOD => {
                self.handle(params, semantic_tokens::delta)
            }
            r::SemanticTokensRangeRequest::METHOD => self.handle(params, semantic_tokens::range),
            _ => Err(Failure(
                ErrorCode::MethodNotFound,
                format!("clman does not know the request '{method}'"),
            )),
        }
    }

    fn handle<P: DeserializeOwned, T: Serialize>(
        &mut self,
        params: Value,
        answer: fn(&mut Server<'c>, P) -> Answer<T>,
    ) -> Answer<Value> {
        let wrong = |e: serde_json::Error| Failure(ErrorCode::InvalidParams, e.to_string());
        let params = serde_json::from_value(params).map_err(wrong)?;
        let made = answer(self, params)?;
        serde_json::to_value(made).map_err(|e| Failure(ErrorCode::InternalError, e.to_string()))
    }

    fn note(&mut self, note: Notification) {
        let Notification { method, params } = note;
        match method.as_str() {
            n::DidOpenTextDocument::METHOD => {
                self.noted(params, |s, p: DidOpenTextDocumentParams| {
                    let TextDocumentItem { uri, language_id, version, text } = p.text_document;
                    s.workspace.documents.open(uri.as_str().into(), &language_id, version, text);
                    s.forget(uri.as_str());
                })
            }
            n::DidChangeTextDocument::METHOD => {
                self.noted(params, |s, p: DidChangeTextDocumentParams| {
                    let uri = p.text_document.uri.as_str();
                    let encoding = s.workspace.encoding;
                    let version = p.text_document.version;
                    s.workspace.documents.change(uri, version, p.content_changes, encoding);
                    s.findings.remove(uri);
                    s.forget(uri);
                });
            }
            n::DidCloseTextDocument::METHOD => {
                self.noted(params, |s, p: DidCloseTextDocumentParams| {
                    let uri = p.text_document.uri;
                    s.forget(uri.as_str());
                    s.findings.remove(uri.as_str());
                    if s.workspace.documents.close(uri.as_str()).is_some() {
                        s.publish(uri.as_str(), None, Vec::new());
                    }
                });
            }
            n::DidSaveTextDocument::METHOD => {
                self.noted(params, |s, p: DidSaveTextDocumentParams| {
                    s.file_changed(p.text_document.uri.as_str());
                });
            }
            n::DidChangeWatchedFiles::METHOD => {
                self.noted(params, |s, p: DidChangeWatchedFilesParams| {
                    p.changes.iter().for_each(|change| s.file_changed(change.uri.as_str()));
                });
            }
            n::DidChangeWorkspaceFolders::METHOD => {
                self.noted(params, |s, p: DidChangeWorkspaceFoldersParams| {
                    let path = |f: &WorkspaceFolder| uri::path_of(f.uri.as_str());
                    let removed: Vec<PathBuf> = p.event.removed.iter().filter_map(path).collect();
                    s.workspace.roots.retain(|root| !removed.contains(root));
                    s.workspace.roots.extend(p.event.added.iter().filter_map(path));
                });
            }
            _ => {}
        }
    }

    fn noted<P: DeserializeOwned>(&mut self, params: Value, handle: impl FnOnce(&mut Self, P)) {
        // A notification does not have an answer, so errors in it cannot be reported.
        if let Ok(params) = serde_json::from_value(params) {
            handle(self, params);
        }
    }

    fn forget(&mut self, uri: &str) {
        if let Some(name) = self.workspace.documents.get(uri).map(|d| d.name.clone()) {
            self.workspace.forget(&name);
        }
    }

    /// Handles the change of a file on disk.
    fn file_changed(&mut self, uri: &str) {
        let Some(path) = uri::path_of(uri) else { return };
        let is_settings = path.extension().is_some_and(|e| e == "toml" || e == "json");
        match is_settings {
            true => self.workspace.forget_all(),
            false => self.workspace.forget(&path.to_string_lossy()),
        }
    }

    /// Publishes the diagnostics of the documents that have changed.
    fn publish_changed(&mut self) {
        loop {
            let next = self.workspace.documents.iter_mut().find(|d| d.changed);
            let Some(document) = next else { return };
            document.changed = false;
            let (uri, version, name) =
                (document.uri.clone(), document.version, document.name.clone());
            let text = document.text.clone();
            let list = catch_unwind(AssertUnwindSafe(|| diagnostics::of_document(self, &uri)));
            let list = list.unwrap_or_default();
            self.publish(&uri, Some(version), list);
            let (_, problems) = self.workspace.settings(&name, &text);
            self.publish_problems(&problems);
            // A new message may make the remaining diagnostics obsolete.
            self.read_waiting();
            if !self.waiting.is_empty() {
                return;
            }
        }
    }

    fn publish_problems(&mut self, problems: &[clman_project::Problem]) {
        let files: HashSet<PathBuf> = problems.iter().map(|p| p.file.clone()).collect();
        let solved: Vec<PathBuf> = self.shown_problems.difference(&files).cloned().collect();
        for file in solved {
            self.publish(&uri::of_path(&file), None, Vec::new());
        }
        for file in &files {
            let own = problems.iter().filter(|p| p.file == *file);
            let list = own.map(|p| diagnostics::of_problem(p, self.workspace.encoding)).collect();
            self.publish(&uri::of_path(file), None, list);
        }
        self.shown_problems = files;
    }

    pub(crate) fn publish(
        &mut self,
        uri: &str,
        version: Option<i32>,
        diagnostics: Vec<Diagnostic>,
    ) {
        let params = PublishDiagnosticsParams { uri: uri::typed(uri), diagnostics, version };
        self.notify::<n::PublishDiagnostics>(params);
    }

    /// Shows a message to the user.
    pub(crate) fn show(&mut self, typ: MessageType, message: impl Into<String>) {
        self.notify::<n::ShowMessage>(ShowMessageParams { typ, message: message.into() });
    }

    /// Adds a text to the log that the client keeps.
    pub(crate) fn log(&mut self, typ: MessageType, message: &str) {
        self.notify::<n::LogMessage>(LogMessageParams { typ, message: message.into() });
    }

    fn notify<N: n::Notification>(&mut self, params: N::Params) {
        self.send(Notification::new(N::METHOD.into(), params).into());
    }

    pub(crate) fn request<R: r::Request>(&mut self, params: R::Params) {
        self.requests += 1;
        let id = format!("clman-{}", self.requests);
        self.send(Request::new(id.into(), R::METHOD.into(), params).into());
    }

    fn send(&self, message: Message) {
        // If the client has gone, the message is dropped. The loop ends when it reads the next message.
        let _ = self.connection.sender.send(message);
    }
}
