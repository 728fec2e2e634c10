//! Parsed lines of the table: the types of `T`, and the results and parameters for each of these types. Overloads are
//! made only on demand, because the arguments of a call leave few candidates for `T`.

use super::super::ast::{Access, AddressSpace, quals};
use super::super::edition::Language;
use super::super::types::*;
use super::{ELEMENTS, element_exists, split_type};

/// The element types of `T`, in the bit order of [`Class`] and the order of the overloads. This is the order of
/// [`ELEMENTS`], with a second `half` at the end for lines that name it after `double`.
const ORDER: [(u8, TypeId); 12] = {
    let mut order = [(b'h', HALF); 12];
    let mut n = 0;
    while n < ELEMENTS.len() {
        order[n] = (ELEMENTS[n].0, ELEMENTS[n].1);
        n += 1;
    }
    order
};

/// The possible widths of `T`, in the bit order of [`Class`].
const WIDTHS: [u8; 6] = [1, 2, 3, 4, 8, 16];

/// The set of types of `T`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Class {
    /// One bit for each entry of [`ORDER`]; no bits if the line has no `T`.
    elements: u16,
    /// One bit for each entry of [`WIDTHS`].
    widths: u8,
}

fn element_bits(element: TypeId) -> u16 {
    let bit = |(n, place): (usize, &(u8, TypeId))| u16::from(place.1 == element) << n;
    ORDER.iter().enumerate().map(bit).sum()
}

fn width_bit(width: u8) -> u8 {
    WIDTHS.iter().position(|w| *w == width).map_or(0, |n| 1 << n)
}

/// The positions of the set bits.
fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let mask = set.checked_sub(1)?;
        let place = set.trailing_zeros() as usize;
        set &= mask;
        Some(place)
    })
}

impl Class {
    /// The class of a line without `T`.
    const NONE: Class = Class { elements: 0, widths: 1 };

    /// Parses the part of a line before the colon. Its letters are in the order of [`ORDER`].
    pub(super) fn parse(text: &str) -> Option<Class> {
        let Some((letters, widths)) = text.split_once('/') else { return Some(Class::NONE) };
        let (mut elements, mut next) = (0, 0);
        for letter in letters.bytes() {
            let places = match letter {
                b'G' => 0..8,
                b'F' => 8..ELEMENTS.len(),
                b'A' => 0..ELEMENTS.len(),
                _ => {
                    let place = (next..ORDER.len()).find(|n| ORDER[*n].0 == letter)?;
                    place..place + 1
                }
            };
            next = places.end;
            elements |= places.fold(0, |all, n| all | 1 << n);
        }
        let widths = match widths {
            "*" => 0b11_1111,
            "v" => 0b11_1110,
            list => {
                list.split(',').filter_map(|w| w.parse().ok()).fold(0, |all, w| all | width_bit(w))
            }
        };
        Some(Class { elements, widths })
    }

    /// Those types of the class that the language has; `None` if it has none of them.
    fn of(self, language: &Language) -> Option<Class> {
        if self.elements == 0 {
            return Some(self);
        }
        let lacks = |element| !element_exists(element, language);
        let lacking = [HALF, DOUBLE].into_iter().filter(|e| lacks(*e)).map(element_bits);
        let elements = self.elements & !lacking.fold(0, |all, bits| all | bits);
        (elements != 0).then_some(Class { elements, ..self })
    }

    /// The names of the element types; none if the line has no `T`.
    pub(super) fn elements(self) -> impl Iterator<Item = &'static str> {
        let name = |n: usize| ELEMENTS.iter().find(|e| e.1 == ORDER[n].1).map(|e| e.2);
        bits(self.elements).filter_map(name)
    }

    /// The widths of the types.
    pub(super) fn widths(self) -> impl Iterator<Item = u8> {
        bits(self.widths.into()).map(|n| WIDTHS[n])
    }

    /// Each element type, with the subclass of its scalar and vector types. A line without `T` has one entry, without
    /// an element type.
    pub(super) fn parts(self) -> impl Iterator<Item = (Option<TypeId>, Class)> {
        let lone = (self.elements == 0).then_some((None, self));
        let part = move |n: usize| (Some(ORDER[n].1), Class { elements: 1 << n, ..self });
        lone.into_iter().chain(bits(self.elements).map(part))
    }

    /// The types, each as an element and a width. A line without `T` has one dummy type.
    pub(crate) fn types(self) -> impl Iterator<Item = (TypeId, u8)> {
        self.parts().flat_map(move |(element, _)| {
            bits(self.widths.into()).map(move |n| (element.unwrap_or(VOID), WIDTHS[n]))
        })
    }
}

