#!/usr/bin/env bash
# Compiles the kernel with clang and lld (made with version 16; older ones do not know the relaxed dot product). The result is in the repository.
set -e
cd "$(dirname "$0")"
"${CLANG:-clang}" --target=wasm32 -O3 -msimd128 -mrelaxed-simd -ffp-contract=off -nostdlib -Wl,--no-entry -Wl,--import-memory -Wl,--export=__heap_base \
  -o ../../src/pipeline/assess/reader/network/kernel.wasm kernel.c
