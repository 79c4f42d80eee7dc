import { grantAdmin } from '@/lib/auth/recovery/service'
import { disconnect } from '@/lib/db/client'
import { email } from '@/lib/http/fields'
import { Failure, runScript, say } from './support/failure'
import { applyMigrations } from './support/migrations'
import { onStage } from './support/stage'

/** Makes the account with this address an administrator's, beside a running server or without one. */
await runScript(() => {
  const address = email.safeParse(process.argv[2] ?? '')
  if (!address.success) throw new Failure('usage: npm run admin -- <email>')
  return onStage(async ({ variables, database }) => {
    Object.assign(process.env, variables)
    await applyMigrations(database.url)
    const { created, link } = await grantAdmin(address.data)
    await disconnect()
    say(
      created
        ? `Made an administrator's account for ${address.data}.`
        : `${address.data} is an administrator.`,
    )
    if (link) say(`Its owner has to choose a password. This link sets one, once, within a day:\n${link}`)
    else say('Its sessions ended, and its owner gets a mail.')
    return 0
  })
})
