// A declaration names one type, in one of the sets of words that C99 6.7.2 lists and in any order, and one address space
// (OpenCL C 6.7). Qualifiers may be said again (C99 6.7.3).
unsigned float result(void); //~ ERROR CL0204
void two_types(int float a); //~ ERROR CL0204
void two_lengths(short long a); //~ ERROR CL0204
void two_signs(signed unsigned a); //~ ERROR CL0204
void short_float(short float a); //~ ERROR CL0204
void long_character(long char a); //~ ERROR CL0204
void unsigned_truth(unsigned bool a); //~ ERROR CL0204
void unsigned_void(unsigned void *a); //~ ERROR CL0204
typedef int float t; //~ ERROR CL0204
struct s { char int a; }; //~ ERROR CL0204
void two_spaces(global local int *a); //~ ERROR CL0204
void both_sides(global int constant *a); //~ ERROR CL0204
typedef global int global_int;
void through_a_name(local global_int *a); //~ ERROR CL0204
void variable(void) { private local int a; } //~ ERROR CL0204
int cast(int a) { return (unsigned float)a; } //~ ERROR CL0204
constant int size = sizeof(short char); //~ ERROR CL0204
void any_order(int unsigned long const a, char signed b, short int unsigned c); //~ FINE CL0204
void alone(unsigned a, signed b, long c, short d); //~ FINE CL0204
void again(const const int a, volatile const volatile int b); //~ FINE CL0204
void two_pointers(private int *local *a, global int *constant *b); //~ FINE CL0204
void other_side(int global *a, unsigned int const local *b); //~ FINE CL0204
