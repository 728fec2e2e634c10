// A built-in function that is not called is no value: what stands behind it is passed over.

void names_alone(int n) {
    int i = get_global_id]0) + 1, j = 1;  //~ ERROR CL0420 //~ ERROR CL0201
    n = j; //~ ERROR CL0501
    get_global_id  //~ ERROR CL0420 //~ ERROR CL0201
        0
        ) //~ ERROR CL0201
        ;
    n = names_alone(get_global_id  //~ ERROR CL0420
                    0); //~ ERROR CL0201
    n = (get_global_id  //~ ERROR CL0420
         0); //~ ERROR CL0201
    n = get_global_id(0)  //~ ERROR CL0201
        1;
}
