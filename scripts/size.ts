import { runTask, stopInOrder } from './support/children'
import { print, runScript } from './support/failure'
import { sizeStage } from './support/size-stage'

stopInOrder()

/** Lists what every page loads at first beside what the framework alone would. */
await runScript(() =>
  runTask(async () => {
    const { failures } = await sizeStage(print)
    return failures.length === 0 ? 0 : 1
  }),
)
