import 'server-only'
import { appUrl, env } from '@/lib/platform/config/env'
import { isoWeekKey, type LocalDate } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { localized } from '@/lib/platform/i18n/content'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { queueMail } from '@/lib/platform/mail/outbox'
import { createUnsubscribeUrls } from '../unsubscribe/service'
import * as repo from './repository'
import { findDigestWeek, nextDigest } from './rules'

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
  let mailed = 0
  for (const digest of wanted) {
    const harvest = harvests.find(({ familyId }) => familyId === digest.familyId)
    // A week without completions is not held against anybody.
    if (!harvest || harvest.tasks === 0) continue
    await mail(tx, digest, harvest)
    mailed += 1
  }
  const sundays = new Map(wanted.map(({ userId, sunday }) => [userId, sunday]))
  for (const each of due) {
    const digestedOn = sundays.get(each.userId) ?? each.digestedOn
    const nextDigestAt = each.digest ? nextDigest({ ...each, digestedOn }, now) : null
    await repo.reschedule(tx, each.userId, { nextDigestAt, digestedOn })
  }
  return { due: due.length, mailed }
}

function isWanted({ digest, isActive, isProved }: repo.DueDigest): boolean {
  return digest && isActive && (isProved || !env().REQUIRE_VERIFIED_EMAIL)
}

async function mail(tx: Db, digest: WantedDigest, harvest: repo.WeekHarvest): Promise<void> {
  const { userId, email, firstName, language, sunday } = digest
  const { tasks, points, badges, next } = harvest
  const locale = parseLocale(language) ?? DEFAULT_LOCALE
  const title = next && localized({ title: next.title }, next.language, next.translations, locale).title
  await queueMail(tx, {
    to: email,
    userId,
    template: 'digest',
    locale,
    values: {
      name: firstName,
      tasks: String(tasks),
      points: String(points),
      badges: String(badges),
      hasNext: title ? 'yes' : 'no',
      next: title ?? '',
      link: `${appUrl()}/my-activities/harvest?week=${isoWeekKey(sunday)}`,
      ...createUnsubscribeUrls(userId, 'digest'),
    },
  })
}
