// A block is not `extern`, whether it has a value or not (6.14.5).
// std: 2.0+
typedef int (^b_t)(void);
extern int (^bl)(void) = ^(void) { //~ ERROR CL0432
  return 1;
};
extern b_t b2 = ^(void) { return 1; }; //~ ERROR CL0432
extern int (^b3)(void); //~ ERROR CL0432
extern b_t b4; //~ ERROR CL0432
static b_t b5 = ^(void) { return 1; };
int (^b6)(void) = ^(void) { return 1; };
b_t b7; //~ ERROR CL0432
static b_t b8; //~ ERROR CL0432
extern const b_t b9 = ^{ return 1; }; //~ ERROR CL0432
constant b_t b10 = ^{ return 1; };
global b_t b11 = ^{ return 1; };
local b_t b12 = ^{ return 1; }; //~ ERROR CL0307
void f(void) {
  extern b_t c1; //~ ERROR CL0432
  extern b_t c2 = ^{ return 1; }; //~ ERROR CL0432
  static b_t c3 = ^{ return 1; };
  static b_t c4; //~ ERROR CL0432
  register b_t c5 = ^{ return 1; }; //~ ERROR CL0407
  auto b_t c6 = ^{ return 1; }; //~ ERROR CL0407
  extern int (^c7)(void) = ^(void) { //~ ERROR CL0432
    return 1;
  };
}
