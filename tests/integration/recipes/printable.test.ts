import { expect, it } from 'vitest'
import type { getChallengeContract } from '@/lib/features/challenges/contract'
import { db } from '@/lib/platform/db/client'
import { buildChallenge } from '../../factories/challenge'
import { buildRecipe } from '../../factories/recipe'
import { call, fetchRoute } from '../../support/api'
import { adult, member } from '../../support/scene'

type Reader = { id: string; token: string }

async function read({ token }: Reader, file: string) {
  const answer = await fetchRoute(`GET /materials/${file}`, { token })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  return { pdf, name: answer.headers.get('content-disposition') ?? '' }
}

const countPages = ({ pdf }: { pdf: string }) => pdf.match(/\/Type \/Page\n/g)?.length ?? 0
const soup = { title: 'Soup', translations: { 'pt-BR': { title: 'Sopa de abóbora' } } }
const speaks = ({ id }: Reader, language: string) => db().user.update({ where: { id }, data: { language } })

it('a printed recipe is a PDF in the language of the reader', async () => {
  const reader = await adult()
  const { id } = await buildRecipe({ ...soup, servings: 4, minutes: 30 })
  const english = await read(reader, `${id}-recipe.pdf`)
  expect(english.pdf).toContain('/Lang (en)')
  expect(english.name).toContain('brota-soup.pdf')
  await speaks(reader, 'pt-BR')
  expect((await read(reader, `${id}-recipe.pdf`)).name).toContain('brota-sopa-de-abobora.pdf')
})

it('a recipe is listed among the printables of its challenge and part of the complete file', async () => {
  const reader = await member()
  const { challenge } = await buildChallenge()
  const before = countPages(await read(reader, `${challenge.id}.pdf`))
  const { id } = await buildRecipe({ ...soup, challengeId: challenge.id })
  await buildRecipe()
  const materials = async () =>
    (await call<typeof getChallengeContract>(`GET /challenges/${challenge.id}`, reader)).data.materials
  const url = `/api/v1/materials/${id}-recipe.pdf`
  expect((await materials()).slice(4)).toEqual([{ name: 'Recipe: Soup', url }])
  expect(countPages(await read(reader, `${challenge.id}.pdf`))).toBe(before + 1)
  await speaks(reader, 'pt-BR')
  expect((await materials()).slice(4)).toEqual([{ name: 'Receita: Sopa de abóbora', url }])
})

it('a very long recipe takes as many pages as it needs', async () => {
  const reader = await adult()
  const steps = Array.from({ length: 30 }, () => 'Stir it slowly and wait. '.repeat(40))
  const ingredients = Array.from({ length: 40 }, (_, index) => `${'a'.repeat(190)} ${index}`)
  const { id } = await buildRecipe({ title: '李小龍 🌱 '.repeat(12), ingredients, steps })
  expect(countPages(await read(reader, `${id}-recipe.pdf`))).toBeGreaterThan(5)
})

it('the PDF of an unknown recipe is not found, and every recipe PDF requires a session', async () => {
  const reader = await adult()
  const gone = `${crypto.randomUUID()}-recipe.pdf`
  expect((await call(`GET /materials/${gone}`, reader)).status).toBe(404)
  const { id } = await buildRecipe()
  expect((await call(`GET /materials/${id}-recipe.pdf`)).status).toBe(401)
  expect((await call(`GET /materials/${id}-recipes.pdf`, reader)).status).toBe(404)
})
