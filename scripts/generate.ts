import { stopInOrder } from './support/children'
import { runScript } from './support/failure'
import { ensureGenerated } from './support/generated'

stopInOrder()

await runScript(ensureGenerated)
