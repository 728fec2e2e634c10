// Enumerations whose values have a type, as C has them since 2023, and variables of types that are complete at the
// end (C99 6.9.2).
enum small : uchar { LEAST = 0, MOST = 255 };  //~ WARNING CL0218
enum full : uchar { FULL = 255, MORE };  //~ WARNING CL0218 //~ ERROR CL0506
enum below : uchar { BELOW = -1 };  //~ WARNING CL0218 //~ ERROR CL0506
enum large : ulong { LARGE = 1ul << 40 };  //~ WARNING CL0218
enum with_const : const int { A13 };  //~ WARNING CL0218
enum of_float : float { A3 };  //~ WARNING CL0218 //~ ERROR CL0506
enum of_vector : int4 { A4 };  //~ WARNING CL0218 //~ ERROR CL0506
enum : short { NO_TAG };  //~ WARNING CL0218
enum ahead : int;  //~ WARNING CL0218
enum ahead : int { KNOWN };  //~ WARNING CL0218
enum ahead : uint { AGAIN };  //~ WARNING CL0218 //~ ERROR CL0405
enum plain { PLAIN };
enum plain : int;  //~ WARNING CL0218 //~ ERROR CL0405
enum ahead : int alone;  //~ WARNING CL0218 //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
enum nothing : { A17 };  //~ ERROR CL0201
constant int size1[sizeof(enum small) == 1 ? 1 : -1] = { 1 };
constant int size2[sizeof(LARGE) == 8 ? 1 : -1] = { 1 };

void f(int q) {
    enum inner : int { VALUE = 3 } v = VALUE;  //~ WARNING CL0218
    enum inner_ahead : int;  //~ WARNING CL0218
    enum inner_ahead w;
    struct completed inside;  //~ ERROR CL0401
}

constant struct not_yet no_value;  //~ ERROR CL0313
struct completed variable;  //~ ERROR[1.0,1.1,1.2] CL0307
static struct completed other;  //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0307
struct never unknown;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0401
enum never_too unknown_too;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0401
extern struct never declared;  //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1,1.2] CL0307
struct completed { int a; };
