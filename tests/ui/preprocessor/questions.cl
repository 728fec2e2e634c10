// What is asked about a compiler wrongly.
#if __has_attribute //~ ERROR CL0114
#endif
#if __has_feature(one two)
#endif
