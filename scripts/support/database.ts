import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { checkDatabase, connectTo } from './check-database'
import { keptSecret, PRIVATE_FILE, PRIVATE_FOLDER } from './data-folder'
import { Failure } from './failure'
import { withLock } from './lock'
import {
  DATABASE_USER,
  findRunning,
  giveToDatabaseUser,
  initCluster,
  startCluster,
  stopCluster,
} from './postgres-cluster'
import { getProcessIdentity, isSameProcess } from './processes'

export interface OpenDatabase {
  url: string
  embedded: boolean
  /** The last process stops the embedded server. */
  release(): Promise<void>
}

const DATABASE = 'brota'
const LOCK_SECONDS = 120

/** Opens the configured database, or else starts the embedded one. */
export async function openDatabase(
  databaseUrl: string | undefined,
  dataFolder: string,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return openEmbedded(dataFolder)
  await checkDatabase(databaseUrl)
  return { url: databaseUrl, embedded: false, release: async () => undefined }
}

/** Each process registers its use. Reuses a killed process's server. */
async function openEmbedded(dataFolder: string): Promise<OpenDatabase> {
  const cluster = path.join(dataFolder, 'postgres')
  const users = path.join(dataFolder, 'postgres-users')
  const lock = path.join(dataFolder, 'postgres.lock')
  const note = path.join(users, String(process.pid))
  const url = await withLock(lock, LOCK_SECONDS, async () => {
    if (existsSync(cluster) && !existsSync(path.join(dataFolder, 'postgres-password'))) {
      throw new Failure(
        `${path.join(dataFolder, 'postgres-password')} is missing: the database cannot be opened without it`,
      )
    }
    const password = keptSecret(dataFolder, 'postgres-password')
    giveToDatabaseUser(dataFolder)
    if (!existsSync(cluster)) await initCluster(cluster, password)
    const running = await findRunning(cluster)
    const port = running?.port ?? (await startCluster(cluster))
    mkdirSync(users, { recursive: true, mode: PRIVATE_FOLDER })
    writeFileSync(note, getProcessIdentity(process.pid), { mode: PRIVATE_FILE })
    const server = `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}`
    await ensureDatabase(`${server}/postgres`, DATABASE)
    return `${server}/${DATABASE}`
  })
  const release = () =>
    withLock(lock, LOCK_SECONDS, async () => {
      rmSync(note, { force: true })
      if (!isUsed(users)) await stopCluster(cluster)
    })
  return { url, embedded: true, release }
}

function isUsed(users: string): boolean {
  return readdirSync(users).some((name) => {
    const note = path.join(users, name)
    if (isSameProcess(readFileSync(note, 'utf8'))) return true
    rmSync(note, { force: true })
    return false
  })
}

async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`)
  })
}

export async function recreateDatabase(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  await withClient(url.href, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`)
  })
}

export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = connectTo(databaseUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
