//! The references between pages, and the topics derived from them.

use super::survey::Note;
use std::collections::BinaryHeap;

/// The minimum number of pages of a topic.
const SMALLEST_TOPIC: usize = 3;

/// The references between the pages of an edition.
#[derive(Debug, Default)]
pub(super) struct Links {
    /// The pages that refer to each page, in order.
    pub referenced_by: Vec<Vec<usize>>,
    /// The topics.
    pub topics: Vec<Topic>,
}

/// A group of related pages.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Topic {
    /// The page that every other page of the topic names as a related page; `None` for the pages without a topic.
    pub head: Option<usize>,
    /// The other pages, in order.
    pub pages: Vec<usize>,
}

impl Links {
    /// Builds the references from the `notes` on the pages.
    pub fn new(notes: &[Note]) -> Self {
        let mut referenced_by = vec![Vec::new(); notes.len()];
        for (page, note) in notes.iter().enumerate() {
            note.outgoing.iter().for_each(|to| referenced_by[*to].push(page));
        }
        let outgoing: Vec<&[usize]> = notes.iter().map(|note| note.outgoing.as_slice()).collect();
        let related: Vec<&[usize]> = notes.iter().map(|note| note.related.as_slice()).collect();
        let topics = topics(&outgoing, &related);
        Links { referenced_by, topics }
    }
}

/// A page belongs to the topic of another page if the two refer to each other and the page lists the other page as
/// related. If there are several such topics, the page belongs to the largest or, among equals, to the first. After
/// that, a remaining page belongs to the topic of a remaining page that it and enough other remaining pages list as
/// related. The last entry of the result contains the pages without a topic.
fn topics(outgoing: &[&[usize]], related: &[&[usize]]) -> Vec<Topic> {
    let count = outgoing.len();
    let mut taken = vec![false; count];
    let mut topics = Vec::new();
    for mutual in [true, false] {
        let mut members: Vec<Vec<usize>> = vec![Vec::new(); count];
        for page in (0..count).filter(|page| !taken[*page]) {
            for head in related[page].iter().filter(|head| !taken[**head]) {
                if !mutual || outgoing[*head].binary_search(&page).is_ok() {
                    members[*head].push(page);
                }
            }
        }
        gather(members, &mut taken, &mut topics);
    }
    topics.sort_by_key(|topic| topic.head);
    let rest: Vec<usize> = (0..count).filter(|page| !taken[*page]).collect();
    if !rest.is_empty() {
        topics.push(Topic { head: None, pages: rest });
    }
    topics
}

/// Builds topics from the candidate members of each page, the largest topic first. Pages that get a topic are marked in
/// `taken`.
fn gather(mut members: Vec<Vec<usize>>, taken: &mut [bool], topics: &mut Vec<Topic>) {
    let count = members.len();
    let mut heap: BinaryHeap<(usize, usize)> =
        members.iter().enumerate().map(|(page, m)| (m.len(), count - page)).collect();
    while let Some((size, order)) = heap.pop() {
        let head = count - order;
        if size < SMALLEST_TOPIC {
            break;
        }
        if taken[head] {
            continue;
        }
        members[head].retain(|page| !taken[*page]);
        if members[head].len() < size {
            // Other topics took some pages of this topic, which is queued again with its new size.
            heap.push((members[head].len(), order));
            continue;
        }
        let pages = std::mem::take(&mut members[head]);
        taken[head] = true;
        pages.iter().for_each(|page| taken[*page] = true);
        topics.push(Topic { head: Some(head), pages });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_that_lists_most_heads_a_topic() {
        // 0 lists 1 to 4, and 1 lists 2 to 4; all list both as related. 5 is isolated.
        let outgoing: [&[usize]; 6] =
            [&[1, 2, 3, 4], &[0, 2, 3, 4], &[0, 1], &[0, 1], &[0, 1], &[]];
        let topics = topics(&outgoing, &outgoing);
        assert_eq!(
            topics,
            [
                Topic { head: Some(0), pages: vec![1, 2, 3, 4] },
                Topic { head: None, pages: vec![5] }
            ]
        );
    }

    #[test]
    fn a_pair_is_no_topic() {
        let both: [&[usize]; 2] = [&[1], &[0]];
        assert_eq!(topics(&both, &both), [Topic { head: None, pages: vec![0, 1] }]);
    }
}
