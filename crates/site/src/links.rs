//! How pages hang together: which refer to which, and the topics that follow from it.

use super::survey::Note;
use std::collections::BinaryHeap;

/// The fewest pages that make a topic.
const SMALLEST_TOPIC: usize = 3;

/// The references between the pages of an edition.
#[derive(Debug, Default)]
pub(super) struct Links {
    /// The pages that refer to each page, in order.
    pub referenced_by: Vec<Vec<usize>>,
    /// What belongs together.
    pub topics: Vec<Topic>,
}

/// Pages that belong together.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Topic {
    /// The page that lists the others; none for the pages of no topic.
    pub head: Option<usize>,
    /// The others, in order.
    pub pages: Vec<usize>,
}

impl Links {
    /// The references that `notes` of the pages hold.
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

/// A page is of the topic of a page that it gives as related and that refers to it. Where there
/// are several such pages, the one with the most pages left takes it, and of those the first. What
/// is left is of the topic of a page that enough others give as related.
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

/// Makes topics of the pages that could be of each, the largest first.
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
            // Others took some: it has to wait for its turn.
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
        // 0 lists 1 to 4 and 1 lists 2 to 4; all give both as related. 5 stands alone.
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
