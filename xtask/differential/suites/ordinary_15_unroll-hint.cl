// std: 1.2 2.0

/*** for ***/
void for_ok(int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; ++i)
    ;
  __attribute__((opencl_unroll_hint(1)))
  for (int i = 0; i < n; ++i)
    ;
}

/*** while ***/
void while_ok(int n) {
  __attribute__((opencl_unroll_hint(2)))
  while (n-- > 0)
    ;
  __attribute__((opencl_unroll_hint(4)))
  do {
    n++;
  } while (n < 10);
}

/*** bad argument ***/
void bad(int n, int x) {
  __attribute__((opencl_unroll_hint(1, 2))) // expected-error {{'opencl_unroll_hint' attribute takes no more than 1 argument}}
  for (;;)
    ;
  __attribute__((opencl_unroll_hint(x))) // expected-error {{'opencl_unroll_hint' attribute requires an integer constant}}
  for (;;)
    ;
  __attribute__((opencl_unroll_hint(-1))) // expected-error {{requires a positive integral compile time constant expression}}
  for (;;)
    ;
}

void not_a_loop(int x) {
  __attribute__((opencl_unroll_hint(2))) // expected-error {{'opencl_unroll_hint' attribute only applies to 'for', 'while', and 'do' statements}}
  if (x)
    x--;
}
