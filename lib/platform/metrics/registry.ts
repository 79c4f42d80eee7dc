import 'server-only'
import { Counter, type CounterConfiguration, Gauge, Histogram, Registry } from 'prom-client'

/** Global, because Next bundles this file several times. */
const processWide = globalThis as typeof globalThis & { brotaMetrics?: Registry }
processWide.brotaMetrics ??= new Registry()

export const registry = processWide.brotaMetrics

type Config<T extends string> = Pick<CounterConfiguration<T>, 'name' | 'help' | 'labelNames'>

/** Returns a counter, created once per process. */
export function counter<T extends string>(config: Config<T>): Counter<T> {
  const known = registry.getSingleMetric(config.name) as Counter<T> | undefined
  return known ?? new Counter<T>({ ...config, registers: [registry] })
}

/** Returns a gauge; `read` updates it at every scrape. */
export function gauge<T extends string>(
  config: Config<T>,
  read?: (gauge: Gauge<T>) => void | Promise<void>,
): Gauge<T> {
  const known = registry.getSingleMetric(config.name) as Gauge<T> | undefined
  if (known) return known
  const collect = read && {
    collect(this: Gauge<T>) {
      return read(this)
    },
  }
  return new Gauge<T>({ ...config, ...collect, registers: [registry] })
}

/** Returns a histogram, created once per process. */
export function histogram<T extends string>(config: Config<T> & { buckets: number[] }): Histogram<T> {
  const known = registry.getSingleMetric(config.name) as Histogram<T> | undefined
  return known ?? new Histogram<T>({ ...config, registers: [registry] })
}
