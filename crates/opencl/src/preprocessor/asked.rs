//! What sources ask compilers about with `__has_builtin` and its kin, and the answers: whether a name is one that a
//! compiler for this language takes. Most of the names are of no use here, but code behind an `#if` hangs on them.

use super::super::attributes;
use super::super::edition::{self as ext, Edition, Language};
use super::super::keywords::{KEYWORDS, TYPE_NAMES_END, kw, name};
use super::super::lexer::{FROM_MACRO, SPACE_BEFORE, Token, TokenKind as T};
use super::super::literal;
use super::{COMPILER_HEADERS, Preprocessor, c};

/// What stood in the parentheses: the answer, and what is wrong.
struct Answer {
    value: u32,
    problem: Option<(Token, String)>,
}

impl Preprocessor<'_> {
    /// `__has_…(x)` and `__is_…(x)`, with the meaning of [`expand_special`](Self::expand_special).
    pub(super) fn question(&mut self, token: &Token) -> Option<Option<Token>> {
        let symbol = token.symbol;
        if symbol == name::K___has_cpp_attribute {
            // That is C++'s.
            return Some(Some(*token));
        }
        let include = matches!(
            symbol,
            name::K___has_include | name::K___has_include_next | name::K___has_embed
        );
        if include && !self.in_directive() {
            let text = format!("`{}` stands in directives alone", self.text(token));
            self.report(&c::IF_EXPRESSION, token, text);
            return Some(Some(*token));
        }
        if !self.paren_follows() {
            let text = "what is asked for is missing, in parentheses behind this";
            if self.in_directive() {
                self.report(&c::IF_EXPRESSION, token, text);
            }
            return Some(Some(*token));
        }
        let open = self.next_raw();
        let mut depth = 1;
        let mut inner = Vec::new();
        while depth > 0 {
            let t = self.next_raw();
            match t.kind {
                T::LParen => depth += 1,
                T::RParen => depth -= 1,
                T::Eof | T::Eod => {
                    self.report(&c::MACRO_ARGUMENTS, &open, "the closing `)` is missing");
                    return Some(None);
                }
                _ => {}
            }
            inner.push(t);
        }
        inner.pop();
        let first_include = matches!(inner.first().map(|t| t.kind), Some(T::Lt | T::HeaderName));
        let attribute = matches!(symbol, name::K___has_attribute | name::K___has_c_attribute);
        if attribute || include && !first_include {
            inner = self.expand_list(inner);
        }
        let Answer { value, problem } = match symbol {
            _ if include => self.has_file(token, &inner),
            name::K___has_warning => self.has_warning(token, &inner),
            _ => self.has_name(token, &inner),
        };
        if let Some((at, text)) = problem {
            // What is wrong of nothing is said of the parenthesis.
            let at = if at.symbol == symbol { open } else { at };
            self.report(&c::MACRO_ARGUMENTS, &at, text);
        }
        self.computed(token, value.to_string(), T::Number)
    }

    /// The question does not take what stands in its parentheses.
    fn not_taken(&self, question: &Token, at: &Token) -> Option<(Token, String)> {
        Some((*at, format!("`{}` does not take this", self.text(question))))
    }

    fn has_file(&mut self, question: &Token, inner: &[Token]) -> Answer {
        let mut text = String::new();
        for (i, t) in inner.iter().enumerate() {
            if i > 0 && t.has(SPACE_BEFORE) && t.has(FROM_MACRO) {
                text.push(' ');
            }
            text.push_str(&self.text(t));
        }
        if !matches!(text.as_bytes().first(), Some(b'"' | b'<')) {
            return Answer { value: 0, problem: self.not_taken(question, question) };
        }
        let behind = match inner.iter().position(|t| t.kind == T::Gt) {
            _ if text.starts_with('"') => inner.get(1),
            Some(n) => inner.get(n + 1),
            None => None,
        };
        if question.symbol == name::K___has_embed {
            return Answer { value: 0, problem: None };
        }
        let from = self.current_file_name();
        let quoted = text.starts_with('"');
        let plain = text.trim_matches(['"', '<', '>']).to_string();
        let problem = behind.map(|t| (*t, "`)` is missing behind the file".to_string()));
        let there = COMPILER_HEADERS.contains(&plain.as_str())
            || self.loader.load(&plain, quoted, &from).is_ok();
        Answer { value: there.into(), problem }
    }

    fn has_warning(&mut self, question: &Token, inner: &[Token]) -> Answer {
        let texts: Vec<String> = inner.iter().map(|t| self.text(t)).collect();
        if let Some(n) = texts.iter().position(|t| !t.starts_with('"')) {
            return Answer { value: 0, problem: self.not_taken(question, &inner[n]) };
        }
        if texts.is_empty() {
            return Answer { value: 0, problem: self.not_taken(question, question) };
        }
        let mut option = Vec::new();
        for text in &texts {
            option.extend(literal::unquote(text.as_bytes()).0);
        }
        let known = std::str::from_utf8(&option).ok().and_then(|text| text.strip_prefix("-W"));
        Answer { value: known.is_some_and(is_warning).into(), problem: None }
    }

    fn has_name(&mut self, question: &Token, inner: &[Token]) -> Answer {
        let Some(first) = inner.first() else {
            return Answer { value: 0, problem: self.not_taken(question, question) };
        };
        if first.kind == T::LParen {
            // The name counts nevertheless.
            let problem = Some((*first, "a name stands in parentheses once".to_string()));
            let name: Vec<Token> = inner
                .iter()
                .filter(|t| !matches!(t.kind, T::LParen | T::RParen))
                .copied()
                .collect();
            let value = if name.is_empty() { 0 } else { self.has_name(question, &name).value };
            return Answer { value, problem };
        }
        if first.kind != T::Ident {
            let identifier = question.symbol == name::K___is_identifier;
            let problem = if identifier { None } else { self.not_taken(question, first) };
            return Answer { value: 0, problem };
        }
        let spelled = self.text(first);
        let scoped = question.symbol == name::K___has_c_attribute;
        // The name may be one of a vendor: `gnu::noinline`.
        let (vendor, asked, rest) = match &inner[1..] {
            [colon, rest @ ..] if scoped && matches!(colon.kind, T::ColonColon | T::Colon) => {
                let rest = match rest {
                    [second, rest @ ..] if second.kind == T::Colon => rest,
                    rest => rest,
                };
                let Some(second) = rest.first().filter(|t| t.kind == T::Ident) else {
                    return Answer { value: 0, problem: self.not_taken(question, first) };
                };
                (Some(spelled), self.text(second), &rest[1..])
            }
            rest => (None, spelled, rest),
        };
        let language = self.language;
        let truth = match question.symbol {
            name::K___has_attribute => has_attribute(&asked),
            name::K___has_builtin => has_builtin(language, &asked),
            name::K___has_feature => has_feature(language, &asked),
            name::K___has_extension => has_extension(language, &asked),
            name::K___is_identifier => {
                // Images are types of the language itself, others come from its header.
                let image = first.symbol.0 < TYPE_NAMES_END && asked.starts_with("image");
                is_identifier(first) && !image
            }
            name::K___is_target_arch => {
                let wide = language.address_bits == 64;
                asked.eq_ignore_ascii_case(if wide { "spir64" } else { "spir" })
            }
            name::K___is_target_os => ["unknown", "none"].contains(&&*asked.to_ascii_lowercase()),
            name::K___is_target_vendor | name::K___is_target_environment => {
                asked.eq_ignore_ascii_case("unknown")
            }
            _ => false,
        };
        let value = match question.symbol {
            name::K___has_c_attribute => c_attribute(vendor.as_deref(), &asked),
            _ => truth.into(),
        };
        let extra = rest.first().map(|t| (*t, "`)` is missing behind the name".to_string()));
        Answer { value, problem: extra }
    }
}

