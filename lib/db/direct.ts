import 'server-only'
import type pg from 'pg'
import { poolOf } from './client'
import type { Prisma } from './generated/client'
import { asOne, prepared } from './statement'

/** By name: the driver writes a statement without one by itself, and does not gather it with those behind it. */
const BEGIN = { name: 'begin', text: 'begin' }

const COMMIT = { name: 'commit', text: 'commit' }

/** A transaction on a connection of the driver, whoever works in it. */
class OpenTransaction {
  private readonly sent: Promise<unknown>[] = []
  private hasBegun = false

  constructor(
    private readonly connection: pg.PoolClient,
    /** Set as soon as it begins, and until it ends. */
    private readonly settings: readonly pg.QueryConfig[],
  ) {}

  begin(): void {
    if (this.hasBegun) return
    this.hasBegun = true
    for (const statement of [BEGIN, ...this.settings]) this.send(statement)
  }

  /** Sends a statement for whose answer nobody waits before the end. */
  send(statement: pg.QueryConfig): void {
    const answer = this.connection.query(statement)
    // Told by `settled`; the statements behind it fail as well.
    answer.catch(ignore)
    this.sent.push(answer)
  }

  ask(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    return this.connection.query(statement)
  }

  /** Waits for all that was sent. A single statement is a transaction by itself. @throws what failed first */
  async commit(): Promise<void> {
    const committed = this.hasBegun ? this.connection.query(COMMIT) : null
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
}

/** What work in a transaction of the driver asks and tells, by raw statements through `readIn` and `writeIn`. */
export class Direct {
  /** Writes that go as one statement before the next question, or at the end. */
  private told: Prisma.Sql[] = []

  constructor(
    private readonly transaction: OpenTransaction,
    /** Whether nobody else works in the transaction. */
    private readonly isAlone: boolean,
  ) {}

  /** Sends a question behind what was told before, without waiting for that, and waits for its rows. */
  ask(question: Prisma.Sql): Promise<pg.QueryResult> {
    this.transaction.begin()
    this.sendTold()
    return this.transaction.ask(prepared(question))
  }

  /** Tells writes, for whose answer nobody waits before the end of the transaction. */
  tell(writes: readonly Prisma.Sql[]): void {
    this.told.push(...writes)
  }

  /** Sends what was told and not sent; for who ends the transaction. */
  sendTold(): void {
    if (this.told.length === 0) return
    if (!this.isAlone) this.transaction.begin()
    this.transaction.send(prepared(asOne(this.told)))
    this.told = []
  }
}

export type DirectWork<T> = (tx: Direct) => Promise<T>

/**
 * Runs `work` in one transaction as `transaction` does, but past Prisma: for the few calls that are made most, whose
 * statements are all raw.
 * @param timeout in milliseconds, after which the connection is cut off: the database rolls back what was not committed
 */
export async function directTransaction<T>(work: DirectWork<T>, timeout?: number): Promise<T> {
  const [result] = await inOneTransaction([work], timeout)
  return result as T
}

/**
 * Runs works beside each other in one transaction, which is kept when all of them succeed. They are begun in their
 * order, and what each sends before it first waits is sent before what the next one sends.
 * @param settings statements that hold until the transaction ends
 * @throws what one of them threw, once all have ended
 */
export async function inOneTransaction<T>(
  works: readonly DirectWork<T>[],
  timeout = 15_000,
  settings: readonly pg.QueryConfig[] = [],
): Promise<T[]> {
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
  const transaction = new OpenTransaction(connection, settings)
  try {
    const results = await runAll(transaction, works)
    await transaction.commit()
    giveBack()
    return results
  } catch (error) {
    await transaction.rollback().then(() => giveBack(), giveBack)
    // What fails behind a statement that failed says nothing of why.
    await transaction.settled()
    throw error
  }
}

/** What all of them return, with all that they told sent. */
async function runAll<T>(transaction: OpenTransaction, works: readonly DirectWork<T>[]): Promise<T[]> {
  const parts = works.map(() => new Direct(transaction, works.length === 1))
  const outcomes = await Promise.allSettled(works.map((work, n) => work(parts[n] as Direct)))
  const results = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
  for (const part of parts) part.sendTold()
  return results
}

function ignore(): void {}
