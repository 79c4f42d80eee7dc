import { afterAll } from 'vitest'
import { disconnect } from '@/lib/platform/db/client'
import { openBench } from './fault-bench'

/** Setup of each test file, for imports with the product's database and folder. */
export const bench = await openBench()
Object.assign(process.env, bench.variables)

afterAll(async () => {
  await disconnect()
  await bench.close()
})
