import assert from 'node:assert/strict'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBrowser } from '../../scripts/support/browser'
import { runTask, stopInOrder } from '../../scripts/support/children'
import { Failure, print, runScript } from '../../scripts/support/failure'
import { findNode24 } from '../../scripts/support/node24'
import { freePort } from '../../scripts/support/postgres-cluster'
import { UNLIMITED } from '../../scripts/support/product'
import { inProject } from '../../scripts/support/project'
import { playwrightStage } from '../../scripts/support/stages'
import { counts } from '../../scripts/support/tally'
import { startTemporaryServer } from '../../scripts/support/temporary-database'
import { Engine, listMissingTools } from './engine'

const DEBIAN = 'docker.io/library/debian:bookworm-slim'
const NODE = 'docker.io/library/node:24-bookworm-slim'
const IMAGE = 'localhost/brota'

const USER = 1000

/** Restrictions of docker-compose.yml and 512 MB of memory. */
const RESTRICTED = [
  ...['--network=host', '--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--memory=512m'],
  ...['--security-opt=no-new-privileges', '--init=false'],
]

const START_SECONDS = 300

const METRICS_TOKEN = 'a token for the figures'

stopInOrder()

/** Builds the image and runs the main journey against it in restricted containers. */
await runScript(() =>
  runTask(async () => {
    const missing = listMissingTools()
    if (missing.length > 0) {
      print(`skipped: ${missing.join(', ')} missing (Debian: apt-get install ${missing.join(' ')})`)
      return 0
    }
    ensureBrowser()
    const engine = new Engine(inProject('.data/image'))
    await createBaseImages(engine)
    await engine.build(IMAGE, inProject('.'))
    return (await checkImage(engine)) ? 0 : 1
  }),
)

async function createBaseImages(engine: Engine): Promise<void> {
  if (!(await engine.hasImage(DEBIAN))) await engine.createDebian(DEBIAN)
  if (await engine.hasImage(NODE)) return
  const folder = mkdtempSync(path.join(tmpdir(), 'brota-node-'))
  const npm = process.env.npm_execpath
  if (!npm) throw new Failure('run it by npm, whose files the base image takes: npm run test:image')
  cpSync(findNode24().path, path.join(folder, 'node'), { dereference: true })
  cpSync(path.dirname(path.dirname(npm)), path.join(folder, 'npm'), { recursive: true, dereference: true })
  // Certificates of a proxy between this machine and the registry.
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  if (certificates && existsSync(certificates)) cpSync(certificates, path.join(folder, 'certificates.pem'))
  else writeFileSync(path.join(folder, 'certificates.pem'), '')
  writeFileSync(
    path.join(folder, 'Dockerfile'),
    [
      `FROM ${DEBIAN}`,
      'COPY node /usr/local/bin/node',
      'COPY npm /usr/local/lib/node_modules/npm',
      'COPY certificates.pem /usr/local/share/certificates.pem',
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
      'ENV NODE_EXTRA_CA_CERTS=/usr/local/share/certificates.pem',
    ].join('\n'),
  )
  await engine.build(NODE, folder)
  rmSync(folder, { recursive: true })
}

