import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { withClient } from '../database'
import { Failure, oneLine } from '../failure'
import { DATABASE_USER, initCluster, startCluster, stopCluster } from '../postgres-cluster'
import { getProcessIdentity, isAlive, isSameProcess } from '../processes'

const FOLDER = 'brota-drill-'
const DATABASE = 'brota_drill_'
/** A drill database of another machine. */
const ABANDONED_MS = 48 * 60 * 60 * 1000

export interface ScratchDatabase {
  databaseUrl: string
  folder: string
  where: string
  remove(): Promise<void>
}

/**
 * Creates an empty database and folder, and removes abandoned ones. Without the right to create databases,
 * uses the embedded server.
 */
export async function createScratchDatabase(databaseUrl: string): Promise<ScratchDatabase> {
  await removeAbandonedFolders()
  const folder = await mkdtemp(path.join(tmpdir(), FOLDER))
  // As root the embedded server runs as another user, who needs access.
  await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
  await writeFile(path.join(folder, 'process'), getProcessIdentity(process.pid))
  try {
    return await besideIt(databaseUrl, folder)
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }
  try {
    return await ofItsOwn(folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Failure(
      `the account of DATABASE_URL may not make databases, and no server can be started here: ${oneLine(error)}`,
    )
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'

async function besideIt(databaseUrl: string, folder: string): Promise<ScratchDatabase> {
  const name = `${DATABASE}${Date.now()}_${process.pid}_${machine()}`
  await withClient(databaseUrl, async (client) => {
    await removeAbandonedDatabases(client)
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`)
  })
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return {
    databaseUrl: url.href,
    folder,
    where: 'a database beside the one in use',
    async remove() {
      await withClient(databaseUrl, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`),
      )
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ofItsOwn(folder: string): Promise<ScratchDatabase> {
  const cluster = path.join(folder, 'postgres')
  await mkdir(path.join(folder, 'storage'), { recursive: true })
  const password = randomBytes(18).toString('hex')
  await initCluster(cluster, password, ['--no-sync'])
  const port = await startCluster(cluster, { fsync: 'off', full_page_writes: 'off' })
  const server = `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}`
  await withClient(`${server}/postgres`, (client) => client.query('CREATE DATABASE brota'))
  return {
    databaseUrl: `${server}/brota`,
    folder,
    where: 'an embedded server of its own, since the account of DATABASE_URL may not make databases',
    async remove() {
      await stopCluster(cluster)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function removeAbandonedDatabases(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; unused: boolean }>(`
    SELECT datname AS name, NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.datname = d.datname) AS unused
    FROM pg_database d WHERE datname LIKE '${DATABASE}%'`)
  for (const { name, unused } of rows)
    if (unused && isAbandoned(name))
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)}`).catch(() => undefined)
}

/** The process is gone, or on another machine and too old. */
function isAbandoned(name: string): boolean {
  const [begun, pid, where] = name.slice(DATABASE.length).split('_')
  if (Date.now() - Number(begun) > ABANDONED_MS) return true
  return where === machine() && !isAlive(Number(pid))
}

const machine = () => createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

async function removeAbandonedFolders(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER))
  for (const name of names) {
    const folder = path.join(tmpdir(), name)
    const owner = await readFile(path.join(folder, 'process'), 'utf8').catch(() => '')
    if (isSameProcess(owner)) continue
    await stopCluster(path.join(folder, 'postgres')).catch(() => undefined)
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
