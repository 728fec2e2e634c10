// A label is part of a statement (C99 6.8.1), so that one stands behind it; an empty one will do. C has labels at the end of
// blocks since 2023.
void end(int a) { if (a) goto end; end: } //~ WARNING CL0207
void two(int a) { if (a) goto x; goto y; x: y: } //~ WARNING CL0207
void inner(int a) { if (a) { goto next; next: } } //~ WARNING CL0207
void value(int a) { switch (a) { case 1: } } //~ WARNING CL0207
void others(int a) { switch (a) { case 1: a = 2; default: } } //~ WARNING CL0207
void loop(int a) { for (;;) { if (a) goto on; a = 1; on: } } //~ WARNING CL0207
void empty(int a) { if (a) goto end; end: ; } //~ FINE CL0207
void block(int a) { if (a) goto end; end: {} } //~ FINE CL0207
void both(int a) { if (a) goto x; goto y; x: y: a = 1; } //~ FINE CL0207
void empty_value(int a) { switch (a) { case 1: ; } } //~ FINE CL0207
void leave(int a) { switch (a) { case 1: break; default: break; } } //~ FINE CL0207
void no_block(int a) { switch (a) case 1: a = 2; } //~ FINE CL0207
