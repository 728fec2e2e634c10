// Of overloads each is held against its own earlier declaration, whatever was wrong with others.
// std: 1.2+
#define OVERLOADED __attribute__((overloadable))

int4 OVERLOADED vector(int4 a) { return a; }
int OVERLOADED vector(int b) { return b + 1; }
int OVERLOADED vector(int b) { return b + 1; }  //~ ERROR CL0402
float OVERLOADED vector(int4 a) { return 1.0f; }  //~ ERROR CL0403
int OVERLOADED both(int a) { return a; }
int OVERLOADED both(int a) { return a; }  //~ ERROR CL0402
int OVERLOADED both(float a) { return a; }
int OVERLOADED both(float a) { return a; }  //~ ERROR CL0402
// Of these nothing more is said.
int OVERLOADED both(int a) { return a; }
float OVERLOADED both(float a);
void uses(void) {
    vector(1);
    vector((int4)(1));
}
int alone(int a) { return a; }
int alone(int b) { return b; }  //~ ERROR CL0402
float alone(int b);