fn listed(list: &str, word: &str) -> bool {
    list.split_ascii_whitespace().any(|w| w == word)
}

/// A name without the underscores that may stand around it.
fn bare(name: &str) -> &str {
    let inner = name.strip_prefix("__").and_then(|name| name.strip_suffix("__"));
    inner.filter(|name| !name.is_empty()).unwrap_or(name)
}

/// What `__is_identifier(name)` says: whether the name is no keyword.
fn is_identifier(token: &Token) -> bool {
    let symbol = token.symbol;
    symbol.0 >= KEYWORDS
        || [kw::K_asm, kw::K_typeof, kw::K___declspec, kw::K___addrspace].contains(&symbol)
}

/// What `__has_warning("-Wname")` says: whether the name starts as those of warnings do.
fn is_warning(name: &str) -> bool {
    let end = name.find(['-', '=']).unwrap_or(name.len());
    listed(WARNINGS, &name[..end])
}

fn has_attribute(name: &str) -> bool {
    let name = bare(name);
    let known = attributes::known(name).is_some() && !listed(NO_GNU_ATTRIBUTES, name);
    known || [GNU_ATTRIBUTES, CLANG_ATTRIBUTES, OTHER_ATTRIBUTES].iter().any(|l| listed(l, name))
}

/// What `__has_c_attribute(vendor::name)` says: the year and month of the attribute of C, 1 of others.
fn c_attribute(vendor: Option<&str>, name: &str) -> u32 {
    let name = bare(name);
    let known = attributes::known(name).is_some();
    match vendor.map(bare) {
        None => match name {
            "deprecated" => 201_904,
            "fallthrough" => 201_910,
            "nodiscard" => 202_003,
            "maybe_unused" => 202_106,
            "noreturn" | "_Noreturn" => 202_202,
            _ => 0,
        },
        Some("gnu") => {
            let own = listed(OWN_ATTRIBUTES, name) || listed(KNOWN_CLANG_ATTRIBUTES, name);
            let fits = known && !own && !listed(NO_GNU_ATTRIBUTES, name);
            u32::from(
                fits || ["always_inline", "noinline"].contains(&name)
                    || listed(GNU_ATTRIBUTES, name),
            )
        }
        Some("clang" | "_Clang") => u32::from(
            ["always_inline", "noinline", "no_stack_protector", "likely", "unlikely"]
                .contains(&name)
                || listed(KNOWN_CLANG_ATTRIBUTES, name)
                || listed(CLANG_ATTRIBUTES, name),
        ),
        Some(_) => 0,
    }
}

