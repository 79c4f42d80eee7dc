import { refreshFigures } from '@/lib/analytics/days/service'
import { disconnect } from '@/lib/db/client'
import { runScript } from '../../../scripts/support/failure'

/** Adds up the figures of all days of a data set, as the product would have done day by day. */
await runScript(async () => {
  await refreshFigures(new Date())
  await disconnect()
})
process.exit()
