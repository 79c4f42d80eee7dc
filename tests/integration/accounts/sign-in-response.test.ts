import { afterEach, expect, it, vi } from 'vitest'
import type { readSelfContract, signInContract } from '@/lib/features/auth/contract'
import { db } from '@/lib/platform/db/client'
import { toDateColumn } from '@/lib/platform/db/local-date'
import { call } from '../../support/api'
import { at, challenge, complete, member } from '../../support/scene'

afterEach(() => vi.useRealTimers())

it('the sign-in response contains the same user data as GET /auth/me afterwards', async () => {
  at('2026-06-01T15:00:00Z')
  const [week, ana] = [await challenge('2026-06-01'), await member('America/Sao_Paulo')]
  await complete(ana, week.id, week.task(1))
  await db().kid.create({
    data: { familyId: ana.familyId, name: 'Bia', birthDate: toDateColumn('2018-02-03') },
  })
  at('2026-06-01T16:00:00Z')
  const body = { email: ana.email, password: 'correct horse', language: 'pt-BR' }
  const { token, user } = (await call<typeof signInContract>('POST /auth/login', { body })).data
  const { data: me } = await call<typeof readSelfContract>('GET /auth/me', { token })
  expect(user).toEqual(me)
  expect(user).toMatchObject({ completedTasks: 1, streak: 1, childrenAges: [8], language: 'pt-BR' })
  expect(user.lastLogin).toMatch(/^2026-06-01T16:00/)
})
