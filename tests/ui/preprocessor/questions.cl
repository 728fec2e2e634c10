// What is asked about a compiler and its target, and what is asked wrongly.
#if __is_target_arch(none) || __is_target_vendor(none) || __is_target_os(linux) || __is_target_environment(none)
#error
#endif
#if __building_module(none) || __has_embed("none")
#error
#endif
#if __has_attribute //~ ERROR CL0114
#endif
#if __has_feature(one two)
#endif
#if __has_c_attribute(gnu::noinline)
#endif
constant char file[] = __FILE_NAME__;
