//! The elements of DocBook by kind, and the kind of a file by its elements.

use std::collections::HashSet;
use std::sync::LazyLock;

/// The kinds of elements. An element may have several.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// Printed as code.
    Code,
    /// Printed as names of parameters, or emphasised.
    Emphasis,
    /// Elements that contain inlines and do not have their own markup.
    Transparent,
    /// Blocks, or elements that contain blocks.
    Block,
    /// Elements with which a fragment, a file that pages include, may start.
    Fragment,
}

/// The names of the elements of each kind.
const NAMES: [(Kind, &str); 5] = [
    (
        Kind::Code,
        "code classname command computeroutput constant enumvalue envar errorcode errorname \
         errortype filename funcdef function interface interfacename keycap keycode keysym \
         literal markup methodname option prompt property returnvalue sgmltag structname \
         symbol systemitem tag token type uri userinput",
    ),
    (
        Kind::Emphasis,
        "arg citetitle emphasis firstterm foreignphrase parameter replaceable structfield \
         varname",
    ),
    (
        Kind::Transparent,
        "abbrev acronym application database email funcparams glossterm hardware \
         inlineequation mathphrase phrase productname refentrytitle refname refpurpose \
         segtitle term trademark wordasword",
    ),
    (
        Kind::Block,
        "para simpara formalpara title bridgehead informaltable table itemizedlist \
         orderedlist simplelist variablelist literallayout programlisting screen synopsis \
         informalequation equation funcsynopsis cmdsynopsis classsynopsis fieldsynopsis \
         constructorsynopsis destructorsynopsis methodsynopsis address attribution subtitle \
         note important warning caution tip blockquote caption refsect2 refsect3 refsection \
         section informalexample example listitem figure informalfigure",
    ),
    (
        Kind::Fragment,
        "anchor bridgehead citerefentry constant emphasis entry errorname formalpara \
         funcprototype funcsynopsis function informalequation informaltable itemizedlist link \
         listitem literallayout note orderedlist para programlisting refnamediv refsect1 \
         refsect2 refsect3 refsynopsisdiv row screen section simplelist simpara synopsis \
         table tbody term tgroup thead title type variablelist varlistentry varname",
    ),
];

/// Whether an element is of a kind.
pub(super) fn is_a(kind: Kind, name: &str) -> bool {
    static KNOWN: LazyLock<HashSet<(Kind, &str)>> = LazyLock::new(|| {
        let of = |(kind, names): (Kind, &'static str)| names.split(' ').map(move |n| (kind, n));
        NAMES.into_iter().flat_map(of).collect()
    });
    KNOWN.contains(&(kind, name))
}

/// Whether the text contains an element `refentry` outside comments. Fragments are recognised before they
/// are parsed, because the entities that they use are only declared in the pages that include them.
pub(super) fn holds_refentry(text: &str) -> bool {
    let mut rest = text;
    loop {
        let comment = rest.find("<!--").unwrap_or(rest.len());
        let open = rest[..comment].match_indices("refentry").any(|(at, tag)| {
            // With an optional prefix: `<db:refentry`.
            let prefix = |c: char| c.is_ascii_alphanumeric() || matches!(c, ':' | '-' | '_');
            let before = rest[..at].trim_end_matches(prefix);
            let name = &rest[before.len()..at];
            before.ends_with('<')
                && (name.is_empty() || name.ends_with(':'))
                && rest[at + tag.len()..]
                    .starts_with(|c: char| c == '>' || c == '/' || c.is_whitespace())
        });
        if open {
            return true;
        }
        match rest[comment..].find("-->") {
            Some(end) => rest = &rest[comment + end + 3..],
            None => return false,
        }
    }
}

/// Whether the first element of a text is a [`Kind::Fragment`], so that the text may be a file that pages include.
pub(super) fn is_fragment(text: &str) -> bool {
    let mut rest = text;
    loop {
        let Some(at) = rest.find('<') else { return false };
        rest = &rest[at..];
        let end = if rest.starts_with("<!--") {
            "-->"
        } else if rest.starts_with("<?") {
            "?>"
        } else if rest.starts_with("<!") {
            ">"
        } else {
            let end = rest[1..].find(|c: char| !(c.is_ascii_alphanumeric() || "-_.:".contains(c)));
            let name = &rest[1..end.map_or(rest.len(), |end| end + 1)];
            return is_a(Kind::Fragment, name.rsplit(':').next().unwrap_or(name));
        };
        match rest.find(end) {
            Some(at) => rest = &rest[at + end.len()..],
            None => return false,
        }
    }
}