/// What `__has_builtin(name)` says: whether the compiler itself knows a function of this name. That of the library
/// of OpenCL C are declared only, but for those that are checked in their own way.
fn has_builtin(language: &Language, name: &str) -> bool {
    if listed(OPENCL_FUNCTIONS, name) {
        return language.edition >= Edition::V2_0;
    }
    if super::super::sema::is_compiler_function(name) {
        return true;
    }
    let sized = |name: &str| {
        let (function, size) = name.rsplit_once('_').unwrap_or_default();
        name.starts_with("__sync_")
            && ["1", "2", "4", "8", "16"].contains(&size)
            && super::super::sema::is_compiler_function(function)
    };
    if listed(COMPILER_FUNCTIONS, name) || sized(name) {
        return true;
    }
    match name.strip_prefix("__builtin_") {
        None => listed(LIBRARY, name) || listed(LIBRARY_ONLY, name) || is_math(name, &["f", "l"]),
        Some(plain) => {
            let kinds = ["f", "l", "f128"];
            listed(LIBRARY, plain) || listed(BUILTINS, plain) || is_math(plain, &kinds)
        }
    }
}

/// Whether a name is that of a function of `<math.h>` or `<complex.h>`, with one of the ends that tell the type.
fn is_math(name: &str, kinds: &[&str]) -> bool {
    let plain = kinds.iter().filter_map(|kind| name.strip_suffix(kind));
    plain.chain([name]).any(|name| listed(MATH, name))
}

/// What `__has_feature(name)` says, of names that compilers gave to what they take: whether that is part of this
/// language. The underscores that may stand around a name do not count.
fn has_feature(language: &Language, name: &str) -> bool {
    match bare(name) {
        "blocks" => language.has_2_0_feature(ext::F_DEVICE_ENQUEUE),
        name => listed(FEATURES, name),
    }
}

/// What `__has_extension(name)` says: whether it is taken, be it with a warning.
fn has_extension(language: &Language, name: &str) -> bool {
    has_feature(language, name) || listed(EXTENSIONS, bare(name))
}

