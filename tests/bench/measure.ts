import { CALLS, type Call, FLOORS, type Reference } from './calls'
import { createLoad, type Load, type Requests, type Sample } from './load'
import type { World } from './world'

/** A running server with what calls need to know of it. */
export type Place = { name: string; base: string; world: World }

/** How long one sample of each kind takes, in seconds, and how often all of them are taken. */
export type Pace = { rounds: number; busy: number; alone: number; reference: number }

/** What was seen of a call at a place in one round. */
export type Seen = {
  /** With as many at once as the call stands for. */
  busy: Sample
  /** With one after the other, when nobody waits for anybody. */
  alone: Sample
  /** What it is measured against, just before, with as many at once. */
  reference: Sample
}

export type Measured = {
  call: Call
  /** Of each place, one for each round. */
  seen: Record<string, Seen[]>
  /** A plain server that asks the database the same, at the last place. */
  limit: Sample[]
}

type Options = {
  places: Place[]
  plainUrl: string
  pace: Pace
  only: RegExp | null
  /** Waits until the databases are at rest. */
  quiet: () => Promise<void>
  say: (line: string) => void
}

type Bench = { place: Place; load: Load; requestsOf: (of: (world: World) => Requests) => Requests }

/** Measures all calls in turn at every place, round after round, so that whatever slows the machine slows them all. */
export async function measureCalls({
  places,
  plainUrl,
  pace,
  only,
  quiet,
  say,
}: Options): Promise<Measured[]> {
  const plain = createLoad(plainUrl)
  const benches = places.map(createBench)
  const calls = CALLS.filter(({ name }) => only?.test(name) ?? true)
  const all = calls.map((call) => emptyOf(call, places))
  try {
    const warmUp = { busy: pace.busy / 2, alone: 0.05, reference: 0.1 }
    for (const call of calls) await lookOnce(emptyOf(call, places), { benches, plain, quiet, part: warmUp })
    say('Warm.')
    for (let round = 1; round <= pace.rounds; round += 1) {
      for (const measured of all) await lookOnce(measured, { benches, plain, quiet, part: pace })
      say(`Round ${round} of ${pace.rounds} is done.`)
    }
    return all
  } finally {
    for (const { load } of benches) await load.close()
    await plain.close()
  }
}

const emptyOf = (call: Call, places: Place[]): Measured => ({
  call,
  seen: Object.fromEntries(places.map(({ name }) => [name, []])),
  limit: [],
})

type Look = { benches: Bench[]; plain: Load; quiet: () => Promise<void>; part: Part }

/** Adds what one round shows of a call. */
async function lookOnce(
  { call, seen, limit }: Measured,
  { benches, plain, quiet, part }: Look,
): Promise<void> {
  for (const bench of benches) {
    await quiet()
    seen[bench.place.name]?.push(await lookAt(bench, plain, call, part))
  }
  if (!call.reads) return
  const requests: Requests = () => ({ method: 'GET', path: `/sql/${encodeURIComponent(call.name)}` })
  limit.push(await plain.run(requests, { seconds: part.reference, atOnce: call.atOnce }))
}

function createBench(place: Place): Bench {
  const known = new Map<(world: World) => Requests, Requests>()
  const requestsOf = (of: (world: World) => Requests) => {
    const requests = known.get(of) ?? of(place.world)
    known.set(of, requests)
    return requests
  }
  return { place, load: createLoad(place.base), requestsOf }
}

type Part = Omit<Pace, 'rounds'>

async function lookAt({ load, requestsOf }: Bench, plain: Load, call: Call, part: Part): Promise<Seen> {
  const { atOnce } = call
  const reference = await referenceOf(call.against, {
    load,
    requestsOf,
    plain,
    seconds: part.reference,
    atOnce,
  })
  const requests = requestsOf(call.requests)
  const busy = await load.run(requests, { seconds: part.busy, atOnce })
  const alone = await load.run(requests, { seconds: part.alone, atOnce: 1 })
  return { busy, alone, reference }
}

const PLAIN: Partial<Record<Reference, Requests>> = {
  password: () => ({ method: 'GET', path: '/password' }),
  picture: () => ({ method: 'GET', path: '/picture' }),
}

type Asked = Pick<Bench, 'load' | 'requestsOf'> & { plain: Load; seconds: number; atOnce: number }

function referenceOf(
  against: Reference,
  { load, requestsOf, plain, seconds, atOnce }: Asked,
): Promise<Sample> {
  if (against === 'floor' || against === 'floor page')
    return load.run(requestsOf(FLOORS[against]), { seconds, atOnce })
  return plain.run(PLAIN[against] as Requests, { seconds: Math.max(seconds, 0.5), atOnce })
}
