import { expect } from 'vitest'
import type { importContentContract } from '@/lib/features/admin/imports/contract'
import type { ContentFile } from '@/lib/features/admin/transfer/schema'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { buildAdmin } from '../factories/admin'
import { call, fetchRoute } from './api'

export async function editor() {
  const { token } = await buildAdmin()
  const send = (body: unknown, query = '') =>
    call<typeof importContentContract>(`POST /admin/content/import${query}`, { token, body })
  return {
    token,
    send,
    tried: (body: unknown) => send(body, '?dryRun=true'),
    exported: async (query = ''): Promise<ContentFile> => {
      const response = await fetchRoute(`GET /admin/content/export${query}`, { token })
      expect(response.status).toBe(200)
      return response.json()
    },
  }
}

export async function deleteContent(): Promise<void> {
  await db().badge.deleteMany()
  await db().recipe.deleteMany()
  await db().material.deleteMany()
  await db().challenge.deleteMany()
  await db().task.deleteMany()
}

/** Week after every test clock. */
export const LATER = { startDate: '2999-01-07', endDate: '2999-01-13' }

export function file(parts: { tasks?: object[]; challenges?: object[]; badges?: object[] } = {}): object {
  return { format: 'brota-content', version: 1, tasks: [], challenges: [], badges: [], ...parts }
}

export function task(id = newId(), more: object = {}) {
  const text = { name: 'Water first', description: 'Drink a glass', examples: ['A glass'] }
  return { id, language: 'en', ...text, translations: {}, motif: 'glass', ...more }
}

export function week(plan: object[], more: object = {}) {
  const text = { title: 'A week of water', description: '', translations: {} }
  return { id: newId(), language: 'en', ...text, weekNumber: 1, ...LATER, plan, ...more }
}

export const on = (taskId: string, dayOfWeek = 1) => ({ taskId, dayOfWeek, orderInDay: 1 })
export const counts = (
  expected: Partial<Record<'create' | 'update' | 'unchanged' | 'conflict', number>>,
) => ({
  ...{ create: 0, update: 0, unchanged: 0, conflict: 0 },
  ...expected,
})
export const everything = async () =>
  JSON.stringify([
    await db().task.findMany({ orderBy: { id: 'asc' } }),
    await db().challenge.findMany({ orderBy: { id: 'asc' }, include: { assignments: true } }),
    await db().badge.findMany({ orderBy: { id: 'asc' } }),
    await db().photo.count(),
    await db().auditEntry.count(),
  ])
