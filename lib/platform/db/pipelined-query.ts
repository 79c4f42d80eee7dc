import 'server-only'
import type pg from 'pg'
import { ignore } from '@/lib/platform/concurrency/ignore'

type Waiting = {
  statement: pg.QueryConfig
  resolve: (result: pg.QueryResult) => void
  reject: (error: unknown) => void
}

/**
 * Pipelines up to `most` independent statements over one connection. For quick statements only: a lock delays
 * the next ones.
 */
export function createPipelinedQuery(
  pool: () => pg.Pool,
  most = 8,
): (statement: pg.QueryConfig) => Promise<pg.QueryResult> {
  let waiting: Waiting[] = []
  const sendAll = () => {
    const all = waiting
    waiting = []
    for (let first = 0; first < all.length; first += most) void send(pool(), all.slice(first, first + most))
  }
  return (statement) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendAll)
      waiting.push({ statement, resolve, reject })
    })
}

async function send(pool: pg.Pool, some: Waiting[]): Promise<void> {
  let connection: pg.PoolClient
  try {
    connection = await pool.connect()
  } catch (error) {
    for (const { reject } of some) reject(error)
    return
  }
  // A broken connection already rejects its statements.
  connection.on('error', ignore)
  let failure: Error | undefined
  await Promise.all(
    some.map(async ({ statement, resolve, reject }) => {
      try {
        resolve(await connection.query(statement))
      } catch (error) {
        failure = error as Error
        reject(error)
      }
    }),
  )
  connection.removeListener('error', ignore)
  connection.release(failure)
}
