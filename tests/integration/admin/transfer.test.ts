import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentFile } from '@/lib/features/admin/transfer/schema'
import type { addMaterialContract } from '@/lib/features/materials/uploads/contract'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { storage } from '@/lib/platform/storage/storage'
import { buildBadge } from '../../factories/badge'
import { buildChallenge } from '../../factories/challenge'
import { buildRecipe } from '../../factories/recipe'
import { signIn } from '../../factories/session'
import { buildTask } from '../../factories/task'
import { buildUser } from '../../factories/user'
import { call, fetchRoute } from '../../support/api'
import {
  counts,
  deleteContent,
  editor,
  everything,
  file,
  LATER,
  on,
  task,
  week,
} from '../../support/content-file'
import { pdf, pdfUpload } from '../../support/pdfs'
import { picture } from '../../support/pictures'

let admin: Awaited<ReturnType<typeof editor>>
beforeAll(async () => {
  admin = await editor()
})
beforeEach(deleteContent)

describe('an export', () => {
  it('is identical, except for its timestamp, after an import into an empty database', async () => {
    const translations = { 'pt-BR': { name: 'Água primeiro', examples: ['Um copo'] } }
    const { id } = await buildTask({ name: 'Água ❤', language: 'en', translations })
    await buildTask({ deletedAt: new Date() })
    const past = { startDate: '2020-02-03', plan: [{ dayOfWeek: 1, taskId: id }, { dayOfWeek: 7 }] }
    await buildChallenge(past)
    await buildBadge({ rule: { type: 'streak', count: 7, from: '2026-01-01' } })
    await buildBadge({ rule: { type: 'cycle' } })
    const { exportedAt, ...before } = await admin.exported()
    expect(contentFile.parse({ ...before, exportedAt })).toMatchObject({
      format: 'brota-content',
      version: 1,
    })
    expect([before.tasks.length, before.challenges.length, before.badges.length]).toEqual([2, 1, 2])

    await db().challenge.deleteMany()
    await db().task.deleteMany()
    await db().badge.deleteMany()
    const { data, status } = await admin.send({ exportedAt, ...before })
    expect(status).toBe(200)
    expect(data.counts.tasks).toEqual(counts({ create: 2 }))
    const { exportedAt: _, ...after } = await admin.exported()
    expect(after).toEqual(before)
    expect(await db().challenge.count({ where: { isActive: true } })).toBe(0)
  })

  it('is sent as a download and audited', async () => {
    const response = await fetchRoute('GET /admin/content/export', { token: admin.token })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="brota-content-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(await db().auditEntry.count({ where: { action: 'content.exported' } })).toBeGreaterThan(0)
  })

  it('contains pictures on request, and its import restores missing pictures', async () => {
    const webp = (await picture('webp')).toString('base64')
    const [one, another] = [newId(), newId()]
    const badge = {
      ...{ id: newId(), kind: 'monthly', language: 'en', name: 'Flower', description: 'Four petals' },
      ...{ translations: {}, rule: { type: 'cycle' }, motif: 'flower', coloringImage: { id: another, webp } },
    }
    const sent = file({ tasks: [task(undefined, { image: { id: one, webp } })], badges: [badge] })
    expect((await admin.send(sent)).data.counts).toMatchObject({
      tasks: { create: 1 },
      badges: { create: 1 },
    })
    const exported = await admin.exported('?pictures=true')
    expect(exported.tasks[0]?.image?.id).toBe(one)
    expect(exported.badges[0]).toMatchObject({ image: null, coloringImage: { id: another } })
    expect((await fetchRoute(`GET /photos/${one}`, { token: admin.token })).status).toBe(200)
    expect((await admin.exported()).tasks[0]).not.toHaveProperty('image')

    // Replaces the picture, then restores the first one, which is not swept yet.
    const swapped = { ...sent, tasks: [{ ...exported.tasks[0], image: { id: newId(), webp } }] }
    expect((await admin.send(swapped)).data.changes).toMatchObject([{ change: 'update', fields: ['image'] }])
    for (const change of ['update', undefined])
      expect((await admin.send(exported)).data.changes[0]?.change).toBe(change)
    expect((await admin.exported('?pictures=true')).tasks[0]?.image?.id).toBe(one)
  })
})

