import { Failure, print, runScript } from './support/failure'
import { createMigration } from './support/migrations'
import { startTemporaryServer } from './support/temporary-database'

await runScript(async () => {
  const name = process.argv[2]
  if (!name) throw new Failure('usage: npm run migration -- <name>')
  const { urlOf, stop, ...server } = await startTemporaryServer()
  try {
    const made = await createMigration(server, name)
    print(made ? `prisma/migrations/${made}` : 'the schema has nothing new')
  } finally {
    await stop()
  }
})
