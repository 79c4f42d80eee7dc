import 'server-only'
import { randomBytes } from 'node:crypto'
import { createEvents, type DateArray, type EventAttributes } from 'ics'
import { createTranslator } from 'next-intl'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { listStartedChallenges } from '@/lib/features/challenges/service'
import { appUrl } from '@/lib/platform/config/env'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Bytes } from '@/lib/platform/http/endpoint'
import { DEFAULT_LOCALE, type Locale, parseLocale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import { assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import { lockAsMember } from '../joining/service'
import * as repo from './repository'

/** Cannot be guessed. */
const TOKEN_BYTES = 24
const WEEKS_BACK = 8

type Link = { url: string | null }

/**
 * Returns the calendar's address.
 * @throws AppError not_found
 */
export async function readCalendar(actor: FamilyActor, familyId: string): Promise<Link> {
  assertOwnFamily(actor, familyId)
  const token = await repo.findToken(familyId)
  return { url: token && buildUrl(token) }
}

/**
 * Replaces the calendar's address.
 * @throws AppError not_found
 */
export async function renewCalendar(actor: FamilyActor, familyId: string): Promise<Link> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await changeAsMember(actor, familyId, (tx) =>
    repo.saveCalendar(tx, { familyId, token, language: actor.locale }),
  )
  return { url: buildUrl(token) }
}

/**
 * Ends the calendar's address.
 * @throws AppError not_found
 */
export async function endCalendar(actor: FamilyActor, familyId: string): Promise<null> {
  await changeAsMember(actor, familyId, (tx) => repo.deleteCalendar(tx, familyId))
  return null
}

async function changeAsMember(actor: FamilyActor, familyId: string, change: (tx: Db) => Promise<void>) {
  assertOwnFamily(actor, familyId)
  await transaction(async (tx) => {
    await lockAsMember(tx, actor, familyId)
    await change(tx)
  })
}

const buildUrl = (token: string) => `${appUrl()}/api/v1/calendar/${token}.ics`

/**
 * Returns this week's and earlier tasks as all-day events, without the family's names.
 * @throws AppError not_found
 */
export async function readCalendarFile(file: string): Promise<Bytes> {
  const calendar = await repo.findByToken(file.replace(/\.ics$/, ''))
  if (!calendar) throw new AppError('not_found')
  const locale = parseLocale(calendar.language) ?? DEFAULT_LOCALE
  const today = localDateAt(new Date(), calendar.family.timezone)
  const range = { familyId: calendar.familyId, from: addDays(today, -7 * WEEKS_BACK), today, locale }
  const text = toCalendar(await listStartedChallenges(range), locale)
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="brota.ics"',
    'cache-control': 'private, max-age=900',
  }
  return { body: new TextEncoder().encode(text), headers, status: 200 }
}

function toCalendar(challenges: readonly ChallengeView[], locale: Locale): string {
  const t = createTranslator({ locale, messages: getCatalog(locale), namespace: 'calendar' })
  const events = challenges.flatMap((challenge) =>
    challenge.tasks.map((task) => toEvent(task, t('link', { url: `${appUrl()}/challenge/${challenge.id}` }))),
  )
  const { value, error } = createEvents(events, { calName: t('name'), productId: 'brota/ics' })
  if (!value) throw error
  return value
}

function toEvent({ id, date, title, description }: ChallengeView['tasks'][number], link: string) {
  const event: EventAttributes = {
    uid: `${id}@${new URL(appUrl()).hostname}`,
    title,
    description: `${description}\n\n${link}`,
    start: toDateArray(date),
    end: toDateArray(addDays(date, 1)),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  }
  return event
}

function toDateArray(date: LocalDate): DateArray {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}
