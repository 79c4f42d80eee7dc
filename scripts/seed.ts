import { seedDemoContent } from './demo/content'
import { runScript } from './support/failure'

await runScript(async () => {
  await seedDemoContent()
})
process.exit()
