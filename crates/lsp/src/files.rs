//! Loads the files that a source includes: from the editor if they are open, otherwise from disk. From disk, only files
//! in permitted folders are loaded.

use clman_opencl::Loader;
use clman_project::normal;
use clman_record::corpus::file::{self, MOST_SOURCE};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The loader for one source.
pub(crate) struct Files<'w> {
    /// The texts of open documents.
    pub(crate) open: &'w HashMap<PathBuf, Arc<[u8]>>,
    /// The folders of `-I`, in order.
    pub(crate) search: &'w [PathBuf],
    /// The folders whose files may be included, in addition to those of `-I`.
    pub(crate) permitted: &'w [PathBuf],
}

impl Loader for Files<'_> {
    fn load(
        &mut self,
        name: &str,
        quoted: bool,
        from: &str,
    ) -> Result<(String, Arc<[u8]>), String> {
        let beside = Path::new(from).parent().filter(|folder| quoted && folder.is_absolute());
        let folders = beside.into_iter().chain(self.search.iter().map(PathBuf::as_path));
        for path in folders.map(|folder| normal(&folder.join(name))) {
            let shown = path.to_string_lossy().into_owned();
            if let Some(text) = self.open.get(&path) {
                return Ok((shown, text.clone()));
            }
            if !path.is_file() {
                continue;
            }
            let folders = self.search.iter().chain(self.permitted);
            let Some(real) = file::resolved_below(&path, folders) else {
                return Err(format!(
                    "`{name}` is outside the workspace and the folders of `include`"
                ));
            };
            return match file::read(&real, MOST_SOURCE) {
                Ok(bytes) => Ok((shown, bytes.into())),
                Err(e) => Err(format!("cannot read `{name}`: {e}")),
            };
        }
        Err(format!("file `{name}` not found"))
    }
}
