import { beforeAll, describe, expect, it } from 'vitest'
import { taskListQuery } from '@/lib/features/tasks/library/schema'
import { listTaskLibrary, readTaskForEditing } from '@/lib/features/tasks/library/service'
import { addDays, localDateAt } from '@/lib/platform/dates/local-date'
import { buildAdmin } from '../../factories/admin'
import { buildChallenge } from '../../factories/challenge'
import { buildPhoto } from '../../factories/photo'
import { buildActor } from '../../factories/session'
import { buildTask } from '../../factories/task'

const today = localDateAt(new Date(), 'UTC')
const translations = { 'pt-BR': { name: 'Maçã', description: 'Vermelha', examples: ['Inteira'] } }
const apple = { name: 'Apple', description: 'A red one', examples: ['Whole'], translations }

type Admin = Parameters<typeof listTaskLibrary>[0]
let admin: Admin
const list = (query: Record<string, string> = {}) => listTaskLibrary(admin, taskListQuery.parse(query))
const names = async (query: Record<string, string> = {}) => (await list(query)).items.map(({ name }) => name)

beforeAll(async () => {
  admin = (await buildActor(await buildAdmin())) as Admin
})

describe('the task library', () => {
  let ids: Record<'apple' | 'bread' | 'carrot', string>
  beforeAll(async () => {
    const photo = await buildPhoto({ purpose: 'content' })
    ids = {
      apple: (await buildTask(apple)).id,
      bread: (await buildTask({ name: 'Bread', language: 'pt-BR', imagePhotoId: photo.id })).id,
      carrot: (await buildTask({ name: 'Carrot', translations: { 'pt-BR': { name: 'Cenoura' } } })).id,
    }
    const past = { startDate: addDays(today, -70), plan: [{ dayOfWeek: 1, taskId: ids.carrot }] }
    await buildChallenge({ ...past, title: 'Long ago' })
    const coming = [1, 3].map((dayOfWeek) => ({ dayOfWeek, taskId: ids.apple }))
    await buildChallenge({ startDate: addDays(today, 10), plan: coming, title: 'Soon', isActive: false })
    await buildChallenge({ startDate: today, plan: [{ dayOfWeek: 2, taskId: ids.apple }], title: 'Now' })
    await buildTask({ name: 'Gone', deletedAt: new Date() })
  })

  it('lists every task with where it is used and whether it is translated', async () => {
    const { items, total, all, pages } = await list()
    expect([total, all, pages]).toEqual([3, 3, 1])
    expect(items).toMatchObject([
      {
        name: 'Apple',
        uses: 2,
        lastUsed: { startDate: addDays(today, 10), endDate: addDays(today, 16) },
        translation: 'whole',
        imagePath: null,
      },
      { name: 'Bread', uses: 0, lastUsed: null, translation: 'missing' },
      { name: 'Carrot', uses: 1, translation: 'partly' },
    ])
    expect(items[1]?.imagePath).toMatch(/^\/api\/v1\/photos\//)
  })

  it.each([
    ['MACA', ['Apple']],
    ['vermelhã', ['Apple']],
    ['rea', ['Bread']],
    ['%', []],
  ])('finds %s in both languages, without accents or case', async (search, found) => {
    expect(await names({ search })).toEqual(found)
  })

  it('filters tasks that are unused in recent weeks, untranslated or without a picture', async () => {
    expect(await names({ show: 'unused' })).toEqual(['Bread', 'Carrot'])
    expect(await names({ show: 'unused', weeks: '12' })).toEqual(['Bread'])
    expect(await names({ show: 'untranslated' })).toEqual(['Bread', 'Carrot'])
    expect(await names({ show: 'pictureless' })).toEqual(['Apple', 'Carrot'])
  })

  it('sorts by name, use or last week in either direction', async () => {
    expect(await names({ order: 'desc' })).toEqual(['Carrot', 'Bread', 'Apple'])
    expect(await names({ sort: 'uses', order: 'desc' })).toEqual(['Apple', 'Carrot', 'Bread'])
    expect(await names({ sort: 'lastUsed' })).toEqual(['Bread', 'Carrot', 'Apple'])
  })

  it('ignores invalid query parameters', async () => {
    const nonsense = { show: 'x', weeks: '5', sort: 'y', order: 'z', page: '-1', search: 'a'.repeat(500) }
    expect(await names(nonsense)).toEqual(['Apple', 'Bread', 'Carrot'])
    expect(await names({ page: '2' })).toEqual([])
  })

  it('returns a task for editing in both languages with the weeks and days that use it', async () => {
    const task = await readTaskForEditing(admin, ids.apple)
    expect(task).toMatchObject({
      version: 1,
      language: 'en',
      texts: {
        en: { name: 'Apple', description: 'A red one', examples: ['Whole'] },
        'pt-BR': { name: 'Maçã', description: 'Vermelha', examples: ['Inteira'] },
      },
      uses: [
        { title: 'Soon', days: [1, 3], state: 'coming' },
        { title: 'Now', days: [2], state: 'running' },
      ],
    })
    const carrot = await readTaskForEditing(admin, ids.carrot)
    expect(carrot?.texts['pt-BR']).toEqual({ name: 'Cenoura', description: '', examples: [] })
    expect(carrot?.uses).toMatchObject([{ title: 'Long ago', state: 'past' }])
    const bread = await readTaskForEditing(admin, ids.bread)
    expect(bread?.texts).toMatchObject({ en: { name: '', examples: [] }, 'pt-BR': { name: 'Bread' } })
    expect(await readTaskForEditing(admin, crypto.randomUUID())).toBeNull()
  })

  it('has pages of twenty', async () => {
    for (let index = 10; index < 30; index += 1) await buildTask({ name: `Many ${index}` })
    const first = await list({ search: 'many' })
    expect([first.items.length, first.total, first.all, first.pages]).toEqual([20, 20, 23, 1])
    const all = await list({})
    expect([all.items.length, all.pages]).toEqual([20, 2])
    expect((await list({ page: '2' })).items).toHaveLength(3)
  })
})
