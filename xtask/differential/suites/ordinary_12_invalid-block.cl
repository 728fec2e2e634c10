// std: 2.0

// OpenCL v2.0 s6.12.5
void f0(int (^const bl)(void)); // expected-error{{declaring function parameter of type}}

// All blocks declarations must be const qualified and initialized.
void f1(void) {
  int (^bl1)(void) = ^(void) {
    return 1;
  };
  int (^const bl2)(void) = ^(void) {
    return 1;
  };
  f0(bl1);
  f0(bl2);
  bl1 = bl2;          // expected-error{{invalid operands to binary expression ('int (__generic ^const __private)(void)' and 'int (__generic ^const __private)(void)')}}
  int (^const bl3)(); // expected-error{{invalid block variable declaration - must be initialized}}
}

// A block with extern storage class is not allowed.
extern int (^bl)(void) = ^(void) { // expected-error{{invalid block variable declaration - using 'extern' storage class is disallowed}}
  return 1;
};
void f2(void) {
  extern int (^bl)(void) = ^(void) { // expected-error{{invalid block variable declaration - using 'extern' storage class is disallowed}}
    return 1;
  };
}

// A block cannot be the return value or parameter of a function.
typedef int (^bl_t)(void);
bl_t f3(bl_t bl); // expected-error{{declaring function return value of type 'bl_t'}}

struct bl_s {
  int (^bl)(void); // expected-error {{the 'int (__generic ^const)(void)' type cannot be used to declare a structure or union field}}
};

void f4(void) {
  __block int a = 10; // expected-error {{the __block storage type is not permitted}}
}

// A block with variadic argument is not allowed.
int (^bl_var)(int, ...) = ^int(int I, ...) { // expected-error {{invalid prototype, variadic arguments are not allowed in OpenCL}}
  return 0;
};

// A block can't be used to declare an array
typedef int (^bl1_t)(int);
void f5(int i) {
  bl1_t bl1 = ^(int i) {
    return 1;
  };
  bl1_t bl2 = ^(int i) {
    return 2;
  };
  bl1_t arr[] = {bl1, bl2}; // expected-error {{array of 'bl1_t' (aka 'int (__generic ^const)(__private int)') type is invalid in OpenCL}}
  int tmp = i ? bl1(i)  // expected-error {{block type cannot be used as expression in ternary expression in OpenCL}}
              : bl2(i); // expected-error {{block type cannot be used as expression in ternary expression in OpenCL}}
}

// A block pointer type and all pointer operations are disallowed
void f6(bl1_t *bl_ptr) { // expected-error{{pointer to type 'bl1_t'}}
  bl1_t bl = ^(int i) {
    return 1;
  };
  bl1_t *p; // expected-error {{pointer to type}}
  *bl;      // expected-error {{invalid argument type}}
  &bl;      // expected-error {{invalid argument type}}
}
