//! The client's `initialize` request.
//!
//! The request is read field by field. `InitializeParams` has hundreds of fields, of which the server needs ten. The
//! generated reader was a sixth of the crate's code, and rejected clients because of errors in fields that the server
//! does not need.

use crate::text::Encoding;
use crate::uri;
use serde_json::Value;
use std::path::PathBuf;

/// The settings that a client sends in `initializationOptions`.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(crate) struct Preferences {
    /// The address of the manual's site, for links; by default, clman makes a site in the user's cache.
    pub(crate) manual: Option<String>,
    /// Whether to show the names of parameters in calls.
    pub(crate) parameter_hints: Option<bool>,
    /// Whether to show deduced address spaces.
    pub(crate) address_space_hints: Option<bool>,
}

/// A client and its capabilities.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) encoding: Encoding,
    /// The folders that are open.
    pub(crate) folders: Vec<PathBuf>,
    pub(crate) preferences: Preferences,
    pub(crate) can_watch_files: bool,
    pub(crate) can_show_documents: bool,
    pub(crate) can_refresh_lenses: bool,
}

impl Client {
    /// Reads the parameters of an `initialize` request.
    pub(crate) fn new(params: &Value) -> Client {
        let can = |name: &str| {
            params.pointer(&format!("/capabilities/{name}")).and_then(Value::as_bool) == Some(true)
        };
        let encodings = params.pointer("/capabilities/general/positionEncodings");
        let encodings = encodings.and_then(Value::as_array).into_iter().flatten();
        let options = params.get("initializationOptions").cloned().unwrap_or_default();
        Client {
            encoding: Encoding::chosen(encodings.filter_map(Value::as_str)),
            folders: folders(params),
            preferences: serde_json::from_value(options).unwrap_or_default(),
            can_watch_files: can("workspace/didChangeWatchedFiles/dynamicRegistration"),
            can_show_documents: can("window/showDocument/support"),
            can_refresh_lenses: can("workspace/codeLens/refreshSupport"),
        }
    }
}

/// The folders that the client has opened.
fn folders(params: &Value) -> Vec<PathBuf> {
    let list = params.get("workspaceFolders").and_then(Value::as_array).into_iter().flatten();
    let list: Vec<&Value> = list.filter_map(|folder| folder.get("uri")).collect();
    // Clients of older versions of the protocol have one folder.
    let uris = if list.is_empty() { params.get("rootUri").into_iter().collect() } else { list };
    uris.into_iter().filter_map(Value::as_str).filter_map(uri::path_of).collect()
}
