import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ended, signalGroup, startNode } from './children'
import { Failure } from './failure'
import { freePort } from './postgres-cluster'
import { inProject } from './project'

export interface RunningProduct {
  url: string
  /** Where it keeps what it is given, and the mails that it would send. */
  dataFolder: string
  stop(): Promise<void>
}

const SERVER_SECONDS = 300

/** The product as anyone starts it, on a free port and with a data folder of its own. */
export async function startProduct(): Promise<RunningProduct> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'brota-product-'))
  const port = await freePort()
  const limits = {
    RATE_LIMIT_LOGIN: '0',
    RATE_LIMIT_REGISTER: '0',
    RATE_LIMIT_JOIN: '0',
    RATE_LIMIT_FORGOT: '0',
    RATE_LIMIT_MAIL: '0',
    RATE_LIMIT_UPLOAD: '0',
    RATE_LIMIT_COMMENT: '0',
    RATE_LIMIT_REPORT: '0',
  }
  // Empty counts as unset: whatever the person running the tests has configured must not leak in.
  const own = {
    PORT: String(port),
    BROTA_DATA_DIR: dataFolder,
    DATABASE_URL: '',
    APP_URL: '',
    HOST: '',
    SEED_DEMO: '',
    SMTP_URL: '',
    REQUIRE_VERIFIED_EMAIL: '',
    TRUST_PROXY: '',
    GOOGLE_CLIENT_ID: '',
    APPLE_CLIENT_ID: '',
    FACEBOOK_CLIENT_ID: '',
  }
  const env = { ...process.env, ...limits, ...own }
  const args = ['--conditions=react-server', '--import', 'tsx', inProject('scripts/start.ts')]
  const child = startNode(args, env, 'pipe')
  const end = ended(child)
  child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk))
  const started = new Promise<boolean>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Brota: http')) resolve(true)
    })
    void end.then(() => resolve(false))
    setTimeout(() => resolve(false), SERVER_SECONDS * 1000).unref()
  })
  const stop = async () => {
    signalGroup(child.pid, 'SIGTERM')
    await end
    rmSync(dataFolder, { recursive: true, force: true })
  }
  if (await started) return { url: `http://localhost:${port}`, dataFolder, stop }
  await stop()
  throw new Failure('the product did not start')
}
