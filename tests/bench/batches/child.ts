import { createInterface } from 'node:readline'
import { disconnect } from '@/lib/platform/db/client'
import { measure } from './batch'
import { CONTENT } from './content'
import { FIGURES } from './figures'
import { FILES } from './files'
import { PEOPLE } from './people'
import { REMINDERS } from './reminders'
import { REWARDS } from './rewards'
import { ROWS } from './rows'

/** `child.ts <size>` measures all batches at one size, one per line of stdin. */
const size = Number(process.argv[2])
const asked = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
for (const batch of [...CONTENT, ...PEOPLE, ...REWARDS, ...FIGURES, ...FILES, ...ROWS, ...REMINDERS]) {
  if ((await asked.next()).done) break
  process.stdout.write(`${JSON.stringify(await measure(batch, size))}\n`)
}
await asked.return?.()
process.stdin.destroy()
await disconnect()
