// No label is inside a statement expression of GNU C; a jump out of one is allowed.
void f(int n) {
    goto in;
    ({ in: n = 1; });  //~ ERROR CL0904
    ({ goto past; });
    switch (n) {
    case 1: ({ case 2: n = 1; });  //~ ERROR CL0904
    case 3: ({ default: n = 1; });  //~ ERROR CL0904
    case 4: ({ switch (n) { case 5: n = 1; } });
    }
past: ;
}