/// Attributes of the table that `__attribute__` does not take as GNU C's.
const NO_GNU_ATTRIBUTES: &str = "endian _Alignas _Noreturn nodiscard maybe_unused";

/// Those that stand in `__attribute__` alone.
const OWN_ATTRIBUTES: &str = "reqd_work_group_size work_group_size_hint vec_type_hint \
    intel_reqd_sub_group_size nosvm opencl_unroll_hint ext_vector_type amdgpu_flat_work_group_size \
    amdgpu_waves_per_eu amdgpu_num_sgpr amdgpu_num_vgpr enable_if diagnose_if";

/// Those of the table that are Clang's.
const KNOWN_CLANG_ATTRIBUTES: &str = "address_space opencl_global opencl_global_device \
    opencl_global_host opencl_local opencl_constant opencl_private opencl_generic overloadable minsize \
    no_sanitize convergent noduplicate optnone min_vector_width nomerge not_tail_called \
    disable_tail_calls speculative_load_hardening no_speculative_load_hardening enum_extensibility \
    blocks unavailable annotate internal_linkage availability";

/// Attributes that GNU C has and that say nothing here.
const GNU_ATTRIBUTES: &str = "cdecl fastcall ifunc ms_abi ms_struct no_address_safety_analysis \
    no_profile_instrument_function no_randomize_layout no_sanitize_address no_sanitize_thread \
    no_split_stack no_stack_protector nocommon pcs randomize_layout regcall retain selectany stdcall \
    sysv_abi target_clones target_version thiscall warn_unused zero_call_used_regs";

/// Attributes that Clang has, as `clang::name`, too.
const CLANG_ATTRIBUTES: &str = "amdgpu_kernel argument_with_type_tag assume blocking nonblocking \
    nonallocating btf_decl_tag btf_type_tag callback called_once cfi_canonical_jump_table \
    clspv_libclc_builtin code_align counted_by counted_by_or_null cpu_dispatch cpu_specific \
    diagnose_as_builtin disable_sanitizer_instrumentation enforce_tcb enforce_tcb_leaf \
    external_source_symbol flag_enum loader_uninitialized matrix_type maybe_undef musttail \
    neon_polyvector_type neon_vector_type no_builtin no_sanitize_memory no_thread_safety_analysis \
    noderef noescape nouwtable ownership_holds ownership_returns ownership_takes pascal \
    pass_dynamic_object_size pass_object_size pointer_with_type_tag preferred_type preserve_all \
    preserve_most sized_by sized_by_or_null suppress swiftcall sycl_kernel sycl_special_class \
    type_tag_for_datatype type_visibility unsafe_buffer_usage use_handle vectorcall weak_import \
    xray_always_instrument xray_log_args xray_never_instrument objc_bridge objc_gc iboutlet \
    cf_consumed cf_returns_retained ns_returns_retained";

/// Attributes that compilers have in `__attribute__` alone.
const OTHER_ATTRIBUTES: &str = "abi_tag acquire_capability align_value always_destroy \
    amdgpu_max_num_work_groups analyzer_noreturn assert_capability capability carries_dependency \
    constant consumable device exclusive_lock_function global guarded_by guarded_var host init_priority \
    intel_ocl_bicc kernel launch_bounds lifetimebound lockable locks_excluded managed no_destroy \
    preferred_name pt_guarded_by pt_guarded_var reinitializes release_capability \
    require_constant_initialization requires_capability scoped_lockable shared \
    shared_lock_function standalone_debug swift_name trivial_abi try_acquire_capability \
    uninitialized unlock_function using_if_exists vecreturn";

/// Functions of OpenCL C from 2.0 on that have rules of their own.
const OPENCL_FUNCTIONS: &str = "to_global to_local to_private enqueue_kernel get_kernel_work_group_size \
    get_kernel_preferred_work_group_size_multiple get_kernel_max_sub_group_size_for_ndrange \
    get_kernel_sub_group_count_for_ndrange read_pipe write_pipe reserve_read_pipe reserve_write_pipe \
    commit_read_pipe commit_write_pipe work_group_reserve_read_pipe work_group_reserve_write_pipe \
    work_group_commit_read_pipe work_group_commit_write_pipe sub_group_reserve_read_pipe \
    sub_group_reserve_write_pipe sub_group_commit_read_pipe sub_group_commit_write_pipe \
    get_pipe_num_packets get_pipe_max_packets";

