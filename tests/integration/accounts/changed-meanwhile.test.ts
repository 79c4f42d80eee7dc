import { addDays } from 'date-fns'
import { describe, expect, it } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import { signInWithVerifiedPassword } from '@/lib/features/auth/sign-in/service'
import { db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import type { AppError } from '@/lib/platform/errors/app-error'
import { call } from '../../support/api'
import { untilWaiting } from '../../support/blocked'
import { adult, member } from '../../support/scene'

const signIn = (email: string, uuid?: string) =>
  call<typeof signInContract>('POST /auth/login', { body: { email, password: 'correct horse', uuid } })

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

describe.each(CHANGES)('an account that gets %s while its password is checked', (_, change, status, code) => {
  it.each(['by itself', 'with an invitation'])('is not signed in to %s', async (how) => {
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

it('does not delay other accounts that sign in at the same moment', async () => {
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

it.each([
  [
    ['another password', 'the current one'],
    ['login_error_credentials', null],
  ],
  [
    ['the current one', 'another password'],
    [null, 'login_error_credentials'],
  ],
])(
  'opens a session only for the sign-in checked against the current hash, of two at once: %j',
  async (checked, expected) => {
    const ana = await adult()
    const account = await db().user.findUniqueOrThrow({ where: { id: ana.id } })
    const signIn = {
      language: undefined,
      code: undefined,
      remember: false,
      userAgent: null,
      now: new Date(),
      invitation: null,
    }
    const hashes = checked.map((one) => (one === 'the current one' ? account.passwordHash : one))
    const results = await Promise.allSettled(
      hashes.map((passwordHash) => signInWithVerifiedPassword({ ...account, passwordHash }, signIn)),
    )
    const codes = results.map((result) =>
      result.status === 'fulfilled' ? null : (result.reason as AppError).code,
    )
    expect(codes).toEqual(expected)
    expect(await db().session.count({ where: { userId: ana.id } })).toBe(2)
  },
)
