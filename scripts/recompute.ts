import { recomputeFigures } from '@/lib/analytics/days/service'
import { recompute } from '@/lib/completions/recompute/service'
import { disconnect } from '@/lib/db/client'
import { runScript, say } from './support/failure'
import { onStage } from './support/stage'

/**
 * Compares all points, scores and figures with what the facts say; `--mend` puts right what is a cache: the scores and
 * the figures.
 */
await runScript(() =>
  onStage(async ({ variables }) => {
    Object.assign(process.env, variables)
    const mend = process.argv.includes('--mend')
    const differences = await recompute({ mend })
    const figures = await recomputeFigures({ mend })
    await disconnect()
    for (const { familyId, what, stored, right } of differences) {
      say(`family ${familyId}: ${what} is ${stored}, the facts say ${right}`)
    }
    for (const what of figures) say(`figures of ${what} are not what the facts say`)
    const count = differences.length + figures.length
    say(`${count} differences${mend ? ', scores and figures put right' : ''}.`)
    return count === 0 || mend ? 0 : 1
  }),
)
