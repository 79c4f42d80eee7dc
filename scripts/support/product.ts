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
  /** Where it keeps what it is given, and the mails that it would send. */
  dataFolder: string
  /** The process that was started: it supervises the one that answers. */
  supervisor: number
  /** The process that answers. */
  server(): number
  /** Everything that was said so far, on both channels; by a forgetful one, until it had started. */
  said(): string
  /** Its exit code, once it and all it said have ended. */
  end: Promise<number>
  stop(): Promise<void>
}

interface Options {
  /** Beside what it is started with anyway, or in its place. */
  environment?: Record<string, string>
  /** One that is kept; without it the product has a folder of its own, which goes with it. */
  dataFolder?: string
  port?: number
  /** Keeps to itself what goes wrong, for those who make it go wrong. */
  quiet?: boolean
  /** Where the product's sources and its build are; without it, this project. */
  root?: string
  /** Forgets what is said once it has started and shows what failed, for those who make it say very much. */
  forgetful?: boolean
}

const SERVER_SECONDS = 300

const UNLIMITED = {
  RATE_LIMIT_LOGIN: '0',
  RATE_LIMIT_REGISTER: '0',
  RATE_LIMIT_JOIN: '0',
  RATE_LIMIT_FORGOT: '0',
  RATE_LIMIT_MAIL: '0',
  RATE_LIMIT_UPLOAD: '0',
  RATE_LIMIT_COMMENT: '0',
  RATE_LIMIT_REPORT: '0',
  RATE_LIMIT_EXPORT: '0',
  RATE_LIMIT_PRINT: '0',
}

/** Empty counts as unset: whatever the person running the tests has configured must not leak in. */
const UNSET = {
  DATABASE_URL: '',
  APP_URL: '',
  HOST: '',
  SEED_DEMO: '',
  SMTP_URL: '',
  REQUIRE_VERIFIED_EMAIL: '',
  REQUIRE_ADMIN_SECOND_FACTOR: '',
  TRUST_PROXY: '',
  GOOGLE_CLIENT_ID: '',
  APPLE_CLIENT_ID: '',
  FACEBOOK_CLIENT_ID: '',
}

/** The product as anyone starts it, on a free port and with a data folder of its own unless told otherwise. */
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

/** The log's lines of what failed, which whoever gets no answer would like to know. */
function showErrors(chunk: Buffer): void {
  if (!chunk.includes(ERROR)) return
  const lines = chunk.toString().split('\n')
  for (const line of lines) if (line.includes(ERROR)) process.stderr.write(`${line}\n`)
}

/** What the supervisor notes about the process that it has started. */
function readServerPid(dataFolder: string, port: number): number {
  const note = readFileSync(path.join(dataFolder, 'servers', String(port)), 'utf8')
  return Number((JSON.parse(note) as { server: string }).server.split(' ')[0])
}
