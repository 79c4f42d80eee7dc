import { refreshFigures } from '@/lib/features/analytics/days/service'
import { disconnect } from '@/lib/platform/db/client'
import { runScript } from '../../../scripts/support/failure'

/** Computes a data set's figures with the product's code. */
await runScript(async () => {
  await refreshFigures(new Date())
  await disconnect()
})
process.exit()
