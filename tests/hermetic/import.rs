//! Tests of the import through the public interface: unusual forms of upstream, invalid input, and the output of the
//! command. The texts are our own, in upstream's forms.

use crate::support;

use clman_import::{Format, Found, Imported, Input, Loader, Options, import, read};
use clman_record::{Record, read_record};
use proptest::prelude::*;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn imported(files: &[(&str, &str)]) -> Imported {
    let folder = folder(files);
    let options = Options { edition: Some("1.2".parse().unwrap()), ..Options::default() };
    import(&[folder.path().to_path_buf()], &options, &|_, _| {}).unwrap()
}

fn record(imported: &Imported, name: &str) -> Record {
    let found = imported.pages.iter().find(|page| page.record.name == name);
    found.unwrap_or_else(|| panic!("no record {name} in {imported:?}")).record.clone()
}

fn body<'a>(record: &'a Record, id: &str) -> &'a str {
    let section = record.sections.iter().find(|section| section.id == id);
    &section.unwrap_or_else(|| panic!("no section {id} in {record:?}")).body
}

/// A DocBook page about lamps, or about OpenCL, with elements in its `refentryinfo`.
fn informed(name: &str, info: &str, text: &str) -> String {
    format!(
        "<refentry><refentryinfo>{info}</refentryinfo><refnamediv><refname>{name}</refname>\
         <refpurpose>shines</refpurpose></refnamediv><refsect1><title>Description</title>\
         <para>{text}</para></refsect1></refentry>"
    )
}

#[test]
fn copyrights_and_licences_are_kept() {
    let common = "<copyright><year>2019</year><year>2020</year><holder>Lamp Ltd</holder></copyright>\
                  <copyright><year>2021</year><holder>Wick Ltd</holder></copyright>\
                  <legalnotice><para>Copy it.</para><para>No warranty.</para></legalnotice>";
    let own = "<copyright><year>2001</year><holder>Wax and Sons</holder></copyright>\
               <legalnotice><para>All rights reserved.</para></legalnotice>";
    let imported = imported(&[
        ("lamp.xml", &informed("lamp", common, "It shines.")),
        ("shade.xml", &informed("shade", common, "It shades.")),
        ("wick.xml", &informed("wick", own, "It burns.")),
    ]);
    let meta = &imported.meta;
    assert_eq!(meta.copyright, "Copyright © 2019, 2020 Lamp Ltd; Copyright © 2021 Wick Ltd");
    assert_eq!(meta.licence, "Copy it.\n\nNo warranty.");
    assert_eq!(record(&imported, "lamp").copyright, None);
    let wick = record(&imported, "wick").copyright;
    let wanted = "Copyright © 2001 Wax and Sons\n\nAll rights reserved.";
    assert_eq!(wick.as_deref(), Some(wanted));
    // The manual is not about OpenCL.
    assert_eq!((meta.title.as_str(), meta.source.as_str()), ("Manual Pages", ""));
}

#[test]
fn the_title_is_that_of_the_pages_or_the_option() {
    let page = |manual: &str| {
        let meta =
            format!("<refmeta><refmiscinfo class=\"manual\">{manual}</refmiscinfo></refmeta>");
        informed("lamp", "", "It shines.").replace("<refnamediv>", &(meta + "<refnamediv>"))
    };
    let title = |text: &str, title: Option<&str>| {
        let folder = folder(&[("lamp.xml", text)]);
        let edition = Some("1.2".parse().unwrap());
        let options = Options { edition, title: title.map(String::from), ..Options::default() };
        let meta = import(&[folder.path().to_path_buf()], &options, &|_, _| {}).unwrap().meta;
        (meta.title, meta.manual)
    };
    let both = |title: &str, manual: &str| (title.to_string(), manual.to_string());
    assert_eq!(title(&page("Lamp Manual"), None), both("Lamp Manual", "Lamp Manual"));
    assert_eq!(title(&page("Lamp Manual"), Some("Lamps")), both("Lamps", "Lamp Manual"));
    let lamp = informed("lamp", "", "It shines.");
    assert_eq!(title(&lamp, Some("Lamps")), both("Lamps", "Lamps"));
    let opencl = informed("lamp", "", "It shines in OpenCL.");
    assert_eq!(title(&opencl, None), both("OpenCL 1.2 Reference Pages", "OpenCL Manual"));
}

#[test]
fn several_editions_are_refused() {
    let page = |name: &str, year: u32| {
        let info =
            format!("<copyright><year>2007-{year}</year><holder>The Makers</holder></copyright>");
        informed(name, &info, "See the OpenCL Specification.")
    };
    let try_import = |files: &[(&str, &str)], edition: Option<&str>| {
        let folder = folder(files);
        let edition = edition.map(str::to_owned);
        let known = clman_manual::editions();
        let options = Options { edition, known, ..Options::default() };
        let done = import(&[folder.path().to_path_buf()], &options, &|_, _| {});
        done.map(|imported| imported.meta.editions.to_string()).map_err(|error| error.to_string())
    };
    let (a, b, c) = (page("a", 2011), page("b", 2013), page("c", 2013));
    let files = [("a.xml", a.as_str()), ("b.xml", b.as_str()), ("c.xml", c.as_str())];
    let error = try_import(&files, None).unwrap_err();
    assert!(error.contains(": 1.2 (a.xml), 2.0 (2 pages, such as b.xml); import each"), "{error}");
    assert_eq!(try_import(&files, Some("2.0")), Ok("2.0".into()));
    assert_eq!(try_import(&files[1..], None), Ok("2.0".into()));
    // The year of a copyright may be wrong on a few pages.
    let names: Vec<String> = (0..20).map(|n| format!("p{n}")).collect();
    let pages: Vec<(String, String)> =
        names.iter().map(|name| (format!("{name}.xml"), page(name, 2013))).collect();
    let mut many: Vec<(&str, &str)> = pages.iter().map(|(n, t)| (n.as_str(), t.as_str())).collect();
    many.push(("a.xml", &a));
    assert_eq!(try_import(&many, None), Ok("2.0".into()));
}

/// A DocBook page with a name and the content after its `refnamediv`.
fn docbook(name: &str, rest: &str) -> String {
    docbook_of(name, "Does a thing.", "", rest)
}

fn docbook_of(name: &str, purpose: &str, subset: &str, rest: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<!DOCTYPE book PUBLIC \"-//OASIS//DTD DocBook MathML Module V1.1b1//EN\"
   \"http://www.oasis-open.org/docbook/xml/mathml/1.1CR1/dbmathml.dtd\"{subset}>
<refentry>
  <refmeta><refentrytitle>{name}</refentrytitle><refmiscinfo><copyright><year>2007-2011</year>
    <holder>The Makers Inc. Permission is hereby granted to read.</holder></copyright></refmiscinfo></refmeta>
  <refnamediv id=\"x\"><refname> {name}
     </refname><refpurpose> {purpose} </refpurpose></refnamediv>
  {rest}
  <refsect3 id=\"Copyright\"><title></title><imageobject><imagedata fileref=\"KhronosLogo.jpg\"/></imageobject><para/></refsect3>
  <!-- A page of OpenCL. -->
</refentry>"
    )
}

