// Behind a name that is not declared the end of what it stands in is looked for, and not missed.

void in_brackets(int n) {
    n = (unknown_a  //~ ERROR CL0501
         n); //~ ERROR CL0201
    n = in_brackets(n, unknown_b  //~ ERROR CL0501
         n); //~ ERROR CL0201
    n = n[unknown_c  //~ ERROR CL0501
          n];  //~ ERROR CL0201
    int sized[1 + unknown_d  //~ ERROR CL0501
              n]; //~ ERROR CL0201
    int listed[] = { 1 + unknown_e  //~ ERROR CL0501
                     n }; //~ ERROR CL0201
    n = sizeof(unknown_f  //~ ERROR CL0501
               n); //~ ERROR CL0201
}

void in_lists(int n) {
    // The elements of a vector literal end where they end.
    n = (int)(unknown_a  //~ ERROR CL0501
              n);  //~ ERROR CL0201
    n = (int)(1, (unknown_b) //~ ERROR CL0203
              n);
}

void in_conditions(int n) {
    if (n == unknown_a  //~ ERROR CL0501
        n) ;  //~ ERROR CL0201
    while (unknown_b.x  //~ ERROR CL0501
           n) ;  //~ ERROR CL0201
    switch ((unknown_c) //~ ERROR CL0203
            n) ;
    for (n = 0; unknown_d  //~ ERROR CL0501
         n; n++) ;  //~ ERROR CL0201
    for (n = 0; (unknown_e) //~ ERROR CL0203
         n; n++) ;
}

_Static_assert(unknown_f  //~ ERROR CL0501
               1, ""); //~ ERROR CL0201
