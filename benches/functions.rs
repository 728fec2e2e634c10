//! Measures the times of single functions. Run it with `cargo bench`. `cargo xtask bench` measures whole processes and
//! compares their times with those of other programs that do the same job.

use clman_clean::Evidence;
use clman_import::Options;
use clman_record::prose;
use clman_site::render::{Manual, Parsed, html, man, markdown};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

/// A DocBook page in the form of upstream's pages.
const PAGE: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE refentry PUBLIC "-//OASIS//DTD DocBook MathML Module V1.1b1//EN" "http://www.oasis-open.org/docbook/xml/mathml/1.1CR1/dbmathml.dtd">
<refentry id="fold">
  <refmeta><refentrytitle>fold</refentrytitle></refmeta>
  <refnamediv id="fold_name">
    <refname>fold</refname>
    <refpurpose>Folds a vector into one value.</refpurpose>
  </refnamediv>
  <refsynopsisdiv id="fold_synopsis"><title></title>
    <funcsynopsis><funcprototype>
      <funcdef>gentype <function>fold</function></funcdef>
      <paramdef>gentypen <parameter>v</parameter></paramdef>
      <paramdef>uint <parameter>mode</parameter></paramdef>
    </funcprototype></funcsynopsis>
  </refsynopsisdiv>
  <refsect1 id="description"><title>Description</title>
    <para>Adds the components of <varname>v</varname> in the order that <varname>mode</varname> says,
    as <citerefentry href="sum"><refentrytitle>sum</refentrytitle></citerefentry> does, below 2<superscript>24</superscript>.</para>
    <informaltable frame="all"><tgroup cols="2">
      <thead><row><entry>mode</entry><entry>order</entry></row></thead>
      <tbody>
        <row><entry><constant>FOLD_UP</constant></entry><entry>from the first to the last</entry></row>
        <row><entry><constant>FOLD_DOWN</constant></entry><entry>from the last to the first</entry></row>
      </tbody></tgroup></informaltable>
    <informaltable frame="all"><tgroup cols="1"><tbody><row><entry><para>
float4 v = (float4)(1.0f);
float f = fold(v, FOLD_UP);
    </para></entry></row></tbody></tgroup></informaltable>
  </refsect1>
  <refsect1 id="seealso"><title>Also see</title>
    <para><citerefentry href="sum"><refentrytitle>sum</refentrytitle></citerefentry></para>
  </refsect1>
</refentry>
"#;

fn prose_both_ways(c: &mut Criterion) {
    let Ok(corpus) = clman_manual::corpus() else { return };
    let bodies: Vec<&str> =
        corpus.pages.iter().flat_map(|p| &p.sections).map(|s| s.body.as_str()).collect();
    let trees: Vec<_> = bodies.iter().filter_map(|body| prose::parse(body).ok()).collect();
    c.bench_function("prose/parse the bundled bodies", |b| {
        b.iter(|| bodies.iter().filter(|body| prose::parse(black_box(body)).is_ok()).count());
    });
    c.bench_function("prose/write the bundled bodies", |b| {
        b.iter(|| {
            trees.iter().map(|tree| prose::to_markdown(black_box(tree)).len()).sum::<usize>()
        });
    });
}

fn render_a_record(c: &mut Criterion) {
    let Ok(corpus) = clman_manual::corpus() else { return };
    let Some(edition) = clman_site::editions_of(std::slice::from_ref(&corpus)).pop_last() else {
        return;
    };
    let manual = Manual::new(&corpus.meta, edition, &corpus.pages);
    let Some(page) = manual.resolve("global") else { return };
    let Ok(parsed) = Parsed::new(manual.pages[page]) else { return };
    c.bench_function("render/man", |b| b.iter(|| man::page(&manual, page, black_box(&parsed))));
    c.bench_function("render/html", |b| {
        b.iter(|| html::article(&manual, page, black_box(&parsed), &|_| None));
    });
    c.bench_function("render/markdown", |b| {
        b.iter(|| markdown::page(&manual, page, black_box(&parsed)));
    });
}

fn import_and_clean_a_page(c: &mut Criterion) {
    let Ok(folder) = tempfile::tempdir() else { return };
    let path = folder.path().join("fold.xml");
    if std::fs::write(&path, PAGE).is_err() {
        return;
    }
    let sources = [path];
    let read = || clman_import::import(black_box(&sources), &Options::default(), &|_, _| {});
    c.bench_function("import/docbook page", |b| b.iter(|| read().map(|i| i.pages.len())));
    let Ok(imported) = read() else { return };
    let records: Vec<_> = imported.pages.iter().map(|page| page.record.clone()).collect();
    let bundled = clman_manual::corpus().ok();
    let evidence = Evidence::new(&imported.meta, &records, bundled.iter().collect());
    c.bench_function("clean/page", |b| {
        b.iter(|| clman_clean::clean(&mut black_box(records.clone()), &evidence).len());
    });
}

/// Measures the check of many constants, each initialized with an element of the same table.
fn check_constants_of_a_table(c: &mut Criterion) {
    const ELEMENTS: usize = 5000;
    let mut source = String::from("constant int table[] = {");
    source.extend((0..ELEMENTS).map(|n| format!("{n},")));
    source.push_str("};\n");
    source.extend((0..ELEMENTS).map(|n| format!("constant int c{n} = table[{n}] + 1;\n")));
    let options = clman_opencl::Options::new(clman_opencl::Edition::V3_0);
    c.bench_function("check/constants of a table", |b| {
        b.iter(|| {
            let source = black_box(source.as_bytes());
            clman_opencl::check("table.cl", source, &options, &mut clman_opencl::NoFiles)
                .diagnostics
                .len()
        });
    });
}

criterion_group!(
    benches,
    prose_both_ways,
    render_a_record,
    import_and_clean_a_page,
    check_constants_of_a_table
);
criterion_main!(benches);
