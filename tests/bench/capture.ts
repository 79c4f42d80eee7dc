import { CALLS } from './calls'
import { createLoad } from './load'
import type { Place } from './measure'
import { recordStatements, recurring, type Statement } from './statements'

/** Repetitions for an endpoint with one user at a time. */
const ALONE = 3

export type Captured = Record<string, Statement[][]>

export async function captureStatements(
  place: Place,
  database: { url: string; log: string },
  { only, people: many }: { only: RegExp | null; people: number },
): Promise<Captured> {
  const load = createLoad(place.base, 1)
  const calls = CALLS.filter(({ name, reads }) => reads && (only?.test(name) ?? true))
  const asked = calls.flatMap(({ name, atOnce, requests }) => {
    const next = requests(place.world)
    const people = Array.from({ length: atOnce === 1 ? ALONE : many }, (_, n) => n)
    return people.map((n) => ({
      name,
      ask: () => load.run(() => next(n), { seconds: 0, atOnce: 1 }),
    }))
  })
  try {
    const all = await recordStatements(
      database,
      asked.map(({ ask }) => ask),
    )
    const captured: Captured = Object.fromEntries(calls.map(({ name }) => [name, []]))
    for (const [n, { name }] of asked.entries()) captured[name]?.push(all[n] ?? [])
    return Object.fromEntries(Object.entries(captured).map(([name, pieces]) => [name, recurring(pieces)]))
  } finally {
    await load.close()
  }
}
