// std: 1.2 2.0 3.0
void test_numeric_as_to_generic_implicit_cast(__attribute__((address_space(3))) int *as3, float src) {
  int *p = as3;
  p = (int *)as3;
}

void test_numeric_as_to_named(__attribute__((address_space(3))) int *as3, __attribute__((address_space(1))) int *as1) {
  local int *l = as3;
  l = (local int *)as3;
  as3 = as1;
  as3 = (__attribute__((address_space(3))) int *)as1;
  if (as3 == as1) {}
}

void test_range(void) {
  __attribute__((address_space(-1))) int *neg;
  __attribute__((address_space(0x1000000))) int *big;
  __attribute__((address_space(1))) __attribute__((address_space(2))) int *two;
  __attribute__((address_space(1))) local int *mixed;
  __attribute__((address_space("x"))) int *str;
  __attribute__((address_space)) int *none;
}
