import { writeFileSync } from 'node:fs'
import { configurationPage, envExample } from './support/configuration-page'
import { print, runScript } from './support/failure'
import { inProject } from './support/project'

/** Writes docs/configuration.md and .env.example. */
await runScript(async () => {
  writeFileSync(inProject('docs/configuration.md'), configurationPage())
  writeFileSync(inProject('.env.example'), envExample())
  print('docs/configuration.md, .env.example')
})