fn section(title: &str, content: &str) -> String {
    format!("<refsect1 id=\"{}\"><title>{title}</title>{content}</refsect1>", title.to_lowercase())
}

fn description(content: &str) -> String {
    let page = docbook("page", &section("Description", content));
    let imported = imported(&[("page.xml", &page)]);
    assert_eq!(imported.errors, []);
    body(&record(&imported, "page"), "description").to_owned()
}

fn one_cell(text: &str) -> String {
    format!(
        "<informaltable frame=\"none\"><tgroup cols=\"1\"><colspec colname=\"col1\"/><tbody><row><entry>{text}</entry></row></tbody></tgroup></informaltable>"
    )
}

mod docbook_shapes {
    use super::*;

    #[test]
    fn a_page_has_its_parts() {
        let page = docbook(
            "fine",
            "<refsect2 id=\"synopsis\"><title> </title>CELL</refsect2>
             <refsect1 id=\"description\"><title>Description</title><para>Some <function>fine</function> words.</para><para/></refsect1>
             <refsect1 id=\"seealso\"><title>Also see</title><para>
               <citerefentry href=\"other\"><refentrytitle>__other</refentrytitle></citerefentry>,
               <citerefentry href=\"other\"><refentrytitle>the other kind</refentrytitle></citerefentry></para></refsect1>"
                .replace("CELL", &one_cell("\n__fine\nfine\n   "))
                .as_str(),
        );
        let imported = imported(&[("fine.xml", &page), ("other.xml", &docbook("__other", ""))]);
        let fine = record(&imported, "fine");
        assert_eq!(fine.summary, "Does a thing");
        assert_eq!(fine.synopsis.len(), 1);
        assert_eq!(fine.synopsis[0].code, "__fine\nfine");
        assert_eq!(body(&fine, "description"), "Some `fine` words.\n");
        assert_eq!(fine.see_also, ["other", "[the other kind](other)"]);
        assert_eq!(fine.copyright, None);
        let meta = imported.meta;
        assert_eq!(meta.copyright, "Copyright © 2007-2011 The Makers Inc.");
        assert_eq!(meta.licence, "Permission is hereby granted to read.");
        assert_eq!(meta.author, "The Makers");
        assert_eq!(meta.section, "3clc");
    }

    #[test]
    fn prototypes_are_whole() {
        let page = docbook(
            "clDo",
            "<refsynopsisdiv><title></title><funcsynopsis><funcprototype>
               <funcdef><link xlink:href=\"types.html\">cl_int</link> <function> clDo </function></funcdef>
               <paramdef>const <link xlink:href=\"types.html#cl_a\">cl_a</link><parameter>*list</parameter></paramdef>
               <paramdef>void <parameter>(CB *notify)</parameter> <funcparams><literallayout>const <link xlink:href=\"types.html\">char</link> *text,
                    void *data</literallayout></funcparams></paramdef>
               <paramdef>size_t * <parameter>sizes</parameter></paramdef>
             </funcprototype></funcsynopsis>
             <funcsynopsis><funcprototype><funcdef>void <function>small</function></funcdef><paramdef>int<parameter>a</parameter></paramdef></funcprototype></funcsynopsis>
             <funcsynopsis><funcprototype><funcdef>void <function>none</function></funcdef><void/></funcprototype></funcsynopsis></refsynopsisdiv>",
        );
        let types = docbook("types", &section("Description", "<para>Types.</para>"));
        let imported = imported(&[("clDo.xml", &page), ("types.xml", &types)]);
        let clear = record(&imported, "clDo");
        assert_eq!(
            clear.synopsis[0].code,
            "cl_int clDo(\n    const cl_a *list,\n    void (CB *notify)(const char *text, void *data),\n    size_t *sizes);"
        );
        assert_eq!(clear.synopsis[0].language, "c");
        let pair = |word: &str| (word.to_owned(), "types".to_owned());
        assert_eq!(clear.synopsis[0].links, [pair("cl_int"), pair("cl_a"), pair("char")]);
        assert_eq!(clear.synopsis[1].code, "void small(int a);\nvoid none(void);");
        assert_eq!(clear.synopsis[1].language, "opencl");
    }

    #[test]
    fn powers_and_indices_do_not_melt() {
        assert_eq!(
            description(
                "<para>2<superscript>24</superscript> and log<subscript>2</subscript>x</para>"
            ),
            "2<sup>24</sup> and log<sub>2</sub>x\n"
        );
        let code = one_cell("\na<superscript>2</superscript> = b<subscript>opt</subscript>;\n");
        assert!(description(&code).contains("\na^2 = b_opt;\n"));
    }

    #[test]
    fn listings_keep_their_lines() {
        let code = one_cell(
            "\n    <function>f</function>(); // one\n      g();\n\n    <citerefentry href=\"page2\"><refentrytitle>h</refentrytitle></citerefentry>();\n  ",
        );
        let page =
            docbook("page", &format!("<refsect2 id=\"e\"><title>Example</title>{code}</refsect2>"));
        let imported = imported(&[("page.xml", &page), ("page2.xml", &docbook("page2", ""))]);
        assert_eq!(
            body(&record(&imported, "page"), "example"),
            "```opencl {links=\"h=page2\"}\nf(); // one\n  g();\n\nh();\n```\n"
        );
    }

    #[test]
    fn literallayout_is_what_it_holds() {
        let code = "<literallayout>typedef struct a {\n    int b;\n} a;</literallayout>";
        assert!(
            description(code).starts_with("```opencl\ntypedef struct a {\n    int b;\n} a;\n```")
        );
        let list = "<literallayout>\n<constant>CL_A</constant>\n<constant>CL_B</constant>\n</literallayout>";
        assert_eq!(description(list), "- `CL_A`\n- `CL_B`\n");
        let prose = "<literallayout>Goes on as the\nrule <varname>x</varname> says.\n\nThen ends.</literallayout>";
        assert_eq!(description(prose), "Goes on as the rule *x* says.\n\nThen ends.\n");
    }

    #[test]
    fn rows_wider_than_the_table_says_keep_their_cells() {
        let table = "<informaltable><tgroup cols=\"2\"><thead><row><entry>A</entry><entry>B</entry></row></thead>
            <tbody><row><entry>1</entry><entry>2</entry><entry>3</entry>beside</row></tbody></tgroup></informaltable>";
        let text = description(table);
        assert!(
            ["A", "B", "1", "2", "3", "beside"].iter().all(|word| text.contains(word)),
            "{text}"
        );
    }

    #[test]
    fn references_without_text_name_their_place() {
        let text = "<para>See <xref linkend=\"use\"/>, <xref linkend=\"v\"/> and <link linkend=\"use\">there</link>.</para>
            <variablelist><varlistentry id=\"v\"><term>-v</term><listitem><para>x</para></listitem></varlistentry></variablelist>
            <refsect2 id=\"use\"><title>Use</title><para>y</para></refsect2>";
        assert_eq!(
            description(text),
            "See [the section called “Use”](#use), -v and [there](#use).\n\n-v\n:   x\n\n## Use { #use }\n\ny\n"
        );
    }

