import { beforeAll, describe, expect, it } from 'vitest'
import type { readFamilyContract, renewJoinCodeContract } from '@/lib/features/families/contract'
import type { FamilyView } from '@/lib/features/families/schema'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { untilWaiting } from '../../support/blocked'
import { adult, type Member, member, partner } from '../../support/scene'

/** Loading takes longer than any test. */
beforeAll(async () => {
  await partner(await member())
}, 60_000)

const read = async (who: { token: string }, familyId: string) =>
  (await call<typeof readFamilyContract>(`GET /families/${familyId}`, { token: who.token }))
    .data as FamilyView
const renew = (who: { token: string }, familyId: string) =>
  call<typeof renewJoinCodeContract>(`POST /families/${familyId}/code`, { token: who.token })
const join = (who: { token: string }, uniqueCode: string) =>
  call('POST /families/join', { token: who.token, body: { uniqueCode } })
const expire = (id: string) =>
  db().family.update({ where: { id }, data: { joinCodeExpiresAt: new Date(Date.now() - 1) } })
const listAuditEntries = (subjectId: string, action: string) =>
  db().auditEntry.findMany({ where: { subjectId, action }, orderBy: { at: 'asc' } })

const daysUntil = (instant: string | undefined) =>
  Math.round((new Date(instant ?? 0).getTime() - Date.now()) / 86_400_000)

describe('a join code', () => {
  it('is valid for 30 days after founding, and administrators do not see its expiry', async () => {
    const ana = await member()
    expect(daysUntil((await read(ana, ana.familyId)).codeExpires)).toBe(30)
    const admin = await adult()
    await db().user.update({ where: { id: admin.id }, data: { isAdmin: true } })
    expect(await read(admin, ana.familyId)).not.toHaveProperty('codeExpires')
  })

  it('is valid for 30 days in rows written by an older version', async () => {
    const family = await db().family.create({
      data: { name: 'Old', joinCode: 'OLDROW23', timezone: 'UTC' },
    })
    expect(daysUntil(family.joinCodeExpiresAt.toISOString())).toBe(30)
  })

  it('gets the response of an unknown code once it has expired', async () => {
    const ana = await member()
    const rui = await adult()
    await expire(ana.familyId)
    const [expired, unknown] = [await join(rui, ana.joinCode), await join(rui, 'NSUCH234')]
    expect(expired.status).toBe(404)
    expect(expired.error).toEqual(unknown.error)
    expect(expired.error.code).toBe('family_setup_error_failed_to_join_family')
    expect(await db().user.findUnique({ where: { id: rui.id } })).toMatchObject({ familyId: null })
  })

  it('is renewed for another 30 days by a member, and audited', async () => {
    const ana = await member()
    await expire(ana.familyId)
    const { status, data } = await renew(ana, ana.familyId)
    expect([status, daysUntil(data.codeExpires)]).toEqual([200, 30])
    expect(await read(ana, ana.familyId)).toMatchObject(data)
    expect((await join(await adult(), data.uniqueCode)).status).toBe(200)
    const entries = await listAuditEntries(ana.familyId, 'family.code_renewed')
    expect(entries).toMatchObject([{ actorId: ana.id, details: { cause: 'request' } }])
    expect(JSON.stringify(entries)).not.toContain(data.uniqueCode)
  })

  it('cannot be renewed by users outside the family', async () => {
    const [ana, other] = [await member(), await member()]
    expect((await renew(other, ana.familyId)).status).toBe(404)
    expect((await renew(await adult(), ana.familyId)).status).toBe(403)
    expect((await read(ana, ana.familyId)).uniqueCode).toBe(ana.joinCode)
  })

  it.each([
    ['zero-width space', (code: string) => `${code}\u200b`],
    ['embedding', (code: string) => `\u202a${code}\u202c`],
    ['isolates', (code: string) => `\u2066${code}\u2069`],
    ['left-to-right mark', (code: string) => `\u200e${code}`],
    ['word joiner and space', (code: string) => `${code.slice(0, 4)}\u2060 ${code.slice(4)}`],
    ['non-breaking hyphen', (code: string) => `${code.slice(0, 4)}\u2011${code.slice(4)}`],
    [
      'soft hyphen, small letters',
      (code: string) => `${code.slice(0, 4)}\u00ad${code.slice(4)}`.toLowerCase(),
    ],
  ])('is accepted when pasted with %s', async (_, paste) => {
    const ana = await member()
    expect((await join(await adult(), paste(ana.joinCode))).status).toBe(200)
  })

  it('is rejected as empty when it has only invisible characters', async () => {
    const { status, error } = await join(await adult(), '\u200b \u2011\u00ad')
    expect([status, error.code]).toEqual([422, 'family_setup_error_empty_join_code'])
    expect(error.fields).toHaveProperty('uniqueCode')
  })

  it('creates an audit entry with the adult who joined by it', async () => {
    const ana = await member()
    const rui = await partner(ana)
    expect(await listAuditEntries(ana.familyId, 'family.joined_by_code')).toMatchObject([
      { actorId: rui.id, subject: 'family' },
    ])
  })
})

