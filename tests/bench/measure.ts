import { CALLS, type Call, FLOORS, type Reference } from './calls'
import { createLoad, type Load, mergeSamples, type Requests, type Sample } from './load'
import type { World } from './world'

/** A running server with what calls need to know of it. */
export type Place = { name: string; base: string; world: World }

/** How long one sample of each kind takes, in seconds, and how often all of them are taken. */
export type Pace = {
  rounds: number
  warmUp: number
  busy: number
  alone: number
  aloneTurns: number
  turn: number
  turns: number
}

/** What one look shows of a call, with as many at once as it stands for, and of what it is measured against. */
export type Busy = { answers: Sample; reference: Sample }

export type Measured = {
  call: Call
  /** With one after the other, when nobody waits for anybody: of each place, one for each round. */
  alone: Record<string, Sample[]>
  /** At the last place, one or two for each round. */
  busy: Busy[]
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
  print: (line: string) => void
}

type Bench = { place: Place; load: Load; getRequests: (of: (world: World) => Requests) => Requests }

/** Measures all calls in turn at every place, round after round, so that whatever slows the machine slows them all. */
export async function measureCalls({
  places,
  plainUrl,
  pace,
  only,
  quiet,
  print: say,
}: Options): Promise<Measured[]> {
  const plain = createLoad(plainUrl)
  const benches = places.map(createBench)
  const all = CALLS.filter(({ name }) => only?.test(name) ?? true).map((call) => createMeasured(call, places))
  const mixed = mixKinds(all)
  try {
    for (const { call } of all) await warmUp(call, { benches, quiet, seconds: pace.warmUp })
    say('Warm.')
    for (let round = 1; round <= pace.rounds; round += 1) {
      for (const measured of mixed) await lookOnce(measured, { benches, plain, quiet, pace })
      say(`Round ${round} of ${pace.rounds} is done.`)
    }
    return all
  } finally {
    for (const { load } of benches) await load.close()
    await plain.close()
  }
}

/**
 * Spreads pages evenly among calls, as people use them: behind minutes of nothing but calls, the engine may have given
 * up what it had compiled for drawing pages.
 */
function mixKinds(all: Measured[]): Measured[] {
  const counts = { call: 0, page: 0 }
  const placed = all.map((measured) => ({ measured, nth: counts[measured.call.kind]++ }))
  const computePlace = ({ measured, nth }: (typeof placed)[number]) =>
    (nth + 0.5) / counts[measured.call.kind]
  return placed.sort((a, b) => computePlace(a) - computePlace(b)).map(({ measured }) => measured)
}

const createMeasured = (call: Call, places: Place[]): Measured => ({
  call,
  alone: Object.fromEntries(places.map(({ name }) => [name, []])),
  busy: [],
  limit: [],
})

function createBench(place: Place): Bench {
  const known = new Map<(world: World) => Requests, Requests>()
  const getRequests = (of: (world: World) => Requests) => {
    const requests = known.get(of) ?? of(place.world)
    known.set(of, requests)
    return requests
  }
  return { place, load: createLoad(place.base), getRequests }
}

type WarmUp = { benches: Bench[]; quiet: () => Promise<void>; seconds: number }

/**
 * Asks until the code is compiled and the data are at hand. The first write to a page since the last checkpoint puts
 * the whole page into the database's log, which with little data happens once for many families.
 */
async function warmUp(call: Call, { benches, quiet, seconds }: WarmUp): Promise<void> {
  for (const { place, load, getRequests } of benches) {
    await quiet()
    const least = (call.warmUp ?? 0) * place.world.visitors.families.length
    await load.run(getRequests(call.requests), { seconds, atOnce: call.atOnce, least })
  }
}

type Look = { benches: Bench[]; plain: Load; quiet: () => Promise<void>; pace: Pace }