    #[test]
    fn columns_are_aligned_as_their_cells() {
        let table = "<informaltable><tgroup cols=\"3\"><colspec/><colspec align=\"right\"/><colspec align=\"center\"/>
            <thead><row><entry align=\"center\">A</entry><entry>B</entry><entry>C</entry></row></thead>
            <tbody><row><entry>1</entry><entry>2</entry><entry align=\"left\">3</entry></row></tbody></tgroup></informaltable>";
        assert_eq!(description(table), "|A|B|C|\n|-|-:|-|\n|1|2|3|\n");
    }

    #[test]
    fn parameters_are_definitions() {
        let list = "<variablelist><varlistentry><term><varname>a</varname></term>, <term><varname>b</varname></term>
            <listitem><para>Two at once.</para></listitem></varlistentry>
            <varlistentry><term>c</term><listitem>No paragraph.</listitem></varlistentry></variablelist>";
        assert_eq!(description(list), "*a*, *b*\n:   Two at once.\n\nc\n:   No paragraph.\n");
    }

    #[test]
    fn sections_stand_where_they_belong() {
        let rest = format!(
            "{}<refsect1 id=\"n\"><title>Notes</title><bridgehead>Of one kind</bridgehead><para>a</para></refsect1>
             <refsect2 id=\"e\"><title>Example</title><para>b</para></refsect2>
             <refsect1 id=\"z\"><title></title><para>c</para></refsect1>
             <refsect1 id=\"n2\"><title>Notes</title><para>d</para></refsect1>",
            "<informaltable><tgroup cols=\"2\"><tbody><row><entry>x</entry><entry>y</entry></row></tbody></tgroup></informaltable>"
        );
        let imported = imported(&[("page.xml", &docbook("page", &rest))]);
        let page = record(&imported, "page");
        let ids: Vec<&str> = page.sections.iter().map(|s| s.id.as_str()).collect();
        // Text before the first heading is the description. Sections with the same title are kept apart, and a
        // section without a title continues the previous section.
        assert_eq!(ids, ["description", "notes", "example", "notes-2"]);
        assert_eq!(body(&page, "notes"), "## Of one kind\n\na\n");
        assert_eq!(body(&page, "notes-2"), "d\n");
        assert_eq!(body(&page, "example"), "b\n\nc\n");
    }

    #[test]
    fn references_lead_where_they_can() {
        let rest = section(
            "Description",
            "<para>Self <citerefentry><refentrytitle>page</refentrytitle></citerefentry>,
             <link xlink:href=\"other.html#nowhere\">a word</link>, <link xlink:href=\"other.html#notes\">a place</link>,
             <citerefentry><refentrytitle>clMissing</refentrytitle></citerefentry>,
             <citerefentry><refentrytitle>read_x{f|i}</refentrytitle></citerefentry>,
             <citerefentry><refentrytitle>clOne, clTwo</refentrytitle></citerefentry>,
             <link xlink:href=\"other.html.html\">twice</link>,
             <olink uri=\"key\">Spec</olink>.</para>",
        );
        let imported = imported(&[
            ("page.xml", &docbook("page", &rest)),
            ("other.xml", &docbook("other", &section("Notes", "<para>n</para>"))),
            ("readers.xml", &docbook("read_x{f|i}", "")),
        ]);
        assert_eq!(
            body(&record(&imported, "page"), "description"),
            "Self `page`, [a word](other), [a place](other#notes), [`clMissing`](clMissing), [read_x{f\\|i}](readers), [`clOne`](clOne), [`clTwo`](clTwo), [twice](other), [Spec](spec:key).\n"
        );
        assert_eq!(record(&imported, "readers").title, "read_xf");
    }

    #[test]
    fn names_are_files_and_do_not_collide() {
        let imported = imported(&[
            ("acos.xml", &docbook("acos, acosh", "")),
            ("clamp.xml", &docbook("clamp", "")),
            ("integerClamp.xml", &docbook("clamp", &section("Notes", "<para>Of integers.</para>"))),
            ("intro page.xml", &docbook("Data (all) Types", "")),
            ("CLAMP.xml", &docbook("x", &section("Notes", "<para>Another one.</para>"))),
        ]);
        let mut names: Vec<&str> = imported.pages.iter().map(|p| p.record.name.as_str()).collect();
        names.sort();
        assert_eq!(names, ["CLAMP", "acos", "clamp-2", "integerClamp", "intro-page"]);
        assert_eq!(record(&imported, "acos").title, "acos");
        assert_eq!(record(&imported, "acos").aliases, ["acosh"]);
    }

    #[test]
    fn several_editions_at_once_are_refused() {
        let pages: Vec<(String, String)> = ["1.0", "1.2"]
            .iter()
            .flat_map(|edition| {
                (0..8).map(move |n| (format!("{edition}/p{n}.xml"), docbook(&format!("p{n}"), "")))
            })
            .collect();
        let files: Vec<(&str, &str)> =
            pages.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        let folder = folder(&files);
        let error =
            import(&[folder.path().to_path_buf()], &Options::default(), &|_, _| {}).unwrap_err();
        assert!(error.to_string().contains("one edition at a time"), "{error}");
    }

    #[test]
    fn copies_of_a_page_are_scratch() {
        let text = section(
            "Description",
            "<para>One two three four five six seven eight nine ten eleven twelve thirteen.</para>",
        );
        let imported = imported(&[
            ("sine.xml", &docbook("sine", &text)),
            ("sineBAK.xml", &docbook("sine", &text)),
            ("wanted.xml", &docbook("sine", &text)),
            (
                "page.xml",
                &docbook(
                    "page",
                    &section("Notes", "<para><link xlink:href=\"wanted.html\">w</link></para>"),
                ),
            ),
        ]);
        assert_eq!(imported.others, [("sineBAK.xml".to_owned(), "scratch")]);
        assert_eq!(imported.pages.len(), 3);
    }

    #[test]
    fn a_page_without_purpose_takes_it_from_its_text() {
        let page =
            docbook_of("page", "", "", &section("Description", "<para>It is so. And more.</para>"));
        let imported = imported(&[("page.xml", &page)]);
        assert_eq!(record(&imported, "page").summary, "It is so");
        assert!(imported.pages[0].notes.iter().any(|(_, text)| text.contains("purpose")));
    }
}

mod lenient_xml {
    use super::*;

    #[test]
    fn includes_are_put_in() {
        // The document type is closed before its subset, as on the qualifiers' pages.
        let subset =
            ">[\n<!ENTITY partInc SYSTEM \"partInc.xml\">\n<!ENTITY unused SYSTEM \"gone.xml\">\n]";
        let page =
            docbook_of("page", "It is &ge; 1.", subset, &section("Description", "&partInc;"));
        let part = "<!-- part <refentry> -->\n<para>First.</para>\n<para>Second <link xlink:href=\"x.html\">x</link> &undeclaredHere;</para>";
        let imported = imported(&[
            (
                "page.xml",
                &page.replace("<refentry>", "<!ENTITY undeclaredHere \"n\">\n<refentry>").replace(
                    "]>\n<!ENTITY undeclaredHere \"n\">",
                    "<!ENTITY undeclaredHere \"n\">]>",
                ),
            ),
            ("partInc.xml", part),
        ]);
        assert_eq!(imported.errors, []);
        assert_eq!(imported.others, [("partInc.xml".to_owned(), "include")]);
        let page = record(&imported, "page");
        assert_eq!(page.summary, "It is ≥ 1");
        assert_eq!(body(&page, "description"), "First.\n\nSecond [x](x) n\n");
    }

