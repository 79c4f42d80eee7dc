import 'server-only'
import type pg from 'pg'
import { poolOf } from './client'

/** A transaction on a connection of the driver itself, for raw statements through `readIn`. */
export class Direct {
  constructor(readonly connection: pg.PoolClient) {}
}

/**
 * Runs `work` in one transaction as `transaction` does, but past Prisma: for the few calls that are made most, whose
 * statements are all raw.
 * @param timeout in milliseconds, after which the connection is cut off, and the database rolls back what it heard
 */
export async function directTransaction<T>(work: (tx: Direct) => Promise<T>, timeout = 15_000): Promise<T> {
  const connection = await poolOf().connect()
  // A connection that breaks between two statements says so here, and to the next statement.
  connection.on('error', ignore)
  let held = true
  const giveBack = (broken?: Error) => {
    if (!held) return
    held = false
    clearTimeout(timer)
    connection.removeListener('error', ignore)
    connection.release(broken)
  }
  const timer = setTimeout(giveBack, timeout, new Error('transaction timeout'))
  try {
    await connection.query('begin')
    const result = await work(new Direct(connection))
    const { command } = await connection.query('commit')
    if (command !== 'COMMIT') throw new Error('a transaction whose statement failed was not committed')
    giveBack()
    return result
  } catch (error) {
    await connection.query('rollback').then(() => giveBack(), giveBack)
    throw error
  }
}

function ignore(): void {}
