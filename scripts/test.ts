import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './support/browser'
import { assertNotStopped, runTask, stopInOrder } from './support/children'
import { Failure, oneLine, print, runScript } from './support/failure'
import { ensureBuild, ensureGenerated } from './support/generated'
import { findNode24 } from './support/node24'
import { TEST_POSTGRES } from './support/postgres-binaries'
import { startProduct } from './support/product'
import { sizeStage } from './support/size-stage'
import { benchStage, playwrightStage, staticStage, vitestStage } from './support/stages'
import { counts, NOTHING, sum, type Tally } from './support/tally'

const reports = mkdtempSync(path.join(tmpdir(), 'brota-reports-'))

const POSTGRES_15 = '/usr/lib/postgresql/15/bin'

/** In order; `npm test` and `npm run test:nightly` run a list of them. */
const STAGES: Record<string, (filters: string[]) => Promise<Tally>> = {
  static: async () => {
    await ensureGenerated()
    return staticStage()
  },
  unit: (filters) => vitestStage('unit', reports, filters),
  architecture: (filters) => vitestStage('architecture', reports, filters),
  integration: (filters) => vitestStage('integration', reports, filters),
  start: async (filters) => {
    await ensureBuild(print)
    return vitestStage('start', reports, filters)
  },
  faults: async (filters) => {
    await ensureBuild(print)
    return vitestStage('faults', reports, filters)
  },
  e2e: async (filters) => {
    ensureBrowser()
    await ensureBuild(print)
    const product = await startProduct()
    try {
      return await playwrightStage(product, reports, filters)
    } finally {
      await product.stop()
    }
  },
  size: () => sizeStage(print),
  bench: benchStage,
  node24: async (filters) => {
    await ensureBuild(print)
    const node = findNode24()
    print(`Node ${node.version}`)
    return sum([
      await vitestStage('unit', reports, filters, { node: node.path }),
      await vitestStage('start', reports, filters, { node: node.path }),
    ])
  },
  postgres15: async (filters) => {
    if (existsSync(POSTGRES_15))
      return vitestStage('integration', reports, filters, { env: { [TEST_POSTGRES]: POSTGRES_15 } })
    print(`skipped: ${POSTGRES_15} is missing (Debian: apt-get install postgresql-15)`)
    return NOTHING
  },
}

const DAILY = ['static', 'unit', 'architecture', 'integration', 'start', 'e2e']
const NIGHTLY = ['faults', 'size', 'bench', 'node24', 'postgres15']

/** An error counts as one failure; the next stage still runs. */
async function runStage(name: string, filters: string[]): Promise<Tally> {
  const stage = STAGES[name]
  if (!stage) throw new Failure(`there is no stage ${name}: ${Object.keys(STAGES).join(', ')}`)
  const begun = Date.now()
  print(`\n── ${name}`)
  const tally = await stage(filters).catch((error: unknown) => {
    process.stderr.write(`${oneLine(error)}\n`)
    return { passed: 0, failures: [oneLine(error)] }
  })
  assertNotStopped()
  print(`── ${name}: ${counts(tally)} in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return { ...tally, failures: tally.failures.map((failure) => `${name} › ${failure}`) }
}

stopInOrder()

await runScript(() =>
  runTask(async () => {
    const [chosen = 'daily', ...filters] = process.argv.slice(2)
    const tallies: Tally[] = []
    try {
      const names = { daily: DAILY, nightly: NIGHTLY }[chosen] ?? [chosen]
      for (const name of names) tallies.push(await runStage(name, filters))
    } finally {
      rmSync(reports, { recursive: true, force: true })
    }
    const total = sum(tallies)
    // Repeated at the end of a long log.
    for (const failure of total.failures) print(`✗ ${failure}`)
    print(`\n${counts(total)}`)
    return total.failures.length === 0 ? 0 : 1
  }),
)