async function checkImage(engine: Engine): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brota-container-'))
  const data = path.join(folder, 'data')
  mkdirSync(data)
  chownSync(data, USER, USER)
  const database = await startTemporaryServer()
  const secrets = path.join(folder, 'secrets')
  mkdirSync(secrets)
  writeFileSync(path.join(secrets, 'database'), `${database.urlOf('postgres')}\n`)
  writeFileSync(path.join(secrets, 'metrics'), METRICS_TOKEN)
  const names: string[] = []
  const start = async (connection: Record<string, string>) => {
    const [name, port] = [`brota-${process.pid}-${names.length}`, await freePort()]
    const environment = {
      ...connection,
      APP_URL: `http://localhost:${port}`,
      HOST: '127.0.0.1',
      PORT: String(port),
      SEED_DEMO: '1',
      ...UNLIMITED,
    }
    const variables = Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`])
    names.push(name)
    await engine.podman(
      'run',
      '--detach',
      '--name',
      name,
      ...RESTRICTED,
      `--volume=${data}:/data`,
      `--volume=${secrets}:/run/secrets:ro`,
      ...variables,
      IMAGE,
    )
    await waitUntilHealthy(engine, name)
    return { name, url: `http://localhost:${port}` }
  }
  try {
    await checkLabels(engine)
    print('labels with title, version and licence')
    const first = await start({ DATABASE_URL: database.urlOf('postgres') })
    print('healthy')
    await checkRestrictions(engine, first.name)
    print('unprivileged user, read-only root, no capabilities, 512 MB')
    const second = await start({
      DATABASE_URL_FILE: '/run/secrets/database',
      METRICS_TOKEN_FILE: '/run/secrets/metrics',
    })
    await checkSharedDatabase(first.url, second.url)
    print('a second container on the same database, with secrets from files, knows the sessions of the first')
    await checkCommands(engine, first.name)
    print('backup, drill and storage check run in it; a taken port is one line')
    await checkStop(engine, second.name)
    print('ends with 0 after SIGTERM')
    const reports = path.join(folder, 'reports')
    mkdirSync(reports)
    const journey = ['--project=journeys', 'first-week']
    const tally = await playwrightStage({ url: first.url, dataFolder: data }, reports, journey)
    for (const failure of tally.failures) print(`✗ ${failure}`)
    if (tally.failures.length > 0) print(await engine.podman('logs', '--tail=50', first.name))
    await checkStop(engine, first.name)
    print(counts(tally))
    return tally.failures.length === 0
  } finally {
    for (const name of names) await engine.podman('rm', '--force', name)
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function checkLabels(engine: Engine): Promise<void> {
  const { version, license } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const label = (name: string) =>
    engine.podman('inspect', '--format', `{{index .Config.Labels "org.opencontainers.image.${name}"}}`, IMAGE)
  assert.deepEqual(await Promise.all(['title', 'version', 'licenses'].map(label)), [
    'Brota',
    version,
    license,
  ])
}

async function checkCommands(engine: Engine, name: string): Promise<void> {
  // The size of /tmp is a container's memory.
  const brota = (...args: string[]) => engine.podman('exec', '--env=TMPDIR=/data', name, 'brota', ...args)
  assert.match(await brota('backup'), /read again and whole/)
  assert.match(await brota('drill'), /GOOD: it can be restored/)
  assert.match(await brota('storage', 'check'), /^GOOD: no file is lost/m)
  await assert.rejects(brota('serve'), /brota: port \d+ is already in use: set PORT to another one/)
}

async function waitUntilHealthy(engine: Engine, name: string): Promise<void> {
  const end = Date.now() + START_SECONDS * 1000
  while (Date.now() < end) {
    const running = await engine.podman('inspect', '--format', '{{.State.Running}}', name)
    if (running !== 'true') break
    const healthy = await engine.podman('healthcheck', 'run', name).then(
      () => true,
      () => false,
    )
    if (healthy) return
    await sleep(500)
  }
  throw new Failure(`the container is not healthy: ${await engine.podman('logs', name)}`)
}

async function checkRestrictions(engine: Engine, name: string): Promise<void> {
  const inside = (script: string) => engine.podman('exec', name, 'node', '--eval', script)
  assert.equal(await inside('console.log(process.getuid())'), String(USER))
  const write = "try{require('fs').writeFileSync('/app/x','')}catch(error){console.log(error.code)}"
  assert.equal(await inside(write), 'EROFS')
  const status = await inside("console.log(require('fs').readFileSync('/proc/1/status','utf8'))")
  assert.match(status, /CapEff:\s+0{16}/)
  const limit = await engine.podman('inspect', '--format', '{{.HostConfig.Memory}}', name)
  assert.equal(Number(limit), 512 * 2 ** 20)
}

async function checkSharedDatabase(first: string, second: string): Promise<void> {
  const response = await fetch(`${first}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@brota.example', password: 'brota-demo' }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  const self = await fetch(`${second}/api/v1/auth/me`, { headers: { authorization: `Bearer ${data.token}` } })
  assert.equal(self.status, 200)
  const metrics = await fetch(`${second}/api/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  assert.match(await metrics.text(), /brota_build_info\{version="\d/)
}

async function checkStop(engine: Engine, name: string): Promise<void> {
  await engine.podman('stop', '--time', '35', name)
  assert.equal(await engine.podman('inspect', '--format', '{{.State.ExitCode}}', name), '0')
}
