import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { isoWeekKey, localDateAt } from '@/lib/platform/dates/local-date'
import { keptSecret } from '../../../scripts/support/data-folder'
import { recreateDatabase } from '../../../scripts/support/database'
import {
  DATABASE_USER,
  findRunning,
  initCluster,
  startCluster,
  stopCluster,
} from '../../../scripts/support/postgres-cluster'
import { buildDataSet, fingerprint } from './build'
import { reserveHugePages } from './huge-pages'
import type { Size } from './sizes'

const SETTINGS = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  max_wal_size: '16GB',
  checkpoint_timeout: '30min',
  max_connections: '100',
  random_page_cost: '1.1',
  work_mem: '16MB',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: 'log',
  log_filename: 'bench.log',
  log_truncate_on_rotation: 'on',
}

const SHARED_MEGABYTES = 4600

export interface BenchCluster {
  urlOf(size: Size): string
  log: string
  hasHugePages: boolean
  stop(): Promise<void>
}

/** Starts the PostgreSQL of all data sets, with huge pages if wanted and permitted. */
export async function openBenchCluster(folder: string, wantsHugePages: boolean): Promise<BenchCluster> {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const data = path.join(folder, 'postgres')
  const password = keptSecret(folder, 'postgres-password')
  if (!existsSync(data)) await initCluster(data, password)
  if (await findRunning(data)) await stopCluster(data)
  const giveBack = wantsHugePages
    ? reserveHugePages(SHARED_MEGABYTES, path.join(folder, 'small-pages'))
    : () => undefined
  const stop = async () => {
    try {
      await stopCluster(data)
    } finally {
      giveBack()
    }
  }
  try {
    const port = await startCluster(data, SETTINGS)
    const base = `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}`
    return {
      urlOf: ({ name }) => `${base}/families_${name}`,
      log: path.join(data, 'log', 'bench.json'),
      hasHugePages: await usesHugePages(`${base}/postgres`),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function usesHugePages(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // Unknown before version 17.
    const { rows } = await client.query("select current_setting('huge_pages_status', true) as status")
    return rows[0]?.status === 'on'
  } finally {
    await client.end()
  }
}

type Say = (line: string) => void

export async function ensureDataSets(
  cluster: BenchCluster,
  folder: string,
  sizes: Size[],
  say: Say,
): Promise<void> {
  for (const size of sizes) await ensureDataSet(cluster, path.join(folder, size.name), size, say)
}

async function ensureDataSet(cluster: BenchCluster, folder: string, size: Size, say: Say): Promise<void> {
  const stamp = path.join(folder, 'made')
  const wanted = fingerprint(isoWeekKey(localDateAt(new Date(), 'UTC')))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const begun = Date.now()
  say(`Making ${size.families} families with ${size.posts} posts each…`)
  mkdirSync(folder, { recursive: true })
  await recreateDatabase(cluster.urlOf(size))
  await buildDataSet(cluster.urlOf(size), folder, size, say)
  writeFileSync(stamp, wanted)
  say(`  made in ${((Date.now() - begun) / 1000).toFixed(0)} s`)
}
