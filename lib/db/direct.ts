import 'server-only'
import type pg from 'pg'
import { poolOf } from './client'

/** A transaction on a connection of the driver itself, for raw statements through `readIn` and `writeIn`. */
export class Direct {
  private readonly sent: Promise<unknown>[] = []

  constructor(private readonly connection: pg.PoolClient) {}

  /** Sends a statement behind those that were sent before, without waiting for these, and waits for its rows. */
  ask(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    return this.connection.query(statement)
  }

  /** Sends a statement for whose answer nobody waits before the end of the transaction. */
  send(statement: pg.QueryConfig): void {
    const answer = this.connection.query(statement)
    // Told by `settled`; the statements behind it fail as well.
    answer.catch(ignore)
    this.sent.push(answer)
  }

  /** Waits for all that was sent. @throws what failed first */
  async settled(): Promise<void> {
    for (const answer of this.sent) await answer
  }
}

/** By name: the driver writes a statement without one by itself, and does not gather it with those behind it. */
const BEGIN = { name: 'begin', text: 'begin' }

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
  const tx = new Direct(connection)
  try {
    tx.send(BEGIN)
    const result = await work(tx)
    const committed = connection.query('commit')
    committed.catch(ignore)
    await tx.settled()
    const { command } = await committed
    if (command !== 'COMMIT') throw new Error('a transaction whose statement failed was not committed')
    giveBack()
    return result
  } catch (error) {
    await connection.query('rollback').then(() => giveBack(), giveBack)
    // What fails behind a statement that failed says nothing of why.
    await tx.settled()
    throw error
  }
}

function ignore(): void {}
