// Each declaration names a type (C99 6.7.2): qualifiers, address spaces and storage classes alone are none.
function(void) { return 1; } //~ ERROR CL0205
inline another(void); //~ ERROR CL0205
constant variable = 1; //~ ERROR CL0205
const constant list[] = { 1 }; //~ ERROR CL0205
typedef name; //~ ERROR CL0205
void parameter(const a) {} //~ ERROR CL0205
void pointer(global *a) {} //~ ERROR CL0205
struct s { const a; }; //~ ERROR CL0205
struct t { volatile *a; }; //~ ERROR CL0205
void inside(void) { const a = 1; } //~ ERROR CL0205
int cast(int a) { return (const)a; } //~ ERROR CL0205
constant int size = sizeof(const); //~ ERROR CL0205
unsigned length(unsigned const a); //~ FINE CL0205
constant signed number = 1; //~ FINE CL0205
void long_pointer(global long *a); //~ FINE CL0205
typedef short small; //~ FINE CL0205
struct u { unsigned a; }; //~ FINE CL0205
int sign(int a) { return (signed)a + sizeof(unsigned); } //~ FINE CL0205
