import { writeFileSync } from 'node:fs'
import { Failure, print, runScript } from './support/failure'
import { licencesPage, refusedDependencies } from './support/licences'
import { inProject } from './support/project'

/** Regenerates docs/licences.md from the lock file. */
await runScript(async () => {
  const [refused] = refusedDependencies()
  if (refused)
    throw new Failure(`the licence of ${refused.name} ${refused.version} is not accepted: ${refused.licence}`)
  writeFileSync(inProject('docs/licences.md'), licencesPage())
  print('docs/licences.md')
})
