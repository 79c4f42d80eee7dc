import { sweepExpired } from '@/lib/features/auth/retention/service'
import { db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { sendMails } from '@/lib/platform/mail/delivery'
import { queueMail } from '@/lib/platform/mail/outbox'
import { assertTrue, type Batch, execute } from './batch'
import { id } from './world'

const LONG_AGO = `now() - interval '900 days' + n * interval '1 minute'`

const expired: Batch = {
  name: 'sweep of sessions, links, invitations and the log',
  unit: 'expired rows',
  rows: (size) => size * 8,
  fill: (rows) =>
    execute(
      [
        `sessions (id, user_id, remember, expires_at) select gen_random_uuid(), ${id(`'u1'`)}, true, ${LONG_AGO}`,
        `account_tokens (id, user_id, kind, token_hash, expires_at)
         select gen_random_uuid(), ${id(`'u1'`)}, 'verify_email', n, ${LONG_AGO}`,
        `invitations (id, email, family_id, expires_at)
         select gen_random_uuid(), n || '@example.com', ${id(`'f1'`)}, ${LONG_AGO}`,
        `audit_entries (id, action, at) select gen_random_uuid(), 'auth.signed_in', ${LONG_AGO}`,
      ].map((rest) => `insert into ${rest} from generate_series(1, ${Math.ceil(rows / 4)}) n`),
    ),
  again: (rows) => expired.fill(rows),
  async run(rows) {
    assertTrue((await sweepExpired(new Date())) >= rows, 'all that has expired to go')
  },
}

const oldMails: Batch = {
  name: 'sweep of old mails',
  unit: 'mails of 31 days ago',
  rows: (size) => size * 4,
  fill: (rows) =>
    execute([
      `insert into outgoing_mails (id, "to", template, locale, values, sent_at, created_at)
       select gen_random_uuid(), 'ana@example.com', 'invitation', 'en', '{}', now(), ${LONG_AGO}
       from generate_series(1, ${rows}) n`,
    ]),
  again: (rows) => oldMails.fill(rows),
  async run() {
    await sendMails(new Date())
    assertTrue((await db().outgoingMail.count()) === 0, 'no mail to be left')
  },
}

const outbox: Batch = {
  name: 'mails from queue to sent',
  unit: 'mails',
  rows: (size) => Math.ceil(size / 10),
  fill: async () => undefined,
  again: () => execute(['truncate outgoing_mails']),
  async run(rows) {
    const values = { inviter: 'Ana', family: 'Souza', link: 'http://localhost:3000/u/abc' }
    const mail = {
      to: 'rui@example.com',
      userId: null,
      template: 'invitation',
      locale: 'en',
      values,
    } as const
    for (let n = 0; n < rows; n += 1) await transaction((tx) => queueMail(tx, mail))
    assertTrue((await sendMails(new Date(Date.now() + 1000))) === rows, 'all mails to be sent')
  },
}

export const ROWS = [expired, oldMails, outbox]
