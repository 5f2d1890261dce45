export type Sample = { name: string; labels: Record<string, string>; value: number }
export type Family = { name: string; type: string; help: string; samples: Sample[] }

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const LABEL_NAME = /^[a-zA-Z_][a-zA-Z0-9_]*$/
const TYPES = new Set(['counter', 'gauge', 'histogram', 'summary', 'untyped'])
const SUFFIXES: Record<string, readonly string[]> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
}

/**
 * Reads Prometheus' text format 0.0.4 and throws at whatever is not in order: form, escapes, HELP and TYPE once and first,
 * samples together, none twice, buckets that grow.
 */
export function parseExposition(text: string): Map<string, Family> {
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  const families = new Map<string, Family>()
  const seen = new Set<string>()
  let current: Family | undefined
  for (const [index, line] of text.slice(0, -1).split('\n').entries()) {
    const fault = (what: string): Error => new Error(`line ${String(index + 1)}: ${what}: ${line}`)
    if (line === '') continue
    const comment = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line)
    if (comment !== null) {
      const [, kind = '', name = '', rest = ''] = comment
      if (!NAME.test(name)) throw fault('no name of a metric')
      if (kind === 'HELP') {
        if (families.has(name)) throw fault('a family begins twice')
        if (rest.trim() === '') throw fault('no help')
        current = { name, type: '', help: unescape(rest, /\\(\\|n)/g), samples: [] }
        families.set(name, current)
        continue
      }
      if (current?.name !== name || current.type !== '') throw fault('TYPE must follow its HELP, once')
      if (!TYPES.has(rest)) throw fault('no such type')
      current.type = rest
      continue
    }
    const sample = parseSample(line, fault)
    if (current === undefined || current.type === '' || !belongs(sample.name, current)) throw fault('in no family')
    const key = `${sample.name}${JSON.stringify(Object.entries(sample.labels).toSorted(([a], [b]) => a.localeCompare(b)))}`
    if (seen.has(key)) throw fault('the same sample twice')
    seen.add(key)
    if (current.type === 'counter' && !(sample.value >= 0)) throw fault('a counter below zero')
    current.samples.push(sample)
  }
  for (const family of families.values()) if (family.type === 'histogram') checkBuckets(family)
  return families
}

/** The value of one sample; throws when it is not there. */
export function valueOf(families: Map<string, Family>, name: string, labels: Record<string, string> = {}): number {
  const samples = [...families.values()].flatMap((family) => family.samples)
  const found = samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )
  if (found === undefined) throw new Error(`there is no ${name} ${JSON.stringify(labels)}`)
  return found.value
}

function belongs(name: string, { name: family, type }: Family): boolean {
  return (SUFFIXES[type] ?? ['']).some((suffix) => name === `${family}${suffix}`)
}

function parseSample(line: string, fault: (what: string) => Error): Sample {
  const [, name = '', inner, value = ''] = /^([^{\s]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
  if (!NAME.test(name)) throw fault('no sample')
  const number = value === '+Inf' ? Infinity : value === '-Inf' ? -Infinity : Number(value)
  if (value !== 'NaN' && Number.isNaN(number)) throw fault('no number')
  const labels: Record<string, string> = {}
  let rest = inner ?? ''
  while (rest !== '') {
    const [whole, label = '', quoted = ''] = /^([^=]+)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/.exec(rest) ?? []
    if (whole === undefined || !LABEL_NAME.test(label)) throw fault('no label')
    if (label in labels) throw fault('a label twice')
    labels[label] = unescape(quoted, /\\(\\|"|n)/g)
    rest = rest.slice(whole.length)
  }
  return { name, labels, value: number }
}

function unescape(text: string, escapes: RegExp): string {
  return text.replaceAll(escapes, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}

function checkBuckets({ name, samples }: Family): void {
  const seriesOf = ({ labels }: Sample): string =>
    JSON.stringify(Object.entries(labels).filter(([label]) => label !== 'le'))
  const series = Map.groupBy(samples, seriesOf)
  for (const [labels, own] of series) {
    const buckets = own.filter((sample) => sample.name === `${name}_bucket`)
    const edges = buckets.map(({ labels: { le } }) => (le === '+Inf' ? Infinity : Number(le)))
    const sum = own.filter((sample) => sample.name === `${name}_sum`)
    const [count] = own.filter((sample) => sample.name === `${name}_count`)
    if (sum.length !== 1 || count === undefined) throw new Error(`${name}${labels}: one sum and one count`)
    if (edges.at(-1) !== Infinity) throw new Error(`${name}${labels}: no bucket of all`)
    for (let at = 1; at < buckets.length; at++) {
      const grows =
        (edges[at] ?? 0) > (edges[at - 1] ?? 0) && (buckets[at]?.value ?? 0) >= (buckets[at - 1]?.value ?? 0)
      if (!grows) throw new Error(`${name}${labels}: bucket ${String(at)} does not grow`)
    }
    if (buckets.at(-1)?.value !== count.value) throw new Error(`${name}${labels}: the last bucket is not the count`)
  }
}
