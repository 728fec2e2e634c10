// Characters that are written by their numbers, and names with a dollar.
// std: 2.0+

int caf\u00e9 = 1;
int of_caf = café;  //~ ERROR CL0439
int price$in$cents = 1;
int basic = '\u0041';  //~ ERROR CL0126
int too_large = '\u00e9';  //~ ERROR CL0126
int letter = 'é';  //~ ERROR CL0126
int no_character = '\uD800';  //~ ERROR CL0126
int few_digits = '\u12';  //~ ERROR CL0126
int in_braces = '\x{41}' + '\o{101}';
int too_large_in_braces = '\x{1234}';  //~ ERROR CL0126
int empty_braces = '\x{}';  //~ ERROR CL0126
int named = '\N{foo}';  //~ ERROR CL0126
int wide = L'é';
int wide_twice = L'ab';  //~ ERROR CL0126
int binary_point = 0b1.0;  //~ ERROR CL0126
constant char *text = "\u00e9\x{41}";
constant char *basic_text = "\u0041";  //~ ERROR CL0126
constant char *wrong_text = "\U00110000";  //~ ERROR CL0126