    #[test]
    fn a_page_is_read_without_a_file_that_is_not_there() {
        let subset = "[\n<!ENTITY gone SYSTEM \"gone.xml\">\n<!ENTITY rest SYSTEM \"rest.xml\">\n]";
        let content = "\n<para>Before.</para>\n&gone;\n&rest;";
        let page = docbook_of("page", "p", subset, &section("Description", content));
        let line = 1 + page.lines().position(|line| line == "&gone;").unwrap();
        let rest = "<para>Rest. &gone;</para>";
        let imported = imported(&[("a/page.xml", &page), ("a/rest.xml", rest)]);
        assert_eq!(body(&record(&imported, "page"), "description"), "Before.\n\nRest.\n");
        let errors: Vec<String> = imported.errors.iter().map(ToString::to_string).collect();
        let missing = "the entity `&gone;` refers to `gone.xml`, which does not exist";
        assert_eq!(
            errors,
            [format!("a/page.xml:{line}: {missing}"), format!("a/rest.xml:1: {missing}")]
        );
    }

    fn error_of(page: &str, others: &[(&str, &str)]) -> String {
        let good = docbook("good", "");
        let mut files = vec![("page.xml", page), ("sub/good.xml", good.as_str())];
        files.extend(others);
        let imported = imported(&files);
        // The other pages are imported.
        assert!(imported.pages.iter().any(|p| p.record.name == "good"));
        assert_eq!(imported.errors.len(), 1, "{:?}", imported.errors);
        imported.errors[0].to_string()
    }

    #[test]
    fn nothing_outside_the_folder_is_read() {
        let outside = TempDir::new().unwrap();
        let secret = outside.path().join("secret.xml");
        fs::write(&secret, "<para>secret</para>").unwrap();
        for name in [
            "../secret.xml",
            secret.to_str().unwrap(),
            "http://example.com/x.xml",
            "file:///etc/passwd",
        ] {
            let subset = format!(" [<!ENTITY e SYSTEM \"{name}\">]");
            let page = docbook_of("page", "p", &subset, &section("Description", "\n&e;"));
            let message = error_of(&page, &[]);
            assert!(message.starts_with("page.xml:"), "{message}");
            assert!(message.contains("&e;") && message.contains(name), "{message}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_of_the_file_system_do_not_lead_out() {
        let outside = folder(&[("secret.xml", "<para>secret</para>")]);
        let subset = " [<!ENTITY e SYSTEM \"inside.xml\">]";
        let page = docbook_of("page", "p", subset, &section("Description", "&e;"));
        let inside = folder(&[("page.xml", &page), ("good.xml", &docbook("good", ""))]);
        std::os::unix::fs::symlink(
            outside.path().join("secret.xml"),
            inside.path().join("inside.xml"),
        )
        .unwrap();
        let options = Options { edition: Some("1.2".parse().unwrap()), ..Options::default() };
        let imported = import(&[inside.path().to_path_buf()], &options, &|_, _| {}).unwrap();
        assert_eq!(imported.pages.len(), 1);
        assert_eq!(imported.errors.len(), 2);
        assert!(
            imported.errors.iter().all(|e| e.message.contains("outside")),
            "{:?}",
            imported.errors
        );
    }

    #[test]
    fn bombs_do_not_go_off() {
        let mut subset =
            String::from(" [<!ENTITY a0 \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\">\n");
        for n in 1..15 {
            let refs = format!("&a{};", n - 1).repeat(10);
            subset.push_str(&format!("<!ENTITY a{n} \"{refs}\">\n"));
        }
        subset.push(']');
        let page = docbook_of("page", "p", &subset, &section("Description", "&a14;"));
        assert!(error_of(&page, &[]).contains("more than"));
        let own = docbook_of(
            "page",
            "p",
            " [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]",
            &section("D", "&a;"),
        );
        assert!(error_of(&own, &[]).contains("contains itself"));
        let deep = format!("{}x{}", "<para>".repeat(500), "</para>".repeat(500));
        assert!(error_of(&docbook("page", &section("D", &deep)), &[]).contains("nested more than"));
    }

    #[test]
    fn broken_files_are_named_with_their_line() {
        let whole = docbook("page", &section("Description", "<para>text</para>"));
        let cut = &whole[..whole.find("</para>").unwrap()];
        let message = error_of(cut, &[]);
        assert!(message.starts_with("page.xml:") && message.contains("ends before"), "{message}");
        let crossed = docbook("page", "\n<para><emphasis>x</para></emphasis>");
        let line = 1 + crossed
            .lines()
            .position(|l| l.contains("crossed") || l.contains("<emphasis>"))
            .unwrap();
        assert!(error_of(&crossed, &[]).starts_with(&format!("page.xml:{line}: `</para>`")));
        let unknown = docbook("page", "<para>&who;</para>");
        assert!(error_of(&unknown, &[]).contains("`&who;`"));
    }

    #[test]
    fn other_encodings_are_an_error_or_declared() {
        let page = docbook("page", &section("Description", "<para>gr\u{fc}n</para>"));
        let latin1: Vec<u8> =
            page.chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(b'?')).collect();
        let folder = folder(&[("good.xml", &docbook("good", ""))]);
        fs::write(folder.path().join("page.xml"), &latin1).unwrap();
        let options = Options { edition: Some("1.2".parse().unwrap()), ..Options::default() };
        let run = || import(&[folder.path().to_path_buf()], &options, &|_, _| {}).unwrap();
        let imported = run();
        let line = 1 + page.lines().position(|l| l.contains('\u{fc}')).unwrap();
        assert_eq!(
            imported.errors[0].to_string(),
            format!("page.xml:{line}: the file is not UTF-8")
        );
        let declared = String::from_utf8_lossy(&latin1[..38]).replace("UTF-8", "ISO-8859-1");
        fs::write(folder.path().join("page.xml"), [declared.as_bytes(), &latin1[38..]].concat())
            .unwrap();
        assert_eq!(body(&record(&run(), "page"), "description"), "gr\u{fc}n\n");
    }
}

mod xhtml_shapes {
    use super::*;

    fn page(body: &str) -> String {
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>page</title>
<meta name=\"generator\" content=\"DocBook XSL Stylesheets V1.78.1\" /></head><body>
<div class=\"refentry\"><a id=\"id-1\"></a><div class=\"titlepage\"></div>
<div class=\"refnamediv\"><a id=\"page\"></a><h1>page</h1><p>Does a thing.</p></div>
{body}
<div class=\"refsect1\"><a id=\"specification\"></a><h2>Specification</h2><p><img src=\"pdficon_small1.gif\" />
<a href=\"http://example.com/specs/opencl-1.1.pdf#page=2\" target=\"x\">Spec</a></p></div>
<div class=\"refsect3\"><a id=\"Copyright\"></a><h4></h4><img src=\"KhronosLogo.jpg\" /><p></p>Copyright © 2007-2010 The Makers Inc.
Permission is hereby granted to read.</div></div></body></html>"
        )
    }

