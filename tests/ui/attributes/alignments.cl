// What a typedef or a declaration is aligned to, and the room that odd vectors take.
#define HOLDS(condition) _Static_assert(condition, "")
typedef int five __attribute__((ext_vector_type(5)));
typedef char gnu_five __attribute__((vector_size(5)));
typedef int apart __attribute__((aligned(8)));
typedef apart again;
typedef struct { int a; } wide __attribute__((aligned(16)));
HOLDS(sizeof(five) == 32 && __alignof__(five) == 32);
HOLDS(sizeof(gnu_five) == 8 && __alignof__(gnu_five) == 8);
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