async function whileLocked<T>(
  familyId: string,
  send: () => Promise<T>,
  change: (tx: Tx) => Promise<unknown>,
) {
  const { response } = await db().$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from families where id = ${familyId}::uuid for update`
    const response = send()
    await untilWaiting()
    await change(tx)
    return { response }
  })
  return response
}

type Tx = Parameters<Parameters<ReturnType<typeof db>['$transaction']>[0]>[0]

const removeFrom = (who: Member) => (tx: Tx) =>
  tx.user.update({ where: { id: who.id }, data: { familyId: null } })

describe('simultaneous requests', () => {
  it('a join that is sent twice takes effect once', async () => {
    const ana = await member()
    const rui = await adult()
    const responses = await Promise.all([join(rui, ana.joinCode), join(rui, ana.joinCode)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await listAuditEntries(ana.familyId, 'family.joined_by_code')).toHaveLength(1)
    const mails = { userId: ana.id, template: 'adult_joined' }
    expect(await db().outgoingMail.count({ where: mails })).toBe(1)
  })

  it('a join that waits during a code renewal is refused as an unknown code', async () => {
    const ana = await member()
    const rui = await adult()
    const response = await whileLocked(
      ana.familyId,
      () => join(rui, ana.joinCode),
      (tx) => tx.family.update({ where: { id: ana.familyId }, data: { joinCode: 'RENEWED2' } }),
    )
    expect(response).toMatchObject({ status: 404 })
    expect(response.error.code).toBe('family_setup_error_failed_to_join_family')
  })

  it('two code renewals both succeed, and the code of one of them is valid', async () => {
    const ana = await member()
    const codes = await Promise.all([renew(ana, ana.familyId), renew(ana, ana.familyId)])
    const { uniqueCode } = await read(ana, ana.familyId)
    expect(codes.map(({ data }) => data.uniqueCode)).toContain(uniqueCode)
    expect(codes.map(({ status }) => status)).toEqual([200, 200])
  })

  it.each([
    ['renewing the code', 'POST', '/code', undefined],
    ['renaming the family', 'PUT', '/name', { name: 'Mine' }],
    ['changing the family', 'PUT', '', { onLeaderboard: false }],
    ['adding a kid', 'POST', '/kids', { name: 'Bia', birthDate: '2019-03-08' }],
  ])('%s returns 404 to an adult who is removed meanwhile', async (_, method, path, body) => {
    const ana = await member()
    const rui = await partner(ana)
    const send = () => call(`${method} /families/${ana.familyId}${path}`, { token: rui.token, body })
    const before = await read(ana, ana.familyId)
    const response = await whileLocked(ana.familyId, send, removeFrom(rui))
    expect(response).toMatchObject({ status: 404, error: { code: 'not_found' } })
    const after = await read(ana, ana.familyId)
    expect(after).toMatchObject({ ...before, adults: [{ id: ana.id }] })
  })

  it('an invitation is not accepted once its sender has been removed meanwhile', async () => {
    const ana = await member()
    const rui = await partner(ana)
    const guest = await adult()
    const body = { email: guest.email }
    await call(`POST /families/${ana.familyId}/adults`, { token: rui.token, body })
    const { id: uuid } = await db().invitation.findFirstOrThrow({ where: { email: guest.email } })
    const responses = await Promise.all([
      call(`DELETE /families/${ana.familyId}/adults/${rui.id}`, { token: ana.token }),
      call(`POST /user/uuid/${uuid}/accept`, { token: guest.token }),
    ])
    expect(responses[0].status).toBe(200)
    const { familyId } = await db().user.findUniqueOrThrow({ where: { id: guest.id } })
    // Accepted before the removal they are in, afterwards the link is dead.
    expect(responses[1].status === 200).toBe(familyId === ana.familyId)
    expect([200, 404, 422]).toContain(responses[1].status)
  })
})
