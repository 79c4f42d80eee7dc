'use client'

import useSWR from 'swr'
import type { unusedTasksContract } from '@/lib/features/challenges/plan/contract'
import { send } from '@/lib/platform/http/client'

export async function fetchUnused(weeksBack: number): Promise<Set<string>> {
  const tasks = await send<typeof unusedTasksContract>('GET', '/challenges/unused-tasks', {
    query: { weeksBack },
  })
  return new Set(tasks.map(({ id }) => id))
}

/** Returns the ids of tasks that no recent week uses; requests them only while `wanted`. */
export function useUnused(wanted: boolean, weeksBack: number) {
  const key = wanted ? (['unused-tasks', weeksBack] as const) : null
  return useSWR(key, ([, weeks]) => fetchUnused(weeks), {
    revalidateOnFocus: false,
    keepPreviousData: true,
    shouldRetryOnError: false,
  })
}
