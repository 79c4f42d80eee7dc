import 'server-only'
import { addSeconds } from 'date-fns'
import { findDigestWeek, nextDigest } from '@/lib/features/notifications/digests/rules'
import { LIFETIME_SECONDS, limitSeconds } from '@/lib/features/notifications/push/rules'
import { createUnsubscribeUrls } from '@/lib/features/notifications/unsubscribe/service'
import { getStreakAfter, getStreaks } from '@/lib/features/scores/service'
import { appUrl, env } from '@/lib/platform/config/env'
import { isoWeekKey, type LocalDate, localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { localize } from '@/lib/platform/i18n/content'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { queueMail } from '@/lib/platform/mail/outbox'
import * as repo from './repository'

const BATCH = 100

/**
 * Mails the due weekly digests once: the transaction that queues the mail records the week. Safe to run concurrently.
 */
export async function sendDigests(now: Date): Promise<number> {
  for (let sent = 0; ; ) {
    const { due, mailed } = await transaction((tx) => sendSome(tx, now))
    sent += mailed
    if (due < BATCH) return sent
  }
}

type WantedDigest = repo.DueDigest & { familyId: string; sunday: LocalDate }

async function sendSome(tx: Db, now: Date) {
  const due = await repo.lockDue(tx, now, env().APP_TIMEZONE, BATCH)
  const wanted = due.flatMap((each): WantedDigest[] => {
    const { familyId } = each
    const sunday = isWanted(each) ? findDigestWeek(each, now) : null
    return familyId && sunday ? [{ ...each, familyId, sunday }] : []
  })
  const harvests = wanted.length > 0 ? await repo.findHarvests(tx, wanted) : []
  const letters = wanted.flatMap((digest) => {
    const harvest = harvests.find(({ familyId }) => familyId === digest.familyId)
    // A week without completions is not held against anybody.
    return harvest && harvest.tasks > 0 ? [{ digest, harvest }] : []
  })
  const streaks = await readStreaks(
    tx,
    letters.map(({ digest }) => digest),
    now,
  )
  for (const [index, { digest, harvest }] of letters.entries())
    await mail(tx, digest, { ...harvest, streak: streaks[index] ?? 0 }, now)
  const sundays = new Map(wanted.map(({ userId, sunday }) => [userId, sunday]))
  for (const each of due) {
    const digestedOn = sundays.get(each.userId) ?? each.digestedOn
    const nextDigestAt = each.digest ? nextDigest({ ...each, digestedOn }, now) : null
    await repo.reschedule(tx, each.userId, { nextDigestAt, digestedOn })
  }
  return { due: due.length, mailed: letters.length }
}

function isWanted({ digest, isActive, isProved }: repo.DueDigest): boolean {
  return digest && isActive && (isProved || !env().REQUIRE_VERIFIED_EMAIL)
}

/** Returns the streaks at the end of the weeks, in order; on the Sunday itself, an open task does not break a streak. */
async function readStreaks(tx: Db, digests: WantedDigest[], now: Date): Promise<number[]> {
  if (digests.length === 0) return []
  const running = await getStreaks(
    tx,
    digests.map(({ familyId, sunday }) => ({ id: familyId, today: sunday })),
  )
  const ended = digests.map(async (digest, index) => {
    const { sunday, timezone } = digest
    if (localDateAt(now, timezone) <= sunday) return running[index]?.current ?? 0
    return (await getStreakAfter({ ...digest, contentRevision: null }, sunday)).current
  })
  return Promise.all(ended)
}

type Harvest = repo.WeekHarvest & { streak: number }

async function mail(tx: Db, digest: WantedDigest, harvest: Harvest, now: Date): Promise<void> {
  const { userId, email, firstName, language, sunday, timezone } = digest
  const { tasks, points, badges, streak, next } = harvest
  const locale = parseLocale(language) ?? DEFAULT_LOCALE
  const title = next && localize({ title: next.title }, next.language, next.translations, locale).title
  await queueMail(tx, {
    to: email,
    userId,
    template: 'digest',
    locale,
    expiresAt: addSeconds(
      now,
      limitSeconds(LIFETIME_SECONDS.notification, localTimeAt(now, timezone), digest),
    ),
    values: {
      name: firstName,
      tasks: String(tasks),
      points: String(points),
      badges: String(badges),
      streak: String(streak),
      hasNext: title ? 'yes' : 'no',
      next: title ?? '',
      link: `${appUrl()}/my-activities/harvest?week=${isoWeekKey(sunday)}`,
      ...createUnsubscribeUrls(userId, 'digest'),
    },
  })
}
