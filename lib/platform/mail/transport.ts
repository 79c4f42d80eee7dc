import 'server-only'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { env } from '@/lib/platform/config/env'
import { log } from '@/lib/platform/log/log'

export type Letter = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Unsubscribes by POST (RFC 8058). */
  oneClick?: string | undefined
}

const SECONDS = 1000

export type Delivery = { response: string } | { file: string }

/** Sends a mail by the configured server, or stores it as a file. */
export async function deliver({ id, oneClick, ...letter }: Letter): Promise<Delivery> {
  const from = env().MAIL_FROM
  const message = {
    ...letter,
    from,
    // Mail programs detect duplicates by it.
    messageId: `<${id}@${getDomain(from)}>`,
    // Prevents automatic replies (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(oneClick && {
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
  const url = env().SMTP_URL
  if (!url) return keep(id, message)
  const patience = {
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 20 * SECONDS,
  }
  const smtp = createTransport({ url, ...patience })
  try {
    const { response } = await smtp.sendMail(message)
    return { response }
  } finally {
    smtp.close()
  }
}

/** From `Brota <hello@brota.example>`. */
const getDomain = (sender: string) => /@([^\s>]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost'

/** Unencoded, so that users can read the files. */
const readable = (type: string, content: string) => ({
  raw: `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}`,
})

async function keep(id: string, { text, html, ...head }: Omit<Letter, 'id' | 'oneClick'>): Promise<Delivery> {
  const folder = path.resolve(env().BROTA_DATA_DIR, 'mail')
  const sheet = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const alternatives = [readable('text/plain', text), readable('text/html', html)]
  const { message: bytes } = await sheet.sendMail({ ...head, alternatives })
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 })
  await rename(`${file}.part`, file)
  log.info({ file }, 'SMTP_URL is not set: the mail is kept as a file')
  return { file }
}
