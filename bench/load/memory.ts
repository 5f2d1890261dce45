import { groupBytes } from '../extraction/group-bytes.ts'
import { mean } from './percentiles.ts'

const MB = 1024 * 1024

/** Samples the resident memory of a process and all below it until it is stopped. */
export function watchMemory(pid: number, everyMs = 250) {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(groupBytes(pid) / MB), everyMs)
  return {
    stop() {
      clearInterval(timer)
      return { mean: mean(samples), peak: Math.max(0, ...samples) }
    },
  }
}
