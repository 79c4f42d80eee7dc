import 'server-only'
import { createTranslator } from 'next-intl'
import { getCycleStart } from '@/lib/features/challenges/rules'
import { findLastStarted } from '@/lib/features/challenges/service'
import { toFileResponse } from '@/lib/features/materials/badges/service'
import { fileName } from '@/lib/features/materials/rules'
import { photoUrl } from '@/lib/features/photos/rules'
import { formatDateRange } from '@/lib/platform/dates/format'
import { isLocalDate, type LocalDate } from '@/lib/platform/dates/local-date'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Bytes, Page } from '@/lib/platform/http/endpoint'
import type { PageQuery } from '@/lib/platform/http/paging'
import { getCatalog } from '@/lib/platform/i18n/messages'
import type { Printer } from '@/lib/platform/pdf/printer'
import type { FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import { CERTIFICATE_FILE, getLastEndedStart, getSeason } from './rules'
import type { PastSeason, Season } from './schema'

/** Returns the last started challenge's cycle. */
export async function findSeason(actor: FamilyActor, today: LocalDate): Promise<Season | null> {
  const challenge = await findLastStarted(actor, today)
  return challenge && getSeason(getCycleStart(challenge))
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

/** Returns the seasons with a certificate, also of a family outside of the ranking, latest first. */
export async function listCertificates({ familyId }: FamilyActor): Promise<Season[]> {
  return (await repo.findFinishedStarts(familyId)).map(getSeason)
}

/**
 * Returns the family's certificate of a frozen season.
 * @throws AppError not_found without points in it
 */
export async function readCertificate(actor: FamilyActor, file: string, print: Printer): Promise<Bytes> {
  const start = CERTIFICATE_FILE.exec(file)?.[1] ?? ''
  const finished = isLocalDate(start) ? await repo.findFinished(actor.familyId, start) : null
  if (!finished) throw new AppError('not_found')
  const { family, points, rank, families } = finished
  const { locale } = actor
  const t = createTranslator({ locale, messages: getCatalog(locale), namespace: 'certificate' })
  const { end } = getSeason(start)
  const certificate = {
    title: t('title'),
    family,
    dates: t('dates', { dates: formatDateRange(start, end) }),
    points: t('points', { count: points }),
    rank: rank === null ? '' : t('rank', { rank, families }),
    text: t('text'),
    name: t('names'),
    footer: t('footer'),
  }
  const body = await print({ title: t('title'), language: locale }, [{ kind: 'certificate', certificate }])
  return toFileResponse(body, fileName(`${t('title')} ${start}`, '.pdf'))
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
