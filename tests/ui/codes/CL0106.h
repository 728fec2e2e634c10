#define HEADER 1
