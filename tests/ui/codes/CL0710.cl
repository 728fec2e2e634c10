// An attribute that nobody knows is passed over (6.13), wherever attributes stand.
__attribute__((nobody_knows)) void function(void); //~ WARNING CL0710
void behind(void) __attribute__((nobody_knows)); //~ WARNING CL0710
void with_arguments(void) __attribute__((nobody_knows(1, "two", 3.0f))); //~ WARNING CL0710
constant int object __attribute__((nobody_knows)) = 1; //~ WARNING CL0710
typedef int named __attribute__((nobody_knows)); //~ WARNING CL0710
struct __attribute__((nobody_knows)) tagged { int a; }; //~ WARNING CL0710
struct behind_members { int a; } __attribute__((nobody_knows)); //~ WARNING CL0710
struct members { int a __attribute__((nobody_knows)); }; //~ WARNING CL0710
void parameter(__attribute__((nobody_knows)) int a); //~ WARNING CL0710
kernel __attribute__((nobody_knows)) void launched(void) {} //~ WARNING CL0710
void two(void) __attribute__((nobody_knows, nothing_either)); //~ WARNING CL0710 //~ WARNING CL0710
struct known_too { int a; } __attribute__((packed, nobody_knows)); //~ WARNING CL0710
void inside(int n) {
  int a __attribute__((nobody_knows)); //~ WARNING CL0710
  __attribute__((nobody_knows)) for (; n < 1; n++) {} //~ WARNING CL0710
  int b __attribute__((aligned(8))); //~ FINE CL0710
}
struct packed { char a; int b; } __attribute__((packed)); //~ FINE CL0710
struct members_known { char a; int b __attribute__((packed)); } __attribute__((aligned(16))); //~ FINE CL0710
void nothing(void) __attribute__(()); //~ FINE CL0710
kernel __attribute__((reqd_work_group_size(1, 1, 1))) void required(void) {} //~ FINE CL0710
kernel __attribute__((__vec_type_hint__(int))) void underscored(void) {} //~ FINE CL0710