    fn read(body: &str) -> Record {
        let folder = folder(&[("page.html", &page(body))]);
        let imported =
            import(&[folder.path().to_path_buf()], &Options::default(), &|_, _| {}).unwrap();
        assert_eq!(imported.errors, []);
        // The link to the specification determines the edition.
        assert_eq!(imported.meta.editions.to_string(), "1.1");
        assert_eq!(imported.meta.copyright, "Copyright © 2007-2010 The Makers Inc.");
        record(&imported, "page")
    }

    #[test]
    fn prototypes_come_out_of_cells_in_cells() {
        let page = read(
            "<div class=\"refsynopsisdiv\"><h2></h2><div class=\"funcsynopsis\"><table>
             <tr><td><code class=\"funcdef\"><a class=\"link\" href=\"t.html\">cl_int</a> <strong class=\"fsfunc\">clDo</strong>(</code>
               <td>const cl_a <var class=\"pdparam\">*list</var>, </td></td></tr>
             <tr><td> </td><td>void <var class=\"pdparam\">(CB *notify)</var> <code>(</code><div class=\"literallayout\"><p>const char *text,<br />
                  void *data</p></div><code>)</code>, </td></tr>
             <tr><td> </td><td>size_t * <var class=\"pdparam\">sizes</var><code>)</code></td></tr>
             </table></div></div>",
        );
        assert_eq!(
            page.synopsis[0].code,
            "cl_int clDo(const cl_a *list, void (CB *notify)(const char *text, void *data), size_t *sizes);"
                .replace("clDo(", "clDo(\n    ")
                .replace("list, ", "list,\n    ")
                .replace("data), ", "data),\n    ")
        );
    }

    #[test]
    fn kept_lines_lose_their_hard_blanks() {
        let page = read(
            "<div class=\"refsect1\"><a id=\"description\"></a><h2>Description</h2>
             <p>Before: </p><div class=\"literallayout\"><p>
                <code class=\"code\">if</code> (a)<br />
\u{a0}\u{a0}b = <code class=\"varname\">c</code>;<br /></p></div><p>2<sup>24</sup></p><p></p></div>",
        );
        assert_eq!(
            body(&page, "description"),
            "Before:\n\n```opencl\nif (a)\n  b = c;\n```\n\n2<sup>24</sup>\n"
        );
    }
}

mod asciidoctor_shapes {
    use super::*;

    fn page(name: &str, body: &str) -> String {
        format!(
            "<!DOCTYPE html>
<html lang=\"en\"><head><meta charset=\"UTF-8\"><meta name=\"generator\" content=\"Asciidoctor 2.0.23\"></head>
<body class=\"manpage\"><div id=\"header\"><h1>{name}(3) Manual Page</h1><h2 id=\"_name\">Name</h2>
<div class=\"sectionbody\"><p>{name} - Does a <code>thing</code>.</p></div></div><div id=\"content\">
{body}
<div class=\"sect1\"><h2 id=\"_document_notes\"><a class=\"anchor\" href=\"#_document_notes\"></a>Document Notes</h2><div class=\"sectionbody\">
<div class=\"paragraph\"><p>See <a href=\"https://example.com/specs/3.0-unified/html/x.html#y\">the book</a></p></div>
<div class=\"paragraph\"><p>This page is extracted from the book. Change the book, not directly.</p></div></div></div>
<div class=\"sect1\"><h2 id=\"_copyright\">Copyright</h2><div class=\"sectionbody\"><div class=\"paragraph\"><p>Copyright 2014-2025 The Makers Inc.</p></div>
<div class=\"paragraph\"><p>SPDX-License-Identifier: CC-BY-4.0</p></div></div></div></div>
<div id=\"footnotes\"><hr><div class=\"footnote\" id=\"_footnotedef_1\"><a href=\"#_footnoteref_1\">1</a>. As <em>noted</em>.</div></div>
</body></html>"
        )
    }

    fn sect(title: &str, content: &str) -> String {
        let id = title.to_lowercase().replace(' ', "_");
        format!(
            "<div class=\"sect1\"><h2 id=\"_{id}\"><a class=\"anchor\" href=\"#_{id}\"></a>{title}</h2><div class=\"sectionbody\">{content}</div></div>"
        )
    }

    fn read(content: &str) -> Record {
        let folder = folder(&[("page.html", &page("page", content))]);
        let imported =
            import(&[folder.path().to_path_buf()], &Options::default(), &|_, _| {}).unwrap();
        assert_eq!(imported.errors, []);
        assert_eq!(imported.meta.editions.to_string(), "3.0");
        assert_eq!(imported.meta.copyright, "Copyright © 2014-2025 The Makers Inc.");
        assert_eq!(imported.meta.licence, "CC-BY-4.0");
        record(&imported, "page")
    }

    fn described(content: &str) -> String {
        body(&read(&sect("Description", content)), "description").to_owned()
    }

    #[test]
    fn identifiers_are_joined() {
        assert_eq!(
            described("<p><code>CL_<wbr>A_<wbr>B</code> and <code>c_\u{200b}d</code></p>"),
            "`CL_A_B` and `c_d`\n"
        );
    }

    #[test]
    fn what_is_about_the_page_is_dropped() {
        let page = read(&sect("Description", "<p>x</p>"));
        assert_eq!(page.summary, "Does a thing");
        assert_eq!(
            body(&page, "document-notes"),
            "See [the book](https://example.com/specs/3.0-unified/html/x.html#y)\n"
        );
        assert!(page.sections.iter().all(|s| s.id != "copyright"));
    }

    #[test]
    fn a_name_without_purpose_is_the_files() {
        let odd = page("page", &sect("Description", "<p>x</p>"))
            .replace("page(3) Manual Page", "Odd Things(3)")
            .replace("page - Does a <code>thing</code>.", "Odd Things")
            .replace("id=\"_name\"", "id=\"_name_2\"");
        let folder = folder(&[("oddThings.html", &odd)]);
        let imported =
            import(&[folder.path().to_path_buf()], &Options::default(), &|_, _| {}).unwrap();
        let record = record(&imported, "oddThings");
        assert_eq!((record.title.as_str(), record.summary.as_str()), ("oddThings", "Odd Things"));
    }

    #[test]
    fn notes_are_notes() {
        let admonition = "<div class=\"admonitionblock important\"><table><tr><td class=\"icon\"><i class=\"fa\" title=\"Important\"></i></td>
            <td class=\"content\"><strong>f</strong> is <a href=\"https://example.com\">missing before</a> version 1.2.</td></tr></table></div>";
        assert_eq!(
            described(admonition),
            "> [!IMPORTANT]\n> **f** is [missing before](https://example.com) version 1.2.\n"
        );
        let note = "<p>a <code>x<em>n</em></code> <sup class=\"footnote\">[<a id=\"_footnoteref_1\" class=\"footnote\" href=\"#_footnotedef_1\">1</a>]</sup>.</p>";
        assert_eq!(described(note), "a `x`*n* [^1].\n\n[^1]: As *noted*.\n");
    }

