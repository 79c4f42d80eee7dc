import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { buildFamily } from '../../factories/family'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'

const senders: { familyId: string; token: string }[] = []

// The limits are read once per process.
beforeAll(async () => {
  Object.assign(process.env, { RATE_LIMIT_MAIL: '30' })
  for (let n = 0; n < 3; n += 1) {
    const { family, adult } = await buildFamily()
    senders.push({ familyId: family.id, token: await signIn({ id: adult.id }) })
  }
})

let sent = 0

function inviteAsStranger(email: string) {
  const { familyId = '', token } = senders[sent++ % senders.length] ?? {}
  return call(`POST /families/${familyId}/adults`, { token, body: { email } })
}

describe('invitations to one mailbox', () => {
  it('are limited to ten over all senders, with or without an account at the address', async () => {
    await buildUser({ email: 'known@example.com' })
    const outcomes: unknown[] = []
    for (const mailbox of ['known', 'stranger']) {
      for (let n = 0; n < 10; n += 1) {
        const { status } = await inviteAsStranger(`${mailbox}${n % 2 ? `+${n}` : ''}@example.com`)
        expect(status).toBe(201)
      }
      const mails = await db().outgoingMail.count()
      const refused = await inviteAsStranger(`${mailbox.toUpperCase()}@example.com`)
      expect(await db().outgoingMail.count()).toBe(mails)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
      expect(refused.status).toBe(429)
      outcomes.push(refused.error)
    }
    expect(outcomes[0]).toEqual(outcomes[1])
    expect((await inviteAsStranger('another@example.com')).status).toBe(201)
  })

  it('are counted only if the sender is allowed to invite', async () => {
    const email = 'spared@example.com'
    const { family } = await buildFamily()
    const { adult } = await buildFamily()
    const token = await signIn({ id: adult.id })
    for (let n = 0; n < 12; n += 1) {
      const refused = await call(`POST /families/${family.id}/adults`, { token, body: { email } })
      expect(refused.status).toBe(404)
    }
    expect((await inviteAsStranger(email)).status).toBe(201)
  })
})
