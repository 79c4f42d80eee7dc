import { beforeAll, expect, it } from 'vitest'
import type {
  createRecipeContract,
  listRecipesContract,
  updateRecipeContract,
} from '@/lib/features/recipes/contract'
import { db } from '@/lib/platform/db/client'
import { form } from '../../api/row'
import { buildAdmin } from '../../factories/admin'
import { buildChallenge } from '../../factories/challenge'
import { buildRecipe } from '../../factories/recipe'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call, fetchRoute } from '../../support/api'
import { picture } from '../../support/pictures'

let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  admin = await buildAdmin()
})

type Fields = Parameters<typeof form>[0]
const TEXT = { title: ' Soup ', ingredients: ['1 pumpkin', ' ', 'Water'], steps: ['Cut it.', 'Cook it.'] }
const image = async () => new File([new Uint8Array(await picture('png'))], 'p.png', { type: 'image/png' })

const create = (fields: Fields, token = admin.token) =>
  call<typeof createRecipeContract>('POST /recipes', { token, body: form(fields) })
const change = (id: string, fields: Fields) =>
  call<typeof updateRecipeContract>(`PUT /recipes/${id}`, { token: admin.token, body: form(fields) })

it('an administrator adds a recipe with a picture, and every user sees it in their language', async () => {
  const { challenge } = await buildChallenge()
  const translations = { 'pt-BR': { title: 'Sopa', steps: ['Corte.', 'Cozinhe.'] } }
  const { status, data } = await create({
    ...TEXT,
    servings: '4',
    minutes: '30',
    challengeId: challenge.id,
    translations: JSON.stringify(translations),
    image: await image(),
  })
  expect(status).toBe(201)
  expect(data).toMatchObject({
    title: 'Soup',
    ingredients: ['1 pumpkin', 'Water'],
    steps: ['Cut it.', 'Cook it.'],
    servings: 4,
    minutes: 30,
    challengeId: challenge.id,
    language: 'en',
    translations,
    version: 1,
  })
  const token = await signIn(await buildUser({ language: 'pt-BR' }))
  const list = await call<typeof listRecipesContract>('GET /recipes', { token })
  expect(list.data).toContainEqual({ ...data, title: 'Sopa', steps: ['Corte.', 'Cozinhe.'] })
  expect((await fetchRoute(`GET ${data.image?.replace('/api/v1', '')}`, { token })).status).toBe(200)
  const entry = await db().auditEntry.findFirstOrThrow({ where: { subjectId: data.id } })
  expect(entry).toMatchObject({ actorId: admin.id, action: 'recipe.created', subject: 'recipe' })
})

it('a recipe without required fields is rejected with an error for each field', async () => {
  const blank: Fields = { title: ' ', ingredients: [' ', ''], steps: '' }
  for (const fields of [blank, { other: 'x' }] satisfies Fields[]) {
    const { status, error } = await create(fields)
    expect(status).toBe(422)
    expect(error.fields).toEqual({
      title: ['Recipe title is required'],
      ingredients: ['At least one ingredient is required'],
      steps: ['At least one step is required'],
    })
  }
})

it.each([
  ['servings', '0'],
  ['servings', 'many'],
  ['servings', '2.5'],
  ['minutes', '1441'],
  ['challengeId', 'none'],
  ['challengeId', '0193b5f2-7c1e-7a44-9d0b-3f6f1c2a8e51'],
  ['title', 'a'.repeat(121)],
  ['steps.0', 'a'.repeat(1001)],
  ['ingredients', Array<string>(41).fill('Salt')],
])('a recipe with an invalid %s is rejected', async (field, value) => {
  const before = await db().recipe.count()
  const { status, error } = await create({ ...TEXT, [field.split('.')[0] as string]: value })
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]])
  expect(await db().recipe.count()).toBe(before)
})

it('a recipe with an invalid picture is rejected and not stored', async () => {
  const before = await db().recipe.count()
  const { status, error } = await create({ ...TEXT, image: new File(['hello'], 'p.png') })
  expect([status, error.code]).toEqual([415, 'photo_not_accepted'])
  expect(await db().recipe.count()).toBe(before)
})

it('an update changes only the sent fields, and blank values remove optional ones', async () => {
  const { challenge } = await buildChallenge()
  const facts = { servings: '4', minutes: '30', challengeId: challenge.id }
  const { data } = await create({ ...TEXT, ...facts, image: await image() })
  const renamed = await change(data.id, { title: 'Cold soup' })
  expect(renamed.data).toEqual({ ...data, title: 'Cold soup', version: 2 })
  const bare = await change(data.id, { servings: '', minutes: '', challengeId: '', removeImage: 'true' })
  const nothing = { servings: null, minutes: null, challengeId: null, image: null }
  expect(bare.data).toEqual({ ...renamed.data, ...nothing, version: 3 })
  const photoId = data.image?.match(/photos\/([^?]+)/)?.[1] ?? ''
  expect(await db().photo.findUnique({ where: { id: photoId } })).toMatchObject({ purpose: null })
  expect((await change(data.id, { steps: '' })).error.fields).toHaveProperty('steps')
})

it('an update of an outdated version of a recipe is refused with 409', async () => {
  const { id } = await buildRecipe()
  expect((await change(id, { title: 'Theirs', version: '1' })).status).toBe(200)
  const late = await change(id, { title: 'Mine', version: '1' })
  expect([late.status, late.error.code]).toEqual([409, 'changed_meanwhile'])
  expect((await change(id, { title: 'Mine', version: '2' })).data.title).toBe('Mine')
})

it('a recipe is deleted permanently and its picture is released', async () => {
  const { data } = await create({ ...TEXT, image: await image() })
  const remove = () => call(`DELETE /recipes/${data.id}`, { token: admin.token })
  expect((await remove()).status).toBe(200)
  expect(await db().recipe.findUnique({ where: { id: data.id } })).toBeNull()
  const photoId = data.image?.match(/photos\/([^?]+)/)?.[1] ?? ''
  expect((await db().photo.findUnique({ where: { id: photoId } }))?.unusedSince).not.toBeNull()
  expect((await remove()).status).toBe(404)
  expect((await change(data.id, { title: 'Again' })).status).toBe(404)
})

it('a recipe is kept when its challenge is deleted', async () => {
  const { challenge } = await buildChallenge()
  const { id } = await buildRecipe({ challengeId: challenge.id })
  await db().challenge.delete({ where: { id: challenge.id } })
  expect(await db().recipe.findUnique({ where: { id } })).toMatchObject({ challengeId: null })
})
