// std: 1.2 2.0
void f(int n) {
  switch (n) {
  case 1:
    n++;
    __attribute__((fallthrough));
  case 2:
    n--;
    break;
  __attribute__((fallthrough)) case 3:
    break;
  default:
    __attribute__((fallthrough));
  }
  __attribute__((fallthrough));
  __attribute__((unused)) int a;
  __attribute__((unused)) lab1: n = 1;
  lab2: __attribute__((unused)) n = 2;
  lab3: __attribute__((unused));
  goto lab1;
  goto lab2;
  goto lab3;
  __attribute__((nomerge)) f(1);
  __attribute__((nomerge)) n++;
  __attribute__((const)) n++;
  __attribute__((frob)) n++;
  __attribute__((frob)) { n++; }
  __attribute__((frob)) ;
  __attribute__((frob)) if (n) n++;
  __attribute__((likely)) n++;
  if (n) __attribute__((unused)) ; else n++;
  __attribute__(()) n++;
  __attribute__ n++;
}
