import { CALLS, type Call, FLOORS, type Reference } from './calls'
import { createLoad, type Load, mergeSamples, type Requests, type Sample } from './load'
import type { World } from './world'

export type Place = { name: string; base: string; world: World }

/** Seconds per sample, and number of samples. */
export type Pace = {
  rounds: number
  warmUp: number
  busy: number
  alone: number
  aloneTurns: number
  turn: number
  turns: number
}

export type Busy = { answers: Sample; reference: Sample }

export type Measured = {
  call: Call
  alone: Record<string, Sample[]>
  busy: Busy[]
  limit: Sample[]
}

type Options = {
  places: Place[]
  plainUrl: string
  pace: Pace
  only: RegExp | null
  quiet: () => Promise<void>
  print: (line: string) => void
}

type Bench = { place: Place; load: Load; getRequests: (of: (world: World) => Requests) => Requests }

/** Measures all endpoints in turn at every server, in rounds, so that other load affects all alike. */
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

async function warmUp(call: Call, { benches, quiet, seconds }: WarmUp): Promise<void> {
  for (const { place, load, getRequests } of benches) {
    await quiet()
    const least = (call.warmUp ?? 0) * place.world.visitors.families.length
    await load.run(getRequests(call.requests), { seconds, atOnce: call.atOnce, least })
  }
}

type Look = { benches: Bench[]; plain: Load; quiet: () => Promise<void>; pace: Pace }

async function lookOnce({ call, alone, busy, limit }: Measured, look: Look): Promise<void> {
  const { benches, plain, quiet } = look
  const pace = getPace(call, look.pace)
  // A server with fewer requests is slower.
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

/** Ramp-up and ramp-down are a tenth of ten response times. */
const LONGER: Partial<Record<Reference, { times: number; turns: number }>> = {
  password: { times: 3, turns: 1 },
  picture: { times: 9, turns: 1 / 2 },
}

function getPace({ against }: Call, pace: Pace): Pace {
  const { times, turns } = LONGER[against] ?? { times: 1, turns: 1 }
  const { busy, turn } = pace
  return { ...pace, busy: busy * times, turn: turn * times, turns: Math.max(1, pace.turns * turns) }
}

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
    looks.push(await sendSerially(ask, call.target ? turns * 2 : turns))
  return looks
}

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

/** The machine's speed may double or halve within seconds. */
async function sendSerially(ask: Ask, times: number): Promise<Busy> {
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