describe('recipes and added PDFs', () => {
  it('are restored from an export with their challenge and their bytes', async () => {
    const { challenge } = await buildChallenge({ startDate: LATER.startDate, plan: [] })
    const translations = { 'pt-BR': { title: 'Sopa', ingredients: ['Abóbora'] } }
    const facts = { challengeId: challenge.id, servings: 4, minutes: 20, translations }
    const soup = await buildRecipe({ title: 'Soup', ...facts })
    await buildRecipe({ title: 'Bread' })
    const added = await call<typeof addMaterialContract>(`POST /challenges/${challenge.id}/materials`, {
      token: admin.token,
      body: pdfUpload(await pdf(2), { name: 'Bingo' }),
    })
    const { exportedAt: _, ...whole } = await admin.exported('?pictures=true')
    expect(whole.recipes).toMatchObject([
      { id: soup.id, title: 'Soup', ...facts, image: null },
      { title: 'Bread', challengeId: null },
    ])
    expect(whole.materials).toMatchObject([{ id: added.data.id, name: 'Bingo', challengeId: challenge.id }])
    expect(await admin.exported()).not.toHaveProperty('materials')

    await db().recipe.deleteMany()
    await db().material.deleteMany()
    await db().challenge.deleteMany()
    await storage().deleteUnder(`materials/${added.data.id}`)
    const tried = await admin.tried(whole)
    expect(tried.data.counts).toMatchObject({ recipes: { create: 2 }, materials: { create: 1 } })
    expect(await db().recipe.count()).toBe(0)
    const { data, status } = await admin.send(whole)
    expect([status, data.counts.recipes, data.counts.materials]).toEqual([
      200,
      counts({ create: 2 }),
      counts({ create: 1 }),
    ])
    const { exportedAt: __, ...after } = await admin.exported('?pictures=true')
    expect({ ...after, materials: [] }).toEqual({ ...whole, materials: [] })
    expect(after.materials).toMatchObject([{ id: added.data.id, name: 'Bingo' }])
    expect((await admin.send(after)).data.changes).toEqual([])

    const renamed = { ...after, materials: after.materials.map((one) => ({ ...one, name: 'Bingo 2' })) }
    expect((await admin.send(renamed)).data.changes).toMatchObject([
      { kind: 'material', change: 'update', fields: ['name'] },
    ])
  })

  it('are refused for an unknown challenge, or when the bytes are not a PDF', async () => {
    const recipe = {
      ...{ id: newId(), language: 'en', title: 'Soup', ingredients: ['Water'], steps: ['Boil.'] },
      ...{ translations: {}, servings: null, minutes: null, challengeId: newId() },
    }
    const lost = await admin.send({ ...file(), recipes: [recipe] })
    expect(lost.error.fields).toEqual({ 'recipes.0.challengeId': [expect.any(String)] })
    const { challenge } = await buildChallenge({ startDate: LATER.startDate, plan: [] })
    const material = { id: newId(), challengeId: challenge.id, name: 'X', pdf: 'bm8gcGRm' }
    for (const query of ['?dryRun=true', ''])
      expect((await admin.send({ ...file(), materials: [material] }, query)).error.fields).toEqual({
        'materials.0.pdf': [expect.any(String)],
      })
    expect(await db().material.count()).toBe(0)
  })
})

describe('an import file', () => {
  const refused = async (body: unknown, query = '?dryRun=true') => {
    const { status, error } = await admin.send(body, query)
    return [status, error.code, Object.keys(error.fields ?? {})]
  }

  it('is rejected for its format or version before its contents are validated', async () => {
    expect((await refused('{"format": '))[1]).toBe('malformed_request')
    expect((await refused([]))[1]).toBe('content_format_unknown')
    expect((await refused({ tasks: 3 }))[1]).toBe('content_format_unknown')
    expect((await refused({ ...file(), format: 'other', version: 7 }))[1]).toBe('content_format_unknown')
    expect(await refused({ ...file(), version: 2, recipes: 4 })).toEqual([
      422,
      'content_version_unknown',
      ['version'],
    ])
  })

  it('is rejected with the path of each invalid or duplicate value', async () => {
    const bad = { ...task(), colour: 'red', examples: [], translations: { fr: {} } }
    const rule = { type: 'cycle', count: 3 }
    const badge = { ...task(), kind: 'monthly', examples: undefined, rule }
    const window = { startDate: '2999-01-07', endDate: '2999-01-14' }
    const sent = {
      ...file({ tasks: [task(), bad], badges: [badge], challenges: [week([], window)] }),
      extra: 1,
    }
    expect(await refused(sent)).toEqual([
      422,
      'validation_failed',
      [
        'tasks.1.examples',
        'tasks.1.translations.fr',
        'tasks.1.colour',
        'challenges.0.endDate',
        'badges.0.rule.count',
        'extra',
      ],
    ])
    const id = newId()
    expect(await refused(file({ tasks: [task(id), task(), task(id)] }))).toEqual([
      422,
      'validation_failed',
      ['tasks.2.id'],
    ])
  })

  it('changes nothing, even when only its last item is invalid', async () => {
    const [water, gone] = [task(), await buildTask({ deletedAt: new Date() })]
    const before = await everything()
    const plans = [week([on(water.id)]), week([on(water.id), on(gone.id, 2), on(newId(), 3)])]
    expect(await refused(file({ tasks: [water], challenges: plans }), '')).toEqual([
      422,
      'validation_failed',
      ['challenges.1.plan.1.taskId', 'challenges.1.plan.2.taskId'],
    ])
    const image = { id: newId(), webp: Buffer.from('no picture').toString('base64') }
    expect(await refused(file({ tasks: [water, task(undefined, { image })] }), '')).toEqual([
      422,
      'validation_failed',
      ['tasks.1.image.webp'],
    ])
    expect(await everything()).toBe(before)
  })

  it('is rejected with 413 above 10 MB', async () => {
    const whole = JSON.stringify(file())
    const limit = 10 * 1024 * 1024
    expect((await admin.tried(whole.padEnd(limit))).status).toBe(200)
    expect(await refused(whole.padEnd(limit + 1))).toEqual([413, 'payload_too_large', []])
  })

  it('is refused with 403 from other users, as is the export', async () => {
    const other = await signIn(await buildUser())
    expect((await fetchRoute('GET /admin/content/export', { token: other })).status).toBe(403)
    expect((await call('POST /admin/content/import', { token: other, body: file() })).status).toBe(403)
  })
})
