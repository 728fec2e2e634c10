// std: 1.2 3.0
// Neither a kernel nor another function may be called main.
void main(int a);
int mainly(void) { return 0; }
kernel void main() {}
kernel void main_kernel() { int main = 1; }
