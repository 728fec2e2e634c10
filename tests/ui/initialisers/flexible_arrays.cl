// The array behind the other members has values where the variable lives as long as the program.
struct list { int count; int values[]; };
typedef struct { int length; char text[]; } string;
constant struct list two = {2, {1, 2}};
constant struct list named = {.count = 1, .values = {1}};
constant string word = {2, "ab"};
void inside(void)
{
  struct list none = {1};
  struct list empty = {0, {}};
  struct list one = {1, {1}};  //~ ERROR CL0434
  struct list by_name = {.count = 1, .values = {1}};  //~ ERROR CL0434
  string text = {1, "a"};  //~ ERROR CL0434
  struct list copied = (struct list){1, {1}};  //~ ERROR CL0434
}
constant struct { struct list first; } nested = {{1, {1}}};  //~ ERROR CL0434
