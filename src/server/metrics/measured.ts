import { Gauge, type Registry } from 'prom-client'

/** A figure that is looked up each time somebody asks. */
export function measured(registry: Registry, name: string, help: string, look: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(look())
    },
  })
}