/// Functions of `<math.h>` and `<complex.h>`, without the ends that tell the type.
const MATH: &str = "acos acosh asin asinh atan atan2 atanh cabs cacos cacosh carg casin casinh catan catanh \
    cbrt ccos ccosh ceil cexp cimag clog conj copysign cos cosh cpow cproj creal csin csinh csqrt ctan \
    ctanh erf erfc exp exp2 expm1 fabs fdim floor fma fmax fmin fmod frexp hypot ilogb ldexp lgamma \
    llrint llround log log10 log1p log2 logb lrint lround modf nan nearbyint nextafter nexttoward pow \
    remainder remquo rint round roundeven scalbln scalbn sin sinh sqrt tan tanh tgamma trunc";

/// Functions of C's library that compilers know, by their names and behind `__builtin_`.
const LIBRARY: &str = "abort abs calloc fprintf free fscanf labs llabs longjmp malloc memchr memcmp memcpy \
    memmove memset printf realloc scanf setjmp snprintf sprintf sscanf strcat strchr strcmp strcpy strcspn \
    strlen strncat strncmp strncpy strpbrk strrchr strspn strstr va_copy va_end va_start vfprintf vfscanf \
    vprintf vscanf vsnprintf vsprintf vsscanf wcschr wcscmp wcslen wcsncmp wmemchr wmemcmp wmemcpy wmemmove";

/// Functions of C's library that compilers know by their names alone.
const LIBRARY_ONLY: &str = "_Exit __cospi __cospif __exp10 __exp10f __finite __finitef __finitel __sigsetjmp \
    __sinpi __sinpif __tanpi __tanpif _setjmp aligned_alloc exit fopen fread fwrite getcontext isalnum isalpha \
    isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit savectx sigsetjmp \
    strerror strtod strtof strtok strtol strtold strtoll strtoul strtoull strxfrm tolower toupper vfork";

/// What stands behind `__builtin_`, beyond the functions that are checked.
const BUILTINS: &str = "available bcopy bit_cast call_with_static_chain canonicalizel char_memchr complex \
    dump_struct dwarf_cfa dwarf_sp_column eh_return eh_return_data_regno exp10f128 exp10l extend_pointer \
    frexpf16 frob_return_addr function_start huge_valf128 huge_valf16 huge_vall index inff128 inff16 infl \
    init_dwarf_reg_size_table matrix_column_major_load matrix_column_major_store matrix_transpose mempcpy \
    ms_va_copy ms_va_end ms_va_start nanf16 nansf128 nansf16 nansl operator_delete operator_new \
    os_log_format os_log_format_buffer_size powil preserve_access_index rindex set_flt_rounds signbitl \
    stdarg_start stpcpy stpncpy strcasecmp strdup strncasecmp strndup thread_pointer va_arg vectorelements \
    __fprintf_chk __memccpy_chk __memcpy_chk __memmove_chk __mempcpy_chk __memset_chk __printf_chk \
    __snprintf_chk __sprintf_chk __stpcpy_chk __stpncpy_chk __strcat_chk __strcpy_chk __strlcat_chk \
    __strlcpy_chk __strncat_chk __strncpy_chk __vfprintf_chk __vprintf_chk __vsnprintf_chk __vsprintf_chk";

/// Functions of compilers whose names do not start as the others do.
const COMPILER_FUNCTIONS: &str = "__arithmetic_fence __is_target_arch __is_target_environment __is_target_os \
    __is_target_variant_environment __is_target_variant_os __is_target_vendor \
    __scoped_atomic_compare_exchange __scoped_atomic_exchange __scoped_atomic_load __scoped_atomic_store \
    __sync_nand_and_fetch __sync_nand_and_fetch_1 __sync_nand_and_fetch_2 __sync_nand_and_fetch_4 \
    __sync_nand_and_fetch_8 __sync_nand_and_fetch_16 __warn_memset_zero_len __xray_customevent \
    __xray_typedevent _Block_object_assign _Block_object_dispose";