/** Adds what one round shows of a call. */
async function lookOnce({ call, alone, busy, limit }: Measured, look: Look): Promise<void> {
  const { benches, plain, quiet } = look
  const pace = getPace(call, look.pace)
  // All are as busy before they are looked at alone: a server that was asked less is slower.
  for (const bench of benches) {
    await quiet()
    if (bench === benches.at(-1)) busy.push(...(await lookAtBusy(bench, plain, call, pace)))
    else await bench.load.run(bench.getRequests(call.requests), { seconds: pace.busy, atOnce: call.atOnce })
  }
  await quiet()
  for (const [name, sample] of await lookAlone(benches, call, pace)) alone[name]?.push(sample)
  if (!call.reads) return
  const requests: Requests = () => ({ method: 'GET', path: `/sql/${encodeURIComponent(call.name)}` })
  limit.push(await plain.run(requests, { seconds: pace.turn, atOnce: call.atOnce }))
}

/**
 * Of a turn that lasts ten times as long as an answer, a tenth is its beginning and its end, when fewer are under way: what
 * takes long has longer turns, and fewer.
 */
const LONGER: Partial<Record<Reference, { times: number; turns: number }>> = {
  password: { times: 3, turns: 1 },
  picture: { times: 9, turns: 1 / 2 },
}

function getPace({ against }: Call, pace: Pace): Pace {
  const { times, turns } = LONGER[against] ?? { times: 1, turns: 1 }
  const { busy, turn } = pace
  return { ...pace, busy: busy * times, turn: turn * times, turns: Math.max(1, pace.turns * turns) }
}

/** One look, or two of twice as many turns where something is promised. */
async function lookAtBusy(
  bench: Bench,
  plain: Load,
  call: Call,
  { warmUp, turn, turns }: Pace,
): Promise<Busy[]> {
  const ask = {
    call: createCallRunner(call, bench, turn),
    reference: createReferenceRunner(call, bench, plain, turn),
  }
  await bench.load.run(bench.getRequests(call.requests), { seconds: warmUp, atOnce: call.atOnce })
  const looks: Busy[] = []
  for (let look = 0; look < (call.target ? 2 : 1); look += 1)
    looks.push(await inTurns(ask, call.target ? turns * 2 : turns))
  return looks
}

/** What each place takes for one after the other, the places in turn: they are compared with each other. */
async function lookAlone(benches: Bench[], call: Call, { alone, aloneTurns }: Pace) {
  const samples = new Map<string, Sample[]>(benches.map(({ place }) => [place.name, []]))
  for (let turn = 0; turn < aloneTurns; turn += 1)
    for (const { place, load, getRequests } of benches)
      samples
        .get(place.name)
        ?.push(await load.run(getRequests(call.requests), { seconds: alone / aloneTurns, atOnce: 1 }))
  return [...samples].map(([name, taken]) => [name, mergeSamples(taken)] as const)
}

type Ask = Record<'call' | 'reference', () => Promise<Sample>>

/** Asks both in turn: within seconds, the machine may become twice as quick, or half. */
async function inTurns(ask: Ask, times: number): Promise<Busy> {
  const [answers, references]: [Sample[], Sample[]] = [[], []]
  for (let turn = 0; turn < times; turn += 1) {
    references.push(await ask.reference())
    answers.push(await ask.call())
  }
  return { answers: mergeSamples(answers), reference: mergeSamples(references) }
}

const PLAIN: Partial<Record<Reference, Requests>> = {
  password: () => ({ method: 'GET', path: '/password' }),
  picture: () => ({ method: 'GET', path: '/picture' }),
}

function createCallRunner({ requests, atOnce }: Call, { load, getRequests }: Bench, seconds: number) {
  return () => load.run(getRequests(requests), { seconds, atOnce })
}

function createReferenceRunner(
  { against, atOnce }: Call,
  { load, getRequests }: Bench,
  plain: Load,
  seconds: number,
) {
  if (against === 'floor' || against === 'floor page')
    return () => load.run(getRequests(FLOORS[against]), { seconds, atOnce })
  return () => plain.run(PLAIN[against] as Requests, { seconds, atOnce })
}
