import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { db } from '@/lib/platform/db/client'
import { buildBadge } from '../factories/badge'
import { buildChallenge } from '../factories/challenge'
import { buildMaterial } from '../factories/material'
import { buildPhoto } from '../factories/photo'
import { buildRecipe } from '../factories/recipe'
import { buildTask } from '../factories/task'
import { buildUser } from '../factories/user'
import { call } from '../support/api'
import { pdf, pdfUpload } from '../support/pdfs'
import { picture, upload } from '../support/pictures'
import {
  ADMIN,
  ADMIN_MAKES,
  answers,
  form,
  ONESELF,
  OWN_FAMILY,
  type Row,
  SIGNED_IN,
  WITH_FAMILY,
} from './row'
import { futureWeek, type World } from './world'

const photo = async () => upload(await picture())
const taskForm = () => form({ name: 'Water', description: 'Drink it', examples: ['A glass', 'Two'] })
const badgeForm = () =>
  form({
    name: 'Early bird',
    description: 'Up with the sun',
    kind: 'special',
    rule: JSON.stringify({ type: 'tasks', count: 3 }),
  })
const challengeBody = () => ({
  title: 'A week of water',
  description: 'A glass before breakfast',
  weekNumber: 1,
  ...futureWeek(),
})
const draft = async () => ({ id: (await buildChallenge({ isActive: false, ...inFuture() })).challenge.id })
const inFuture = () => ({ startDate: futureWeek().startDate })
const task = async () => ({ id: (await buildTask()).id })
const recipeForm = () => form({ title: 'Apple', ingredients: ['1 apple'], steps: ['Wash it', 'Eat it'] })
const recipe = async () => ({ id: (await buildRecipe()).id })
const badge = async () => ({ id: (await buildBadge()).id })
const material = async () => {
  const { id } = await draft()
  return { id, materialId: (await buildMaterial({ challengeId: id })).id }
}
const somebody = async () => ({ id: (await buildUser()).id })
const signedInSomewhere = async () => {
  const { id } = await buildUser()
  const data = { userId: id, remember: false, expiresAt: new Date(Date.now() + 3_600_000) }
  return { id, sessionId: (await db().session.create({ data })).id }
}
const onTask = (planned: (world: World) => string) => (world: World) => ({
  id: world.challenge.id,
  taskId: planned(world),
})

