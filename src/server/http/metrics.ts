import type { EvaluationStatus } from '../../contract/evaluation.ts'

/** Finished requests by method and status class ('GET 2xx'), and the seconds they took. */
export type RequestCounter = { counts: Map<string, number>; seconds: number }

export type Measured = {
  evaluations: Record<EvaluationStatus, number>
  /** Evaluations this process works on. */
  running: number
  requests: RequestCounter
}

/** The figures in Prometheus' text format. */
export function metricsText({ evaluations, running, requests }: Measured): string {
  const { heapUsed, rss } = process.memoryUsage()
  const total = [...requests.counts.values()].reduce((sum, count) => sum + count, 0)
  return [
    '# HELP mizan_evaluations Books by status; pending is the depth of the queue.',
    '# TYPE mizan_evaluations gauge',
    ...Object.entries(evaluations).map(([status, count]) => `mizan_evaluations{status="${status}"} ${String(count)}`),
    '# HELP mizan_evaluations_running Books this process works on.',
    '# TYPE mizan_evaluations_running gauge',
    `mizan_evaluations_running ${String(running)}`,
    '# HELP mizan_http_requests_total Finished requests.',
    '# TYPE mizan_http_requests_total counter',
    ...[...requests.counts].map(([key, count]) => {
      const [method = '', status = ''] = key.split(' ')
      return `mizan_http_requests_total{method="${method}",status="${status}"} ${String(count)}`
    }),
    '# HELP mizan_http_request_seconds Time spent answering.',
    '# TYPE mizan_http_request_seconds summary',
    `mizan_http_request_seconds_sum ${requests.seconds.toFixed(3)}`,
    `mizan_http_request_seconds_count ${String(total)}`,
    '# HELP process_resident_memory_bytes Memory of this process.',
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${String(rss)}`,
    '# HELP nodejs_heap_used_bytes JavaScript heap in use.',
    '# TYPE nodejs_heap_used_bytes gauge',
    `nodejs_heap_used_bytes ${String(heapUsed)}`,
    '# HELP process_uptime_seconds Seconds since the start.',
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime().toFixed(0)}`,
    '',
  ].join('\n')
}
