import { recompute } from '@/lib/completions/recompute/service'
import { disconnect } from '@/lib/db/client'
import { runScript, say } from './support/failure'
import { onStage } from './support/stage'

/** Compares all points and scores with what the facts earn; `--mend` puts the scores, which are a cache, right. */
await runScript(() =>
  onStage(async ({ variables }) => {
    Object.assign(process.env, variables)
    const mend = process.argv.includes('--mend')
    const differences = await recompute({ mend })
    await disconnect()
    for (const { familyId, what, stored, right } of differences) {
      say(`family ${familyId}: ${what} is ${stored}, the facts say ${right}`)
    }
    say(`${differences.length} differences${mend ? ', scores put right' : ''}.`)
    return differences.length === 0 || mend ? 0 : 1
  }),
)
