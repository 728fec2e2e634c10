// A string or character constant ends on the line where it starts (C99 6.4.4.4, 6.4.5); lines may be continued, quotes of
// the other kind are characters, and an escaped quote ends nothing.
constant char plain[] = "abc //~ ERROR CL0104
;
constant char escaped_quote[] = "abc\" //~ ERROR CL0104
;
constant char character = 'a //~ ERROR CL0104
;
constant char escaped_apostrophe = '\' //~ ERROR CL0104
;
int length(constant char *text);
void in_a_call(void) {
  length("abc //~ ERROR CL0104
  );
}
constant char whole[] = "abc"; //~ FINE CL0104
constant char backslash_at_the_end[] = "abc\\"; //~ FINE CL0104
constant char backslash = '\\'; //~ FINE CL0104
constant char apostrophe_within[] = "it's"; //~ FINE CL0104
constant char quote_within = '"'; //~ FINE CL0104
constant char quotes[] = "\"" "\'"; //~ FINE CL0104
constant char continued[] = "ab\
c"; //~ FINE CL0104
constant char pieces[] = "ab" //~ FINE CL0104
  "c"; //~ FINE CL0104
// it's a comment, and "this too //~ FINE CL0104
#if 0
it isn't text of the program //~ FINE CL0104
#endif
