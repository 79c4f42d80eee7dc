import { expect, it } from 'vitest'
import { listVariableGroups } from '../../scripts/support/configuration-page'
import { ALLOCATOR, GROWTH, HEAP, THREADS } from '../../scripts/support/memory'
import { read } from './source'

const OF_THE_IMAGE = ['PORT', 'HOST', 'BROTA_DATA_DIR', 'NODE_ENV']
const OF_THE_RUNTIME = ['TZ']

const { version } = JSON.parse(read('package.json')) as { version: string }
const compose = read('docker-compose.yml')
const manifests = read('deploy/kubernetes/brota.yaml')
const documented = listVariableGroups().flatMap((group) => group.variables.map(({ name }) => name))

/** Substitutes variables as Compose does: a default is evaluated even when the variable is set, and may hold others. */
function substitute(text: string, variables: Record<string, string>): string {
  const start = text.search(/\$\{\w+(:[-?].*)?\}/)
  if (start === -1) return text
  const end = findBrace(text, start + 2)
  const [, name = '', how, rest = ''] = /^(\w+)(?::([-?])(.*))?$/s.exec(text.slice(start + 2, end)) ?? []
  const value = variables[name]
  if (!value && how === '?') throw new Error(`${name}: ${rest}`)
  const fallback = substitute(rest, variables)
  return text.slice(0, start) + (value || fallback) + substitute(text.slice(end + 1), variables)
}

function findBrace(text: string, from: number): number {
  for (let depth = 1, at = from; ; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
}

it('Compose passes every variable on to the containers', () => {
  const passed = [...compose.matchAll(/^ {4}([A-Z0-9_]+): /gm)].map((match) => match[1] ?? '')
  const wanted = documented.filter((name) => !OF_THE_IMAGE.includes(name))
  expect(passed.sort()).toEqual([...wanted, ...OF_THE_RUNTIME].sort())
})

it('Compose publishes the app only on the local machine, and has no default password', () => {
  const ports = [...compose.matchAll(/ports: \["(.+)"\]/g)].map((match) => match[1]?.replaceAll('$', ''))
  expect(ports).toEqual([
    '{BIND:-127.0.0.1}:{PORT:-3000}:3000',
    '{PROXY_PORT:-3000}:80',
    '127.0.0.1:{MAIL_PORT:-8025}:8025',
  ])
  expect(compose.match(/(PASSWORD|SECRET\w*): \S*:-[^}]+\}/g)).toBeNull()
})

it('Compose requires DATABASE_PASSWORD for its own database, and any value with DATABASE_URL', () => {
  const { DATABASE_URL = '' } = Object.fromEntries(
    [...compose.matchAll(/^ {4}(DATABASE_URL): (.+)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(substitute(DATABASE_URL, { DATABASE_PASSWORD: 'hush' })).toBe(
    'postgresql://brota:hush@database/brota',
  )
  const elsewhere = { DATABASE_URL: 'postgresql://elsewhere/town', DATABASE_PASSWORD: 'unused' }
  expect(substitute(DATABASE_URL, elsewhere)).toBe('postgresql://elsewhere/town')
  expect(() => substitute(DATABASE_URL, {})).toThrow('DATABASE_PASSWORD: set it in .env')
  expect(substitute(compose.replace(DATABASE_URL, ''), {})).toContain('image: brota:')
})

it('Compose limits the log and the memory of every long-running service', () => {
  const services = compose.split(/^services:$/m)[1]?.split(/^ {2}(?=[\w-]+:$)/m) ?? []
  const staying = services.filter((one) => one.includes('restart:') && !one.includes('*app'))
  const limited = (text: string) => /logging: \*logging/.test(text) && /mem_limit: /.test(text)
  expect(staying.length).toBe(4)
  expect([compose.split(/^services:$/m)[0] ?? '', ...staying].filter((one) => !limited(one))).toEqual([])
})

it('Compose, Kubernetes and the Dockerfile name the current version of the image', () => {
  expect(read('Dockerfile')).toContain(`org.opencontainers.image.version="${version}"`)
  expect(compose).toContain(`image: \${BROTA_IMAGE:-brota}:\${BROTA_VERSION:-${version}}`)
  const images = [...manifests.matchAll(/image: (\S+)/g)].map((match) => match[1])
  expect(images).toEqual([`registry.example/brota:${version}`, `registry.example/brota:${version}`])
})

it('the Kubernetes manifests use only known variables, and the secret files of the example', () => {
  const names = [...manifests.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map((match) => match[1] ?? '')
  expect(names.filter((name) => !documented.includes(name.replace(/_FILE$/, '')))).toEqual([])
  const files = [...manifests.matchAll(/\/run\/secrets\/brota\/([\w-]+)/g)].map((match) => match[1])
  const keys = [...read('deploy/kubernetes/secret.yaml').matchAll(/^ {2}([\w-]+): /gm)].map(
    (match) => match[1],
  )
  expect(files.sort()).toEqual(keys.filter((key) => key?.includes('-')).sort())
})

it('containers and the supervisor wait longer for a stop than the server takes', () => {
  const seconds = (file: string, pattern: RegExp) =>
    Number(pattern.exec(read(file))?.[1]?.replaceAll('_', '') ?? Number.NaN)
  const grace = seconds('lib/platform/jobs/shutdown.ts', /GRACE = ([\d_]+)/) / 1000
  expect(seconds('scripts/support/children.ts', /KILL_AFTER_MS = ([\d_]+)/) / 1000).toBeGreaterThan(grace + 2)
  expect(seconds('docker-compose.yml', /stop_grace_period: (\d+)s/)).toBeGreaterThan(grace + 2)
})

it('a server has the same memory options inside and outside a container', () => {
  const image = read('Dockerfile').replaceAll(/\\\n\s*/g, '')
  expect(image).toContain(
    `ENV NODE_OPTIONS=${HEAP} ${Object.entries({ ...ALLOCATOR, ...THREADS })
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}\n`,
  )
  expect(image).toContain(`CMD ["node", "${GROWTH}", `)
})
