import { seedDemoContent } from './demo/content'
import { runScript } from './support/failure'

await runScript(async () => {
  await seedDemoContent()
})
// The idle connection pool would keep the process alive.
process.exit()
