import { describe, expect, it } from 'vitest'
import type { listTasksContract } from '@/lib/features/tasks/contract'
import { db } from '@/lib/platform/db/client'
import { type Answer, call } from '../../support/api'
import { adult } from '../../support/scene'

const tasks = async (from: number, count: number) =>
  db().task.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      name: `Task ${String(from + n).padStart(3, '0')}`,
      description: 'Something healthy.',
      language: 'en',
      examples: [],
    })),
  })

describe('a list of content', () => {
  it.each(['/tasks', '/badges', '/recipes', '/challenges'])(
    'is paginated at %s, and refuses invalid limits and cursors',
    async (path) => {
      const { token } = await adult()
      const page = await call(`GET ${path}?limit=1`, { token })
      expect(page.status).toBe(200)
      expect(page).toHaveProperty('nextCursor')
      for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=x', `cursor=${'x'.repeat(300)}`])
        expect((await call(`GET ${path}?${query}`, { token })).status, query).toBe(422)
    },
  )

  it('has 20 items a page by default, and every item once over all pages', async () => {
    const { token } = await adult()
    await db().task.deleteMany({ where: { assignments: { none: {} } } })
    await tasks(0, 45)
    const seen: string[] = []
    const lengths: number[] = []
    for (let cursor: string | null | undefined = ''; cursor !== null; ) {
      const page: Answer<typeof listTasksContract> = await call(`GET /tasks?cursor=${cursor}`, { token })
      const items = page.data
      lengths.push(items.length)
      seen.push(...items.map(({ name }) => name))
      cursor = page.nextCursor ?? null
    }
    expect(lengths.slice(0, 2)).toEqual([20, 20])
    expect(seen.length).toBeGreaterThanOrEqual(45)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual([...seen].sort())
    const whole = await call<typeof listTasksContract>('GET /tasks?limit=100', { token })
    expect(whole.data.map(({ name }) => name)).toEqual(seen)
    expect(whole.nextCursor).toBeNull()
  })
})
