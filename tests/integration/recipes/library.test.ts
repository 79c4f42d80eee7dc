import { beforeAll, expect, it } from 'vitest'
import { recipeListQuery } from '@/lib/features/recipes/library/schema'
import { listRecipeLibrary, listWeeks, readRecipeForEditing } from '@/lib/features/recipes/library/service'
import { localDateAt, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { buildAdmin } from '../../factories/admin'
import { buildChallenge } from '../../factories/challenge'
import { buildRecipe } from '../../factories/recipe'
import { buildActor } from '../../factories/session'

type Admin = Parameters<typeof listRecipeLibrary>[0]
let admin: Admin
let soup: { id: string }
let week: { id: string }

const titles = async (query: Record<string, string>) =>
  (await listRecipeLibrary(admin, recipeListQuery.parse(query))).items.map(({ title }) => title)

beforeAll(async () => {
  admin = (await buildActor(await buildAdmin())) as Admin
  week = (await buildChallenge({ title: 'Colors' })).challenge
  const text = { title: 'Sopa de abóbora', ingredients: ['Abóbora'], steps: ['Corte.', 'Cozinhe.'] }
  soup = await buildRecipe({ title: 'Pumpkin soup', challengeId: week.id, translations: { 'pt-BR': text } })
  await buildRecipe({ title: 'Bread', minutes: 90 })
  await buildRecipe({ title: 'Ananas', minutes: 5, translations: { 'pt-BR': { title: 'Abacaxi' } } })
})

it('the recipe library lists recipes with their week and translation state', async () => {
  const { items, total, all, pages } = await listRecipeLibrary(admin, recipeListQuery.parse({}))
  expect([total, all, pages]).toEqual([3, 3, 1])
  const startDate = startOfIsoWeek(localDateAt(new Date(), 'UTC'))
  expect(items).toMatchObject([
    { title: 'Ananas', translation: 'partly', week: null },
    { title: 'Bread', translation: 'missing', week: null, ingredients: 1, steps: 2 },
    { title: 'Pumpkin soup', translation: 'whole', week: { title: 'Colors', startDate } },
  ])
})

it('a recipe is found by title or ingredient in both languages, ignoring accents and case', async () => {
  expect(await titles({ search: 'ABOBORA' })).toEqual(['Pumpkin soup'])
  expect(await titles({ search: 'abacáxi' })).toEqual(['Ananas'])
  expect(await titles({ search: 'apple' })).toEqual(['Ananas', 'Bread', 'Pumpkin soup'])
})

it('the recipe library can be filtered and sorted', async () => {
  expect(await titles({ show: 'attached' })).toEqual(['Pumpkin soup'])
  expect(await titles({ show: 'unattached' })).toEqual(['Ananas', 'Bread'])
  expect(await titles({ show: 'untranslated', order: 'desc' })).toEqual(['Bread', 'Ananas'])
  expect(await titles({ show: 'pictureless', sort: 'minutes', order: 'desc' })).toEqual([
    'Bread',
    'Ananas',
    'Pumpkin soup',
  ])
})

it('the recipe editor gets the texts in both languages and the available weeks', async () => {
  expect(await readRecipeForEditing(admin, soup.id)).toMatchObject({
    version: 1,
    language: 'en',
    challengeId: week.id,
    texts: { en: { title: 'Pumpkin soup' }, 'pt-BR': { title: 'Sopa de abóbora', ingredients: ['Abóbora'] } },
  })
  expect(await readRecipeForEditing(admin, week.id)).toBeNull()
  expect(await listWeeks(admin)).toMatchObject([{ id: week.id, title: 'Colors' }])
})
