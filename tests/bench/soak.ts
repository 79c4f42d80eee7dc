import { CALLS } from './calls'
import { computePercentile, computeRate, createLoad, type Requests } from './load'
import type { Place } from './measure'
import { table } from './report'

const SECONDS = 60
const AT_ONCE = 8

export async function soak(
  place: Place,
  samples: number[],
  minutes: number,
  say: (line: string) => void,
): Promise<string> {
  const load = createLoad(place.base, AT_ONCE)
  const kinds = CALLS.map(({ requests }) => requests(place.world))
  const mixed: Requests = (n) => {
    const round = Math.floor(n / kinds.length)
    return (kinds[n % kinds.length] as Requests)(round)
  }
  const rows: string[][] = []
  try {
    for (let minute = 1; minute <= minutes; minute += 1) {
      const from = samples.length
      const sample = await load.run(mixed, { seconds: SECONDS, atOnce: AT_ONCE })
      const seen = samples.slice(from).sort((a, b) => a - b)
      const megabytes = [seen[Math.floor(seen.length / 2)] ?? 0, seen.at(-1) ?? 0]
      rows.push([
        `${minute}`,
        ...megabytes.map((value) => `${Math.round(value)} MB`),
        computeRate(sample).toFixed(0),
        `${computePercentile(sample, 99).toFixed(0)} ms`,
      ])
      say(`Minute ${minute}: ${rows.at(-1)?.slice(1).join(', ')}`)
    }
    return table(['minute', 'memory, middle', 'memory, most', 'answers/s', 'p99'], rows)
  } finally {
    await load.close()
  }
}
