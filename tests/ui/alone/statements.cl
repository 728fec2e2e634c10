// Mistakes in statements, each alone on its line.
// warnings

void no_while(int a) { do a++; a; }  //~ ERROR CL0201
constant int ok1 = 1;
void while_open(int a) { do a++; while (a; }  //~ ERROR CL0201
constant int ok2 = 1;
void label_attribute(int a) { l: __attribute__((aligned(8))) int x; goto l; }  //~ WARNING CL0208
void no_statement(int a) { if (a) }  //~ ERROR CL0201
constant int ok3 = 1;
void for_open(int a) { for (;;a { } }  //~ ERROR CL0201  //~ WARNING CL0905
constant int ok4 = 1;
