import { seedDemoContent } from './demo/content'
import { runScript } from './support/failure'

await runScript(async () => {
  await seedDemoContent()
})
// The connection pool would keep the process alive for a while.
process.exit()
