// `extern` in a function names what there is outside.
// std: 2.0+

extern int b;
extern constant int c;
global int d;
void f(void) {
    extern int b;
    extern constant int c;
    extern global int d;
    extern float e;
}
void g(void) {
    extern constant int b;  //~ ERROR CL0403
    extern int c;  //~ ERROR CL0403
    extern constant int d;  //~ ERROR CL0403
}
// What functions declared inside themselves is one thing too, whichever declares it again.
void first(void) {
    extern constant int in_two;
    extern constant float in_two;  //~ ERROR CL0403
    extern constant int same_in_two;
    extern constant int later;
    int called(int);
    float called(int);  //~ ERROR CL0403
    int later_called(int);
}
void second(void) {
    extern constant float in_two;  //~ ERROR CL0403
    extern constant int same_in_two;
    {
        extern constant float same_in_two;  //~ ERROR CL0403
    }
    int called(int);
    float later_called(int);  //~ ERROR CL0403
}
constant float later = 1;  //~ ERROR CL0403
int called(int a) { return a; }
void third(int in_two) {
    float called;
    float later_called(int);  //~ ERROR CL0403
}
