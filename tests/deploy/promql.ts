import { parser } from '@prometheus-io/lezer-promql'

/** The names of the metrics a query reads. Throws where it is no PromQL. */
export function metricsOf(query: string): string[] {
  // Grafana puts a duration there before it asks.
  const asked = query.replaceAll('$__rate_interval', '1m')
  const names = new Set<string>()
  parser.parse(asked).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`at ${String(from)} this is no PromQL: ${asked}`)
      if (type.name !== 'VectorSelector') return
      names.add(/^[\w:]+/.exec(asked.slice(from, to))?.[0] ?? '')
    },
  })
  return [...names]
}
