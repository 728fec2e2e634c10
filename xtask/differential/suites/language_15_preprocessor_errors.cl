// std: 1.2 2.0 3.0
// #error, #warning, #pragma, includes and unbalanced conditionals.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_nonsense : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : maybe
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT SOMETIMES
#pragma OPENCL NOTHING
#pragma STDC FP_CONTRACT ON
#pragma once
#pragma unknown stuff here
#pragma

#include <>
#include
#include 42

#error this is one error
#warning this is a warning
#frobnicate
#
#elif 1
#else
#endif

#if 0
#error not seen
#bogus not seen
#if 1
#endif
#elif 1
constant int seen = 1;
#elif garbage (
constant int notseen = 1;
#else
constant int notseen = 2;
#else
constant int notseen = 3;
#endif

#ifdef cl_khr_fp64
constant double d = 1.0;
#endif

kernel void k(global int *p) {
#pragma unroll
  for (int i = 0; i < 4; i++) p[i] = i;
#pragma unroll 4
  for (int i = 0; i < 4; i++) p[i] = i;
#pragma unroll(2)
  for (int i = 0; i < 4; i++) p[i] = i;
#pragma unroll 0
  for (int i = 0; i < 4; i++) p[i] = i;
#pragma nounroll
  for (int i = 0; i < 4; i++) p[i] = i;
#pragma unroll
  p[0] = 1;
  p[1] = _Pragma("nothing") 1;
}

/* unterminated conditional below */
#if 1
constant int last = 1;
