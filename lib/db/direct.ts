import 'server-only'
import type pg from 'pg'
import { AppError } from '@/lib/errors/app-error'
import type { Prisma } from './generated/client'
import { getPool } from './pool'
import { combineAsCte, prepared } from './statement'

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
    for (const statement of [BEGIN, ...this.settings]) void this.send(statement)
  }

  /** Sends a statement behind the others; who does not wait for its answer hears at the end whether it failed. */
  send(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const answer = this.connection.query(statement)
    // Told by `settled`; the statements behind it fail as well.
    answer.catch(ignore)
    this.sent.push(answer)
    return answer
  }

  /** Waits for all that was sent. A single statement is a transaction by itself. @throws what failed first */
  async commit(): Promise<void> {
    if (this.hasBegun) void this.send(COMMIT)
    await this.settled()
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
  private hasWritten = false

  constructor(
    private readonly transaction: OpenTransaction,
    /** Whether nobody else works in the transaction. */
    private readonly isAlone: boolean,
  ) {}

  /** Sends a question behind what was told before, without waiting for that, and waits for its rows. */
  ask(question: Prisma.Sql): Promise<pg.QueryResult> {
    this.transaction.begin()
    this.sendTold()
    return this.transaction.send(prepared(question))
  }

  /** Tells writes, for whose answer nobody waits before the end of the transaction. */
  tell(writes: readonly Prisma.Sql[]): void {
    this.told.push(...writes)
  }

  /** Sends what was told and not sent; for who ends the transaction. */
  sendTold(): void {
    if (this.told.length === 0) return
    if (!this.isAlone) this.transaction.begin()
    void this.transaction.send(prepared(combineAsCte(this.told)))
    this.told = []
    this.hasWritten = true
  }

  /** Whether what else is done in the transaction may stay where this work ends with such an error. */
  mayBeLeftOut(error: unknown): boolean {
    return !this.isAlone && !this.hasWritten && error instanceof AppError
  }
}

export type DirectWork<T> = (tx: Direct) => Promise<T>

type Options = {
  /** In milliseconds, after which the connection is cut off: the database rolls back what was not committed. */
  timeout?: number
  /** Statements that hold until the transaction ends. */
  settings?: readonly pg.QueryConfig[]
  pool?: pg.Pool
}

/**
 * Runs `work` in one transaction as `transaction` does, but past Prisma: for the few calls that are made most, whose
 * statements are all raw, and for what counts all there is.
 */
export async function directTransaction<T>(work: DirectWork<T>, options?: Options): Promise<T> {
  const end = await inOneTransaction([work], options)
  if (!end.isKept) throw end.error
  return end.outcomes[0] as Promise<T>
}

/** How a transaction ended: kept, with what became of each work in it, or rolled back, because of an error. */
type End<T> = { isKept: true; outcomes: Promise<T>[] } | { isKept: false; error: unknown }

/**
 * Runs works beside each other in one transaction. They are begun in their order, and what each sends before it first
 * waits is sent before what the next one sends. What a work refuses with an `AppError` before any of its writes was sent
 * leaves the others alone; whatever else goes wrong rolls all of them back.
 * @throws what failed when nobody knows whether it was kept, as when the connection is lost
 */
export async function inOneTransaction<T>(
  works: readonly DirectWork<T>[],
  { timeout = 15_000, settings = [], pool = getPool() }: Options = {},
): Promise<End<T>> {
  const connection = await pool.connect()
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
    const outcomes = await runAll(transaction, works)
    await transaction.commit()
    giveBack()
    return { isKept: true, outcomes }
  } catch (thrown) {
    // What fails behind a statement that failed says nothing of why.
    const settled = transaction.settled().then(() => thrown, itself)
    try {
      await transaction.rollback()
      giveBack()
    } catch (broken) {
      giveBack(broken as Error)
      throw await settled
    }
    return { isKept: false, error: await settled }
  }
}

/** What became of each, once all have ended, and what those told that succeeded is sent. @throws what nothing can stay with */
async function runAll<T>(
  transaction: OpenTransaction,
  works: readonly DirectWork<T>[],
): Promise<Promise<T>[]> {
  const parts = works.map((work) => {
    const tx = new Direct(transaction, works.length === 1)
    return { tx, outcome: (async () => work(tx))() }
  })
  const outcomes = parts.map(({ outcome }) => outcome)
  await Promise.allSettled(outcomes)
  for (const { tx, outcome } of parts) {
    await outcome.then(
      () => tx.sendTold(),
      (error: unknown) => {
        if (!tx.mayBeLeftOut(error)) throw error
      },
    )
  }
  return outcomes
}

const itself = (error: unknown) => error

function ignore(): void {}
