import { readFileSync } from 'node:fs'

/** Resident bytes of a process and all below it; 0 where there is no /proc. */
export function groupBytes(pid: number): number {
  try {
    const kilobytes = Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    return kilobytes * 1024 + children.filter(Boolean).reduce((sum, child) => sum + groupBytes(Number(child)), 0)
  } catch {
    return 0
  }
}
