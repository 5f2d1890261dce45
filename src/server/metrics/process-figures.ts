import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from './registry.ts'

/** The process itself, under the names that dashboards for Node and for any program know. */
export function registerProcessFigures(registry: Registry): void {
  registry.measured(
    'process_cpu_seconds_total',
    'Processor time of this process.',
    () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    },
    'counter',
  )
  const startedAt = Date.now() / 1000 - process.uptime()
  registry.measured('process_start_time_seconds', 'When it started, since 1970.', () => startedAt)
  registry.measured('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss())
  registry.measured('nodejs_heap_size_used_bytes', 'JavaScript heap in use.', () => process.memoryUsage().heapUsed)
  registry.measured('nodejs_external_memory_bytes', 'Buffers and WebAssembly.', () => process.memoryUsage().external)
  registry.measured('process_open_fds', 'Open files and connections; 0 where nobody tells.', openFiles)

  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  registry.measured(
    'nodejs_eventloop_lag_p99_seconds',
    '99 of 100 delays since the last answer were no longer.',
    () => {
      const longest = delay.count === 0 ? 0 : delay.percentile(99) / 1e9
      delay.reset()
      return longest
    },
  )
}

function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return 0
  }
}
