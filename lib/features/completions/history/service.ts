import 'server-only'
import type { z } from 'zod'
import { loadBadgePresenter } from '@/lib/features/badges/service'
import { getToday, loadChallengeTitles } from '@/lib/features/challenges/service'
import { labelKids, splitGrownUps } from '@/lib/features/families/rules'
import { photoUrl } from '@/lib/features/photos/rules'
import { loadCompletedTaskNames } from '@/lib/features/tasks/service'
import { fromDateColumn, toDateColumn } from '@/lib/platform/db/local-date'
import { AppError } from '@/lib/platform/errors/app-error'
import { decodeCursor, encodeCursor } from '@/lib/platform/http/cursor'
import type { Page } from '@/lib/platform/http/endpoint'
import type { PageQuery } from '@/lib/platform/http/paging'
import { assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import type { CompletionView, completionsQuery, KidCompletion } from './schema'

/** Returns a page of the family's completions, newest first. */
export async function listCompletions(
  actor: FamilyActor,
  { limit, cursor }: z.output<typeof completionsQuery>,
): Promise<Page<CompletionView>> {
  const found = await repo.findPage(actor.familyId, limit, cursor ? decodeCursor(cursor) : null)
  const rows = found.slice(0, limit)
  const badges = rows.flatMap(({ badge }) => badge?.badgeId ?? [])
  const [getTaskName, getEarnedBadge] = await Promise.all([
    loadCompletedTaskNames(actor, rows),
    loadBadgePresenter(actor, badges),
  ])
  const last = rows.at(-1)
  return {
    nextCursor: found.length > limit && last ? encodeCursor(last) : null,
    items: rows.map((row) => {
      const { id, photo, description, localDate, badge } = row
      const { name, motif } = getTaskName(row, { isOwn: true })
      return {
        id,
        photoUrl: photo && photoUrl(photo.id),
        photoPlaceholder: photo?.placeholder ?? null,
        taskTitle: name,
        description,
        motif,
        date: localDate,
        badge: badge && getEarnedBadge(badge.badgeId, new Date(badge.earnedAt)),
      }
    }),
  }
}

/**
 * Returns a page of the tasks in which a kid of the family took part, newest day first.
 * @throws AppError not_found
 */
export async function listKidHistory(
  actor: FamilyActor,
  { familyId, kidId }: { familyId: string; kidId: string },
  { limit, cursor }: PageQuery,
): Promise<Page<KidCompletion>> {
  assertOwnFamily(actor, familyId)
  if (!(await repo.isKid(familyId, kidId))) throw new AppError('not_found')
  const after = cursor ? decodeCursor(cursor) : null
  const found = await repo.findKidPage(
    { familyId, kidId },
    limit,
    after && { date: fromDateColumn(after.createdAt), id: after.id },
  )
  const rows = found.slice(0, limit)
  const [getTask, titles] = await Promise.all([
    loadCompletedTaskNames(actor, rows),
    loadChallengeTitles(
      actor,
      rows.map(({ challengeId }) => challengeId),
    ),
  ])
  const last = rows.at(-1)
  return {
    nextCursor:
      found.length > limit && last ? encodeCursor({ createdAt: toDateColumn(last.date), id: last.id }) : null,
    items: rows.map((row) => {
      const { id, date, challengeId, photo } = row
      const { name, motif } = getTask(row, { isOwn: true })
      return {
        id,
        date,
        challengeTitle: titles.get(challengeId) ?? '',
        taskTitle: name,
        motif,
        photoUrl: photo && photoUrl(photo.id),
        photoPlaceholder: photo?.placeholder ?? null,
      }
    }),
  }
}

const FIRST_PAGE = 8

/**
 * Returns the family's kids, grown-up ones last, and the first page of one kid.
 * @param asked id of the kid; an unknown one becomes the first kid
 */
export async function readKidPage(actor: FamilyActor, asked: unknown) {
  const today = getToday(actor)
  const { kids: children, grownUps } = splitGrownUps(await repo.findKids(actor.familyId), today)
  const all = [...children, ...grownUps]
  const labels = labelKids(all, today)
  const kids = all.map(({ id, name, tasksDone }, place) => ({ id, label: labels[place] ?? name, tasksDone }))
  const kid = kids.find(({ id }) => id === asked) ?? kids[0]
  if (!kid) return { kids, shown: null }
  const of = { familyId: actor.familyId, kidId: kid.id }
  return { kids, shown: { ...kid, ...(await listKidHistory(actor, of, { limit: FIRST_PAGE })) } }
}
