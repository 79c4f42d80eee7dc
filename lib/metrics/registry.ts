import 'server-only'
import { Counter, type CounterConfiguration, Gauge, Histogram, Registry } from 'prom-client'

/** Next bundles parts of the product apart from each other; they still count in the same place. */
const processWide = globalThis as typeof globalThis & { brotaMetrics?: Registry }
processWide.brotaMetrics ??= new Registry()

/** All figures of this process. */
export const registry = processWide.brotaMetrics

type Config<T extends string> = Pick<CounterConfiguration<T>, 'name' | 'help' | 'labelNames'>

/** Something that only grows; made at most once in a process. */
export function counter<T extends string>(config: Config<T>): Counter<T> {
  const known = registry.getSingleMetric(config.name) as Counter<T> | undefined
  return known ?? new Counter<T>({ ...config, registers: [registry] })
}

/** Something that goes up and down; `read` asks for it whenever figures are fetched. */
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

/** How something is spread over its buckets. */
export function histogram<T extends string>(config: Config<T> & { buckets: number[] }): Histogram<T> {
  const known = registry.getSingleMetric(config.name) as Histogram<T> | undefined
  return known ?? new Histogram<T>({ ...config, registers: [registry] })
}