export const CONTENT: Record<string, Row> = {
  'GET /tasks': { expected: SIGNED_IN },
  'POST /tasks/create-with-image': { expected: ADMIN_MAKES, body: taskForm },
  'PUT /tasks/{id}/upload': { expected: ADMIN, params: task, body: taskForm },
  'DELETE /tasks/{id}': { expected: ADMIN, params: task },

  'GET /recipes': { expected: SIGNED_IN },
  'POST /recipes': { expected: ADMIN_MAKES, body: recipeForm },
  'PUT /recipes/{id}': { expected: ADMIN, params: recipe, body: recipeForm },
  'DELETE /recipes/{id}': { expected: ADMIN, params: recipe },

  'GET /challenges': { expected: SIGNED_IN },
  'GET /challenges/current': { expected: SIGNED_IN },
  'GET /challenges/{id}': { expected: SIGNED_IN, params: ({ challenge: { id } }) => ({ id }) },
  'POST /challenges': { expected: ADMIN_MAKES, body: challengeBody },
  'PUT /challenges/{id}': { expected: ADMIN, params: draft, body: () => ({ title: 'Another' }) },
  'DELETE /challenges/{id}': { expected: ADMIN, params: draft },
  'POST /challenges/{id}/copy': {
    expected: ADMIN_MAKES,
    params: draft,
    body: () => ({ startDate: futureWeek().startDate }),
  },
  'GET /challenges/{id}/source': { expected: ADMIN, params: draft },
  'GET /challenges/{id}/check': { expected: ADMIN, params: draft, query: '?weeksBack=4' },
  'GET /challenges/free-week': { expected: ADMIN },
  'GET /challenges/unused-tasks': { expected: ADMIN, query: '?weeksBack=4' },
  'POST /challenges/auto-select-tasks': {
    expected: ADMIN,
    body: () => ({ ...futureWeek(), excludeRecentlyUsed: true, weeksBack: 4 }),
  },
  'POST /challenges/{id}/tasks': {
    expected: ADMIN,
    params: draft,
    body: ({ spare }) => ({ taskAssignments: [{ taskId: spare.id, dayOfWeek: 1, orderInDay: 1 }] }),
  },
  'POST /challenges/{id}/tasks/{taskId}/complete': {
    expected: answers(401, 401, 403, 201, 201, 403),
    params: onTask(({ open }) => open),
    body: async (_, { id, email }) => ({
      photoId: (await buildPhoto({ uploaderId: email ? id : null })).id,
    }),
  },
  'DELETE /challenges/{id}/tasks/{taskId}/complete': {
    expected: OWN_FAMILY,
    params: onTask(({ done }) => done),
  },
  'PUT /challenges/{id}/tasks/{taskId}/swap': {
    expected: WITH_FAMILY,
    params: onTask(({ open }) => open),
    body: () => ({ title: 'Stretch on the sofa' }),
  },
  'DELETE /challenges/{id}/tasks/{taskId}/swap': {
    expected: WITH_FAMILY,
    params: onTask(({ open }) => open),
  },
  'GET /activities': { expected: WITH_FAMILY },
  'GET /badges': { expected: SIGNED_IN },
  'POST /badges': { expected: ADMIN_MAKES, body: badgeForm },
  'PUT /badges/{id}': { expected: ADMIN, params: badge, body: badgeForm },
  'DELETE /badges/{id}': { expected: ADMIN, params: badge },
  'POST /photos': {
    expected: answers(401, 401, 201, 201, 201, 201, 201),
    body: photo,
  },
  'GET /photos/{id}': {
    expected: ONESELF,
    params: async ({ callers: { member } }) => {
      const { token } = member
      const { data } = await call<typeof uploadPhotoContract>('POST /photos', { token, body: await photo() })
      return { id: data.id }
    },
  },
  'GET /materials/{file}': {
    expected: SIGNED_IN,
    params: ({ challenge: { id } }) => ({ file: `${id}.pdf` }),
  },
  'POST /challenges/{id}/materials': {
    expected: ADMIN_MAKES,
    params: draft,
    body: async () => pdfUpload(await pdf()),
  },
  'PUT /challenges/{id}/materials/{materialId}': {
    expected: ADMIN,
    params: material,
    body: () => ({ name: 'Bingo' }),
  },
  'DELETE /challenges/{id}/materials/{materialId}': { expected: ADMIN, params: material },
  'GET /badges/qualifying': { expected: ADMIN, query: '?rule={"type":"first_photo"}' },
  'GET /materials/badges/{file}': {
    expected: SIGNED_IN,
    params: async () => ({ file: `${(await badge()).id}.png` }),
  },

  'GET /admin/users': { expected: ADMIN },
  'POST /admin/users': {
    expected: ADMIN_MAKES,
    body: () => ({ name: 'Rui Reis', email: `${crypto.randomUUID()}@example.com` }),
  },
  'PUT /admin/users/{id}': { expected: ADMIN, params: somebody, body: () => ({ firstName: 'Rui' }) },
  'DELETE /admin/users/{id}': { expected: ADMIN, params: somebody },
  'GET /admin/users/{id}': { expected: ADMIN, params: somebody },
  'GET /admin/users/export': { expected: ADMIN, query: '?status=active&format=csv' },
  'POST /admin/users/{id}/invitation': { expected: ADMIN, params: somebody },
  'GET /admin/users/{id}/sessions': { expected: ADMIN, params: somebody },
  'DELETE /admin/users/{id}/sessions': { expected: ADMIN, params: somebody },
  'DELETE /admin/users/{id}/sessions/{sessionId}': { expected: ADMIN, params: signedInSomewhere },
  'GET /admin/dashboard': { expected: ADMIN },
  'GET /admin/analytics': { expected: ADMIN, query: '?range=month' },
  'GET /admin/analytics/export': { expected: ADMIN, query: '?range=month&format=csv' },
  'GET /admin/audit': { expected: ADMIN, query: '?actor=ana&from=2026-01-01' },
  'GET /admin/content/export': { expected: ADMIN, query: '?pictures=true' },
  'POST /admin/content/starter': { expected: ADMIN },
  'POST /admin/mail/test': { expected: ADMIN },
  'POST /admin/content/import': {
    expected: ADMIN,
    query: '?dryRun=true',
    body: () => ({ format: 'brota-content', version: 1, tasks: [], challenges: [], badges: [] }),
  },
  'GET /debug/auth': { expected: ADMIN },
  'GET /debug/admin': { expected: ADMIN },
}