/// A type in a line. It may depend on `T`.
#[derive(Clone, Copy, Debug)]
enum Word {
    T,
    /// `E`: the element type of `T`, or a vector of the given number of such elements.
    Element(u8),
    /// `N`: `int`, with the width of `T` or the given width.
    Int(Option<u8>),
    /// `M`: `uint`, with the width of `T`.
    UInt,
    /// `S`: the signed integer type of the size and width of `T`.
    Signed,
    /// `U`: the unsigned integer type of the size and width of `T`.
    Unsigned,
    /// `R`: the result type of a comparison of two values of type `T`.
    Relation,
    /// `W`: the next wider integer type.
    Wider,
    /// `aT`: the atomic type of `T`.
    Atomic,
    /// A type that does not depend on `T`.
    Fixed(TypeId),
}

impl Word {
    fn parse(word: &str, types: &mut Types) -> Option<Word> {
        Some(match word {
            "T" => Word::T,
            "E" => Word::Element(1),
            "N" => Word::Int(None),
            "M" => Word::UInt,
            "S" => Word::Signed,
            "U" => Word::Unsigned,
            "R" => Word::Relation,
            "W" => Word::Wider,
            "aT" => Word::Atomic,
            "void" => Word::Fixed(VOID),
            "bool" => Word::Fixed(BOOL),
            "size_t" | "uintptr_t" => Word::Fixed(types.size_t()),
            "ptrdiff_t" | "intptr_t" => Word::Fixed(types.ptrdiff_t()),
            "event_t" => Word::Fixed(EVENT),
            "sampler_t" => Word::Fixed(SAMPLER),
            "clk_event_t" => Word::Fixed(CLK_EVENT),
            "queue_t" => Word::Fixed(QUEUE),
            "ndrange_t" => Word::Fixed(NDRANGE),
            "reserve_id_t" => Word::Fixed(RESERVE_ID),
            "flags" | "order" | "scope" => Word::Fixed(UINT),
            "atomic_flag" => Word::Fixed(types.intern(TypeKind::Atomic(INT))),
            "atomic_size_t" => Word::Fixed(types.intern(TypeKind::Atomic(types.size_t()))),
            "atomic_ptrdiff_t" => Word::Fixed(types.intern(TypeKind::Atomic(types.ptrdiff_t()))),
            _ => match word.split_at_checked(1) {
                Some(("E", n)) => Word::Element(n.parse().ok()?),
                Some(("N", n)) => Word::Int(Some(n.parse().ok()?)),
                _ => {
                    let (element, width) = split_type(word)?;
                    Word::Fixed(types.vector(element, width))
                }
            },
        })
    }

    /// The type that the word denotes if `T` has this element and width.
    fn ty(self, (element, width): (TypeId, u8), types: &mut Types) -> TypeId {
        match self {
            Word::T => types.vector(element, width),
            Word::Element(n) => types.vector(element, n),
            Word::Int(n) => types.vector(INT, n.unwrap_or(width)),
            Word::UInt => types.vector(UINT, width),
            Word::Relation if width == 1 => INT,
            Word::Signed | Word::Relation => types.vector(types.signed_of_size(element), width),
            Word::Unsigned => {
                let element = types.to_unsigned(types.signed_of_size(element));
                types.vector(element, width)
            }
            Word::Wider => {
                let element = match element {
                    CHAR => SHORT,
                    UCHAR => USHORT,
                    SHORT => INT,
                    USHORT => UINT,
                    INT => LONG,
                    _ => ULONG,
                };
                types.vector(element, width)
            }
            Word::Atomic => types.intern(TypeKind::Atomic(element)),
            Word::Fixed(ty) => ty,
        }
    }

