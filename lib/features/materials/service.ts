import 'server-only'
import { createTranslator } from 'next-intl'
import type { BadgeView } from '@/lib/features/badges/schema'
import { listBadges } from '@/lib/features/badges/service'
import type { Printable } from '@/lib/features/challenges/rules'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { getChallenge, getToday } from '@/lib/features/challenges/service'
import { labelKids, splitGrownUps } from '@/lib/features/families/rules'
import { formatDateRange, formatDayMonth } from '@/lib/platform/dates/format'
import { addDays } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import type { Bytes } from '@/lib/platform/http/endpoint'
import type { Locale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import { joinPdfs } from '@/lib/platform/pdf/join'
import type { PrintedPart } from '@/lib/platform/pdf/print'
import type { Printer } from '@/lib/platform/pdf/printer'
import type { Actor } from '@/lib/platform/session/actor'
import { buildColoringPage, toFileResponse } from './badges/service'
import { createRecipePages, readRecipeMaterial } from './recipes/service'
import { findNames } from './repository'
import { challengePart, fileName, recipeIn, uploadIn } from './rules'
import { readMaterialFiles, readUpload } from './uploads/service'

type Names = { family: string; kids: string[] } | null

/**
 * Returns the PDF of a challenge or of one of its parts, with the kids' names.
 * @throws AppError not_found
 */
export async function readMaterial(actor: Actor, file: string, print: Printer): Promise<Bytes> {
  const upload = uploadIn(file)
  if (upload) return readUpload(actor, upload)
  const recipe = recipeIn(file)
  if (recipe) return readRecipeMaterial(actor, recipe, print)
  const { id, part } = challengePart(file)
  const challenge = await getChallenge(actor, id)
  const names = await readNames(actor)
  const make = {
    chart: () => [buildChartPart(challenge, actor.locale, names)],
    guide: () => [buildGuidePart(challenge, actor.locale)],
    coloring: () => buildColoringParts(challenge, actor),
  }
  const recipes = () => createRecipePages(id, actor.locale)
  const asked = part === 'all' ? [make.chart, make.guide, recipes, make.coloring] : [make[part]]
  const parts = (await Promise.all(asked.map((one) => one()))).flat()
  const name = getFileTitle(part, challenge, actor.locale)
  const printed = await print({ title: name, language: actor.locale }, parts)
  const body = part === 'all' ? await joinPdfs(printed, await readMaterialFiles(id)) : printed
  return toFileResponse(body, fileName(`${name} ${challenge.startDate}`, '.pdf'))
}

/** Null without a family. */
async function readNames(actor: Actor): Promise<Names> {
  const found = actor.familyId ? await findNames(actor.familyId) : null
  if (!found) return null
  const today = getToday(actor)
  return { family: found.family, kids: labelKids(splitGrownUps(found.kids, today).kids, today) }
}

function getFileTitle(part: Printable, { title }: ChallengeView, locale: Locale): string {
  return part === 'all' ? title : `${wordsIn(locale).t(`file.${part}`)}: ${title}`
}

function wordsIn(locale: Locale) {
  const t = createTranslator({ locale, messages: getCatalog(locale), namespace: 'materials' })
  return { t, footer: t('page', { page: '{page}', pages: '{pages}' }) }
}

function formatEyebrow({ weekNumber, startDate, endDate }: ChallengeView, locale: Locale): string {
  const { t } = wordsIn(locale)
  return t('week', { n: weekNumber, dates: formatDateRange(startDate, endDate) })
}

function buildChartPart(challenge: ChallengeView, locale: Locale, names: Names): PrintedPart {
  const { t, footer } = wordsIn(locale)
  const chart = {
    eyebrow: formatEyebrow(challenge, locale),
    title: challenge.title,
    family: names?.family ?? t('family'),
    kids: names?.kids ?? [],
    days: listNamedDays(challenge, locale).map(({ date, name }) => {
      const tasks = challenge.tasks.filter((task) => task.date === date)
      return { name, date: formatDayMonth(date), free: tasks.length === 0, tasks }
    }),
    tick: t('tick'),
    done: t('done'),
    rest: t('rest'),
    footer,
  }
  return { kind: 'chart', chart }
}

function buildGuidePart(challenge: ChallengeView, locale: Locale): PrintedPart {
  const { t, footer } = wordsIn(locale)
  // A task may be on several days.
  const tasks = [...new Map(challenge.tasks.map((task) => [task.taskId, task])).values()]
  const heading = { eyebrow: formatEyebrow(challenge, locale), title: t('file.guide') }
  return { kind: 'guide', guide: { ...heading, ideas: t('ideas'), tasks, footer } }
}

async function buildColoringParts(challenge: ChallengeView, actor: Actor): Promise<PrintedPart[]> {
  const { t, footer } = wordsIn(actor.locale)
  const days = listNamedDays(challenge, actor.locale).map(({ name }) => name)
  const plant = { title: t('weekTitle'), text: t('weekText'), name: t('name'), days, footer }
  const badges = (await listBadges(actor, [])).filter((badge) => isEarnedIn(badge, challenge))
  const pages = await Promise.all(
    badges.map((badge) => buildColoringPage(badge, actor.locale, challenge.weekNumber)),
  )
  return [{ kind: 'week', week: plant }, ...pages.map((page) => ({ kind: 'page' as const, page }))]
}

function isEarnedIn({ rule }: BadgeView, { weekNumber }: ChallengeView): boolean {
  if (rule.type === 'cycle') return true
  return rule.type === 'challenge_complete' && [undefined, weekNumber].includes(rule.weekNumber)
}

function listNamedDays({ startDate }: ChallengeView, locale: Locale) {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const date = addDays(startDate, day)
    const name = weekdayName(date, locale)
    return { date, name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) }
  })
}
