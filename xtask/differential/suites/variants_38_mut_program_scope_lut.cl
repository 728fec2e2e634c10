// std: 1.2 2.0 3.0
constant uchar lut[4] = { 0, 85, 170, 255 };

uchar map_level(constant uchar *t, uchar v) {
  return t[v >> 6];
}

kernel void posterize(global uchar *img) {
  local uchar shared_max;
  img[get_global_id(0)] = map_level(lut, img[get_global_id(0)]);
}

const uchar lut_1[4] = { 0, 85, 170, 255 };
global uchar lut_2[4] = { 0, 85, 170, 255 };
local uchar lut_3[4];
private uchar lut_4[4] = { 0, 85, 170, 255 };
constant uchar lut_5[4];
constant uchar lut_6[3] = { 0, 85, 170, 255 };
static constant uchar lut_7[] = { [3] = 255, [0] = 0 };
extern constant uchar lut_8[4];
constant uchar lut_9[4] = { 0, 85, 170, lut };
constant uchar *lut_10 = lut;

kernel void post_1(global uchar *img) {
  local uchar shared_max = 0;
  img[0] = map_level(lut, img[0]);
}
kernel void post_2(global uchar *img) {
  if (img[0]) {
    local uchar nested;
    nested = img[1];
  }
}
kernel void post_3(global uchar *img) {
  static uchar count;
  img[0] = map_level(img, lut[0]);
}
kernel void post_4(global uchar *img) {
  constant uchar k = 3;
  img[0] = map_level(&k, 0);
}
kernel void post_5(global uchar *img) {
  constant uchar k = img[0];
  img[k] = map_level(lut, 0);
}
kernel void post_6(global uchar *img) {
  global uchar k;
  img[0] = map_level(lut_7, *lut_10);
}
