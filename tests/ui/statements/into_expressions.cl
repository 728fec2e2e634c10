// No jump leads into a statement expression of GNU C; out of one it does.
void f(int n) {
    goto in;  //~ ERROR CL0904
    ({ in: n = 1; });
    ({ int k = 1; k: n = k; goto k; });
    ({ goto past; });
    ({ l: ({ goto l; }); });
    ({ goto m; ({ m: ; }); });  //~ ERROR CL0904
    ({ goto o; });  //~ ERROR CL0904
    ({ o: ; });
    switch (n) {
    case 1: ({ case 2: n = 1; });  //~ ERROR CL0904
    case 3: ({ default: n = 1; });  //~ ERROR CL0904
    case 4: ({ switch (n) { case 5: n = 1; } });
    }
past: ;
}