/// Attributes, and words about pointers, that have a name of their own as features.
const FEATURES: &str = "arc_cf_code_audited assume_nonnull attribute_analyzer_noreturn \
    attribute_availability attribute_availability_app_extension attribute_availability_driverkit \
    attribute_availability_in_templates attribute_availability_swift attribute_availability_tvos \
    attribute_availability_watchos attribute_availability_with_message \
    attribute_availability_with_replacement attribute_availability_with_strict \
    attribute_availability_with_version_underscores attribute_cf_consumed \
    attribute_cf_returns_not_retained attribute_cf_returns_on_parameters attribute_cf_returns_retained \
    attribute_deprecated_with_message attribute_deprecated_with_replacement attribute_diagnose_if_objc \
    attribute_ext_vector_type attribute_ns_consumed attribute_ns_consumes_self \
    attribute_ns_returns_not_retained attribute_ns_returns_retained attribute_objc_ivar_unused \
    attribute_objc_method_family attribute_overloadable attribute_unavailable_with_message \
    attribute_unused_on_fields c_thread_safety_attributes enumerator_attributes nullability \
    nullability_nullable_result nullability_on_arrays nullability_on_classes ownership_holds \
    ownership_returns ownership_takes pragma_stdc_cx_limited_range";

/// What belongs to later C, to C++ or to compilers.
const EXTENSIONS: &str = "c_alignas c_alignof c_atomic c_attributes \
    c_generic_selection_with_controlling_type c_generic_selections c_static_assert cxx_binary_literals \
    cxx_fixed_enum gnu_asm gnu_asm_goto_with_outputs gnu_asm_goto_with_outputs_full \
    matrix_types_scalar_division objc_c_static_assert overloadable_unmarked \
    pragma_clang_attribute_external_declaration pragma_clang_attribute_namespaces \
    statement_attributes_with_gnu_syntax";

/// The words that names of warnings start with.
const WARNINGS: &str = "abi absolute address aggregate aix alias align all alloca always ambiguous android \
    anonymous argument arm array asm assign assume at atomic attribute attributes auto availability backend \
    backslash bad bind binding bit bitfield bitwise block bool bounds braced branch bridge builtin c++ c++11 \
    c++14 c++17 c++20 c++23 c++98 c11 c23 c2x c99 called cast char clang class comma comment comments compare \
    complex compound conditional config constant conversion cpp cuda custom cxx dangling date declaration \
    delete deprecate deprecated direct disabled discard division dll documentation dollar double duplicate \
    dynamic effc++ embedded empty encode endif enum exceptions excess excessive exit expansion explicit export \
    extern extra final fixed flag flexible float for format fortify four frame free function fuse future gcc \
    global gnu header hip idiomatic ignored implicit implicitly import incompatible incomplete inconsistent \
    increment infinite init initializer inline int integer invalid jump keyword knr language large linker \
    literal local logical long loop macro main malformed many mathematical max memset memsize method microsoft \
    misleading mismatched missing misspelled mix module modules most move msvc multi multiple nan nested new \
    newline noderef noexcept non nonnull nonportable null nullability nullable objc odr old opencl openmp \
    option ordered out over overflow overlength overloaded override overriding packed padded parentheses \
    partial pass pedantic pessimizing pointer poison pragma pragmas pre predefined private profile property \
    protocol psabi quoted range read readonly receiver redeclared redundant register reorder reserved restrict \
    return rtti section selector self semicolon sentinel sequence serialized shadow shift shorten sign signed \
    single sizeof slash sometimes source spir stack static strict string strlcpy strncat suggest super \
    suspicious switch sync synth tautological tentative thread trigraphs type typedef unable unaligned \
    unavailable undeclared undef undefined underaligned unevaluated unguarded unicode uninitialized unknown \
    unnamed unneeded unqualified unreachable unsafe unsequenced unsupported unusable unused used user varargs \
    variadic vec vector visibility vla void volatile weak write writable xor zero";
