import path from 'node:path'
import { stopInOrder } from './support/children'
import { Failure, print, runScript } from './support/failure'
import { ensureBuild } from './support/generated'
import { assembleImage } from './support/image-files'

stopInOrder()

/** Assembles the container image's content; called by the Dockerfile. */
await runScript(async () => {
  const folder = process.argv[2]
  if (!folder) throw new Failure('usage: npm run image:files -- <folder>')
  await ensureBuild(print)
  await assembleImage(path.resolve(folder))
})
