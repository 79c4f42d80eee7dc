import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { readSelfContract, signInContract } from '@/lib/features/auth/contract'
import { db } from '@/lib/platform/db/client'
import { examineRows } from '../support/examination'
import { ask } from '../support/phones'
import { bench } from '../support/use-fault-bench'

const folder = (name: string) => path.join(bench.variables.BROTA_DATA_DIR, name)
const [first, second] = [folder('first'), folder('second')]

it('two servers started simultaneously on an empty database migrate and seed it once and share sessions', async () => {
  for (const each of [first, second]) mkdirSync(each)
  const environment = { SEED_DEMO: '1', AUTH_SECRET: '' }
  const servers = await Promise.all(
    [first, second].map((dataFolder) => bench.start({ dataFolder, environment })),
  )
  for (const server of servers) {
    expect(server.said()).toContain('demo sign-ins')
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
  }
  const [one = '', other = ''] = servers.map(({ url }) => url)
  const body = { email: 'ana@brota.example', password: 'brota-demo' }
  const { data } = await ask<typeof signInContract>(one, 'POST /auth/login', { body })
  const me = await ask<typeof readSelfContract>(other, 'GET /auth/me', { token: data.token })
  expect([me.status, me.data.email]).toEqual([200, body.email])

  const twice = await db().$queryRaw`
    select migration_name as what from _prisma_migrations group by 1 having count(*) > 1
    union all select title || start_date from challenges group by 1 having count(*) > 1
    union all select name from tasks group by 1 having count(*) > 1`
  expect(twice).toEqual([])
  expect(await db().user.count({ where: { isAdmin: true } })).toBe(1)
  await examineRows()
})
