// Wide string literals are arrays of `int`, which is what `wchar_t` is here (C99 6.4.5, 6.7.8).
constant int whole[] = L"abc";
constant int ends[4] = L"abc";
constant int empty[] = L"";
constant int parts[] = "ab" L"c";
constant int accents[2] = L"é";
constant char has_four[sizeof(whole) == 16 && sizeof(parts) == 16 ? 1 : -1] = {0};
constant char ends_of[sizeof(accents) == 8 && sizeof(empty) == 4 ? 1 : -1] = {0};
constant int *constant pointer = L"abc";
constant char narrow[] = L"abc";  //~ ERROR CL0434
constant int wide[] = "abc";  //~ ERROR CL0434
constant short shorter[] = L"abc";  //~ ERROR CL0434
constant int cut[2] = L"abc";
kernel void f(void) {
    int inside[] = L"ab";
    int sums[2] = {L'a', L'b'};
}
