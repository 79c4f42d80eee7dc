import { CALLS } from './calls'
import { createLoad } from './load'
import type { Place } from './measure'
import { recordStatements, recurring, type Statement } from './statements'

/** How often a call is asked that only one person asks at a time: its own statements come each time. */
const ALONE = 3

/** What calls ask the database, by their names: a list of statements for each of several people. */
export type Captured = Record<string, Statement[][]>

/**
 * Asks each call that only reads once for each of so many people, three or more, and takes down what the database is
 * asked.
 */
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
