import { beforeAll, describe, expect, it } from 'vitest'
import type { countQualifyingContract, updateBadgeContract } from '@/lib/features/badges/editor/contract'
import { badgeListQuery } from '@/lib/features/badges/library/schema'
import { listBadgeLibrary, readBadgeForEditing } from '@/lib/features/badges/library/service'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import type { AdminActor } from '@/lib/platform/session/actor'
import { form } from '../../api/row'
import { buildAdmin } from '../../factories/admin'
import { buildBadge } from '../../factories/badge'
import { buildCompletion } from '../../factories/completion'
import { call } from '../../support/api'
import { picture } from '../../support/pictures'
import { member } from '../../support/scene'

let admin: Awaited<ReturnType<typeof buildAdmin>>
const reader = { locale: 'en', isAdmin: true } as AdminActor
beforeAll(async () => {
  admin = await buildAdmin()
})

const update = (id: string, fields: Record<string, string | File>) =>
  call<typeof updateBadgeContract>(`PUT /badges/${id}`, { token: admin.token, body: form(fields) })
const listed = async (query: object) => (await listBadgeLibrary(reader, badgeListQuery.parse(query))).items
const earn = (badgeId: string, familyId: string, occasion = 'once') =>
  db().earnedBadge.create({ data: { badgeId, familyId, occasion } })

describe('the list of badges', () => {
  it('counts each family once per badge and shows whether the badge is translated', async () => {
    const badge = await buildBadge({ name: 'Counted', rule: { type: 'challenge_complete' } })
    const family = await member()
    await earn(badge.id, family.familyId, 'challenge:1')
    await earn(badge.id, family.familyId, 'challenge:2')
    await earn(badge.id, (await member()).familyId, 'challenge:1')
    const [row] = await listed({ search: 'counted' })
    expect(row).toMatchObject({ id: badge.id, kind: 'weekly', families: 2, translation: 'missing' })
  })

  it('searches both languages without accents, filters by kind, sorts, and omits deleted badges', async () => {
    const translations = { 'pt-BR': { name: 'Maçã dourada', description: 'Por comer frutas.' } }
    const apple = await buildBadge({ name: 'Golden apple', translations })
    const flower = await buildBadge({ name: 'Golden flower', rule: { type: 'cycle' } })
    const names = async (query: object) => (await listed(query)).map(({ name }) => name)
    expect(await names({ search: 'MACA' })).toEqual(['Golden apple'])
    expect(await names({ search: 'golden', kind: 'monthly' })).toEqual(['Golden flower'])
    expect(await names({ search: 'golden', sort: 'name', order: 'desc' })).toEqual([
      'Golden flower',
      'Golden apple',
    ])
    await earn(flower.id, (await member()).familyId, 'cycle:x')
    expect(await names({ search: 'golden', sort: 'families', order: 'desc' })).toEqual([
      'Golden flower',
      'Golden apple',
    ])
    expect(await names({ search: 'golden', sort: 'nonsense', page: '-1', kind: 'x' })).toHaveLength(2)
    expect(await readBadgeForEditing(reader, apple.id)).toMatchObject({
      language: 'en',
      texts: { en: { name: 'Golden apple' }, 'pt-BR': translations['pt-BR'] },
      version: 1,
      families: 0,
    })
    await db().badge.update({ where: { id: apple.id }, data: { deletedAt: new Date() } })
    expect(await readBadgeForEditing(reader, apple.id)).toBeNull()
    expect(await names({ search: 'maca' })).toEqual([])
  })

  it('is sorted by kind, and weekly badges by week number', async () => {
    const weekly = (weekNumber: 1 | 2) => ({ type: 'challenge_complete', weekNumber }) as const
    const rules = [{ type: 'cycle' } as const, weekly(2), weekly(1)]
    for (const [index, rule] of rules.entries()) await buildBadge({ name: `Ordered ${index}`, rule })
    const names = (await listed({ search: 'ordered' })).map(({ name }) => name)
    expect(names).toEqual(['Ordered 2', 'Ordered 1', 'Ordered 0'])
  })
})

describe('concurrent edits of a badge', () => {
  it('are refused with 409 for an outdated version, without storing the sent picture', async () => {
    const { id } = await buildBadge()
    const first = await update(id, { name: 'First', version: '1' })
    expect([first.status, first.data.version]).toEqual([200, 2])
    const image = new File([new Uint8Array(await picture('png'))], 'p.png', { type: 'image/png' })
    const before = await db().photo.count()
    const second = await update(id, { name: 'Second', version: '1', image })
    expect([second.status, second.error.code]).toEqual([409, 'changed_meanwhile'])
    expect(await db().photo.count()).toBe(before)
    expect((await update(id, { name: 'Second', version: '2' })).data.name).toBe('Second')
    expect((await update(id, { name: 'Unasked' })).status).toBe(200)
    expect((await update(id, { version: 'x' })).status).toBe(422)
  })

  it('are accepted only once when two administrators save the same version simultaneously', async () => {
    const { id } = await buildBadge()
    const both = await Promise.all(['a', 'b'].map((name) => update(id, { name, version: '1' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

it('a badge takes a predefined drawing and rejects an unknown one', async () => {
  const { id } = await buildBadge()
  expect((await update(id, { motif: 'heart' })).data.motif).toBe('heart')
  expect((await update(id, { motif: '<svg>' })).error.fields).toHaveProperty('motif')
})

describe('the number of qualifying families', () => {
  const count = (rule: object, badgeId?: string, token = admin.token) =>
    call<typeof countQualifyingContract>(
      `GET /badges/qualifying?rule=${encodeURIComponent(JSON.stringify(rule))}${badgeId ? `&badgeId=${badgeId}` : ''}`,
      { token },
    )

  it('follows from the rule and excludes families that already have the badge', async () => {
    const { actor } = await buildCompletion()
    const families = async (rule: object, badgeId?: string) => (await count(rule, badgeId)).data.families
    const rule = { type: 'tasks', count: 1 } as const
    const before = await families(rule)
    expect(before).toBeGreaterThan(0)
    expect(await families({ type: 'streak', count: 1 })).toBe(before)
    expect(await families({ type: 'first_photo', from: '2999-01-01' })).toBe(0)
    expect(await families({ type: 'challenge_complete' })).toBe(0)
    const { id } = await buildBadge({ rule })
    await earn(id, actor.familyId ?? '')
    expect(await families(rule, id)).toBe(before - 1)
  })

  it('is shown only to administrators, and only for a valid rule', async () => {
    expect((await count({ type: 'cycle' }, undefined, (await member()).token)).status).toBe(403)
    for (const wrong of [
      { type: 'tasks', count: 0 },
      { type: 'first_photo', from: '0000-01-01' },
    ])
      expect((await count(wrong)).error.fields).toHaveProperty('rule')
    expect((await count({ type: 'cycle' }, newId())).data).toEqual({ families: 0, more: false })
  })
})
