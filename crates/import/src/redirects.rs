//! Files that only redirect to the page of another file: `.so man3/printf.3`, and links of the file system.

use super::assemble::Alias;
use super::{ImportedPage, ReadError};
use clman_record::split_section;
use std::collections::{HashMap, HashSet};

/// A file that redirects to a page.
pub(crate) struct Redirect {
    /// Path below the folder that is imported.
    pub(crate) file: String,
    /// The name that the file gives to the page: `fprintf(3)`.
    pub(crate) name: String,
    /// The page, or another redirect.
    pub(crate) page: String,
}

/// The maximum number of redirects from a file to its page.
const MAX_REDIRECTS: usize = 40;

/// The names and their pages, after redirects to redirects are followed. Adds redirects that do not reach a page,
/// because they lead to themselves or are too many, to `errors`.
pub(crate) fn follow(redirects: &[Redirect], errors: &mut Vec<ReadError>) -> Vec<Alias> {
    let next: HashMap<&str, &str> =
        redirects.iter().map(|redirect| (&*redirect.name, &*redirect.page)).collect();
    let mut aliases = Vec::with_capacity(redirects.len());
    for Redirect { file, name, page } in redirects {
        let mut page = page.as_str();
        let mut count = 1;
        // A page and a redirect to it may have the same name in different folders.
        while page != name
            && count <= MAX_REDIRECTS
            && let Some(after) = next.get(page)
            && *after != page
        {
            page = after;
            count += 1;
        }
        match count > 1 && (page == name || count > MAX_REDIRECTS) {
            true => errors.push(ReadError::new(
                file,
                1,
                "the file redirects to itself, or through too many files",
            )),
            false => aliases.push((name.clone(), page.to_owned())),
        }
    }
    aliases
}

/// Adds an error for each redirect to a page that does not exist, unless its file has an error.
pub(crate) fn report_lost(
    redirects: &[Redirect],
    pages: &[ImportedPage],
    errors: &mut Vec<ReadError>,
) {
    let names = pages.iter().flat_map(|page| page.record.names());
    let known: HashSet<&str> = names.map(|name| split_section(name).0).collect();
    let failed: HashSet<&str> = errors.iter().map(|error| &*error.file).collect();
    let is_lost = |Redirect { file, name, .. }: &&Redirect| {
        !known.contains(split_section(name).0) && !failed.contains(file.as_str())
    };
    let error = |Redirect { file, page, .. }: &Redirect| {
        let message = format!("the page `{page}`, to which the file redirects, does not exist");
        ReadError::new(file, 1, message)
    };
    let lost: Vec<ReadError> = redirects.iter().filter(is_lost).map(error).collect();
    errors.extend(lost);
}
