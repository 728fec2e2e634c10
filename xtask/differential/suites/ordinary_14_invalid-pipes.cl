// std: 2.0

global pipe int gp; // expected-error {{type '__global read_only pipe int' can only be used as a function parameter in OpenCL}}
global reserve_id_t rid; // expected-error {{the '__global reserve_id_t' type cannot be used to declare a program scope variable}}

extern pipe write_only int get_pipe(void); // expected-error {{'write_only' attribute only applies to parameters and typedefs}}

kernel void test_invalid_reserve_id(reserve_id_t ID) { // expected-error {{'__private reserve_id_t' cannot be used as the type of a kernel parameter}}
}

void test1(pipe int *p) { // expected-error {{pipes packet types cannot be of reference type}}
}
void test2(pipe p) { // expected-error {{missing actual type specifier for pipe}}
}
void test3(int pipe p) { // expected-error {{cannot combine with previous 'int' declaration specifier}}
}
void test4(void) {
  pipe int p; // expected-error {{type '__private read_only pipe int' can only be used as a function parameter}}
  pipe int arr[4]; // expected-error {{type '__private read_only pipe int[4]' can only be used as a function parameter in OpenCL}}
}
void test5(pipe int p) {
  p + p; // expected-error {{invalid operands to binary expression}}
  p = p; // expected-error {{invalid operands to binary expression}}
  &p;    // expected-error {{invalid argument type}}
  *p;    // expected-error {{invalid argument type}}
}

typedef pipe int pipe_int_t;
pipe_int_t test6(void) {} // expected-error {{declaring function return value of type 'pipe_int_t' (aka 'read_only pipe int') is not allowed}}

bool test_id_comprision(void) {
  reserve_id_t id1, id2;
  return (id1 == id2); // expected-error {{invalid operands to binary expression ('__private reserve_id_t' and '__private reserve_id_t')}}
}

kernel void ok(read_only pipe int a, write_only pipe float4 b) {
  int tmp;
  float4 v = (float4)(0.0f);
  read_pipe(a, &tmp);
  write_pipe(b, &v);
  write_pipe(a, &tmp); // expected-error {{invalid pipe access modifier (expecting write_only)}}
  read_pipe(b, &v);    // expected-error {{invalid pipe access modifier (expecting read_only)}}
  read_pipe(a, &v);    // expected-error {{invalid argument type to function 'read_pipe'}}
  read_pipe(a);        // expected-error {{invalid number of arguments to function: 'read_pipe'}}
  read_pipe(tmp, &tmp); // expected-error {{first argument to 'read_pipe' must be a pipe type}}
}
