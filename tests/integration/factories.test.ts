import { expect, it } from 'vitest'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { findActorByToken as actorOfToken } from '@/lib/platform/session/service'
import { buildBadge } from '../factories/badge'
import { buildChallenge } from '../factories/challenge'
import { buildCompletion } from '../factories/completion'
import { buildKid } from '../factories/kid'
import { signIn } from '../factories/session'
import { buildUser } from '../factories/user'

it('buildCompletion creates a completion with points and a badge at the given time', async () => {
  const badge = await buildBadge()
  const at = new Date('2026-03-04T10:00:00Z')
  const { challenge, assignments } = await buildChallenge({ startDate: '2026-03-02' })
  const assignmentId = assignments[2]?.id ?? ''
  const { actor, completed } = await buildCompletion({ challengeId: challenge.id, assignmentId, at })
  expect(completed).toMatchObject({ points: { earned: 15, total: 15 }, badge: { id: badge.id } })
  const [row] = await db().completion.findMany({ where: { familyId: actor.familyId } })
  expect(localDateAt(row?.createdAt ?? new Date(), actor.timezone)).toBe('2026-03-04')
})

it('two completions built with default values belong to different families', async () => {
  const [first, second] = [await buildCompletion(), await buildCompletion()]
  expect(first.actor.familyId).not.toBe(second.actor.familyId)
})

it('buildKid creates a kid with a family, and signIn returns a valid token for a built user', async () => {
  const kid = await buildKid()
  const user = await buildUser({ familyId: kid.familyId })
  expect(await actorOfToken(await signIn(user), 'en')).toMatchObject({
    userId: user.id,
    familyId: kid.familyId,
  })
})
