import { stopInOrder } from './support/children'
import { print, runScript } from './support/failure'
import { ensureBuild } from './support/generated'

stopInOrder()

await runScript(() => ensureBuild(print))