    /// The types of a class for which the word may denote the type `ty`; `None` if there are none. A type is excluded
    /// only if the word certainly denotes another type.
    fn narrow(self, class: Class, ty: TypeId, types: &Types) -> Option<Class> {
        let (element, width) = types.as_vector(ty).unwrap_or((ty, 1));
        let elements = class.elements & element_bits(element);
        let widths = class.widths & width_bit(width);
        let class = match self {
            Word::T => Class { elements, widths },
            Word::Element(n) if n == width => Class { elements, ..class },
            Word::Element(_) => return None,
            Word::Int(None)
            | Word::UInt
            | Word::Signed
            | Word::Unsigned
            | Word::Relation
            | Word::Wider => Class { widths, ..class },
            Word::Int(Some(_)) | Word::Atomic | Word::Fixed(_) => return Some(class),
        };
        (class.elements != 0 && class.widths != 0).then_some(class)
    }
}

/// A parameter of a line.
#[derive(Debug)]
pub(crate) struct Parameter {
    /// The text in the line.
    pub(super) text: &'static str,
    kind: ParameterKind,
}

#[derive(Debug)]
enum ParameterKind {
    /// A value: one type for each `T`.
    Value(Word),
    /// A pointer: one type for each address space.
    Pointer { to: Word, quals: u8, spaces: Vec<AddressSpace> },
    /// Several types that do not depend on `T`: images.
    OneOf(Vec<TypeId>),
}

impl Parameter {
    fn parse(text: &'static str, language: &Language, types: &mut Types) -> Option<Parameter> {
        if let Some((access, names)) = text.split_once(':') {
            let access = match access {
                "ro" => Access::Read,
                "wo" => Access::Write,
                _ => Access::ReadWrite,
            };
            let mut image = |name| {
                let kind = ImageKind::ALL.iter().find(|k| k.name() == name)?;
                Some(types.intern(TypeKind::Image(*kind, access)))
            };
            let images = names.split('|').filter_map(&mut image).collect();
            return Some(Parameter { text, kind: ParameterKind::OneOf(images) });
        }
        let (mut word, mut quals, mut pointer, mut spaces) = ("", 0, false, Vec::new());
        for part in text.split_ascii_whitespace() {
            match part {
                "const" => quals |= quals::CONST,
                "volatile" => quals |= quals::VOLATILE,
                "global" => spaces.push(AddressSpace::Global),
                "generic" => spaces.push(AddressSpace::Generic),
                "local" => spaces.push(AddressSpace::Local),
                "private" => spaces.push(AddressSpace::Private),
                "constant" => spaces.push(AddressSpace::Constant),
                "^" | "%" | "&" => {
                    pointer = true;
                    if language.generic_address_space() {
                        spaces.push(AddressSpace::Generic);
                    } else {
                        spaces.extend([AddressSpace::Global, AddressSpace::Local]);
                        if part != "&" {
                            spaces.push(AddressSpace::Private);
                        }
                    }
                    if part == "%" {
                        spaces.push(AddressSpace::Constant);
                    }
                }
                other => word = other,
            }
        }
        if let Some(stripped) = word.strip_suffix('*') {
            pointer = true;
            word = stripped;
        }
        let word = Word::parse(word, types)?;
        let kind = match pointer {
            true => ParameterKind::Pointer { to: word, quals, spaces },
            false => ParameterKind::Value(word),
        };
        Some(Parameter { text, kind })
    }