    #[test]
    fn listings_have_their_language() {
        let pre = |lang: &str, code: &str| {
            format!(
                "<div class=\"listingblock\"><div class=\"content\"><pre class=\"highlight\"><code class=\"language-{lang}\" data-lang=\"{lang}\">{code}</code></pre></div></div>"
            )
        };
        assert_eq!(
            described(&pre("opencl_c", "kernel void f() {\n    a-&gt;b = 1;\n}")),
            "```opencl\nkernel void f() {\n    a->b = 1;\n}\n```\n"
        );
        assert!(described(&pre("opencl", "cl_int clDo(void);")).starts_with("```c\n"));
        assert!(described(&pre("c++", "template &lt;class T&gt; f();")).starts_with("```c++\n"));
        let literal =
            "<div class=\"literalblock\"><div class=\"content\"><pre>HK\\A\\B</pre></div></div>";
        assert_eq!(described(literal), "```text\nHK\\A\\B\n```\n");
        let cell = format!(
            "<table class=\"tableblock\"><tbody><tr><td><p class=\"tableblock\">a</p></td><td>{}</td></tr></tbody></table>",
            pre("c", "int x;")
        );
        assert!(described(&cell).contains("\nint x;\n"));
    }

    #[test]
    fn spans_do_not_shift_cells() {
        let table = "<table class=\"tableblock\"><caption class=\"title\">Table 1. T</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody>
            <tr><td rowspan=\"2\">1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>";
        assert_eq!(described(table), "**Table 1. T**\n\n|A|B|\n|-|-|\n|1|2|\n||3|\n");
    }

    #[test]
    fn declarations_are_the_synopsis() {
        let lead = "<div class=\"paragraph\"><p>To do it, call the function:</p></div>
            <div class=\"listingblock\"><div class=\"content\"><pre><code data-lang=\"opencl\">// Since then\ncl_int clDo(\n    void);</code></pre></div></div>";
        let page = read(&format!(
            "{}{}",
            sect("C Specification", lead),
            sect("Description", "<p>More.</p>")
        ));
        assert_eq!(page.synopsis[0].code, "// Since then\ncl_int clDo(\n    void);");
        assert_eq!(body(&page, "description"), "To do it, call the function **clDo**.\n\nMore.\n");
        // Text that needs its listing keeps it.
        let page = read(&sect(
            "C Specification",
            &lead.replace("call the function:", "and is defined as:"),
        ));
        assert!(page.synopsis.is_empty());
        assert!(body(&page, "synopsis").starts_with("To do it, and is defined as:\n\n```c\n"));
    }

    #[test]
    fn servers_and_contents_give_aliases() {
        let see = sect(
            "See Also",
            "<p><a href=\"other.html\">other</a>, <a href=\"alias.html\">alias</a>, <a href=\"gone.html\">gone</a></p>",
        );
        let links: String =
            (0..50).map(|n| format!("<li><a href=\"other.html\">entry_{n}</a></li>")).collect();
        let folder = folder(&[
            ("page.html", &page("page", &see)),
            ("other.html", &page("other", &sect("Description", "<p>x</p>"))),
            (
                "deadLinks.html",
                &page("deadLinks", "")
                    .replace("Does a <code>thing</code>", "Dead Links From The Pages"),
            ),
            (
                ".htaccess",
                "RewriteRule ^ - [L]\nRewriteRule ^alias.html$ other.html\nRewriteRule ^gone.html$ deadLinks.html\n",
            ),
            ("toc.html", &format!("<!DOCTYPE html><html><body><ul>{links}</ul></body></html>")),
            (
                "index.html",
                "<!DOCTYPE html><html><body><iframe src=\"toc.html\"></iframe></body></html>",
            ),
        ]);
        let imported =
            import(&[folder.path().to_path_buf()], &Options::default(), &|_, _| {}).unwrap();
        let kinds: Vec<(&str, &str)> =
            imported.others.iter().map(|(f, w)| (f.as_str(), *w)).collect();
        assert_eq!(
            kinds,
            [
                (".htaccess", "aliases"),
                ("deadLinks.html", "dead-links"),
                ("index.html", "index"),
                ("toc.html", "contents")
            ]
        );
        assert_eq!(record(&imported, "page").see_also, ["other", "[alias](other)", "gone"]);
        let other = record(&imported, "other");
        assert!(
            other.aliases.contains(&"alias".to_owned())
                && other.aliases.contains(&"entry_7".to_owned())
        );
    }
}

mod command {
    use super::*;
    use crate::support::clman;

    fn text(bytes: &[u8]) -> String {
        String::from_utf8_lossy(bytes).into_owned()
    }

    /// The hidden files and folders in `folder`, without the imported texts that a corpus keeps.
    #[cfg(target_os = "linux")]
    fn hidden(folder: &Path) -> Vec<std::path::PathBuf> {
        let entries = fs::read_dir(folder).unwrap().flatten();
        let is_hidden = |name: &str| name.starts_with('.') && name != ".imported";
        let hidden = entries.filter(|entry| is_hidden(&entry.file_name().to_string_lossy()));
        hidden.map(|entry| entry.path()).collect()
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn an_interrupted_build_leaves_nothing() {
        use rustix::process::{Pid, Signal, kill_process};
        // A shell ignores SIGINT for commands in the background of a script.
        for command in ["exec \"$0\" \"$@\"", "trap '' INT; exec \"$0\" \"$@\""] {
            let folder = folder(&[]);
            let mut child = Command::new("sh")
                .args(["-c", command, env!("CARGO_BIN_EXE_clman")])
                .args(["build", "--no-test", "-o", "out"])
                .current_dir(folder.path())
                .stdout(std::process::Stdio::null())
                .spawn()
                .unwrap();
            // The bundled manual has 10,000 files, so the signal arrives long before the build ends.
            while hidden(folder.path()).is_empty() && child.try_wait().unwrap().is_none() {}
            kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
            assert_eq!(child.wait().unwrap().code(), Some(130), "{command}");
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{command}");
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn an_import_clears_away_what_a_killed_one_left_and_nothing_of_a_living_one() {
        use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, waitid};
        let page = docbook("x", &section("Description", "<para>x</para>"));
        let names: Vec<String> = (0..1500).map(|at| format!("in/page{at}.xml")).collect();
        let pages: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), &*page)).collect();
        let folder = folder(&pages);
        let import = ["import", "in", "-o", "out", "--raw"];
        // The import is stopped while it writes. If it ends before that, it is started again.
        let mut stopped = None;
        for _ in 0..20 {
            let _ = fs::remove_dir_all(folder.path().join("out"));
            let mut child = Command::new(env!("CARGO_BIN_EXE_clman"))
                .args(import)
                .current_dir(folder.path())
                .stdout(std::process::Stdio::null())
                .stderr(std::process::Stdio::null())
                .spawn()
                .unwrap();
            // If the folder has content, it is already locked.
            let writes = || hidden(folder.path()).iter().any(|left| left.join("new").exists());
            while !writes() && child.try_wait().unwrap().is_none() {}
            let pid = Pid::from_child(&child);
            let _ = kill_process(pid, Signal::STOP);
            // The process runs until the stop takes effect. The exit status is kept for the later wait.
            let at_rest = WaitIdOptions::STOPPED | WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
            let _ = waitid(WaitId::Pid(pid), at_rest);
            let left = hidden(folder.path());
            if left.len() == 1 && writes() && !folder.path().join("out").exists() {
                stopped = Some((child, left));
                break;
            }
            child.kill().unwrap();
            child.wait().unwrap();
        }
        let (mut child, left) = stopped.expect("an import that was stopped while it wrote");

