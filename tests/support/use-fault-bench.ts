import { afterAll } from 'vitest'
import { disconnect } from '@/lib/db/client'
import { openBench } from './fault-bench'

/** Runs before each test file, so that what the file imports finds the same database and folder as the product. */
export const bench = await openBench()
Object.assign(process.env, bench.variables)

afterAll(async () => {
  await disconnect()
  await bench.close()
})
