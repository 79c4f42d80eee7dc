import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from '../../scripts/support/browser'
import { runTask, stopInOrder } from '../../scripts/support/children'
import { print, runScript } from '../../scripts/support/failure'
import { ensureBuild } from '../../scripts/support/generated'
import { freePort } from '../../scripts/support/postgres-cluster'
import { startProduct } from '../../scripts/support/product'
import { playwrightStage } from '../../scripts/support/stages'
import { counts } from '../../scripts/support/tally'
import { startTemporaryServer } from '../../scripts/support/temporary-database'
import { startS3Server } from '../support/s3-server'
import { ensureProxy, startProxy } from './proxy'

const SERVERS = 2

const PROJECTS = ['--project=journeys', '--project=alone']

stopInOrder()

/** Runs all journeys against two servers behind a proxy. */
await runScript(() =>
  runTask(async () => {
    ensureBrowser()
    const nginx = ensureProxy()
    await ensureBuild(print)
    const folder = mkdtempSync(path.join(tmpdir(), 'brota-cluster-'))
    const closing: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
    const opened = async <T extends { stop(): Promise<unknown> }>(opening: Promise<T>): Promise<T> => {
      const one = await opening
      closing.unshift(() => one.stop())
      return one
    }
    try {
      const database = await opened(startTemporaryServer())
      const storage = await opened(startS3Server())
      const port = await freePort()
      const environment = {
        DATABASE_URL: database.urlOf('postgres'),
        APP_URL: `http://localhost:${port}`,
        TRUST_PROXY: '1',
        SEED_DEMO: '1',
        STORAGE_DRIVER: 's3',
        S3_ENDPOINT: storage.endpoint,
        S3_BUCKET: storage.bucket,
        S3_ACCESS_KEY_ID: storage.accessKeyId,
        S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
      }
      const folders = Array.from({ length: SERVERS }, (_, n) => dataFolder(folder, n))
      const products = await Promise.all(
        folders.map((one) => opened(startProduct({ environment, dataFolder: one }))),
      )
      const proxy = await opened(
        startProxy(
          nginx,
          port,
          products.map((product) => product.port),
        ),
      )
      const reports = path.join(folder, 'reports')
      mkdirSync(reports)
      const args = [...PROJECTS, ...process.argv.slice(2)]
      const tally = await playwrightStage({ url: proxy.url, dataFolder: folders[0] ?? '' }, reports, args)
      for (const [server, count] of Object.entries(await proxy.shares()))
        print(`${server}: ${count} requests`)
      for (const failure of tally.failures) print(`✗ ${failure}`)
      print(counts(tally))
      return tally.failures.length === 0 ? 0 : 1
    } finally {
      for (const close of closing) await close()
    }
  }),
)

/** The journeys read the mails of a shared folder. */
function dataFolder(folder: string, n: number): string {
  const own = path.join(folder, `data-${n}`)
  const mails = path.join(folder, 'mail')
  mkdirSync(own)
  mkdirSync(mails, { recursive: true })
  symlinkSync(mails, path.join(own, 'mail'))
  return own
}
