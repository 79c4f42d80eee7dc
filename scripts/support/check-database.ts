import pg from 'pg'
import { Failure, oneLine } from './failure'

const TRIES = 3

/**
 * Refuses an operator's database that would fail later.
 * @throws Failure with one line that says what to change
 */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const first = await connect(databaseUrl)
  try {
    await refuseEncoding(first)
    await refuseTransactionPooling(first, databaseUrl)
  } finally {
    await first.end().catch(() => undefined)
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = connectTo(databaseUrl)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    const { code } = error as NodeJS.ErrnoException
    const { host } = new URL(databaseUrl)
    throw new Failure(`DATABASE_URL: no connection to ${host || 'the database'}: ${oneLine(error) || code}`)
  }
}

/**
 * Returns a client that is not connected yet.
 * @throws Failure for an invalid address
 */
export function connectTo(databaseUrl: string): pg.Client {
  try {
    new URL(databaseUrl)
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
    client.on('error', () => undefined)
    return client
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Failure(`DATABASE_URL: there is no file ${path}`)
    throw new Failure('DATABASE_URL is not an address like postgresql://user@host:5432/name')
  }
}

async function refuseEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding === 'UTF8') return
  throw new Failure(
    `DATABASE_URL: the database has the encoding ${encoding}, Brota needs UTF8: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
  )
}

/**
 * In transaction mode, a pooler gives an idle client's server connection to the next client, which loses
 * advisory locks and prepared statements. Only then do two clients see the same backend.
 */
async function refuseTransactionPooling(first: pg.Client, databaseUrl: string): Promise<void> {
  const second = await connect(databaseUrl)
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if ((await readBackend(first)) !== (await readBackend(second))) continue
      throw new Failure(
        'DATABASE_URL: a pooler (such as PgBouncer) shares connections between transactions: use its session mode, or the address of the database itself',
      )
    }
  } finally {
    await second.end().catch(() => undefined)
  }
}

async function readBackend(client: pg.Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
}
