//! Upstream's listings: all listings are found and judged, their errors are the errors in the published list, and the
//! wrapper of a listing does not depend on its expected result.

use crate::support::upstream;

use clman_doctest::{Case, Expectation, Outcome, cases, run_on_checker};
use clman_record::corpus;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

const EDITIONS: [&str; 4] = ["1.0", "1.2", "2.0", "3.0"];

/// Edition, page, listing, line.
type Place = (String, String, String, usize);

/// The rows of the published list, including those that are not upstream's errors.
fn published() -> BTreeSet<Place> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("evidence/upstream.md");
    let text = std::fs::read_to_string(path).expect("the list can be read");
    let mut places = BTreeSet::new();
    for line in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let Some(Ok(line)) = cells.get(4).map(|cell| cell.parse()) else { continue };
        places.insert((cells[1].into(), cells[2].into(), cells[3].into(), line));
    }
    places
}

#[test]
fn the_published_list_is_what_the_checker_says() {
    let Some(root) = upstream::root() else { return };
    let folder = tempfile::tempdir().expect("a folder can be made");
    let mut found: BTreeSet<Place> = BTreeSet::new();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut inverted, mut facts) = (0, 0);
    for name in EDITIONS {
        let source = upstream::edition(&root, name).expect("the edition is there");
        let out = folder.path().join(name);
        let status = Command::new(env!("CARGO_BIN_EXE_clman"))
            .args(["import", "--edition", name, "--message-format", "json", "-o"])
            .args([&out, &source])
            .output()
            .expect("clman runs")
            .status;
        assert!(matches!(status.code(), Some(0 | 1)), "{status}");
        let corpus = corpus::load(&out, clman_manual::editions())
            .expect("the records can be read")
            .into_corpus();
        let edition = corpus.meta.newest();
        for mut case in cases(&corpus, edition) {
            let outcome = run_on_checker(&case, edition);
            *counts
                .entry(match &outcome {
                    Outcome::Passed => "hold",
                    Outcome::Failed(_) => "wrong",
                    _ => "not judged",
                })
                .or_default() += 1;
            if let Outcome::Failed(failure) = &outcome {
                let line = failure.line.unwrap_or(1);
                found.insert((name.into(), case.page.clone(), case.id.clone(), line));
            }
            // Comments about declarations are checked: with another address space in a comment, the listing fails.
            if outcome == Outcome::Passed && case.code.contains("declares a pointer p in the") {
                let code = case.code.replace("private address", "constant address");
                let other = Case { code, ..case.clone() };
                assert!(matches!(run_on_checker(&other, edition), Outcome::Failed(_)), "{other:?}");
                facts += 1;
            }
            // Whether a listing is a fragment, and whether it compiles, does not depend on the expected result. A
            // listing with a false statement in its comments still compiles.
            let states =
                matches!(&outcome, Outcome::Failed(f) if f.message.starts_with("the comment says"));
            if case.expect == Expectation::Accept && !states {
                case.expect = Expectation::Reject(None);
                match (&outcome, run_on_checker(&case, edition)) {
                    (Outcome::Passed, Outcome::Failed(_))
                    | (Outcome::Failed(_), Outcome::Passed) => {
                        inverted += 1;
                    }
                    (Outcome::Ignored(_), _) => {}
                    (_, other) => {
                        panic!("{name} {}#{}: {outcome:?}, {other:?}", case.page, case.id)
                    }
                }
            }
        }
    }
    assert_eq!(found, published());
    let counts: Vec<(&str, usize)> = counts.into_iter().collect();
    assert_eq!(counts, [("hold", 169), ("not judged", 110), ("wrong", 32)]);
    assert!(inverted > 100, "{inverted}");
    assert!(facts >= 10, "{facts}");
}
