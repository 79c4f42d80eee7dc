import { afterAll } from 'vitest'
import { env } from '@/lib/platform/config/env'

/** Files share a process: undoes their changes of the validated environment. */
const initial = { ...env() }

afterAll(() => {
  const current: Record<string, unknown> = env()
  for (const name of Object.keys(current)) if (!(name in initial)) delete current[name]
  Object.assign(current, initial)
})
