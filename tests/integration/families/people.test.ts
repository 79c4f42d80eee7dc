import { subDays } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { withdrawInvitation } from '@/lib/features/auth/invitations/service'
import type { renameFamilyContract } from '@/lib/features/families/contract'
import { db } from '@/lib/platform/db/client'
import { buildFamilyActor } from '../../factories/session'
import { call } from '../../support/api'
import { adult, type Member, member } from '../../support/scene'

const read = async (who: { token: string }, familyId: string) =>
  (await call<typeof renameFamilyContract>(`GET /families/${familyId}`, { token: who.token })).data
const invite = (by: Member, email: string) =>
  call(`POST /families/${by.familyId}/adults`, { token: by.token, body: { email } })
const withdraw = (by: { token: string }, familyId: string, email: string) =>
  call(`DELETE /families/${familyId}/invitations`, { token: by.token, body: { email } })
const invitationTo = (email: string) => db().invitation.findFirstOrThrow({ where: { email } })
const join = (who: { token: string }, family: Member) =>
  call('POST /families/join', { token: who.token, body: { uniqueCode: family.joinCode } })

describe('the adults of a family', () => {
  it('are listed with how they joined and who founded the family', async () => {
    const ana = await member()
    const rui = await adult()
    await join(rui, ana)
    await invite(ana, 'guest@example.com')
    const { id: uuid } = await invitationTo('guest@example.com')
    const body = { name: 'Eva Reis', email: 'guest@example.com', password: 'correct horse', uuid }
    await call('POST /auth/register', { body })
    const { adults, invitations } = await read(ana, ana.familyId)
    const arrivals = adults.map(({ isFounder, arrival }) => [isFounder, arrival?.by])
    expect(arrivals).toEqual([
      [true, 'founding'],
      [false, 'code'],
      [false, 'invitation'],
    ])
    expect(adults[1]?.arrival?.at.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
    expect(invitations).toEqual([])
  })

  it('are listed with how they joined most recently', async () => {
    const ana = await member()
    const rui = await adult()
    await join(rui, ana)
    await call(`DELETE /families/${ana.familyId}/adults/${rui.id}`, { token: ana.token })
    await invite(ana, rui.email)
    const { id: uuid } = await invitationTo(rui.email)
    await call('POST /auth/login', { body: { email: rui.email, password: 'correct horse', uuid } })
    const { adults } = await read(ana, ana.familyId)
    expect(adults.map(({ arrival }) => arrival?.by)).toEqual(['founding', 'invitation'])
  })
})

describe('a pending invitation', () => {
  it('is listed with its address and expiry, without the secret id of its link', async () => {
    const ana = await member()
    await invite(ana, 'waits@example.com')
    const row = await invitationTo('waits@example.com')
    const family = await read(ana, ana.familyId)
    expect(family.invitations).toEqual([
      { email: 'waits@example.com', expiresAt: row.expiresAt.toISOString() },
    ])
    expect(JSON.stringify(family)).not.toContain(row.id)
  })

  it('cannot be withdrawn by an adult who is removed meanwhile', async () => {
    const ana = await member()
    const rui = await adult()
    await join(rui, ana)
    const actor = await buildFamilyActor(rui)
    await invite(ana, 'kept@example.com')
    await call(`DELETE /families/${ana.familyId}/adults/${rui.id}`, { token: ana.token })
    const withdrawal = withdrawInvitation(actor, ana.familyId, 'kept@example.com')
    await expect(withdrawal).rejects.toMatchObject({ code: 'not_found' })
    expect(await invitationTo('kept@example.com')).toMatchObject({ acceptedAt: null })
  })

  it('is no longer listed once it has expired or the person joined by code', async () => {
    const ana = await member()
    const rui = await adult()
    await invite(ana, 'old@example.com')
    await invite(ana, rui.email)
    const { id } = await invitationTo('old@example.com')
    await db().invitation.update({ where: { id }, data: { expiresAt: subDays(new Date(), 1) } })
    await join(rui, ana)
    expect((await read(ana, ana.familyId)).invitations).toEqual([])
  })

  it('is renewed when the same address is invited again, without a second one', async () => {
    const ana = await member()
    await invite(ana, 'twice@example.com')
    const { id } = await invitationTo('twice@example.com')
    await db().invitation.update({ where: { id }, data: { expiresAt: subDays(new Date(), 1) } })
    expect((await invite(ana, ' Twice@Example.com ')).status).toBe(201)
    expect((await read(ana, ana.familyId)).invitations).toHaveLength(1)
  })

  it('can be withdrawn by any adult of the family, and its link stops working', async () => {
    const ana = await member()
    const rui = await adult()
    await join(rui, ana)
    await invite(ana, 'wrong@example.com')
    const { id: uuid } = await invitationTo('wrong@example.com')
    const other = await member()
    expect((await withdraw(other, ana.familyId, 'wrong@example.com')).status).toBe(404)
    expect((await withdraw(other, other.familyId, 'wrong@example.com')).status).toBe(404)
    expect((await withdraw(rui, ana.familyId, ' WRONG@example.com')).status).toBe(200)
    expect((await call(`GET /user/uuid/${uuid}`)).status).toBe(404)
    const body = { name: 'X', email: 'wrong@example.com', password: 'correct horse', uuid }
    expect((await call('POST /auth/register', { body })).error.fields).toHaveProperty('uuid')
    expect((await withdraw(ana, ana.familyId, 'wrong@example.com')).status).toBe(404)
    const where = { action: 'family.invitation_withdrawn', subjectId: ana.familyId }
    expect(await db().auditEntry.findFirst({ where })).toMatchObject({ actorId: rui.id, details: {} })
  })

  it('cannot be withdrawn once it was accepted', async () => {
    const ana = await member()
    await invite(ana, 'quick@example.com')
    const { id: uuid } = await invitationTo('quick@example.com')
    const body = { name: 'Quick', email: 'quick@example.com', password: 'correct horse', uuid }
    await call('POST /auth/register', { body })
    expect((await withdraw(ana, ana.familyId, 'quick@example.com')).status).toBe(404)
  })
})
