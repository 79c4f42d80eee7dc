import { readEnv } from '@/lib/platform/config/env'
import { email } from '@/lib/platform/http/fields'
import { openDataFolder } from './support/data-folder'
import { Failure, print, runScript } from './support/failure'

await runScript(async () => {
  const [verb, to = '', ...others] = process.argv.slice(2)
  const address = email.safeParse(to)
  if (verb !== 'test' || !address.success || others.length > 0) {
    throw new Failure('usage: npm run mail -- test <address>')
  }
  const dataFolder = openDataFolder(readEnv().BROTA_DATA_DIR)
  Object.assign(process.env, { BROTA_DATA_DIR: dataFolder, LOG_LEVEL: 'silent' })
  // The log reads its level when it loads.
  const { sendTestMail } = await import('@/lib/features/installation/mail-test/service')
  const { outcome, detail } = await sendTestMail(address.data)
  if (outcome === 'failed') throw new Failure(`the mail was not sent: ${detail}`)
  print(
    outcome === 'accepted'
      ? `The mail server accepted the mail to ${address.data}: ${detail}`
      : `SMTP_URL is not set: the mail was written to ${detail}`,
  )
})
