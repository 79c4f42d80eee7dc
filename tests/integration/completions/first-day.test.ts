import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { explainProgressContract } from '@/lib/features/completions/progress/contract'
import { db } from '@/lib/platform/db/client'
import en from '@/messages/en.json'
import { call } from '../../support/api'
import { at, challenge, complete, type Member, member } from '../../support/scene'

beforeEach(async () => {
  await db().challenge.deleteMany()
  at('2026-11-19T10:00:00Z')
})
afterEach(() => void vi.useRealTimers())

const texts = en.progress.why
const explainStreak = async (by: Member) => {
  const path = `GET /families/${by.familyId}/progress/why?what=streak`
  const { data } = await call<typeof explainProgressContract>(path, { token: by.token })
  return data.map(({ date, what }) => [date, what])
}
const foundToday = async () => {
  const by = await member()
  await db().family.update({ where: { id: by.familyId }, data: { createdAt: new Date() } })
  return by
}

describe('the explanation of a streak', () => {
  it('begins on the day on which the family was founded', async () => {
    const week = await challenge('2026-11-16')
    const by = await foundToday()
    expect(await explainStreak(by)).toEqual([['2026-11-19', texts.streak_pending]])
    await complete(by, week.id, week.task(4))
    expect(await explainStreak(by)).toEqual([['2026-11-19', texts.streak_done]])
  })

  it('mentions the end of an earlier streak only when there was one', async () => {
    const week = await challenge('2026-11-16')
    const by = await foundToday()
    at('2026-11-20T10:00:00Z')
    expect(await explainStreak(by)).toEqual([
      ['2026-11-20', texts.streak_pending],
      ['2026-11-19', texts.streak_none],
    ])
    await complete(by, week.id, week.task(5))
    at('2026-11-22T10:00:00Z')
    expect(await explainStreak(by)).toEqual([
      ['2026-11-22', texts.streak_pending],
      ['2026-11-21', texts.streak_missed],
    ])
  })
})