        // The stopped process still holds its lock, so another import uses its own folder and does not remove this
        // folder.
        let output = clman(&import, folder.path());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert_eq!(hidden(folder.path()), left);

        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(hidden(folder.path()), left);
        // The import runs with an existing corpus, and then without one.
        for again in [true, false] {
            let output = clman(&import, folder.path());
            assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
            assert!(hidden(folder.path()).is_empty());
            assert!(folder.path().join("out/corpus.toml").is_file());
            if again {
                fs::remove_dir_all(folder.path().join("out")).unwrap();
                let dead = folder.path().join(".out.clman-dead");
                fs::create_dir_all(dead.join("new")).unwrap();
                fs::write(dead.join("new/x.toml"), "half").unwrap();
            }
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn an_update_clears_away_the_file_that_a_killed_one_was_writing() {
        use rustix::fs::{FlockOperation, flock};
        let page = docbook("x", &section("Description", "<para>x</para>"));
        let folder = folder(&[("in/x.xml", &page)]);
        let import = ["import", "in", "-o", "out"];
        assert_eq!(clman(&import, folder.path()).status.code(), Some(0));
        let out = folder.path().join("out");
        let [dead, living] = [".clman-write-dead", ".clman-write-held"].map(|name| out.join(name));
        fs::write(&dead, "half").unwrap();
        fs::write(&living, "half").unwrap();
        let held = fs::File::open(&living).unwrap();
        flock(&held, FlockOperation::NonBlockingLockExclusive).unwrap();
        // The text differs, so that the import must write the page.
        let page = docbook("x", &section("Description", "<para>y</para>"));
        fs::write(folder.path().join("in/x.xml"), page).unwrap();
        let output = clman(&import, folder.path());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(fs::read_to_string(out.join("x.toml")).unwrap().contains("y"));
        assert_eq!(hidden(&out), std::slice::from_ref(&living));
        drop(held);
        assert_eq!(clman(&import, folder.path()).status.code(), Some(0));
        assert!(hidden(&out).is_empty());
    }

    /// Runs clman without the superuser's privilege to read everything; `None` if that is not possible.
    #[cfg(target_os = "linux")]
    fn clman_that_obeys_permissions(args: &[&str], folder: &Path) -> Option<Output> {
        let closed = folder.join("closed-to-all");
        fs::write(&closed, "x").unwrap();
        fs::set_permissions(&closed, std::os::unix::fs::PermissionsExt::from_mode(0o000)).unwrap();
        let without = ["--bounding-set=-dac_override,-dac_read_search"];
        let obeys = |wrap: &[&str]| {
            let mut command = match wrap {
                [] => Command::new("cat"),
                _ => Command::new("setpriv"),
            };
            if !wrap.is_empty() {
                command.args(wrap).arg("cat");
            }
            let output = command.arg(&closed).output();
            output.is_ok_and(|output| {
                !output.status.success() && text(&output.stderr).contains("Permission denied")
            })
        };
        if obeys(&[]) {
            return Some(clman(args, folder));
        }
        if !obeys(&without) {
            support::missing("a way to obey permissions as the superuser (setpriv)");
            return None;
        }
        let mut command = Command::new("setpriv");
        command.args(without).arg(env!("CARGO_BIN_EXE_clman")).args(args).current_dir(folder);
        Some(command.output().unwrap())
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn what_may_not_be_read_is_said_and_the_rest_is_imported() {
        use std::os::unix::fs::PermissionsExt;
        let page = docbook("one", &section("Description", "<para>x</para>"));
        let folder = folder(&[
            ("in/one.xml", &page),
            ("in/secret.xml", &docbook("secret", &section("Description", "<para>x</para>"))),
            ("in/closed/two.xml", &docbook("two", &section("Description", "<para>x</para>"))),
        ]);
        let close = |name: &str, mode: u32| {
            let path = folder.path().join(name);
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        };
        close("in/secret.xml", 0o000);
        close("in/closed", 0o000);
        let run = |source: &str, out: &str| {
            clman_that_obeys_permissions(&["import", source, "-o", out, "--raw"], folder.path())
        };
        let all = run("in", "out");
        let alone = run("in/secret.xml", "none");
        // Restores the permissions, so that the folder can be removed.
        close("in/closed", 0o755);
        let (Some(all), Some(alone)) = (all, alone) else { return };
        let said = text(&all.stderr);
        assert_eq!(all.status.code(), Some(1), "{said}");
        for name in ["secret.xml", "closed"] {
            let line = said.lines().find(|line| line.contains(name));
            assert!(line.is_some_and(|line| line.contains("permission denied")), "{said}");
        }
        let mut names: Vec<_> = fs::read_dir(folder.path().join("out"))
            .unwrap()
            .flatten()
            .map(|entry| entry.file_name().into_string().unwrap())
            .collect();
        names.sort();
        assert_eq!(names, [".imported", "corpus.toml", "one.toml"]);
        assert_eq!(alone.status.code(), Some(2));
        assert!(text(&alone.stderr).contains("permission denied"), "{}", text(&alone.stderr));
        assert!(!folder.path().join("none").exists());
    }

    #[test]
    fn writes_a_corpus_and_keeps_what_was_edited() {
        let folder = folder(&[
            ("in/one.xml", &docbook("one", &section("Description", "<para>x</para>"))),
            ("in/part.xml", "<para>part</para>"),
            ("in/bad.xml", "<refentry><para></refentry>"),
        ]);
        let run = |more: &[&str]| {
            let args = ["import", "in", "-o", "out", "--raw", "--message-format", "json"];
            clman(&[&args[..], more].concat(), folder.path())
        };
        let output = run(&[]);
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
        assert!(text(&output.stderr).contains("bad.xml:1: "));
        let lines: Vec<serde_json::Value> =
            text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let of = |kind: &str| lines.iter().filter(|l| l["kind"] == kind).collect::<Vec<_>>();
        assert_eq!(of("page")[0]["record"], "one");
        assert_eq!(of("other")[0]["what"], "include");
        let summary = of("summary")[0];
        assert_eq!(
            [&summary["pages"], &summary["others"], &summary["skipped"]].map(|n| n.as_u64()),
            [Some(1), Some(1), Some(1)]
        );
        fs::remove_file(folder.path().join("in/bad.xml")).unwrap();
        assert_eq!(run(&[]).status.code(), Some(0));

        let path = folder.path().join("out/one.toml");
        let written = fs::read_to_string(&path).unwrap();
        let parsed = read_record(&written).unwrap().record;
        assert_eq!(parsed.source.unwrap().file, "one.xml");
        let edited = written.replace("Does a thing", "does another thing");
        fs::write(&path, &edited).unwrap();
        let output = run(&[]);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains("one.toml"));
        assert_eq!(fs::read_to_string(&path).unwrap(), edited);
        assert_eq!(run(&["--force"]).status.code(), Some(0));
        assert_eq!(fs::read_to_string(&path).unwrap(), written);
        let left: Vec<_> = fs::read_dir(folder.path().join("out")).unwrap().flatten().collect();
        assert_eq!(left.len(), 3, "{left:?}");

        let output = run(&["--edition", "2.0"]);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("edition 1.2"), "{}", text(&output.stderr));
    }

