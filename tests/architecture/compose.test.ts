import { expect, it } from 'vitest'
import { listVariableGroups } from '../../scripts/support/configuration-page'
import { ALLOCATOR, GROWTH, HEAP, THREADS } from '../../scripts/support/memory'
import { read } from './source'

/** Variables that the image sets. */
const OF_THE_IMAGE = ['PORT', 'HOST', 'BROTA_DATA_DIR', 'NODE_ENV']

it('passes every variable on to containers', () => {
  const documented = listVariableGroups().flatMap((group) => group.variables.map(({ name }) => name))
  const passed = [...read('docker-compose.yml').matchAll(/^ {4}([A-Z0-9_]+): /gm)].map(
    (match) => match[1] ?? '',
  )
  expect(passed.sort()).toEqual(documented.filter((name) => !OF_THE_IMAGE.includes(name)).sort())
})

it('leaves a container longer to stop than the server takes, and the supervisor, too', () => {
  const seconds = (file: string, pattern: RegExp) =>
    Number(pattern.exec(read(file))?.[1]?.replaceAll('_', '') ?? Number.NaN)
  const grace = seconds('lib/platform/jobs/shutdown.ts', /GRACE = ([\d_]+)/) / 1000
  expect(seconds('scripts/support/children.ts', /KILL_AFTER_MS = ([\d_]+)/) / 1000).toBeGreaterThan(grace + 2)
  expect(seconds('docker-compose.yml', /stop_grace_period: (\d+)s/)).toBeGreaterThan(grace + 2)
})

it('holds a server in a container to as much memory as one outside of it', () => {
  const image = read('Dockerfile').replaceAll(/\\\n\s*/g, '')
  expect(image).toContain(
    `ENV NODE_OPTIONS=${HEAP} ${Object.entries({ ...ALLOCATOR, ...THREADS })
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}\n`,
  )
  expect(image).toContain(`CMD ["node", "${GROWTH}", `)
})
