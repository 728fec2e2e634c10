// What a loop asks in each round is a part of it, and may leave it where it is a statement expression of GNU C.
void f(int n) {
    while (({ break; 1; })) ;
    while (({ continue; 1; })) ;
    for (; ({ break; 1; }); ) ;
    for (; ; ({ break; })) ;
    do ; while (({ break; 1; }));
    for (({ break; 1; }); ; ) ;  //~ ERROR CL0901
    switch (({ break; 1; })) {}  //~ ERROR CL0901
    if (({ break; 1; })) ;  //~ ERROR CL0901
    while (n) if (({ break; 1; })) ;
}
