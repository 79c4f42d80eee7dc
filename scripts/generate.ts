import { stopInOrder } from './support/children'
import { runScript } from './support/failure'
import { ensureClient } from './support/generated'

stopInOrder()

await runScript(ensureClient)
