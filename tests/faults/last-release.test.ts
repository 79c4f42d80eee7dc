import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { loginContract, registerContract } from '@/lib/features/auth/contract'
import type { getCurrentChallengeContract } from '@/lib/features/challenges/contract'
import type { completeTaskContract } from '@/lib/features/completions/contract'
import type { createFamilyContract } from '@/lib/features/families/contract'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { UNLIMITED } from '../../scripts/support/product'
import { examineFacts } from '../support/examination'
import { buildLastRelease } from '../support/last-release'
import { ask } from '../support/phones'
import { picture, upload } from '../support/pictures'
import { bench } from '../support/use-fault-bench'

const folder = mkdtempSync(path.join(tmpdir(), 'brota-release-'))
const root = path.join(folder, 'release')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DEFAULT_LIMITS = Object.fromEntries(Object.keys(UNLIMITED).map((name) => [name, '']))

it('serves sign-in, upload and completion on the newest schema, with limits', async () => {
  await buildLastRelease(root)
  await bench.migrate()
  const environment = {
    ...DEFAULT_LIMITS,
    SEED_DEMO: '1',
    TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json'),
  }
  const { url } = await bench.start({ root, environment })
  expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)

  const body = { email: 'ana@brota.example', password: 'brota-demo' }
  expect((await ask<typeof loginContract>(url, 'POST /auth/login', { body })).status).toBe(200)

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
  await examineFacts()
}, 1_200_000)
