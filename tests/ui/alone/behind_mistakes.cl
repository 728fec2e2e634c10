// What is read behind a mistake in an expression, an argument, an initialiser or a macro call.

#define sum(a, b) ((a) + (b))

constant int values[2] = { int)(1, 2),  //~ ERROR CL0201
                           3 };
constant float2 pairs[2] = { float2)(1.0f, 2.0f),  //~ ERROR CL0201 //~ ERROR CL0201
                             { 3.0f, 4.0f } };
constant float2 unclosed[2] = { (float2)(1.0f, 2.0f,
                                { 3.0f, 4.0f } };  //~ ERROR CL0201

void type_names(int n) {
    n = uint + 1  //~ ERROR CL0201
        ;
    n = (n + uint  //~ ERROR CL0201
         );
    if (n + uint  //~ ERROR CL0201
        n) ;
    n[uint  //~ ERROR CL0201
      n] = 1;
}

void initialisers(int n) {
    int a = unknown_a), b = 1;  //~ ERROR CL0201 //~ ERROR CL0501
    n = b;  //~ ERROR CL0501
    int c = (unknown_c) 2, d = 1; //~ ERROR CL0203
    n = d;
    int e[2] = { unknown_e, 1 } 2, f = 1;  //~ ERROR CL0501 //~ ERROR CL0201
    n = f;
}

void macro_arguments(int n) {
    n = sum(1,  //~ ERROR CL0501
            2,
            3);  //~ ERROR CL0112
    n = sum(  //~ ERROR CL0501
        1
        );  //~ ERROR CL0112
}

void do_ends(int n) {
    do {
        n--;
    } while (n > 0):  //~ ERROR CL0201
    switch (n) {
    case 1; //~ ERROR CL0201
        break;
    }
}

void swallows_its_brace(int n) {
    n = swallows_its_brace(n, (unknown_a);  //~ ERROR CL0501 //~ ERROR CL0201
    n = 1;
    n //~ ERROR CL0201
}
