// std: 1.0 1.2 2.0

event_t glb_evt; // expected-error {{type cannot be used to declare a program scope variable}}

constant struct evt_s {
  event_t evt; // expected-error {{the 'event_t' type cannot be used to declare a structure or union field}}
} evt_str = {0};

void foo(event_t evt);

void kernel ker(event_t argevt) { // expected-error {{'__private event_t' cannot be used as the type of a kernel parameter}}
  event_t e;
  constant event_t const_evt; // expected-error {{the '__constant event_t' type cannot be used to declare a program scope variable}}
  for (int i = 0; i < 2; i++)
    ;
  foo(e);
  foo(0);
  foo(5); // expected-error {{passing 'int' to parameter of incompatible type 'event_t'}}
  foo((event_t)1); // expected-error {{cannot cast non-zero value '1' to 'event_t'}}
}

kernel void copy(global float *in, local float *buf) {
  event_t e = async_work_group_copy(buf, in, 64, 0);
  wait_group_events(1, &e);
  local event_t le; // expected-error {{the event_t type can only be used with __private address space qualifier}}
  e = e + 1; // expected-error {{invalid operands to binary expression}}
}