    /// The types of a class for which the parameter may have exactly the argument's type or, for a pointer, exactly its
    /// pointee. `None` if there are no such types. A type is excluded only if it certainly does not match.
    pub(crate) fn narrow(
        &self,
        class: Class,
        (ty, pointee): (TypeId, Option<QualType>),
        types: &Types,
    ) -> Option<Class> {
        match &self.kind {
            ParameterKind::Value(word) => word.narrow(class, ty, types),
            ParameterKind::Pointer { to, .. } => {
                let element = types.element(pointee?.ty);
                match element >= BOOL && element <= DOUBLE {
                    true => to.narrow(class, pointee?.ty, types),
                    // An enumeration or an atomic type may match a type that has another id.
                    false => Some(class),
                }
            }
            ParameterKind::OneOf(_) => Some(class),
        }
    }

    /// Whether the parameter has a single type for each `T`.
    fn is_single(&self) -> bool {
        match &self.kind {
            ParameterKind::Value(_) => true,
            ParameterKind::Pointer { spaces, .. } => spaces.len() == 1,
            ParameterKind::OneOf(several) => several.len() == 1,
        }
    }

    /// Adds the parameter's types for a `T` with this element and width.
    pub(crate) fn types(&self, t: (TypeId, u8), types: &mut Types, list: &mut Vec<TypeId>) {
        match &self.kind {
            ParameterKind::Value(word) => list.push(word.ty(t, types)),
            ParameterKind::Pointer { to, quals, spaces } => {
                let ty = to.ty(t, types);
                for space in spaces {
                    list.push(types.pointer(QualType { ty, quals: *quals, space: Some(*space) }));
                }
            }
            ParameterKind::OneOf(several) => list.extend_from_slice(several),
        }
    }
}

/// A line of the table, parsed for a language.
#[derive(Debug)]
pub(crate) struct Line {
    /// The types of `T`; `None` if the language has none of them.
    class: Option<Class>,
    result: Word,
    /// The text of the result type in the line.
    pub(super) result_text: &'static str,
    params: Vec<Parameter>,
}

impl Line {
    pub(super) fn parse(
        text: &'static str,
        language: &Language,
        types: &mut Types,
    ) -> Option<Line> {
        let (class, rest) = text.split_once(" : ")?;
        let (head, tail) = rest.split_once('(')?;
        let (params, _) = tail.split_once(')')?;
        let result_text = head.split_ascii_whitespace().next()?;
        let params = params.split(',').map(str::trim).filter(|p| !p.is_empty());
        Some(Line {
            class: Class::parse(class.trim())?.of(language),
            result: Word::parse(result_text, types)?,
            result_text,
            params: params.map(|p| Parameter::parse(p, language, types)).collect::<Option<_>>()?,
        })
    }

    /// The conversions to a type, from all types of its width (OpenCL C 6.4.3).
    pub(super) fn conversion(
        element: TypeId,
        width: u8,
        language: &Language,
        types: &mut Types,
    ) -> Line {
        let all = Class { elements: (1 << ELEMENTS.len()) - 1, widths: width_bit(width) };
        Line {
            class: all.of(language),
            result: Word::Fixed(types.vector(element, width)),
            result_text: "",
            params: vec![Parameter { text: "T", kind: ParameterKind::Value(Word::T) }],
        }
    }

    /// The types of `T`; `None` if the language has none of them.
    pub(crate) fn class(&self) -> Option<Class> {
        self.class
    }

    pub(crate) fn params(&self) -> &[Parameter] {
        &self.params
    }

    /// Whether the line has exactly one overload.
    pub(crate) fn is_single(&self) -> bool {
        let one = |class: Class| class.types().nth(1).is_none();
        self.class.is_some_and(one) && self.params.iter().all(Parameter::is_single)
    }

    /// The result type for a `T` with this element and width.
    pub(crate) fn result(&self, t: (TypeId, u8), types: &mut Types) -> QualType {
        QualType::plain(self.result.ty(t, types))
    }

    /// Adds to `list` the overloads for the types of a class.
    pub(crate) fn expand(&self, class: Class, types: &mut Types, list: &mut Vec<FunctionType>) {
        let (mut choices, mut ends) = (Vec::new(), Vec::new());
        for t in class.types() {
            choices.clear();
            ends.clear();
            for parameter in &self.params {
                parameter.types(t, types, &mut choices);
                ends.push(choices.len());
            }
            let result = self.result(t, types);
            for places in combinations(&ends) {
                let params = places.map(|at| QualType::plain(choices[at])).collect();
                list.push(FunctionType { result, params, variadic: false });
            }
        }
    }
}

