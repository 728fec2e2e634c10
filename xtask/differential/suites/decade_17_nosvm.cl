// std: 1.2 2.0 3.0

typedef __attribute__((nosvm)) global float *buffer_t;

kernel void scale(__attribute__((nosvm)) global float *data, float by) {}
kernel void shift(global float *data __attribute__((nosvm)), float by) {}
kernel void value(__attribute__((nosvm)) float by) {}
kernel void args(__attribute__((nosvm("x"))) global float *data) {}
__attribute__((nosvm)) kernel void whole(buffer_t b) {}

void body(global float *p) { __attribute__((nosvm)) global float *q = p; }
