type Labels<Name extends string> = Readonly<Record<Name, string | number>>

export type Registry = ReturnType<typeof createRegistry>

/**
 * Counters, gauges and histograms in Prometheus' text format 0.0.4. A figure without labels is there from the beginning, one
 * with labels since it was first told.
 */
export function createRegistry() {
  const families: (() => string[])[] = []
  const family = (name: string, help: string, type: string, samples: () => string[]): void => {
    const head = [`# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`, `# TYPE ${name} ${type}`]
    families.push(() => [...head, ...samples()])
  }

  return {
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    text: (): string => `${families.flatMap((lines) => lines()).join('\n')}\n`,

    counter<Name extends string = never>(name: string, help: string, ...labelNames: Name[]) {
      const values = new Map<string, number>(labelNames.length === 0 ? [['', 0]] : [])
      family(name, help, 'counter', () => [...values].map(([labels, value]) => `${name}${labels} ${String(value)}`))
      return {
        add(labels: Labels<Name>, by = 1): void {
          const key = labelText(labelNames, labels)
          values.set(key, (values.get(key) ?? 0) + by)
        },
      }
    },

    gauge<Name extends string = never>(name: string, help: string, ...labelNames: Name[]) {
      const values = new Map<string, number>()
      family(name, help, 'gauge', () => [...values].map(([labels, value]) => `${name}${labels} ${String(value)}`))
      return {
        set: (labels: Labels<Name>, value: number): void => void values.set(labelText(labelNames, labels), value),
        /** Nothing is known any more. */
        clear: (): void => values.clear(),
      }
    },

    /** A figure that is looked up each time somebody asks. */
    measured(name: string, help: string, look: () => number, type: 'gauge' | 'counter' = 'gauge'): void {
      family(name, help, type, () => [`${name} ${String(look())}`])
    },

    histogram<Name extends string = never>(
      name: string,
      help: string,
      buckets: readonly number[],
      ...labelNames: Name[]
    ) {
      const series = new Map<string, Distribution>()
      if (labelNames.length === 0) series.set('', emptyDistribution(buckets))
      family(name, help, 'histogram', () =>
        [...series].flatMap(([labels, own]) => samplesOf(name, labels, buckets, own)),
      )
      return {
        observe(labels: Labels<Name>, value: number): void {
          const key = labelText(labelNames, labels)
          const own = series.get(key) ?? emptyDistribution(buckets)
          series.set(key, own)
          const at = buckets.findIndex((edge) => value <= edge)
          const bucket = at < 0 ? buckets.length : at
          own.counts[bucket] = (own.counts[bucket] ?? 0) + 1
          own.sum += value
        },
      }
    },
  }
}

/** How many values fell into each bucket, the last being beyond all edges. */
type Distribution = { counts: number[]; sum: number }

const emptyDistribution = (buckets: readonly number[]): Distribution => ({
  counts: Array.from({ length: buckets.length + 1 }, () => 0),
  sum: 0,
})

function samplesOf(name: string, labels: string, buckets: readonly number[], { counts, sum }: Distribution): string[] {
  const others = labels.slice(1, -1)
  let count = 0
  const lines = [...buckets.map(String), '+Inf'].map((edge, at) => {
    count += counts[at] ?? 0
    return `${name}_bucket{${others === '' ? '' : `${others},`}le="${edge}"} ${String(count)}`
  })
  return [...lines, `${name}_sum${labels} ${String(sum)}`, `${name}_count${labels} ${String(count)}`]
}

/** @example labelText(['route'], { route: '/' }) // '{route="/"}' */
function labelText<Name extends string>(names: readonly Name[], labels: Labels<Name>): string {
  if (names.length === 0) return ''
  return `{${names.map((name) => `${name}="${escape(String(labels[name]))}"`).join(',')}}`
}

function escape(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
