import { grantFirstAdmin } from '@/lib/features/auth/first-admin/service'
import { grantAdmin } from '@/lib/features/auth/recovery/service'
import { resetSecondFactor } from '@/lib/features/auth/second-factor/service'
import { disconnect } from '@/lib/platform/db/client'
import { email } from '@/lib/platform/http/fields'
import { Failure, print, runScript } from './support/failure'
import { applyMigrations } from './support/migrations'
import { withRuntime } from './support/with-runtime'

const RESET = '--reset-second-factor'
const FIRST = '--first'

const RESULTS = {
  unknown: 'There is no account with this address.',
  off: 'Two-step sign-in is off for this account.',
  reset: 'Switched two-step sign-in off. The owner gets a mail about it.',
}

async function printReset(address: string): Promise<number> {
  const result = await resetSecondFactor(address)
  await disconnect()
  print(RESULTS[result])
  return result === 'unknown' ? 1 : 0
}

function printGranted(address: string, { created, link }: { created: boolean; link: string | null }) {
  print(created ? `Made an administrator's account for ${address}.` : `${address} is an administrator.`)
  if (link) print(`This link lets its owner in, once, within a day:\n${link}`)
  else print('Its sessions ended, and its owner gets a mail.')
}

/**
 * Grants the admin role or disables a second factor; safe while a server runs. `--first` does nothing if
 * there is an administrator.
 */
await runScript(() => {
  const options = process.argv.slice(2)
  const address = email.safeParse(options.find((option) => !option.startsWith('--')) ?? '')
  if (!address.success) throw new Failure(`usage: npm run admin -- <email> [${RESET}]`)
  return withRuntime(async ({ variables, database }) => {
    Object.assign(process.env, variables)
    await applyMigrations(database.url)
    if (options.includes(RESET)) return printReset(address.data)
    const grant = options.includes(FIRST) ? grantFirstAdmin : grantAdmin
    const granted = await grant(address.data)
    await disconnect()
    if (granted) printGranted(address.data, granted)
    return 0
  })
})
