import 'server-only'
import { cycleStart } from '@/lib/features/challenges/rules'
import { findLastStarted } from '@/lib/features/challenges/service'
import { photoUrl } from '@/lib/features/photos/schema'
import { isLocalDate, type LocalDate } from '@/lib/platform/dates/local-date'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Page } from '@/lib/platform/http/endpoint'
import type { PageQuery } from '@/lib/platform/http/paging'
import type { FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import { getLastEndedStart, getSeason } from './rules'
import type { PastSeason, Season } from './schema'

/** Returns the last started challenge's cycle. */
export async function findSeason(actor: FamilyActor, today: LocalDate): Promise<Season | null> {
  const challenge = await findLastStarted(actor, today)
  return challenge && getSeason(cycleStart(challenge))
}

/** Returns a page of frozen seasons, latest first. */
export async function listSeasons(
  { familyId }: FamilyActor,
  { limit, cursor }: PageQuery,
): Promise<Page<PastSeason>> {
  const rows = await repo.findPast(familyId, parseCursor(cursor), limit + 1)
  const items = rows.slice(0, limit).map(({ podium, ...row }) => ({
    ...row,
    podium: podium.map(({ avatarPhotoId, ...entry }) => ({
      ...entry,
      avatar: avatarPhotoId && photoUrl(avatarPhotoId),
    })),
  }))
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.start ?? null) : null }
}

/** Freezes the results of seasons that are over in every time zone. Idempotent, safe to run concurrently. */
export async function freezeSeasons(now: Date): Promise<number> {
  let frozen = 0
  for (const start of await repo.findUnfrozenStarts(getLastEndedStart(now))) {
    if (await repo.insertResult(getSeason(start), now)) frozen += 1
  }
  return frozen
}

function parseCursor(cursor: string | undefined): LocalDate | null {
  if (cursor === undefined || isLocalDate(cursor)) return cursor ?? null
  throw new AppError('validation_failed', { fields: { cursor: [{ key: 'invalid' }] } })
}
