// A label is part of a statement, and a declaration is none (C99 6.8.1, 6.8.2); C allows it since 2023.
int value(int a) { switch (a) { case 1: int b = a; return b; } return 0; } //~ WARNING CL0208
int others(int a) { switch (a) { default: int b = a; return b; } return 0; } //~ WARNING CL0208
int label(int a) { if (a) goto next; next: int b = a; return b; } //~ WARNING CL0208
int two(int a) { if (a) goto x; goto y; x: y: int b = 1; return b; } //~ WARNING CL0208
int with_typedef(int a) { goto next; next: typedef int t; t b = a; return b; } //~ WARNING CL0208
int with_struct(int a) { goto next; next: struct s { int c; } b = { a }; return b.c; } //~ WARNING CL0208
int in_a_block(int a) { switch (a) { case 1: { int b = a; return b; } } return 0; } //~ FINE CL0208
int behind_empty(int a) { if (a) goto next; next: ; int b = a; return b; } //~ FINE CL0208
int behind_another(int a) { switch (a) { case 1: a = 2; int b = a; return b; } return 0; } //~ FINE CL0208
int in_a_loop(int a) { switch (a) { case 1: for (int b = 0; b < 2; b++) a++; } return a; } //~ FINE CL0208
int compound(int a) { goto next; next: a = ((int[]){ 1 })[0]; return a; } //~ FINE CL0208
