import 'server-only'
import type pg from 'pg'

type Waiting = {
  statement: pg.QueryConfig
  resolve: (result: pg.QueryResult) => void
  reject: (error: unknown) => void
}

/**
 * Sends statements of the same turn of the event loop over one connection, one behind the other. Each stands for itself:
 * one that fails leaves the others alone. For what is quick: whoever waits for a lock holds up those behind it. Those beyond
 * `most` take another connection, so that none waits for too many.
 */
export function together(
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
  // A connection that breaks says so to each statement.
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

function ignore(): void {}
