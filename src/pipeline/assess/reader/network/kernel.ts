import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { isMainThread } from 'node:worker_threads'

/** What training/kernel/kernel.c exports; all arguments are byte offsets into the memory, or counts. */
export type Kernel = {
  quantise(x: number, q: number, factor: number, n: number, k: number): void
  multiply(
    x: number,
    rowFactor: number,
    w: number,
    columnFactor: number,
    bias: number,
    y: number,
    n: number,
    k: number,
    m: number,
    rectify: number,
  ): void
  /** `zero` stands for 0 among the integers from 0 to 127. */
  quantise_coarsely(x: number, q: number, factor: number, n: number, k: number, zero: number): void
  multiply_coarsely(
    x: number,
    rowFactor: number,
    w: number,
    wSums: number,
    columnFactor: number,
    bias: number,
    y: number,
    n: number,
    k: number,
    m: number,
    zero: number,
    rectify: number,
  ): void
  normalise(x: number, scale: number, shift: number, y: number, n: number, d: number): void
  attend(qkv: number, y: number, scores: number, n: number, d: number, heads: number): void
  softmax(x: number, n: number): void
  logistic(x: number, n: number): void
  hyperbolic_tangent(x: number, n: number, scale: number): void
  add(y: number, x: number, n: number): void
  /** Raised by GELU_RAISED, so that nothing is below 0. */
  gelu(x: number, n: number): void
}

/** What of WebAssembly is needed; Node has it, its types leave it to the browser's. */
type Memory = { readonly buffer: ArrayBuffer }
/** Compiled WebAssembly; may be handed to another thread. */
export type CompiledKernel = object
const WebAssembly = Reflect.get(globalThis, 'WebAssembly') as {
  Memory: new (descriptor: { initial: number }) => Memory
  Module: new (bytes: Uint8Array) => CompiledKernel
  Instance: new (module: CompiledKernel, imports: { env: { memory: Memory } }) => { readonly exports: unknown }
}

const PAGE_BYTES = 65_536
/** The kernel's own stack lies below. */
const FIRST_FREE = 2 * PAGE_BYTES
const ALIGNED = 16

let kept: CompiledKernel | undefined

/** The kernel of this process, compiled when it is first wanted; a thread is given it, see `useKernel`. */
export function compiledKernel(): CompiledKernel {
  return (kept ??= compile())
}

/** What another thread compiled. */
export function useKernel(compiled: CompiledKernel): void {
  kept = compiled
}

/**
 * Optimised at once: a server compiles WebAssembly only roughly, for its database's sake, and roughly compiled the kernel
 * takes many times as long. How V8 compiles is set for the whole process: two threads that did this at once would set it back
 * under each other's hands, and a kernel compiled roughly stays so.
 */
function compile(): CompiledKernel {
  if (!isMainThread) throw new Error('A thread is given the compiled kernel; it does not compile it')
  const bytes = readFileSync(new URL('kernel.wasm', import.meta.url))
  setFlagsFromString('--no-liftoff')
  setFlagsFromString('--no-wasm-lazy-compilation')
  try {
    return new WebAssembly.Module(bytes)
  } finally {
    setFlagsFromString('--liftoff')
    setFlagsFromString('--wasm-lazy-compilation')
  }
}

/** The kernel with a memory that is handed out piece by piece and never taken back. */
export class KernelMemory {
  readonly kernel: Kernel
  readonly #memory: Memory
  #next = FIRST_FREE

  /** @param bytes all that will be asked for */
  constructor(bytes: number) {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil((FIRST_FREE + bytes) / PAGE_BYTES) + 1 })
    const instance = new WebAssembly.Instance(compiledKernel(), { env: { memory: this.#memory } })
    this.kernel = instance.exports as Kernel
  }

  /** Offset of so many fresh bytes, all 0. */
  take(bytes: number): number {
    const offset = this.#next
    this.#next += Math.ceil(bytes / ALIGNED) * ALIGNED
    return offset
  }

  floats(offset: number, length: number): Float32Array {
    return new Float32Array(this.#memory.buffer, offset, length)
  }

  integers(offset: number, length: number): Int32Array {
    return new Int32Array(this.#memory.buffer, offset, length)
  }

  bytes(offset: number, length: number): Int8Array {
    return new Int8Array(this.#memory.buffer, offset, length)
  }

  shorts(offset: number, length: number): Int16Array {
    return new Int16Array(this.#memory.buffer, offset, length)
  }
}
