//! The diagnostics of the checker. The doc comment of each is its page.

crate::declare_codes! {
    /// Every code of the checker.
    pub CODES;
    /// invalid encoding.
    INVALID_ENCODING = ("CL0101", "invalid-encoding", Error);
    /// nul byte.
    NUL_BYTE = ("CL0102", "nul-byte", Warning);
    /// unterminated comment.
    UNTERMINATED_COMMENT = ("CL0103", "unterminated-comment", Error);
    /// unterminated literal.
    UNTERMINATED_LITERAL = ("CL0104", "unterminated-literal", Error);
    /// stray character.
    STRAY_CHARACTER = ("CL0105", "stray-character", Error);
    /// missing include.
    MISSING_INCLUDE = ("CL0106", "missing-include", Error);
    /// include depth.
    INCLUDE_DEPTH = ("CL0107", "include-depth", Error);
    /// unterminated conditional.
    UNTERMINATED_CONDITIONAL = ("CL0108", "unterminated-conditional", Error);
    /// conditional without if.
    CONDITIONAL_WITHOUT_IF = ("CL0109", "conditional-without-if", Error);
    /// invalid directive.
    INVALID_DIRECTIVE = ("CL0110", "invalid-directive", Error);
    /// macro definition.
    MACRO_DEFINITION = ("CL0111", "macro-definition", Error);
    /// macro arguments.
    MACRO_ARGUMENTS = ("CL0112", "macro-arguments", Error);
    /// invalid paste.
    INVALID_PASTE = ("CL0113", "invalid-paste", Error);
    /// if expression.
    IF_EXPRESSION = ("CL0114", "if-expression", Error);
    /// error directive.
    ERROR_DIRECTIVE = ("CL0115", "error-directive", Error);
    /// warning directive.
    WARNING_DIRECTIVE = ("CL0116", "warning-directive", Warning);
    /// macro redefined.
    MACRO_REDEFINED = ("CL0117", "macro-redefined", Warning);
    /// expansion limit.
    EXPANSION_LIMIT = ("CL0118", "expansion-limit", Error);
    /// unknown pragma.
    UNKNOWN_PRAGMA = ("CL0119", "unknown-pragma", Warning);
    /// unknown extension.
    UNKNOWN_EXTENSION = ("CL0120", "unknown-extension", Warning);
    /// malformed pragma.
    MALFORMED_PRAGMA = ("CL0121", "malformed-pragma", Warning);
    /// misplaced pragma.
    MISPLACED_PRAGMA = ("CL0122", "misplaced-pragma", Error);
    /// extra tokens.
    EXTRA_TOKENS = ("CL0123", "extra-tokens", Warning);
    /// va args outside.
    VA_ARGS_OUTSIDE = ("CL0124", "va-args-outside", Warning);
    /// source too large.
    SOURCE_TOO_LARGE = ("CL0125", "source-too-large", Error);
    /// invalid literal.
    INVALID_LITERAL = ("CL0126", "invalid-literal", Error);
    /// syntax.
    SYNTAX = ("CL0201", "syntax", Error);
    /// nesting limit.
    NESTING_LIMIT = ("CL0202", "nesting-limit", Error);
    /// unknown type.
    UNKNOWN_TYPE = ("CL0203", "unknown-type", Error);
    /// conflicting specifiers.
    CONFLICTING_SPECIFIERS = ("CL0204", "conflicting-specifiers", Error);
    /// implicit int.
    IMPLICIT_INT = ("CL0205", "implicit-int", Error);
    /// empty declaration.
    EMPTY_DECLARATION = ("CL0206", "empty-declaration", Warning);
    /// label at end.
    LABEL_AT_END = ("CL0207", "label-at-end", Warning);
    /// label before declaration.
    LABEL_BEFORE_DECLARATION = ("CL0208", "label-before-declaration", Warning);
    /// unroll without loop.
    UNROLL_WITHOUT_LOOP = ("CL0209", "unroll-without-loop", Error);
    /// reserved type.
    RESERVED_TYPE = ("CL0210", "reserved-type", Warning);
    /// unsupported c.
    UNSUPPORTED_C = ("CL0211", "unsupported-c", Error);
    /// no blocks.
    NO_BLOCKS = ("CL0212", "no-blocks", Error);
    /// member without semicolon.
    MEMBER_WITHOUT_SEMICOLON = ("CL0213", "member-without-semicolon", Warning);
    /// old style function.
    OLD_STYLE_FUNCTION = ("CL0214", "old-style-function", Warning);
    /// address space change.
    ADDRESS_SPACE_CHANGE = ("CL0301", "address-space-change", Error);
    /// address space cast.
    ADDRESS_SPACE_CAST = ("CL0302", "address-space-cast", Error);
    /// address space nested.
    ADDRESS_SPACE_NESTED = ("CL0303", "address-space-nested", Error);
    /// nested space cast.
    NESTED_SPACE_CAST = ("CL0304", "nested-space-cast", Warning);
    /// disjoint spaces.
    DISJOINT_SPACES = ("CL0305", "disjoint-spaces", Error);
    /// no generic.
    NO_GENERIC = ("CL0306", "no-generic", Error);
    /// program scope space.
    PROGRAM_SCOPE_SPACE = ("CL0307", "program-scope-space", Error);
    /// static local.
    STATIC_LOCAL = ("CL0308", "static-local", Error);
    /// function scope global.
    FUNCTION_SCOPE_GLOBAL = ("CL0309", "function-scope-global", Error);
    /// space in function.
    SPACE_IN_FUNCTION = ("CL0310", "space-in-function", Error);
    /// space in block.
    SPACE_IN_BLOCK = ("CL0311", "space-in-block", Error);
    /// automatic space.
    AUTOMATIC_SPACE = ("CL0312", "automatic-space", Error);
    /// constant without value.
    CONSTANT_WITHOUT_VALUE = ("CL0313", "constant-without-value", Error);
    /// local initialiser.
    LOCAL_INITIALISER = ("CL0314", "local-initialiser", Error);
    /// parameter space.
    PARAMETER_SPACE = ("CL0315", "parameter-space", Error);
    /// return space.
    RETURN_SPACE = ("CL0316", "return-space", Error);
    /// member space.
    MEMBER_SPACE = ("CL0317", "member-space", Error);
    /// event space.
    EVENT_SPACE = ("CL0318", "event-space", Error);
    /// sampler space.
    SAMPLER_SPACE = ("CL0319", "sampler-space", Error);
    /// read only.
    READ_ONLY = ("CL0320", "read-only", Error);
    /// incomplete type.
    INCOMPLETE_TYPE = ("CL0401", "incomplete-type", Error);
    /// redefinition.
    REDEFINITION = ("CL0402", "redefinition", Error);
    /// conflicting declaration.
    CONFLICTING_DECLARATION = ("CL0403", "conflicting-declaration", Error);
    /// typedef redefinition.
    TYPEDEF_REDEFINITION = ("CL0404", "typedef-redefinition", Error);
    /// tag mismatch.
    TAG_MISMATCH = ("CL0405", "tag-mismatch", Error);
    /// static mismatch.
    STATIC_MISMATCH = ("CL0406", "static-mismatch", Error);
    /// storage class.
    STORAGE_CLASS = ("CL0407", "storage-class", Error);
    /// function specifier.
    FUNCTION_SPECIFIER = ("CL0408", "function-specifier", Error);
    /// function declaration.
    FUNCTION_DECLARATION = ("CL0409", "function-declaration", Error);
    /// extern initialiser.
    EXTERN_INITIALISER = ("CL0410", "extern-initialiser", Error);
    /// function result.
    FUNCTION_RESULT = ("CL0411", "function-result", Error);
    /// member type.
    MEMBER_TYPE = ("CL0412", "member-type", Error);
    /// restrict non pointer.
    RESTRICT_NON_POINTER = ("CL0413", "restrict-non-pointer", Error);
    /// array type.
    ARRAY_TYPE = ("CL0414", "array-type", Error);
    /// array size.
    ARRAY_SIZE = ("CL0415", "array-size", Error);
    /// variable length array.
    VARIABLE_LENGTH_ARRAY = ("CL0416", "variable-length-array", Error);
    /// zero length array.
    ZERO_LENGTH_ARRAY = ("CL0417", "zero-length-array", Warning);
    /// flexible array.
    FLEXIBLE_ARRAY = ("CL0418", "flexible-array", Warning);
    /// bit field.
    BIT_FIELD = ("CL0419", "bit-field", Error);
    /// function pointer.
    FUNCTION_POINTER = ("CL0420", "function-pointer", Error);
    /// variadic function.
    VARIADIC_FUNCTION = ("CL0421", "variadic-function", Error);
    /// opaque variable.
    OPAQUE_VARIABLE = ("CL0422", "opaque-variable", Error);
    /// opaque result.
    OPAQUE_RESULT = ("CL0423", "opaque-result", Error);
    /// opaque pointer.
    OPAQUE_POINTER = ("CL0424", "opaque-pointer", Error);
    /// opaque array.
    OPAQUE_ARRAY = ("CL0425", "opaque-array", Error);
    /// opaque member.
    OPAQUE_MEMBER = ("CL0426", "opaque-member", Error);
    /// program scope type.
    PROGRAM_SCOPE_TYPE = ("CL0427", "program-scope-type", Error);
    /// access on non image.
    ACCESS_ON_NON_IMAGE = ("CL0428", "access-on-non-image", Error);
    /// access read write.
    ACCESS_READ_WRITE = ("CL0429", "access-read-write", Error);
    /// multiple access.
    MULTIPLE_ACCESS = ("CL0430", "multiple-access", Error);
    /// block type.
    BLOCK_TYPE = ("CL0431", "block-type", Error);
    /// block restriction.
    BLOCK_RESTRICTION = ("CL0432", "block-restriction", Error);
    /// half value.
    HALF_VALUE = ("CL0433", "half-value", Error);
    /// array initialiser.
    ARRAY_INITIALISER = ("CL0434", "array-initialiser", Error);
    /// scalar initialiser.
    SCALAR_INITIALISER = ("CL0435", "scalar-initialiser", Error);
    /// excess initialisers.
    EXCESS_INITIALISERS = ("CL0436", "excess-initialisers", Warning);
    /// excess string.
    EXCESS_STRING = ("CL0437", "excess-string", Warning);
    /// designator.
    DESIGNATOR = ("CL0438", "designator", Error);
    /// not constant.
    NOT_CONSTANT = ("CL0439", "not-constant", Error);
    /// sampler initialiser.
    SAMPLER_INITIALISER = ("CL0440", "sampler-initialiser", Warning);
    /// atomic initialiser.
    ATOMIC_INITIALISER = ("CL0441", "atomic-initialiser", Error);
    /// static assert.
    STATIC_ASSERT = ("CL0442", "static-assert", Error);
    /// main.
    MAIN = ("CL0443", "main", Error);
    /// block conditional.
    BLOCK_CONDITIONAL = ("CL0444", "block-conditional", Warning);
    /// undeclared.
    UNDECLARED = ("CL0501", "undeclared", Error);
    /// invalid operands.
    INVALID_OPERANDS = ("CL0502", "invalid-operands", Error);
    /// vector mismatch.
    VECTOR_MISMATCH = ("CL0503", "vector-mismatch", Error);
    /// scalar rank.
    SCALAR_RANK = ("CL0504", "scalar-rank", Error);
    /// shift by vector.
    SHIFT_BY_VECTOR = ("CL0505", "shift-by-vector", Error);
    /// incompatible types.
    INCOMPATIBLE_TYPES = ("CL0506", "incompatible-types", Error);
    /// int pointer.
    INT_POINTER = ("CL0507", "int-pointer", Error);
    /// pointer mismatch.
    POINTER_MISMATCH = ("CL0508", "pointer-mismatch", Warning);
    /// pointer sign.
    POINTER_SIGN = ("CL0509", "pointer-sign", Warning);
    /// qualifier lost.
    QUALIFIER_LOST = ("CL0510", "qualifier-lost", Warning);
    /// pointer comparison.
    POINTER_COMPARISON = ("CL0511", "pointer-comparison", Warning);
    /// invalid cast.
    INVALID_CAST = ("CL0512", "invalid-cast", Error);
    /// vector cast.
    VECTOR_CAST = ("CL0513", "vector-cast", Error);
    /// vector literal.
    VECTOR_LITERAL = ("CL0514", "vector-literal", Error);
    /// reinterpret size.
    REINTERPRET_SIZE = ("CL0515", "reinterpret-size", Error);
    /// element name.
    ELEMENT_NAME = ("CL0516", "element-name", Error);
    /// element range.
    ELEMENT_RANGE = ("CL0517", "element-range", Error);
    /// element count.
    ELEMENT_COUNT = ("CL0518", "element-count", Error);
    /// duplicate element.
    DUPLICATE_ELEMENT = ("CL0519", "duplicate-element", Error);
    /// rgba elements.
    RGBA_ELEMENTS = ("CL0520", "rgba-elements", Warning);
    /// not assignable.
    NOT_ASSIGNABLE = ("CL0521", "not-assignable", Error);
    /// atomic assignment.
    ATOMIC_ASSIGNMENT = ("CL0522", "atomic-assignment", Error);
    /// address of.
    ADDRESS_OF = ("CL0523", "address-of", Error);
    /// indirection.
    INDIRECTION = ("CL0524", "indirection", Error);
    /// void dereference.
    VOID_DEREFERENCE = ("CL0525", "void-dereference", Warning);
    /// void arithmetic.
    VOID_ARITHMETIC = ("CL0526", "void-arithmetic", Warning);
    /// void sizeof.
    VOID_SIZEOF = ("CL0527", "void-sizeof", Warning);
    /// vec step.
    VEC_STEP = ("CL0528", "vec-step", Error);
    /// subscript.
    SUBSCRIPT = ("CL0529", "subscript", Error);
    /// member access.
    MEMBER_ACCESS = ("CL0530", "member-access", Error);
    /// no member.
    NO_MEMBER = ("CL0531", "no-member", Error);
    /// condition type.
    CONDITION_TYPE = ("CL0532", "condition-type", Error);
    /// conditional types.
    CONDITIONAL_TYPES = ("CL0533", "conditional-types", Error);
    /// division by zero.
    DIVISION_BY_ZERO = ("CL0534", "division-by-zero", Warning);
    /// undeclared function.
    UNDECLARED_FUNCTION = ("CL0601", "undeclared-function", Error);
    /// built in unavailable.
    BUILT_IN_UNAVAILABLE = ("CL0602", "built-in-unavailable", Error);
    /// argument count.
    ARGUMENT_COUNT = ("CL0603", "argument-count", Error);
    /// no overload.
    NO_OVERLOAD = ("CL0604", "no-overload", Error);
    /// ambiguous call.
    AMBIGUOUS_CALL = ("CL0605", "ambiguous-call", Error);
    /// not callable.
    NOT_CALLABLE = ("CL0606", "not-callable", Error);
    /// recursion.
    RECURSION = ("CL0607", "recursion", Warning);
    /// built in argument.
    BUILT_IN_ARGUMENT = ("CL0608", "built-in-argument", Error);
    /// block argument.
    BLOCK_ARGUMENT = ("CL0609", "block-argument", Error);
    /// pipe access.
    PIPE_ACCESS = ("CL0610", "pipe-access", Error);
    /// printf format space.
    PRINTF_FORMAT_SPACE = ("CL0611", "printf-format-space", Error);
    /// printf mismatch.
    PRINTF_MISMATCH = ("CL0612", "printf-mismatch", Warning);
    /// return value.
    RETURN_VALUE = ("CL0613", "return-value", Error);
    /// kernel result.
    KERNEL_RESULT = ("CL0701", "kernel-result", Error);
    /// kernel static.
    KERNEL_STATIC = ("CL0702", "kernel-static", Error);
    /// kernel qualifier.
    KERNEL_QUALIFIER = ("CL0703", "kernel-qualifier", Error);
    /// kernel pointer space.
    KERNEL_POINTER_SPACE = ("CL0704", "kernel-pointer-space", Error);
    /// kernel pointer pointer.
    KERNEL_POINTER_POINTER = ("CL0705", "kernel-pointer-pointer", Error);
    /// kernel parameter type.
    KERNEL_PARAMETER_TYPE = ("CL0706", "kernel-parameter-type", Error);
    /// kernel parameter struct.
    KERNEL_PARAMETER_STRUCT = ("CL0707", "kernel-parameter-struct", Error);
    /// attribute target.
    ATTRIBUTE_TARGET = ("CL0708", "attribute-target", Error);
    /// attribute argument.
    ATTRIBUTE_ARGUMENT = ("CL0709", "attribute-argument", Error);
    /// unknown attribute.
    UNKNOWN_ATTRIBUTE = ("CL0710", "unknown-attribute", Warning);
    /// needs extension.
    NEEDS_EXTENSION = ("CL0801", "needs-extension", Error);
    /// extension type.
    EXTENSION_TYPE = ("CL0802", "extension-type", Warning);
    /// double without pragma.
    DOUBLE_WITHOUT_PRAGMA = ("CL0803", "double-without-pragma", Warning);
    /// double constant.
    DOUBLE_CONSTANT = ("CL0804", "double-constant", Warning);
    /// outside loop.
    OUTSIDE_LOOP = ("CL0901", "outside-loop", Error);
    /// outside switch.
    OUTSIDE_SWITCH = ("CL0902", "outside-switch", Error);
    /// duplicate case.
    DUPLICATE_CASE = ("CL0903", "duplicate-case", Error);
    /// unknown label.
    UNKNOWN_LABEL = ("CL0904", "unknown-label", Error);
    /// unused value.
    UNUSED_VALUE = ("CL0905", "unused-value", Warning);
    /// missing return.
    MISSING_RETURN = ("CL0906", "missing-return", Warning);
    /// assignment condition.
    ASSIGNMENT_CONDITION = ("CL0907", "assignment-condition", Warning);
}

/// Codes that report what compilers allow and the specification does not.
pub static BEYOND_SPECIFICATION: &[&crate::diagnostic::Code] = &[
    &RECURSION, &RESERVED_TYPE, &VOID_ARITHMETIC, &VOID_SIZEOF, &VOID_DEREFERENCE, &ZERO_LENGTH_ARRAY, &FLEXIBLE_ARRAY, &LABEL_AT_END, &LABEL_BEFORE_DECLARATION, &EMPTY_DECLARATION, &RGBA_ELEMENTS, &POINTER_MISMATCH, &POINTER_SIGN, &QUALIFIER_LOST, &POINTER_COMPARISON, &UNKNOWN_ATTRIBUTE, &NESTED_SPACE_CAST, &EXCESS_INITIALISERS, &EXCESS_STRING, &DOUBLE_WITHOUT_PRAGMA, &EXTENSION_TYPE, &MEMBER_WITHOUT_SEMICOLON, &OLD_STYLE_FUNCTION, &BLOCK_CONDITIONAL, &SAMPLER_INITIALISER,
];
