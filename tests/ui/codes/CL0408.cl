// `inline` stands on functions alone (C99 6.7.4).
inline constant int variable = 1; //~ ERROR CL0408
inline typedef int t; //~ ERROR CL0408
typedef int inline u; //~ ERROR CL0408
void inside(void) { inline int a; } //~ ERROR CL0408
void parameter(inline int a); //~ ERROR CL0408
inline int function(void) { return 1; } //~ FINE CL0408
int inline behind(void) { return 1; } //~ FINE CL0408
inline inline int twice(void) { return 1; } //~ FINE CL0408
inline int declared(void); //~ FINE CL0408