    #[test]
    fn says_what_it_cannot_do() {
        let page = docbook("one", "").replace("2007-2011", "");
        let folder =
            folder(&[("in/one.xml", &page), ("full/mine.txt", "mine"), ("none/a.css", "p { }")]);
        let failed = |args: &[&str], words: &str| {
            let output = clman(args, folder.path());
            assert_eq!(output.status.code(), Some(2), "{args:?}");
            assert!(text(&output.stderr).contains(words), "{}", text(&output.stderr));
        };
        failed(&["import", "in", "-o", "out"], "--edition");
        failed(&["import", "absent", "-o", "out"], "absent");
        failed(&["import", "in", "-o", "full", "--edition", "1.2"], "full");
        failed(&["import", "in", "-o", "out", "--edition", "1.3"], "1.3");
        assert!(!folder.path().join("out").exists());
        assert_eq!(fs::read_to_string(folder.path().join("full/mine.txt")).unwrap(), "mine");
    }
}

struct NoFiles;

impl Loader for NoFiles {
    fn load(&self, _: &str) -> Result<Option<Vec<u8>>, String> {
        Err("there are none".into())
    }
}

/// Random sequences of texts that have a meaning to the readers.
fn soup() -> impl Strategy<Value = Vec<u8>> {
    let pieces = prop::sample::select(vec![
        "<refentry>",
        "</refentry>",
        "<refnamediv><refname>a</refname></refnamediv>",
        "<para>",
        "</para>",
        "<informaltable>",
        "<row><entry>",
        "</entry></row>",
        "</informaltable>",
        "<variablelist><varlistentry>",
        "<term>t</term>",
        "<listitem>",
        "</listitem>",
        "<funcsynopsis><funcprototype>",
        "<paramdef>",
        "</paramdef>",
        "<!DOCTYPE x [",
        "<!ENTITY a \"&a;\">",
        "]>",
        "&a;",
        "&#0;",
        "&#x110000;",
        "<![CDATA[",
        "]]>",
        "<!--",
        "-->",
        "<div class=\"refentry\">",
        "</div>",
        "<div class=\"funcsynopsis\"><td>",
        "<code class=\"funcdef\">f(</code>",
        "<div id=\"content\"><div class=\"sect1\"><h2>C Specification</h2>",
        "<pre>",
        "</pre>",
        "</html>",
        "<table><tr><td rowspan=\"9\" colspan=\"99999\">",
        "<sup class=\"footnote\">[<a href=\"#_1\">1</a>]</sup>",
        "<dl><dt>",
        "<dd>",
        "\u{a0}\u{200b}",
        "\r\n\t",
        "{a|b}",
        "é",
        "`*_",
        "<br />",
        " ",
    ]);
    let piece = prop_oneof![
        9 => pieces.prop_map(|piece| piece.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..6),
    ];
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// No reader panics or runs endlessly, for any input and any format.
    #[test]
    fn readers_take_any_bytes(bytes in soup(), format in prop::sample::select(Format::ALL.to_vec())) {
        let input = Input { path: "a/page.xml", bytes: &bytes, loader: &NoFiles };
        match read(format, &input) {
            Ok(Found::Page(page)) => prop_assert!(!page.record.name.is_empty()),
            Ok(_) => {}
            Err(error) => prop_assert!(error.file.ends_with("page.xml") && !error.message.is_empty()),
        }
    }

    /// Imported records can be read, for any page.
    #[test]
    fn records_can_be_read(bytes in soup()) {
        let text = format!("<refentry><refnamediv><refname>p</refname></refnamediv><refsect1><title>D</title>{}</refsect1></refentry>", String::from_utf8_lossy(&bytes));
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("page.xml"), text).unwrap();
        let options = Options { format: Some(Format::Docbook), edition: Some("1.0".parse().unwrap()), ..Options::default() };
        if let Ok(imported) = import(&[folder.path().to_path_buf()], &options, &|_, _| {}) {
            for page in imported.pages {
                let text = clman_record::write_record(&page.record);
                let again = read_record(&text);
                prop_assert!(again.is_ok(), "{:?}\n{}", again.err(), text);
            }
        }
    }
}

#[test]
fn a_new_corpus_is_there_whole_or_not_at_all() {
    let mut imported =
        imported(&[("page.xml", &docbook("page", &description("<para>It is.</para>")))]);
    let folder = TempDir::new().unwrap();
    let target = folder.path().join("new");
    let entries = || fs::read_dir(folder.path()).unwrap().count();
    // An invalid file name represents all errors while files are written.
    let mut second = imported.pages[0].clone();
    second.record.name = "n".repeat(300);
    imported.pages.push(second);
    let error = clman_import::write(&target, &imported, clman_manual::editions(), false)
        .unwrap_err()
        .to_string();
    assert!(error.contains("new/nnn") && error.contains("cannot write it: "), "{error}");
    assert!(!error.contains("os error") && !error.contains(".clman-"), "{error}");
    assert_eq!(entries(), 0, "nothing is left behind");
    imported.pages.pop();
    // An empty folder, and a link to an empty folder, are treated like a missing folder.
    fs::create_dir(folder.path().join("empty")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("empty", folder.path().join("link")).unwrap();
    let to = if cfg!(unix) { "link" } else { "empty" };
    clman_import::write(&folder.path().join(to), &imported, clman_manual::editions(), false)
        .unwrap();
    for name in ["corpus.toml", "page.toml"] {
        assert!(folder.path().join("empty").join(name).is_file(), "{name}");
    }
    clman_import::write(&target, &imported, clman_manual::editions(), false).unwrap();
    assert!(target.join("corpus.toml").is_file());
}

/// Exceeding the file size limit (`ulimit -f`) is an error with a path, and not a crash by a signal.
#[cfg(unix)]
#[test]
fn files_that_may_not_grow_are_an_error() {
    let long = description(&format!("<para>{}</para>", "word ".repeat(4000)));
    let source = folder(&[("page.xml", &docbook("page", &long))]);
    let output = Command::new("sh")
        .args(["-c", "ulimit -f 8; exec \"$0\" import . -o out --edition 1.2"])
        .arg(env!("CARGO_BIN_EXE_clman"))
        .current_dir(source.path())
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("out/page.toml: cannot write it: "), "{error}");
    assert!(!source.path().join("out").exists());
}

#[test]
fn man_pages_that_end_in_a_table_were_cut_off() {
    let page = ".TH T 3\n.SH NAME\nt \\- is\n.SH TABLE\n.TS\ntab(:);\nl l.\na:b\n";
    let read_page = |text: &str| {
        let input = Input { path: "t.3", bytes: text.as_bytes(), loader: &NoLoader };
        read(Format::Roff, &input).map(|_| ()).map_err(|e| e.to_string())
    };
    let error = "t.3:5: the file ends inside the table that starts here".to_owned();
    assert_eq!(read_page(page), Err(error));
    assert_eq!(read_page(&format!("{page}.TE\n")), Ok(()));
}

struct NoLoader;

impl Loader for NoLoader {
    fn load(&self, _: &str) -> Result<Option<Vec<u8>>, String> {
        Ok(None)
    }
}
