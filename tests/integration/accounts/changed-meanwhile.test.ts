import { addDays } from 'date-fns'
import { describe, expect, it } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import { db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { hashPassword } from '@/lib/platform/session/password'
import { call } from '../../support/api'
import { untilWaiting } from '../../support/blocked'
import { adult, member } from '../../support/scene'

const signIn = (email: string, uuid?: string, password = 'correct horse') =>
  call<typeof signInContract>('POST /auth/login', { body: { email, password, uuid } })

async function whileChanged(id: string, data: Changes, work: () => Promise<void>): Promise<void> {
  await transaction(
    async (tx) => {
      await tx.user.update({ where: { id }, data })
      await work()
    },
    { timeout: 20_000 },
  )
}

type Changes = { passwordHash?: string; status?: 'inactive'; firstName?: string }

const CHANGES: [string, Changes, number, string][] = [
  ['another password', { passwordHash: 'that of another password' }, 401, 'login_error_credentials'],
  ['no access any more', { status: 'inactive' }, 403, 'account_inactive'],
]

describe.each(CHANGES)('a sign-in during which the account gets %s', (_, change, status, code) => {
  it.each(['by itself', 'with an invitation'])('is rejected when sent %s', async (how) => {
    const [ana, inviting] = [await adult(), await member()]
    const invitation = { email: ana.email, familyId: inviting.familyId, expiresAt: addDays(new Date(), 1) }
    const { id: uuid } = await db().invitation.create({ data: invitation })
    const before = await db().session.count({ where: { userId: ana.id } })
    let answer: ReturnType<typeof signIn> | undefined
    await whileChanged(ana.id, change, async () => {
      answer = signIn(ana.email, how === 'by itself' ? undefined : uuid)
      await untilWaiting()
    })
    const refused = await answer
    expect([refused?.status, refused?.error.code]).toEqual([status, code])
    expect(await db().session.count({ where: { userId: ana.id } })).toBe(before)
    expect((await db().user.findUnique({ where: { id: ana.id } }))?.familyId).toBeNull()
  })
})

it('a sign-in that waits for a locked account does not delay other accounts', async () => {
  const [ana, rui] = [await adult(), await adult()]
  let held: ReturnType<typeof signIn> | undefined
  await whileChanged(ana.id, { firstName: 'Anabela' }, async () => {
    held = signIn(ana.email)
    const others = await Promise.all([signIn(rui.email), signIn(rui.email)])
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    await untilWaiting()
  })
  expect((await held)?.status).toBe(200)
})

it('two sign-ins that verified the former password are rejected, and the new password is accepted', async () => {
  const ana = await adult()
  const passwordHash = await hashPassword('another horse')
  let former: ReturnType<typeof signIn>[] = []
  await whileChanged(ana.id, { passwordHash }, async () => {
    former = [signIn(ana.email), signIn(ana.email)]
    await untilWaiting(2)
  })
  expect((await Promise.all(former)).map(({ status }) => status)).toEqual([401, 401])
  expect((await signIn(ana.email, undefined, 'another horse')).status).toBe(200)
  expect(await db().session.count({ where: { userId: ana.id } })).toBe(2)
})
