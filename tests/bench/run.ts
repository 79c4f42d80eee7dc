import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { runTask, stopInOrder } from '../../scripts/support/children'
import { Failure, print, runScript } from '../../scripts/support/failure'
import { ensureGenerated } from '../../scripts/support/generated'
import { inProject } from '../../scripts/support/project'
import { weighPages } from '../../scripts/support/size-stage'
import { measureBatches } from './batches/measure'
import { captureStatements } from './capture'
import { type BenchCluster, ensureDataSets, openBenchCluster } from './data/cluster'
import { VISITORS } from './data/measured'
import { SIZES } from './data/sizes'
import { measureCalls, type Place } from './measure'
import { ensurePicture } from './picture'
import { openPlaces } from './places'
import { describePlans } from './plans'
import { openQuiet } from './quiet'
import {
  batchTable,
  listMisses,
  machine,
  memoryTable,
  rateTable,
  sizeTable,
  timeTable,
  writeSections,
} from './report'
import { startPlain } from './servers'
import { soak } from './soak'
import { plantTree } from './tree'

const FOLDER = inProject('.data/bench')
/** `people`: users whose queries are recorded per endpoint. */
const QUICK = {
  rounds: 1,
  warmUp: 0.05,
  busy: 0.1,
  alone: 0.05,
  aloneTurns: 1,
  turn: 0.05,
  turns: 1,
  people: 3,
}
const WHOLE = {
  rounds: 5,
  warmUp: 1.5,
  busy: 1.5,
  alone: 0.6,
  aloneTurns: 3,
  turn: 0.5,
  turns: 2,
  people: 20,
}
const SOAK_MINUTES = 10
const DOCUMENTS = ['docs/performance.md', 'docs/bench/details.md', 'docs/bench/query-plans.md']
const FEW: [number, number] = [100, 400]
const MANY: [number, number] = [1000, 4000]

stopInOrder()

await runScript(() => runTask(run))
process.exit()

async function run(): Promise<number> {
  const chosen = options(process.argv.slice(2))
  // Data sets run the product's code before there is a build.
  await ensureGenerated()
  const { isQuick, isSoak, only } = chosen
  const isWhole = !isQuick && !only
  const sections = await onServers(chosen)
  if (!isSoak && !only) sections.batches = batchTable(await measureBatches(isQuick ? FEW : MANY, print))
  if (isWhole && !isSoak) sections.size = sizeTable(await weighPages(print))
  const { plans: _, ...shownSections } = sections
  for (const text of Object.values(shownSections)) print(`\n${text}`)
  if (isWhole) for (const file of DOCUMENTS) writeSections(inProject(file), sections)
  return 0
}

async function onServers(chosen: Chosen): Promise<Record<string, string>> {
  const closing: (() => Promise<unknown>)[] = []
  try {
    mkdirSync(FOLDER, { recursive: true })
    const [picture, tree] = [path.join(FOLDER, 'picture.jpg'), path.join(FOLDER, 'tree')]
    await ensurePicture(picture)
    const cluster = await openBenchCluster(FOLDER, !chosen.isQuick)
    closing.unshift(cluster.stop)
    const sizes = SIZES.filter(({ name }) => chosen.names.includes(name))
    await Promise.all([plantTree(tree), ensureDataSets(cluster, FOLDER, sizes, print)])
    const people = chosen.isQuick ? 50 : VISITORS
    const opened = await openPlaces({ cluster, folder: FOLDER, tree, sizes, people, picture, closing })
    const last = opened.places.at(-1)
    if (!last) throw new Failure('there is no data set of that name')
    if (!chosen.isSoak) return await measured(chosen, { ...opened, last, cluster, picture, closing })
    return {
      machine: machine(cluster),
      soak: await soak(last, opened.memory[last.name] ?? [], SOAK_MINUTES, print),
    }
  } finally {
    await closeAll(closing)
  }
}

/** Continues after an error, which is thrown at the end. */
async function closeAll(closing: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const close of closing) await close().catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

type Open = Awaited<ReturnType<typeof openPlaces>> & {
  last: Place
  cluster: BenchCluster
  picture: string
  closing: (() => Promise<unknown>)[]
}

async function measured({ isQuick, only, names }: Chosen, open: Open): Promise<Record<string, string>> {
  const { places, memory, last, cluster, picture, closing } = open
  const pace = isQuick ? QUICK : WHOLE
  const databaseUrl = cluster.urlOf(last.world.size)
  const statements = await captureStatements(
    last,
    { url: databaseUrl, log: cluster.log },
    { only, people: pace.people },
  )
  const plain = await startPlain(FOLDER, { databaseUrl, statements, picture })
  closing.unshift(plain.stop)
  const quiet = await openQuiet(databaseUrl)
  closing.unshift(quiet.end)
  const all = await measureCalls({ places, plainUrl: plain.url, pace, only, quiet: quiet.wait, print })
  for (const miss of listMisses(all, names)) print(`misses its target: ${miss}`)
  return {
    machine: machine(cluster),
    rates: rateTable(all),
    times: timeTable(all, names),
    memory: memoryTable(memory),
    ...(!isQuick && { plans: await describePlans(databaseUrl, statements) }),
  }
}

type Chosen = ReturnType<typeof options>

function options(args: string[]) {
  const isQuick = args.includes('--quick')
  const given = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  const only = given('only')
  const isSoak = args.includes('--soak')
  const usual = isSoak ? ['100k'] : SIZES.map(({ name }) => name)
  const names = given('sizes')?.split(',') ?? (isQuick ? ['10k'] : usual)
  return { isQuick, isSoak, only: only ? new RegExp(only, 'i') : null, names }
}
