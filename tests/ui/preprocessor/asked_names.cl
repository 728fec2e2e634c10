// What is answered of names, whether they are of use here or not.
#if !__has_builtin(sin) || !__has_builtin(sqrtf) || !__has_builtin(memcpy) || !__has_builtin(printf)
#error of the library
#endif
#if __has_builtin(get_global_id) || __has_builtin(barrier) || __has_builtin(fopen_none)
#error not known to the compiler itself
#endif
#if !__has_builtin(__builtin_va_arg) || !__has_builtin(__sync_fetch_and_add_4) || !__has_builtin(__builtin_acosl)
#error of compilers
#endif
#if __has_builtin(read_pipe) && __has_builtin(to_global) && __has_builtin(enqueue_kernel)
#error of the language //~ ERROR[2.0,3.0] CL0115
#endif
#define PACKED packed
#if !__has_attribute(PACKED) || !__has_attribute(__packed__) || !__has_attribute(retain) || !__has_attribute(amdgpu_kernel)
#error of declarations
#endif
#if __has_attribute(endian) || __has_attribute(nodiscard) || __has_attribute(packed_)
#error of none
#endif
#if __has_c_attribute(deprecated) != 201904 || __has_c_attribute(__nodiscard__) != 202003
#error of C
#endif
#if !__has_c_attribute(gnu::packed) || !__has_c_attribute(clang::overloadable) || __has_c_attribute(gnu::overloadable)
#error of compilers, in brackets
#endif
#if !__has_feature(assume_nonnull) || __has_feature(c_atomic) || !__has_extension(c_atomic)
#error extensions
#endif
#if !__is_identifier(uint) || !__is_identifier(name) || __is_identifier(kernel) || __is_identifier(image2d_t) || __is_identifier(3)
#error identifiers
#endif
#if !__is_target_arch(spir64) || !__is_target_os(Unknown) || !__is_target_vendor(unknown)
#error the target
#endif
#if !__has_warning("-Wall") || !__has_warning("-Wunused-variable") || !__has_warning("-W" "extra")
#error warnings
#endif
#if __has_warning("all") || __has_warning("-Wnobodys")
#error no warnings
#endif
#if __has_warning(all) //~ ERROR CL0112
#endif
#if __has_warning() //~ ERROR CL0112
#endif
#if __has_warning(L"-Wall") //~ ERROR CL0112
#endif
#if __has_builtin((sin)) //~ ERROR CL0112
#error the name counts //~ ERROR CL0115
#endif
#if __has_attribute(packed aligned) //~ ERROR CL0112
#error the first name counts //~ ERROR CL0115
#endif
#if __has_c_attribute(gnu::) //~ ERROR CL0112
#endif
#if __has_include("none" none) //~ ERROR CL0112
#endif
#define FILE "none"
#if __has_include(FILE)
#endif
constant int outside = __has_include("none"); //~ ERROR CL0114 //~ ERROR CL0601
