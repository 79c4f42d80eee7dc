import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
import { signIn } from './journey'

const SAME = { 'sec-fetch-site': 'same-origin' }

/** Creates three tasks and a far week from a Wednesday, for one test. */
export async function ownWeek(request: APIRequestContext, plan: [task: number, dayOfWeek: number][] = []) {
  const mark = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const names = ['Anchovy', 'Basil', 'Cumin'].map((name) => `${name} ${mark}`)
  const ids: string[] = []
  for (const name of names) {
    const multipart = { name, description: 'Something good', examples: 'Like this' }
    const made = await request.post('/api/v1/tasks/create-with-image', { multipart, headers: SAME })
    expect(made.status()).toBe(201)
    ids.push((await made.json()).data.id)
  }
  const rows = plan.map(([task, dayOfWeek], index) => ({
    taskId: ids[task],
    dayOfWeek,
    orderInDay: index + 1,
  }))
  const data = {
    title: `Week ${mark}`,
    description: 'Far away',
    weekNumber: 1,
    startDate: '2031-01-01',
    endDate: '2031-01-07',
    taskAssignments: rows,
  }
  const created = await request.post('/api/v1/challenges', { data, headers: SAME })
  expect(created.status()).toBe(201)
  const { id } = (await created.json()).data
  const address = `/api/v1/challenges/${id}`
  const planned = async () => {
    const { data } = await (await request.get(address)).json()
    const name = (taskId: string) => names[ids.indexOf(taskId)]?.split(' ')[0]
    return data.taskAssignments.map(
      (row: { taskId: string; dayOfWeek: number }) => `${row.dayOfWeek} ${name(row.taskId)}`,
    )
  }
  return {
    mark,
    title: data.title,
    names: names as [string, string, string],
    planned,
    save: (task: number, dayOfWeek: number) =>
      request.post(`${address}/tasks`, {
        data: { taskAssignments: [{ taskId: ids[task], dayOfWeek, orderInDay: 1 }] },
        headers: SAME,
      }),
    leave: async () => {
      await request.delete(`${address}?force=true`, { headers: SAME })
      for (const task of ids) await request.delete(`/api/v1/tasks/${task}`, { headers: SAME })
    },
  }
}

export async function enterBackoffice(
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<APIRequestContext> {
  await signIn(context, 'admin@brota.example')
  await context.addCookies([
    { name: 'brota_environment', value: 'admin', url: baseURL ?? '' },
    { name: 'NEXT_LOCALE', value: 'en', url: baseURL ?? '' },
  ])
  return context.request
}
