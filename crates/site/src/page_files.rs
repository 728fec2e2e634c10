//! The HTML files of a page: the page itself, its changes since older editions, and its redirects.

use super::*;
use crate::lines::Line;
use std::collections::hash_map::Entry;

/// The lines of pages that were needed so far, by the indices of the volume and of the page.
pub(super) type KnownLines = HashMap<(usize, usize), Vec<Line>>;

impl Build<'_> {
    /// The page number `page` of the volume number `at` as an HTML file. `article` is its content without the frame.
    pub(super) fn page(
        &self,
        at: usize,
        page: usize,
        record: &Record,
        article: Article,
        volumes: &[Volume<'_>],
    ) -> Result<String, BuildError> {
        let volume = &volumes[at];
        let manual = volume.manual;
        let file = file_name(&record.name);
        let frame = Frame { volume, base: "", file: &file, here: "" };
        let root = frame.root();
        let counterparts = pages::counterparts(volume, page, volumes);
        let editions = pages::switcher(volume, &root, volumes, |other| {
            counterparts[other].map(|at| file_name(&volumes[other].manual.pages[at].name))
        });
        let mut context = frame.fields(self.base_url, editions);
        if let Some((copyright, licence)) = record.own_copyright() {
            context.insert("copyright", copyright);
            if !licence.is_empty() {
                context.insert("licence", pages::short_licence(licence));
            }
        }
        let imprint = [("date", &record.imprint.date), ("release", &record.imprint.release)];
        for (field, own) in imprint {
            if let Some(own) = own {
                context.insert(field, own);
            }
        }
        let title = collapse_space(&record.title);
        context.insert("is_code", is_man_name(&title));
        context.insert("title", &title);
        context.insert("summary", &record.summary);
        context.insert("section", manual.title_section(page));
        context.insert("contents", pages::contents(&article.contents));
        // A range that is the range of the whole corpus is not shown. An imported manual has only one edition, which
        // every page would show.
        let range = (record.editions != manual.meta.editions)
            .then(|| range_note(record.editions, manual.edition.all()));
        context.insert("range", range.flatten());
        // `printf.3` is the name of a file, which readers do not know.
        let is_file = |name: &str| name == record.name && manual.names_section(page);
        let aliases = record.names().filter(|name| *name != record.title && !is_file(name));
        let aliases: Vec<&str> = aliases.collect();
        context.insert("aliases", aliases);
        context.insert("more", article.has_more);
        context.insert("content", &article.content);
        context.insert("markdown", format!("{}.md", record.name));
        context.insert("roff", roff_file(manual, page));
        context.insert("place", volume.groups.place(manual, page));
        context.insert("edit", self.edit_url.map(|url| url.replace("{page}", &record.name)));
        let from = &volume.links.referenced_by[page];
        let mut links: Vec<Link> = from
            .iter()
            .take(MOST_BACK_LINKS)
            .map(|page| pages::page_link(volume, *page, ""))
            .collect();
        links.sort_by_cached_key(|link| link.text.trim_start_matches('_').to_lowercase());
        context.insert("referenced_by", links);
        context.insert("more_references", from.len().saturating_sub(MOST_BACK_LINKS));
        context.insert("changes", self.change_links(at, page, &root, &counterparts, volumes));
        self.fill("page.html", &context)
    }

    /// Writes the files of the examples that are not shown on the page.
    pub(super) fn examples(
        &self,
        at: usize,
        page: usize,
        examples: &[String],
        volumes: &[Volume<'_>],
    ) -> Result<Files, BuildError> {
        let volume = &volumes[at];
        let record = volume.manual.pages[page];
        let counterparts = pages::counterparts(volume, page, volumes);
        let mut files = Files::new();
        for (number, content) in examples.iter().enumerate() {
            let file = format!("{}{}", html::EXAMPLES, html::examples_file(&record.name, number));
            let frame = Frame { volume, base: "../", file: &file, here: "" };
            let editions = pages::switcher(volume, &frame.root(), volumes, |other| {
                counterparts[other].map(|at| file_name(&volumes[other].manual.pages[at].name))
            });
            let mut context = frame.fields(self.base_url, editions);
            let title = format!("{}: examples", collapse_space(&record.title));
            context.insert("title", &title);
            context.insert("summary", "examples of the rules that the page does not show");
            context.insert("more", true);
            context.insert("content", content);
            let path = format!("{}{file}", volume.folder);
            files.push(self.html(&path, &self.fill("page.html", &context)?)?);
        }
        Ok(files)
    }

    /// The links to the changes of a page between its edition and each other edition.
    pub(super) fn change_links(
        &self,
        at: usize,
        page: usize,
        root: &str,
        counterparts: &[Option<usize>],
        volumes: &[Volume<'_>],
    ) -> Vec<Change> {
        let mut changes = Vec::new();
        for (other, there) in counterparts.iter().enumerate().filter(|(other, _)| *other != at) {
            let Some(there) = *there else { continue };
            let edition = volumes[other].manual.edition;
            if volumes[other].notes[there].text == volumes[at].notes[page].text {
                changes.push(Change { text: format!("{edition}: nothing"), href: None });
                continue;
            }
            // Volumes are sorted newest first: the page of changes belongs to the newer edition.
            let ((newer, new_page), (older, _)) = if at < other {
                ((at, page), (other, there))
            } else {
                ((other, there), (at, page))
            };
            let newer = &volumes[newer];
            let stem = html::stem(&newer.manual.pages[new_page].name);
            let file = compare::file(&stem, volumes[older].manual.edition.as_str());
            changes.push(Change {
                text: match at < other {
                    true => format!("since {edition}"),
                    false => format!("in {edition}"),
                },
                href: Some(format!("{root}{}{file}", newer.folder)),
            });
        }
        changes
    }

    /// Writes the pages that show the changes to a page since each older edition.
    pub(super) fn changes(
        &self,
        at: usize,
        page: usize,
        volumes: &[Volume<'_>],
        known: &mut KnownLines,
    ) -> Result<Files, BuildError> {
        let volume = &volumes[at];
        let record = volume.manual.pages[page];
        let counterparts = pages::counterparts(volume, page, volumes);
        let mut files = Files::new();
        for (other, there) in counterparts.iter().enumerate().skip(at + 1) {
            let older = &volumes[other];
            let differs = |there: &usize| older.notes[*there].text != volume.notes[page].text;
            let Some(there) = there.filter(differs) else { continue };
            let sides = [(other, there), (at, page)];
            for side in sides {
                if let Entry::Vacant(unknown) = known.entry(side) {
                    unknown.insert(volumes[side.0].lines(side.1)?);
                }
            }
            let [before, after] = sides.map(|side| known[&side].as_slice());
            let changes = compare::between(before, after);
            let edition = older.manual.edition.as_str();
            let file = compare::file(&html::stem(&record.name), edition);
            let frame = Frame { volume, base: "../", file: &file, here: "" };
            let root = frame.root();
            let editions = pages::switcher(volume, &root, volumes, |other| {
                counterparts[other].map(|at| file_name(&volumes[other].manual.pages[at].name))
            });
            let mut context = frame.fields(self.base_url, editions);
            let title = collapse_space(&record.title);
            context.insert("is_code", is_man_name(&title));
            context.insert("title", &title);
            context.insert("older", edition);
            context.insert("newer", volume.manual.edition.as_str());
            let old_file = file_name(&older.manual.pages[there].name);
            context.insert("older_href", format!("{root}{}{old_file}", older.folder));
            context.insert("newer_href", format!("../{}", file_name(&record.name)));
            context.insert("added", changes.added);
            context.insert("removed", changes.removed);
            context.insert("content", &changes.content);
            let path = format!("{}{file}", volume.folder);
            files.push(self.html(&path, &self.fill("compare.html", &context)?)?);
        }
        Ok(files)
    }

    /// Writes a redirect for each other name of a page that can be a file name, and for the source file of an imported
    /// page.
    pub(super) fn redirects(&self, manual: &Manual<'_>, folder: &str) -> Result<Files, BuildError> {
        let mut taken: HashSet<String> = manual.pages.iter().map(|p| file_name(&p.name)).collect();
        let mut redirects: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        let mut add = |name: &str, page: usize| {
            // The names of the site's own files are reserved.
            let file = format!("{name}.html");
            if is_man_name(name) && file == file_name(name) && taken.insert(file.clone()) {
                let path = format!("{HTML}{folder}{file}");
                redirects.entry(page).or_default().push(path);
            }
        };
        for page in 0..manual.pages.len() {
            for name in manual.names_of_page(page) {
                match stated_section(name) {
                    Some((name, section)) => add(&format!("{name}.{section}"), page),
                    None if manual.is_in_sections => {
                        add(&format!("{name}.{}", manual.section(page)), page);
                    }
                    None => add(name, page),
                }
            }
        }
        // The names of pages take precedence over the names of source files.
        for (page, record) in manual.pages.iter().enumerate() {
            let file = record.source.as_ref().map(|source| Path::new(&source.file));
            if let Some(stem) = file.and_then(Path::file_stem).and_then(|stem| stem.to_str()) {
                add(stem, page);
            }
        }
        redirects.par_iter().try_for_each(|(page, paths)| {
            let record = manual.pages[*page];
            let mut context = Fields::default();
            context.insert("title", collapse_space(&record.title));
            context.insert("file", file_name(&record.name));
            context.insert("root", if folder.is_empty() { "" } else { "../" });
            let text = self.fill("redirect.html", &context)?;
            Ok::<(), BuildError>(self.output.write_all(paths, &text)?)
        })?;
        Ok(redirects.into_values().flatten().map(|path| (BuildTarget::Html, path)).collect())
    }
}
