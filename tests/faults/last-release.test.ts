import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { registerContract, signInContract } from '@/lib/features/auth/contract'
import type { getCurrentChallengeContract } from '@/lib/features/challenges/contract'
import type { completeTaskContract } from '@/lib/features/completions/contract'
import { recompute } from '@/lib/features/completions/recompute/service'
import type { createFamilyContract } from '@/lib/features/families/contract'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { UNLIMITED } from '../../scripts/support/product'
import { examine, examineRows } from '../support/examination'
import { buildLastRelease } from '../support/last-release'
import { ask, createAttempts, neighbourhood, perform, photograph } from '../support/phones'
import { picture, upload } from '../support/pictures'
import { bench } from '../support/use-fault-bench'

const folder = mkdtempSync(path.join(tmpdir(), 'brota-release-'))
const root = path.join(folder, 'release')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DEFAULT_LIMITS = Object.fromEntries(Object.keys(UNLIMITED).map((name) => [name, '']))

const unlimited = { SEED_DEMO: '1', TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') }
const environment = { ...DEFAULT_LIMITS, ...unlimited }
const demo = { email: 'ana@brota.example', password: 'brota-demo' }
const signIn = (url: string) => ask<typeof signInContract>(url, 'POST /auth/login', { body: demo })

async function readPhoto(url: string, id = '', token = ''): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api/v1/photos/${id}`, { headers })).status
}

/** The last release knows no seasons: once it has stopped, `recompute --mend` adds its points to them. */
async function mendSeasons(): Promise<void> {
  const differences = await recompute({ mend: true })
  const others = differences.filter(({ what }) => !/^score \d{4}-\d{2}-\d{2}$/.test(what))
  expect(others).toEqual([])
}

beforeAll(() => buildLastRelease(root), 1_200_000)

it('the last release serves requests without errors while the newest migrations run', async () => {
  const release = await bench.start({ root, environment: unlimited })
  const { token } = (await signIn(release.url)).data
  const statuses: number[] = []
  let hasMigrated = false
  const family = async () => {
    do {
      const asked = [
        await ask(release.url, 'GET /challenges/current', { token }),
        await ask(release.url, 'GET /feed', { token }),
        await ask(release.url, 'POST /photos', { token, body: upload(await picture('jpeg', 200)) }),
      ]
      statuses.push(...asked.map(({ status }) => status))
    } while (!hasMigrated)
  }
  const asking = Promise.all([family(), family()])
  await bench.migrate().finally(() => {
    hasMigrated = true
  })
  await asking
  await family()
  expect(new Set(statuses)).toEqual(new Set([200, 201]))
  await release.stop()
})

it('the last release serves sign-in, upload and completion on the newest schema with default rate limits', async () => {
  const { url, stop } = await bench.start({ root, environment })
  expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)

  expect((await signIn(url)).status).toBe(200)

  const account = { name: 'Rosa Prado', email: 'rosa@example.com', password: 'a sentence of four' }
  const registered = await ask<typeof registerContract>(url, 'POST /auth/register', { body: account })
  expect(registered.status).toBe(201)
  const { token } = registered.data
  const family = { name: 'Prado', timezone: 'UTC' }
  const founded = await ask<typeof createFamilyContract>(url, 'POST /families/create', {
    token,
    body: family,
  })
  expect(founded.status).toBe(201)
  const photo = await ask<typeof uploadPhotoContract>(url, 'POST /photos', {
    token,
    body: upload(await picture('jpeg')),
  })
  expect(photo.status).toBe(201)
  const { data } = await ask<typeof getCurrentChallengeContract>(url, 'GET /challenges/current', { token })
  const today = data.tasks.find(({ date }) => date === localDateAt(new Date(), 'UTC'))
  const completed = await ask<typeof completeTaskContract>(
    url,
    `POST /challenges/${data.id}/tasks/${today?.id}/complete`,
    { token, body: { photoId: photo.data.id } },
  )
  expect(completed.status).toBe(201)
  await stop()
  await mendSeasons()
  await examineRows()
})

it('the last release runs alongside the newest version without losing or duplicating completions', async () => {
  const [release, newest] = await Promise.all([bench.start({ root, environment: unlimited }), bench.start()])
  const servers = [release.url, newest.url]
  for (const url of servers) {
    const { token } = (await signIn(url)).data
    const known = await Promise.all(servers.map((other) => ask(other, 'GET /auth/me', { token })))
    expect(known.map(({ status }) => status)).toEqual([200, 200])
  }
  const deeds = createAttempts(await neighbourhood(6, 4))
  await Promise.all(deeds.map((deed, index) => photograph(deed, servers[index % 2] ?? '')))
  // Each task from two phones, one on each version.
  await Promise.all(deeds.flatMap((deed) => servers.map((url) => perform(deed, url))))
  for (const url of servers) {
    const { token } = deeds[0]?.home ?? {}
    const seen = await Promise.all(deeds.slice(0, 4).map(({ photoId }) => readPhoto(url, photoId, token)))
    expect(seen).toEqual([200, 200, 200, 200])
  }
  await release.stop()
  await mendSeasons()
  await examine(deeds)
})
