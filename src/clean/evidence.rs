//! What may settle a doubt.

use crate::corpus::Corpus;
use crate::record::Record;

/// Everything that rules may look at besides the page itself.
pub struct Evidence<'a> {
    /// The pages being cleaned, as they were before.
    pub pages: Corpus,
    /// Other corpora, the nearest first: siblings that the user names, then the bundled manual.
    pub others: Vec<&'a Corpus>,
}

impl<'a> Evidence<'a> {
    /// Evidence for cleaning `records`, which have this in common, with the help of `others`.
    pub fn new(
        meta: &crate::record::CorpusMeta,
        records: &[Record],
        others: Vec<&'a Corpus>,
    ) -> Self {
        Evidence { pages: Corpus::new(meta.clone(), records.to_vec()), others }
    }
}
