import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ended, signalGroup, startNode } from './children'
import { Failure } from './failure'
import { freePort } from './postgres-cluster'
import { inProject } from './project'

export interface RunningProduct {
  url: string
  port: number
  dataFolder: string
  supervisor: number
  server(): number
  /** With `forgetful` only from before the start. */
  said(): string
  end: Promise<number>
  stop(): Promise<void>
}

interface Options {
  environment?: Record<string, string>
  /** Kept after the stop; default: a temporary folder. */
  dataFolder?: string
  port?: number
  quiet?: boolean
  root?: string
  /** Discards output after the start, except errors. */
  forgetful?: boolean
}

const SERVER_SECONDS = 300

/** Rate limits off: tests send all their requests from one address. */
export const UNLIMITED = {
  RATE_LIMIT_LOGIN: '0',
  RATE_LIMIT_REGISTER: '0',
  RATE_LIMIT_JOIN: '0',
  RATE_LIMIT_FORGOT: '0',
  RATE_LIMIT_MAIL: '0',
  RATE_LIMIT_UPLOAD: '0',
  RATE_LIMIT_COMMENT: '0',
  RATE_LIMIT_FOLLOW: '0',
  RATE_LIMIT_REPORT: '0',
  RATE_LIMIT_EXPORT: '0',
  RATE_LIMIT_PRINT: '0',
}

/** Unset: the developer's settings do not leak into tests. */
const UNSET = {
  DATABASE_URL: '',
  APP_URL: '',
  HOST: '',
  SEED_DEMO: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  BACKUP_AT: '',
  BACKUP_COPY_TO: '',
  ADMIN_EMAIL: '',
  REGISTRATION: '',
  REGISTRATION_DOMAINS: '',
  OPERATOR_NAME: '',
  OPERATOR_CONTACT: '',
  REQUIRE_VERIFIED_EMAIL: '',
  REQUIRE_ADMIN_SECOND_FACTOR: '',
  TRUST_PROXY: '',
  GOOGLE_CLIENT_ID: '',
  APPLE_CLIENT_ID: '',
  FACEBOOK_CLIENT_ID: '',
  OIDC_CLIENT_ID: '',
  PASSWORD_SIGN_IN: '',
}

/** Starts the product, by default on a free port with a temporary data folder. */
export async function startProduct(options: Options = {}): Promise<RunningProduct> {
  const dataFolder = options.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'brota-product-'))
  const port = options.port ?? (await freePort())
  const own = { PORT: String(port), BROTA_DATA_DIR: dataFolder, ...options.environment }
  const script = path.join(options.root ?? inProject('.'), 'scripts/start.ts')
  const args = ['--conditions=react-server', '--import', 'tsx', script]
  const child = startNode(args, { ...process.env, ...UNLIMITED, ...UNSET, ...own }, 'pipe')
  const end = ended(child)
  let output = ''
  let hasStarted = false
  const started = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        if (hasStarted && options.forgetful) showErrors(chunk)
        else output += chunk
        if (chunk.includes('Brota: http')) resolve(true)
      })
    }
    void end.then(() => resolve(false))
    setTimeout(() => resolve(false), SERVER_SECONDS * 1000).unref()
  })
  if (!options.quiet) child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk))
  const stop = async () => {
    signalGroup(child.pid, 'SIGTERM')
    await end
    if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true })
  }
  hasStarted = await started
  if (!hasStarted) {
    await stop()
    throw new Failure(`the product did not start${options.quiet ? `: ${output}` : ''}`)
  }
  return {
    url: `http://localhost:${port}`,
    port,
    dataFolder,
    supervisor: child.pid ?? 0,
    server: () => readServerPid(dataFolder, port),
    said: () => output,
    end,
    stop,
  }
}

const ERROR = '"level":"error"'

function showErrors(chunk: Buffer): void {
  if (!chunk.includes(ERROR)) return
  const lines = chunk.toString().split('\n')
  for (const line of lines) if (line.includes(ERROR)) process.stderr.write(`${line}\n`)
}

function readServerPid(dataFolder: string, port: number): number {
  const note = readFileSync(path.join(dataFolder, 'servers', String(port)), 'utf8')
  return Number((JSON.parse(note) as { server: string }).server.split(' ')[0])
}
