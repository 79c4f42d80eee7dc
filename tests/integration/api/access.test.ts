import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '@/app/api/v1/contracts'
import { ask, ROWS } from '../../api/table'
import { KINDS, type World, worlds } from '../../api/world'

const lines = contracts.map(({ method, path }) => `${method} ${path}`)

it('the access table lists exactly the operations of the API', () => {
  expect(Object.keys(ROWS).sort()).toEqual([...lines].sort())
})

const getWorld = worlds()

describe.each(lines.filter((line) => line in ROWS))('%s', (line) => {
  let world: World
  beforeAll(async () => {
    world = await getWorld(line.split(' ')[0] ?? '')
  })

  // A PDF for each kind of caller takes seconds on a busy machine.
  it('returns the expected status to every kind of caller', { timeout: 60_000 }, async () => {
    const statuses: Record<string, number> = {}
    for (const kind of KINDS) statuses[kind] = (await ask(line, world, kind)).status
    expect(statuses).toEqual(ROWS[line]?.expected)
  })
})
