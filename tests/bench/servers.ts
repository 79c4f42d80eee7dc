import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ended, signalGroup, startNode } from '../../scripts/support/children'
import { Failure } from '../../scripts/support/failure'
import { freePort } from '../../scripts/support/postgres-cluster'
import { type RunningProduct, startProduct } from '../../scripts/support/product'
import { inProject } from '../../scripts/support/project'
import type { Statement } from './statements'

/** Enabled but unreachable: one address sends all requests. */
const GENEROUS = Object.fromEntries(
  ['LOGIN', 'REGISTER', 'JOIN', 'FORGOT', 'MAIL', 'UPLOAD', 'COMMENT', 'REPORT', 'EXPORT', 'PRINT'].map(
    (name) => [`RATE_LIMIT_${name}`, '1000000'],
  ),
)

/** Starts the product on a data set, from a tree with the baselines. */
export function startMeasured(
  tree: string,
  databaseUrl: string,
  dataFolder: string,
): Promise<RunningProduct> {
  const environment = { ...GENEROUS, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' }
  return startProduct({ root: tree, environment, dataFolder, forgetful: true })
}

type Plain = { url: string; stop: () => Promise<void> }

export async function startPlain(
  folder: string,
  instructions: { databaseUrl: string; statements: Record<string, Statement[][]>; picture: string },
): Promise<Plain> {
  const port = await freePort()
  const file = path.join(folder, 'plain.json')
  writeFileSync(file, JSON.stringify({ ...instructions, port }))
  const args = ['--import', 'tsx', inProject('tests/bench/plain/server.ts'), file]
  const child = startNode(args, { ...process.env, NODE_ENV: 'production' }, 'pipe')
  const end = ended(child)
  child.stderr?.pipe(process.stderr)
  const isReady = await Promise.race([
    new Promise<boolean>((resolve) => child.stdout?.once('data', () => resolve(true))),
    end.then(() => false),
  ])
  if (!isReady) throw new Failure('the plain server did not start')
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      signalGroup(child.pid, 'SIGTERM')
      await end
    },
  }
}
