import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './support/browser'
import { assertNotStopped, runTask, stopInOrder } from './support/children'
import { Failure, oneLine, print, runScript } from './support/failure'
import { ensureBuild, ensureGenerated } from './support/generated'
import { startProduct } from './support/product'
import { sizeStage } from './support/size-stage'
import { benchStage, playwrightStage, staticStage, vitestStage } from './support/stages'
import { counts, sum, type Tally } from './support/tally'

const reports = mkdtempSync(path.join(tmpdir(), 'brota-reports-'))

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
  size: () => sizeStage(print),
  bench: benchStage,
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
}

/** Filters of a long stage when all stages run. */
const SHORT: Record<string, string[]> = { faults: ['faults/killed', 'faults/disk'] }

/** An error in a stage counts as one failure; the next stage still runs. */
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
    const [only, ...filters] = process.argv.slice(2)
    const tallies: Tally[] = []
    try {
      if (only) tallies.push(await runStage(only, filters))
      else for (const name of Object.keys(STAGES)) tallies.push(await runStage(name, SHORT[name] ?? []))
    } finally {
      rmSync(reports, { recursive: true, force: true })
    }
    const total = sum(tallies)
    // Repeated at the end, the part of a long log that is read.
    for (const failure of total.failures) print(`✗ ${failure}`)
    print(`\n${counts(total)}`)
    return total.failures.length === 0 ? 0 : 1
  }),
)
