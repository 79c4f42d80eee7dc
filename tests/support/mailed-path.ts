import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'

/** For mails of a product without a mail server. */
const FOLDER = path.resolve(process.env.E2E_DATA ?? process.env.BROTA_DATA_DIR ?? '.data', 'mail')

/** Waits for a mail and returns the path of its link below `below`. */
export async function mailedPath(email: string, below: string): Promise<string> {
  let found: string | undefined
  await expect(() => {
    found = lastMails(email)
      .map((mail) => new RegExp(`https?://[^/\\s]+(/${below}/[\\w-]+)`).exec(mail)?.[1])
      .find(Boolean)
    expect(found, `a mail to ${email} with a link to /${below}`).toBeTruthy()
  }).toPass({ timeout: 20_000 })
  return found ?? ''
}

function lastMails(email: string): string[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.eml'))
  return files
    .sort()
    .reverse()
    .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
    .filter((mail) => mail.split('\n\n')[0]?.includes(`To: ${email}`))
}
