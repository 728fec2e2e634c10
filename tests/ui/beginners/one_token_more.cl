// Further slips of one token: a search ends after some declarations with slips.
kernel void commas(global float *a, int which) {
  int i = get_global_id(0);
  a[1] = max(a[2], a[3],);  //~ ERROR CL0201
  a[2] = a[3] + a[4] + a[5] + a[6];
  int first second = 2;  //~ ERROR CL0201
  first = second * which + second * i;
  first = min(which second);  //~ ERROR CL0201
  a[second] = a[second + 1] + a[second + 2];
  a[2] = (a[3] + a[4]) * 2.0f);  //~ ERROR CL0201
  a[second] = undeclared + first;  //~ ERROR CL0501
}

kernel void operand(global float *a) { a[0] = a[1] + ; a[2] = 3; } //~ ERROR CL0201
kernel void parenthesis(global float *a) { a[0] = a[1] + a[2]) * 2; } //~ ERROR CL0201
kernel void name(global float *a) { float b = a[0] c = a[1]; } //~ ERROR CL0201
