//! Formulas in MathML: read from DocBook, kept in the dialect, and printed.

use clman_import::{Options, import};
use clman_record::corpus::Corpus;
use clman_record::prose::{Block, Inline, Math, parse, to_markdown};
use clman_site::render::{Manual, Parsed, html, man, markdown};
use std::fs;

/// A page with formulas in its description, in the form of the reference pages of OpenGL.
fn corpus(formulas: &[&str]) -> Corpus {
    let formulas = formulas.iter().map(|formula| {
        format!("<para><inlineequation><mml:math overflow=\"scroll\">{formula}</mml:math></inlineequation></para>")
    });
    let page = format!(
        "<refentry xmlns:mml=\"http://www.w3.org/1998/Math/MathML\"><refnamediv><refname>mix</refname>\
         <refpurpose>mixes</refpurpose></refnamediv><refsect1 id=\"d\"><title>Description</title>{}</refsect1></refentry>",
        formulas.collect::<String>()
    );
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mix.xml"), page).unwrap();
    let options = Options { edition: Some("1.2".into()), ..Options::default() };
    let imported = import(&[folder.path().to_path_buf()], &options, &|_, _| {}).unwrap();
    Corpus::new(imported.meta, imported.pages.into_iter().map(|page| page.record).collect())
}

fn formulas(blocks: &[Block]) -> Vec<&Math> {
    let mut found = Vec::new();
    clman_record::prose::for_each_inline(blocks, &mut |inline| {
        if let Inline::Math(math) = inline {
            found.push(&**math);
        }
    });
    found
}

/// Formulas with their text in a line.
const CASES: &[(&str, &str)] = &[
    (
        "<mml:msup><mml:mi>a</mml:mi><mml:mn>2</mml:mn></mml:msup><mml:mo>+</mml:mo><mml:msup><mml:mi>b</mml:mi><mml:mn>2</mml:mn></mml:msup>",
        "a² + b²",
    ),
    (
        "<mml:mfrac><mml:mrow><mml:mi>a</mml:mi><mml:mo>+</mml:mo><mml:mi>b</mml:mi></mml:mrow><mml:mi>c</mml:mi></mml:mfrac>",
        "(a + b)/c",
    ),
    (
        "<mml:msqrt><mml:mi>x</mml:mi></mml:msqrt><mml:mo>≤</mml:mo><mml:mroot><mml:mi>y</mml:mi><mml:mn>3</mml:mn></mml:mroot>",
        "√x ≤ ∛y",
    ),
    (
        "<mml:mfenced open=\"[\" close=\"]\"><mml:mtable><mml:mtr><mml:mtd><mml:mn>1</mml:mn></mml:mtd><mml:mtd><mml:mn>0</mml:mn></mml:mtd></mml:mtr>\
         <mml:mtr><mml:mtd><mml:mn>0</mml:mn></mml:mtd><mml:mtd><mml:mn>1</mml:mn></mml:mtd></mml:mtr></mml:mtable></mml:mfenced>",
        "[1 0; 0 1]",
    ),
    (
        "<mml:mi>f</mml:mi><mml:mo>&#x2061;</mml:mo><mml:mfenced><mml:mi>x</mml:mi><mml:msub><mml:mi>y</mml:mi><mml:mi>max</mml:mi></mml:msub></mml:mfenced>",
        "f(x, y_max)",
    ),
    (
        "<mml:munderover><mml:mo>∑</mml:mo><mml:mrow><mml:mi>i</mml:mi><mml:mo>=</mml:mo><mml:mn>0</mml:mn></mml:mrow><mml:mi>n</mml:mi></mml:munderover>\
         <mml:msubsup><mml:mi>x</mml:mi><mml:mi>i</mml:mi><mml:mrow><mml:mi>n</mml:mi><mml:mo>-</mml:mo><mml:mn>1</mml:mn></mml:mrow></mml:msubsup>",
        "∑_(i = 0)ⁿ xᵢ^(n - 1)",
    ),
    (
        "<mml:mover><mml:mi>v</mml:mi><mml:mo>→</mml:mo></mml:mover><mml:mo>=</mml:mo><mml:mo>-</mml:mo><mml:mi>sin</mml:mi><mml:mspace width=\"1ex\"/><mml:mi>θ</mml:mi><mml:mtext> for all</mml:mtext>",
        "v\u{20d7} = -sin θ for all",
    ),
];

#[test]
fn formulas_are_kept_and_printed_as_text() {
    let sources: Vec<&str> = CASES.iter().map(|(source, _)| *source).collect();
    let corpus = corpus(&sources);
    let body = &corpus.pages[0].sections[0].body;
    let blocks = parse(body).unwrap();
    let lines: Vec<String> = formulas(&blocks).iter().map(|math| math.line()).collect();
    let expected: Vec<&str> = CASES.iter().map(|(_, line)| *line).collect();
    assert_eq!(lines, expected);
    assert_eq!(&to_markdown(&blocks), body);
    assert!(body.starts_with("<math><msup><mi>a</mi><mn>2</mn></msup><mo>+</mo>"), "{body}");

    let manual = Manual::new(&corpus.meta, corpus.meta.newest(), &corpus.pages);
    let parsed = Parsed::new(&corpus.pages[0]).unwrap();
    let page = html::article(&manual, 0, &parsed, &|_| None).content;
    assert!(page.contains(
        "<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac></math>"
    ));
    assert!(man::page(&manual, 0, &parsed).contains("(a + b)/c"));
    assert!(markdown::page(&manual, 0, &parsed).contains("\na² + b²\n"));
}

#[test]
fn only_formulas_are_kept_of_what_stands_in_them() {
    let corpus = corpus(&[
        "<mml:mi onclick=\"run()\" href=\"javascript:run()\" mathvariant=\"bold\">x</mml:mi><mml:script>run()</mml:script>\
         <mml:mo>&lt;</mml:mo><mml:mtext>&lt;b>*a|b*&amp;</mml:mtext>",
        &format!("{}<mml:mi>x</mml:mi>{}", "<mml:mrow>".repeat(100), "</mml:mrow>".repeat(100)),
    ]);
    let body = &corpus.pages[0].sections[0].body;
    let blocks = parse(body).unwrap();
    let found = formulas(&blocks);
    assert_eq!(
        found[0].markup(),
        "<math><mi mathvariant=\"bold\">x</mi><mrow><mtext>run()</mtext></mrow><mo>&lt;</mo><mtext>&lt;b&gt;*a|b*&amp;</mtext></math>"
    );
    assert_eq!(found[1].line(), "x");
    assert_eq!(&to_markdown(&blocks), body);
    for wrong in [
        "<math><b>x</b></math>",
        "<math onclick=\"x\"><mi>x</mi></math>",
        "<math><mi>x</math>",
        "<math>",
        "<mi>x</mi>",
    ] {
        assert!(parse(&format!("a {wrong}")).is_err(), "{wrong}");
    }
}
