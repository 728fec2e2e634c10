void f(int a) { int b[nope(({1;})]; int c = { nope(({ 2; }) }; }
