// What a typedef or a declaration is aligned to, and the room that odd vectors take.
#define HOLDS(condition) _Static_assert(condition, "")
typedef int apart __attribute__((aligned(8)));
typedef apart again;
typedef struct { int a; } wide __attribute__((aligned(16)));
HOLDS(sizeof(apart) == 4 && __alignof__(apart) == 8);
HOLDS(__alignof__(again) == 8);
HOLDS(sizeof(wide) == 4 && __alignof__(wide) == 16);
HOLDS(__alignof__(int) == 4);
void objects(void)
{
  apart a;
  int b __attribute__((aligned(32))), plain;
  HOLDS(__alignof__(a) == 8);
  HOLDS(__alignof__(b) == 32);
  HOLDS(__alignof__(plain) == 4);
  HOLDS(__alignof__(plain) == 8);  //~ ERROR CL0442
}
