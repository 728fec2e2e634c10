//! The files around the pages of an edition: front page, lists, search, codes, functions, runs, playground, sitemap.

use super::*;
use clman_record::Rule;
use serde_json::Value;

impl Build<'_> {
    /// Writes the files of an edition other than its manual pages: the front page, the lists, the rules with their
    /// evidence, and the search page with its index.
    pub(super) fn lists(
        &self,
        volume: &Volume<'_>,
        volumes: &[Volume<'_>],
        codes: &CodePages<'_>,
    ) -> Result<Files, BuildError> {
        let mut files = Files::new();
        let names = lists::parts("names", lists::by_name(volume), lists::PART);
        let topics = lists::parts("topics", lists::by_topic(volume), lists::PART);
        let context = |file: &str, here| {
            let frame = Frame { volume, base: "", file, here };
            // Other editions may have fewer parts of a list, so the switcher links to the first part.
            let stem = file.split(['-', '.']).next().unwrap_or_default();
            let editions =
                pages::switcher(volume, &frame.root(), volumes, |_| Some(format!("{stem}.html")));
            frame.fields(self.base_url, editions)
        };
        let mut front = context("index.html", "front");
        lists::front(volume, &names, &topics, &mut front);
        let path = format!("{}index.html", volume.folder);
        files.push(self.html(&path, &self.fill("index.html", &front)?)?);
        let count = volume.manual.pages.len();
        let lists = [("names", "Names", &names), ("topics", "Topics", &topics)];
        for (here, title, parts) in lists {
            for (at, part) in parts.iter().enumerate() {
                let mut context = context(&part.file, here);
                context.insert("title", title);
                let of_edition = volume.manual.edition.after(" of edition ");
                let summary = format!("The {count} pages{of_edition}");
                context.insert("summary", summary);
                context.insert("parts", lists::navigation(parts, at));
                context.insert("groups", &part.groups);
                let path = format!("{}{}", volume.folder, part.file);
                files.push(self.html(&path, &self.fill("list.html", &context)?)?);
            }
        }
        files.extend(self.rules(volume, &context)?);
        let path = format!("{}search.html", volume.folder);
        files
            .push(self.html(&path, &self.fill("search.html", &context("search.html", "search"))?)?);
        let path = format!("{}search-index.js", volume.folder);
        files.push(self.html(&path, &search::script(volume, codes))?);
        Ok(files)
    }

    /// Writes the rules of an edition with their evidence. `context` returns the fields of a file for its name and for
    /// the current entry of the navigation.
    fn rules(
        &self,
        volume: &Volume<'_>,
        context: &dyn Fn(&str, &'static str) -> Fields,
    ) -> Result<Files, BuildError> {
        let mut files = Files::new();
        let of_edition = volume.manual.edition.after(" of edition ");
        let subject = format!("The results of devices for the rules{of_edition}");
        let evidence = matrix::matrix(volume);
        let devices = evidence.as_ref().map_or(&[][..], |matrix| &matrix.devices);
        let parts = rules::parts(volume, devices)?;
        let count: usize = parts.iter().map(rules::Part::count).sum();
        for (at, part) in parts.iter().enumerate() {
            let mut context = context(&part.file, rules::STEM);
            context.insert("count", count);
            context.insert("words", rules::WORDS);
            context.insert("parts", rules::navigation(&parts, at));
            context.insert("groups", &part.groups);
            let path = format!("{}{}", volume.folder, part.file);
            files.push(self.html(&path, &self.fill("rules.html", &context)?)?);
        }
        if !parts.is_empty() {
            let path = format!("{}rules-index.js", volume.folder);
            files.push(self.html(&path, &rules::index(&parts))?);
        }
        let Some(evidence) = evidence else { return Ok(files) };
        let mut context = context("verified.html", matrix::STEM);
        context.insert("title", "Evidence");
        context.insert("summary", &subject);
        context.insert("words", rules::WORDS);
        context.insert("has_runs", evidence.devices.iter().any(|run| !run.date.is_empty()));
        context.insert("columns", &evidence.columns);
        context.insert("pages", &evidence.pages);
        let stem = format!("{}{}", volume.folder, matrix::STEM);
        files.push(self.html(&format!("{stem}.html"), &self.fill("verified.html", &context)?)?);
        let text = matrix::markdown(&subject, &evidence);
        files.push(self.html(&format!("{stem}.md"), &text)?);
        if volume.manual.edition == self.chosen && self.wants(BuildTarget::Markdown) {
            let path = format!("markdown/{}.md", matrix::STEM);
            self.output.write(&path, &text)?;
            files.push((BuildTarget::Markdown, path));
        }
        Ok(files)
    }

    /// Writes a page for each diagnostic code, and the list of codes.
    pub(super) fn diagnostics(
        &self,
        newest: &Volume<'_>,
        codes: &CodePages<'_>,
    ) -> Result<Files, BuildError> {
        let context = |file: &str| {
            let file = format!("{}{file}", diagnostics::FOLDER);
            let frame = Frame { volume: newest, base: "../", file: &file, here: "diagnostics" };
            let mut context = frame.fields(self.base_url, Vec::new());
            // The texts are clman's own and do not belong to an edition.
            ["copyright", "licence", "author", "date"]
                .iter()
                .for_each(|key| context.insert(key, ""));
            context
        };
        let groups = codes.groups();
        let mut list = context("index.html");
        list.insert("title", "Diagnostics");
        let count = codes.parsed.len();
        list.insert("summary", format!("The {count} codes that clman reports, with their meaning"));
        let parts = [lists::Part { file: "index.html".into(), groups }];
        list.insert("parts", lists::navigation(&parts, 0));
        list.insert("groups", &parts[0].groups);
        let path = format!("{}index.html", diagnostics::FOLDER);
        let mut files = vec![self.html(&path, &self.fill("list.html", &list)?)?];
        let written: Result<Files, BuildError> = codes
            .parsed
            .par_iter()
            .enumerate()
            .map(|(page, parsed)| {
                let record = parsed.record;
                let file = file_name(&record.name);
                let article = html::article(&codes.manual, page, parsed, &|_| None);
                let mut context = context(&file);
                context.insert("title", &record.title);
                context.insert("summary", &record.summary);
                context.insert("severity", codes.code(page).severity.as_str());
                context.insert("is_code", true);
                context.insert("aliases", &record.aliases);
                context.insert("content", &article.content);
                context.insert("contents", pages::contents(&article.contents));
                let rules: Vec<Link> = codes
                    .rules(page)
                    .filter_map(|(of, rule)| {
                        let at = newest.manual.resolve(of)?;
                        let there = newest.manual.has_place(at, rule);
                        let mut link = pages::page_link(newest, at, "../");
                        link.text = format!("{}#{rule}", newest.manual.pages[at].name);
                        link.href = format!("{}#{rule}", link.href);
                        there.then_some(link)
                    })
                    .collect();
                context.insert("rules", rules);
                let path = format!("{}{file}", diagnostics::FOLDER);
                self.html(&path, &self.fill("page.html", &context)?)
            })
            .collect();
        files.extend(written?);
        Ok(files)
    }

    /// Writes the list of the built-in functions, split into several files.
    pub(super) fn functions(&self, newest: &Volume<'_>) -> Result<Files, BuildError> {
        let parts = lists::parts("functions", functions::groups(newest), functions::PART);
        let mut files = Files::new();
        for (at, part) in parts.iter().enumerate() {
            let frame = Frame { volume: newest, base: "", file: &part.file, here: "functions" };
            let mut context = frame.fields(self.base_url, Vec::new());
            context.insert("title", "Built-in functions");
            context.insert("summary", format!("{}.", builtins::GENERIC_NAMES));
            context.insert("parts", lists::navigation(&parts, at));
            context.insert("groups", &part.groups);
            files.push(self.html(&part.file, &self.fill("list.html", &context)?)?);
        }
        Ok(files)
    }

    /// Writes the pages and JSON files of the recorded runs, and the lists of the runs.
    pub(super) fn runs(&self, newest: &Volume<'_>) -> Result<Files, BuildError> {
        let recorded = runs::recorded(self.evidence);
        let manual = newest.manual.edition.all();
        let mut files = Files::new();
        if recorded.is_empty() || !newest.has_evidence {
            return Ok(files);
        }
        let context = |file: &str| {
            let file = format!("{}{file}", runs::FOLDER);
            let frame = Frame { volume: newest, base: "../", file: &file, here: matrix::STEM };
            frame.fields(self.base_url, Vec::new())
        };
        let href = |name: &str| {
            let (page, rule) = name.split_once('#')?;
            let at = newest.manual.resolve(page)?;
            let page = newest.manual.pages[at];
            let edition = newest.manual.edition;
            let known = |known: &Rule| known.id == rule && known.editions.contains(edition);
            page.rules.iter().any(known).then(|| format!("{}#{rule}", file_name(&page.name)))
        };
        self.html_folder(runs::FOLDER)?;
        let mut list = Vec::new();
        let mut entries = Vec::new();
        for (at, run) in recorded.iter().enumerate() {
            let row = runs::row(&recorded, at, manual);
            list.push(runs::run_json(run, &row, false));
            let stem = format!("{}{}", runs::FOLDER, row.stem);
            let whole = runs::run_json(run, &row, true);
            files.push(self.html(&format!("{stem}.json"), &format!("{whole}\n"))?);
            let mut context = context(&format!("{}.html", row.stem));
            let page = runs::page(self.evidence, &recorded, at, manual, &href);
            entries.push(runs::entry(&page));
            context.insert("page", page);
            files.push(self.html(&format!("{stem}.html"), &self.fill("run.html", &context)?)?);
        }
        let text = format!("{}\n", Value::Array(list));
        files.push(self.html(&format!("{}index.json", runs::FOLDER), &text)?);
        if let Some(url) = self.base_url {
            let path = format!("{}feed.xml", runs::FOLDER);
            let title = format!("{}: recorded runs", newest.manual.meta.manual);
            files.push(self.html(&path, &feeds::atom(url, &path, &title, entries))?);
        }
        let mut context = context("index.html");
        let rows: Vec<runs::Row> =
            (0..recorded.len()).map(|at| runs::row(&recorded, at, manual)).collect();
        context.insert("words", runs::WORDS);
        context.insert("runs", rows);
        let path = format!("{}index.html", runs::FOLDER);
        files.push(self.html(&path, &self.fill("runs.html", &context)?)?);
        Ok(files)
    }

    /// Writes the playground.
    pub(super) fn playground(&self, newest: &Volume<'_>) -> Result<Files, BuildError> {
        let frame = Frame { volume: newest, base: "", file: "playground.html", here: "playground" };
        let mut context = frame.fields(self.base_url, Vec::new());
        playground::fill(&mut context);
        Ok(vec![self.html(frame.file, &self.fill("playground.html", &context)?)?])
    }

    /// Writes the sitemap and the OpenSearch description, and adds them to `files`. The redirects `leading_on` are left
    /// out of the sitemap.
    pub(super) fn for_search_engines(
        &self,
        base_url: &str,
        newest: &Volume<'_>,
        leading_on: &Files,
        files: &mut Files,
    ) -> Result<(), BuildError> {
        let left_out: HashSet<&str> = leading_on.iter().map(|(_, path)| path.as_str()).collect();
        let mut addresses: Vec<String> = files
            .iter()
            .filter(|(_, path)| !left_out.contains(path.as_str()))
            .filter_map(|(_, path)| path.strip_prefix(HTML))
            .filter(|path| path.ends_with(".html") && !path.contains("compare/"))
            .map(str::to_string)
            .collect();
        addresses.sort_unstable();
        for (name, text) in feeds::sitemaps(base_url, &addresses) {
            files.push(self.html(&name, &text)?);
        }
        files.push(self.html("opensearch.xml", &feeds::opensearch(base_url, newest))?);
        Ok(())
    }
}
