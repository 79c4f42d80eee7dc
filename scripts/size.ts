import { stopInOrder, toItsEnd } from './support/children'
import { runScript, say } from './support/failure'
import { sizeStage } from './support/size-stage'

stopInOrder()

/** Lists what every page loads at first beside what the framework alone would. */
await runScript(() =>
  toItsEnd(async () => {
    const { failures } = await sizeStage(say)
    return failures.length === 0 ? 0 : 1
  }),
)
