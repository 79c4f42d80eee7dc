import { recomputeFigures } from '@/lib/features/analytics/days/service'
import { recompute } from '@/lib/features/completions/recompute/service'
import { disconnect } from '@/lib/platform/db/client'
import { print, runScript } from './support/failure'
import { withRuntime } from './support/with-runtime'

/** Compares points, scores and figures with the source rows; `--mend` repairs scores and figures. */
await runScript(() =>
  withRuntime(async ({ variables }) => {
    Object.assign(process.env, variables)
    const mend = process.argv.includes('--mend')
    const differences = await recompute({ mend })
    const figures = await recomputeFigures({ mend })
    await disconnect()
    for (const { familyId, what, stored, right } of differences) {
      print(`family ${familyId}: ${what} is ${stored}, the facts say ${right}`)
    }
    for (const what of figures) print(`figures of ${what} are not what the facts say`)
    const count = differences.length + figures.length
    print(`${count} differences${mend ? ', scores and figures put right' : ''}.`)
    return count === 0 || mend ? 0 : 1
  }),
)
