// std: 1.2 2.0 3.0

private int tab0[4] = {1, 2, 3, 4};
global int gv0 = 7;
global int *gp0 = &gv0;
static global float fs0[2];
kernel void ps0(global int *out) {
  static global int n;
  out[0] = tab0[n++ & 3] + *gp0 + (int)fs0[1];
}

constant int tab1[4] = {1, 2, 3, 4};
constant int gv1 = 7;
global int *gp1 = &gv1;
static global float fs1[2];
kernel void ps1(global int *out) {
  static global int n;
  out[0] = tab1[n++ & 3] + *gp1 + (int)fs1[1];
}

constant int tab2[4] = {1, 2, 3, 4};
global int gv2 = 7;
local int *gp2 = &gv2;
static global float fs2[2];
kernel void ps2(global int *out) {
  static global int n;
  out[0] = tab2[n++ & 3] + *gp2 + (int)fs2[1];
}

constant int tab3[4] = {1, 2, 3, 4};
global int gv3 = 7;
global int *gp3 = &gv3;
static global float fs3[2];
kernel void ps3(global int *out) {
  static local int n;
  out[0] = tab3[n++ & 3] + *gp3 + (int)fs3[1];
}

constant int tab4[4];
global int gv4 = 7;
global int *gp4 = &gv4;
static global float fs4[2];
kernel void ps4(global int *out) {
  static global int n;
  out[0] = tab4[n++ & 3] + *gp4 + (int)fs4[1];
}

constant int tab5[4] = {1, 2, 3, 4};
global int gv5 = 7;
global int *gp5 = &gv5;
static float fs5[2];
kernel void ps5(global int *out) {
  static global int n;
  out[0] = tab5[n++ & 3] + *gp5 + (int)fs5[1];
}

constant int tab6[4] = {1, 2, 3, 4, 5};
global int gv6 = 7;
global int *gp6 = &gv6;
static global float fs6[2];
kernel void ps6(global int *out) {
  static global int n;
  out[0] = tab6[n++ & 3] + *gp6 + (int)fs6[1];
}

constant int tab7[4] = {1, 2, 3, 4};
global int gv7 = tab7[0];
global int *gp7 = &gv7;
static global float fs7[2];
kernel void ps7(global int *out) {
  static global int n;
  out[0] = tab7[n++ & 3] + *gp7 + (int)fs7[1];
}

constant int tab8[4] = {1, 2, 3, 4};
global int gv8 = 7;
global int *gp8 = &gv8;
static global float fs8[2];
kernel void ps8(global int *out) {
  global int n;
  out[0] = tab8[n++ & 3] + *gp8 + (int)fs8[1];
}

constant int tab9[4] = {1, 2, 3, 4};
global int gv9 = 7;
global int *gp9 = gv9;
static global float fs9[2];
kernel void ps9(global int *out) {
  static global int n;
  out[0] = tab9[n++ & 3] + *gp9 + (int)fs9[1];
}
