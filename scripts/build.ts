import { stopInOrder } from './support/children'
import { runScript, say } from './support/failure'
import { ensureBuild } from './support/generated'

stopInOrder()

await runScript(() => ensureBuild(say))
