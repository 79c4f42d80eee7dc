import 'server-only'
import path from 'node:path'
import { readSelf } from '@/lib/features/users/service'
import { newId } from '@/lib/platform/db/ids'
import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/i18n/locales'
import { renderMail } from '@/lib/platform/mail/templates'
import { deliver } from '@/lib/platform/mail/transport'
import type { AdminActor } from '@/lib/platform/session/actor'
import type { MailTestResult } from './schema'

/** Sends a mail past the queue; returns the response. */
export async function sendTestMail(to: string, locale: Locale = DEFAULT_LOCALE): Promise<MailTestResult> {
  try {
    const delivery = await deliver({ id: newId(), to, ...renderMail('test', locale, {}) })
    return 'file' in delivery
      ? { outcome: 'kept', to, detail: delivery.file }
      : { outcome: 'accepted', to, detail: toDetail(delivery.response) }
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException
    return { outcome: 'failed', to, detail: toDetail(message || code) }
  }
}

/** Sends the administrator a test mail. */
export async function sendOwnTestMail(actor: AdminActor): Promise<MailTestResult> {
  const { email } = await readSelf(actor)
  const result = await sendTestMail(email, actor.locale)
  if (result.outcome !== 'kept') return result
  return { ...result, detail: path.join('mail', path.basename(result.detail)) }
}

const LONGEST = 300

/** Returns the first line of an error or response, without passwords in addresses. */
function toDetail(text: string): string {
  const line = text.split('\n').find((part) => part.trim() !== '') ?? 'unknown error'
  return line
    .trim()
    .replace(/:\/\/([^:/@\s]*):[^@\s]*@/g, '://$1:***@')
    .slice(0, LONGEST)
}
