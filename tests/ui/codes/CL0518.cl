// What is selected is a scalar or a vector, of 2, 3, 4, 8 or 16 elements (6.3.2, 6.3.7); of 3 since 1.1.
void selections(float4 four, float8 eight, float16 sixteen) {
  (void)four.xyzwx; //~ ERROR CL0518
  (void)four.xxyyzz; //~ ERROR CL0518
  (void)four.xxxxxxx; //~ ERROR CL0518
  (void)eight.s01234; //~ ERROR CL0518
  (void)eight.s012345; //~ ERROR CL0518
  (void)eight.s0123456; //~ ERROR CL0518
  (void)eight.s012345670; //~ ERROR CL0518
  (void)sixteen.s0123456789ab; //~ ERROR CL0518
  (void)sixteen.s0123456789abcde; //~ ERROR CL0518
  (void)sixteen.s0123456789abcdef0; //~ ERROR CL0518
  eight.s01234 = 1.0f; //~ ERROR CL0518
  sixteen = (float16)(four.xxxxxxx, four.xyz, four.xyz, four.xyz); //~ ERROR CL0518 //~ WARNING[1.0] CL0805 //~ WARNING[1.0] CL0805 //~ WARNING[1.0] CL0805
  (void)four.x; //~ FINE CL0518
  (void)four.xy; //~ FINE CL0518
  (void)four.xyz; //~ FINE[1.1+] CL0518 //~ WARNING[1.0] CL0805
  (void)four.xxyy; //~ FINE CL0518
  (void)four.xyzwwzyx; //~ FINE CL0518
  (void)eight.s01234567; //~ FINE CL0518
  (void)four.xyzwxyzwxyzwxyzw; //~ FINE CL0518
  (void)sixteen.s0123456789ABCDEF; //~ FINE CL0518
  eight.s0123 = four; //~ FINE CL0518
}
