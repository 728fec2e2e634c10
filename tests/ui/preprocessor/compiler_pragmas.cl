// Pragmas of compilers that compilers reject.
// std: 2.0 3.0

#pragma clang fp contract(fast) reassociate(on)
#pragma clang fp contract(sometimes)  //~ ERROR CL0130
#pragma clang fp speed(on)  //~ ERROR CL0130
#pragma clang fp contract  //~ ERROR CL0130
#pragma clang fp  //~ ERROR CL0130
#pragma clang optimize off
#pragma clang optimize  //~ ERROR CL0130
#pragma clang attribute push(__attribute__((annotate("a"))), apply_to = function)
#pragma clang attribute pop
#pragma clang attribute pop  //~ ERROR CL0130
#pragma clang attribute  //~ ERROR CL0130
#pragma clang attribute push  //~ ERROR CL0130
#pragma clang section bss = "one" data = "two"
#pragma clang section stack = "three"  //~ ERROR CL0130
#pragma comment(lib, "four")
#pragma comment(five, "six")  //~ ERROR CL0130
#pragma GCC visibility push(hidden)
#pragma GCC visibility pop
#pragma GCC visibility pop  //~ ERROR CL0130
#pragma message("seven" "eight")
#pragma message "nine"
#pragma message ten  //~ ERROR CL0130
#pragma push_macro("ten")
#pragma push_macro(ten)  //~ ERROR CL0130
#pragma clang assume_nonnull begin
#pragma clang assume_nonnull begin  //~ ERROR CL0130
#pragma clang assume_nonnull end
#pragma clang assume_nonnull end  //~ ERROR CL0130
#pragma clang assume_nonnull maybe  //~ ERROR CL0130
#pragma clang unsafe_buffer_usage begin  //~ ERROR CL0130
#define KNOWN 1
#pragma clang deprecated(KNOWN)
#pragma clang deprecated(UNKNOWN)  //~ ERROR CL0130
#pragma clang final  //~ ERROR CL0130
#pragma clang max_tokens_here 1000
#pragma clang max_tokens_here  //~ ERROR CL0130

void inside(void) {
#pragma clang fp contract(off)
    int a;
#pragma clang fp contract(on)  //~ ERROR CL0122
}
