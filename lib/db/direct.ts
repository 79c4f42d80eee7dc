import 'server-only'
import type pg from 'pg'
import { poolOf } from './client'
import type { Prisma } from './generated/client'
import { asOne, prepared } from './statement'

/** By name: the driver writes a statement without one by itself, and does not gather it with those behind it. */
const BEGIN = { name: 'begin', text: 'begin' }

/** A transaction on a connection of the driver itself, for raw statements through `readIn` and `writeIn`. */
export class Direct {
  /** Writes that go as one statement before the next question, or at the end. */
  private told: Prisma.Sql[] = []
  private readonly sent: Promise<unknown>[] = []
  private hasBegun = false

  constructor(private readonly connection: pg.PoolClient) {}

  /** Sends a question behind what was told before, without waiting for that, and waits for its rows. */
  ask(question: Prisma.Sql): Promise<pg.QueryResult> {
    this.begin()
    this.sendTold()
    return this.connection.query(prepared(question))
  }

  /** Tells writes, for whose answer nobody waits before the end of the transaction. */
  tell(writes: readonly Prisma.Sql[]): void {
    this.told.push(...writes)
  }

  /** Sends what is left, and waits for all. A single statement is a transaction by itself. @throws what failed first */
  async commit(): Promise<void> {
    this.sendTold()
    const committed = this.hasBegun ? this.connection.query('commit') : null
    committed?.catch(ignore)
    await this.settled()
    const command = (await committed)?.command ?? 'COMMIT'
    if (command !== 'COMMIT') throw new Error('a transaction whose statement failed was not committed')
  }

  /** Also after a statement by itself: a connection that answers this has nothing under way any more. */
  async rollback(): Promise<void> {
    if (this.sent.length > 0) await this.connection.query('rollback')
  }

  /** Waits for all that was sent. @throws what failed first */
  async settled(): Promise<void> {
    for (const answer of this.sent) await answer
  }

  private begin(): void {
    if (this.hasBegun) return
    this.hasBegun = true
    this.send(BEGIN)
  }

  private sendTold(): void {
    if (this.told.length === 0) return
    this.send(prepared(asOne(this.told)))
    this.told = []
  }

  private send(statement: pg.QueryConfig): void {
    const answer = this.connection.query(statement)
    // Told by `settled`; the statements behind it fail as well.
    answer.catch(ignore)
    this.sent.push(answer)
  }
}

/**
 * Runs `work` in one transaction as `transaction` does, but past Prisma: for the few calls that are made most, whose
 * statements are all raw.
 * @param timeout in milliseconds, after which the connection is cut off: the database rolls back what was not committed
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
    const result = await work(tx)
    await tx.commit()
    giveBack()
    return result
  } catch (error) {
    await tx.rollback().then(() => giveBack(), giveBack)
    // What fails behind a statement that failed says nothing of why.
    await tx.settled()
    throw error
  }
}

function ignore(): void {}
