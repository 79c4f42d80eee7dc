import { runTask, stopInOrder } from './support/children'
import { print, runScript } from './support/failure'
import { sizeStage } from './support/size-stage'

stopInOrder()

/** Prints the initial JavaScript of every page. */
await runScript(() =>
  runTask(async () => {
    const { failures } = await sizeStage(print)
    return failures.length === 0 ? 0 : 1
  }),
)