/// All combinations that select one choice for each parameter. Choices are numbered consecutively, and `ends` holds the
/// end of each parameter's choices. The address spaces of a function's pointers vary independently, and so do its
/// images.
pub(crate) fn combinations(
    ends: &[usize],
) -> impl Iterator<Item = impl Iterator<Item = usize> + Clone> {
    let choices = |(n, end): (usize, &usize)| (if n == 0 { 0 } else { ends[n - 1] }, *end);
    let choices = ends.iter().enumerate().map(choices);
    let all = choices.clone().map(|(start, end)| end - start).product();
    (0..all).map(move |n| {
        // The first parameter varies fastest.
        choices.clone().scan(n, |rest, (start, end)| {
            let place = start + *rest % (end - start);
            *rest /= end - start;
            Some(place)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::{INDEX, lines};
    use super::*;
    use crate::edition::Edition;

    #[test]
    fn what_an_argument_leaves_of_a_class_has_the_type_that_it_fits() {
        for (edition, generic) in [(Edition::V3_0, true), (Edition::V1_2, false)] {
            let language = Language::new(edition);
            assert_eq!(language.generic_address_space(), generic);
            let mut types = Types::new(64);
            let mut checked = 0;
            for name in INDEX.names().chain(["convert_int4", "convert_uchar_sat_rtz"]) {
                for line in lines(name, &language, &mut types) {
                    let Some(class) = line.class() else { continue };
                    for t in class.types() {
                        for parameter in line.params() {
                            let mut list = Vec::new();
                            parameter.types(t, &mut types, &mut list);
                            assert!(!list.is_empty(), "{name}");
                            for ty in list {
                                let left = parameter.narrow(class, (ty, types.pointee(ty)), &types);
                                let has = left.is_some_and(|left| left.types().any(|l| l == t));
                                assert!(has, "{name} {} {t:?}", parameter.text);
                                checked += 1;
                            }
                        }
                    }
                }
            }
            assert!(checked > 10_000, "{checked}");
        }
    }

    #[test]
    fn a_value_leaves_one_type_of_those_that_a_function_takes() {
        let language = Language::new(Edition::V3_0);
        let mut types = Types::new(64);
        let float4 = types.vector(FLOAT, 4);
        let sin = lines("sin", &language, &mut types);
        let [line] = &sin[..] else { panic!("`sin` has one line") };
        let class = line.class().expect("it has types");
        assert_eq!(class.types().count(), 18);
        let left = line.params()[0].narrow(class, (float4, None), &types);
        assert_eq!(left.map(|left| left.types().collect::<Vec<_>>()), Some(vec![(FLOAT, 4)]));
        assert_eq!(line.params()[0].narrow(class, (INT, None), &types), None);
    }

    #[test]
    fn types_come_in_the_order_of_a_line() {
        let elements = |text| -> Vec<TypeId> {
            let class = Class::parse(text).expect("a class");
            class.types().map(|t| t.0).collect()
        };
        assert_eq!(elements("F/1"), [HALF, FLOAT, DOUBLE]);
        assert_eq!(elements("iLfdh/1"), [INT, ULONG, FLOAT, DOUBLE, HALF]);
        assert_eq!(elements("G/4"), elements("cCsSiIlL/4"));
        assert_eq!(elements("-"), [VOID]);
        assert_eq!(Class::parse("di/1"), None);
    }

    #[test]
    fn places_are_combined_in_their_order() {
        let all = |ends: &[usize]| -> Vec<Vec<usize>> {
            combinations(ends).map(|places| places.collect()).collect()
        };
        assert_eq!(all(&[2, 3, 5]), [[0, 2, 3], [1, 2, 3], [0, 2, 4], [1, 2, 4]]);
        assert_eq!(all(&[]), [Vec::<usize>::new()]);
        assert!(all(&[1, 1]).is_empty());
    }
}
