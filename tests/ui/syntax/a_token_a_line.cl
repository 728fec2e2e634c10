// Each token of a mistake in a line of its own: which one is reported.

struct
int //~ ERROR CL0201
{  //~ ERROR CL0201
    int in_struct;
};

constant int operator_for_equals
+=  //~ ERROR CL0201
1;

constant int
[3] //~ ERROR CL0201
brackets_before; //~ ERROR CL0313

int
[3];  //~ ERROR CL0201

void static_brackets(int a[static], int b[  //~ ERROR CL0201 //~ ERROR CL0416
static
*
]); //~ ERROR CL0201
void static_twice(int a[static
static 3]);  //~ ERROR CL0201
void space_in_brackets(int a[global 3]);

void noreturn_behind() //~ ERROR CL0201
_Noreturn;

struct tag
[[deprecated]]  //~ ERROR CL0201
{
    int in_tag;
};



int one_colon();
int no_name();
__attribute__((annotated(int)))
int type_argument();
__attribute__((annotated(1 2))) int two_arguments();
__attribute__((vec_type_hint(int
,int))) kernel void two_types() {}  //~ ERROR CL0201

void statements(int n) {
    do unknown_name while (n);  //~ ERROR CL0501 //~ ERROR CL0201
    do
        unknown_name;  //~ ERROR CL0501
    while (n) //~ ERROR CL0201
    switch (n) {
    case 1
        ;  //~ ERROR CL0201
    case 1 + unknown_name  //~ ERROR CL0501
        ; //~ ERROR CL0201
    default
        ;  //~ ERROR CL0201
    }
    for (unknown_type //~ ERROR CL0203
         n;;) ;
    for (n = 0; unknown_name  //~ ERROR CL0501
         n;) ;  //~ ERROR CL0201
    sizeof
        int; //~ ERROR CL0201
    n +
        ++
        ; //~ ERROR CL0201
    __extension__ __extension__ int m;
    n = (
        kernel int) 1;  //~ ERROR CL0201
    __typeof__(unknown_name  //~ ERROR CL0501
               n) k; //~ ERROR CL0201
label: _Static_assert(1, "");
    goto label;
}
