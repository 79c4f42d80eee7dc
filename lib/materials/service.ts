import 'server-only'
import { createTranslator } from 'next-intl'
import type { ChallengeView } from '@/lib/challenges/schema'
import { getChallenge } from '@/lib/challenges/service'
import { formatDate, formatDayMonth, weekdayName } from '@/lib/dates/format'
import { addDays, type LocalDate } from '@/lib/dates/local-date'
import { messagesOf } from '@/lib/i18n/messages'
import { weekChartPdf } from '@/lib/pdf/week-chart'
import type { Actor } from '@/lib/session/actor'
import { findNames } from './repo'

/**
 * A challenge as one PDF, for those who may see the challenge; with the names of the reader's own kids.
 * @throws AppError not_found
 */
export async function readMaterial(actor: Actor, file: string) {
  const challenge = await getChallenge(actor, file.slice(0, -'.pdf'.length).toLowerCase())
  const names = actor.familyId ? await findNames(actor.familyId) : null
  const body = await weekChartPdf(chartOf(challenge, actor, names))
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="brota-${challenge.startDate}.pdf"`,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  }
  return { body, headers, status: 200 as const }
}

type Names = Awaited<ReturnType<typeof findNames>>

function chartOf(challenge: ChallengeView, { locale }: Actor, names: Names) {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'materials' })
  const { title, description, weekNumber, startDate, endDate, tasks } = challenge
  const window = { n: weekNumber, from: formatDate(startDate), to: formatDate(endDate) }
  const kids = names?.kids ?? []
  return {
    language: locale,
    title: `${t('chart')}: ${title}`,
    lines: [
      `${names?.family ?? t('family')} · ${t('week', window)}`,
      ...(kids.length > 0 ? [t('kids', { names: kids.join(', ') })] : []),
      ...(description ? [description] : []),
      t('tick'),
    ],
    names: kids,
    days: daysOf(startDate).map((date) => ({
      name: weekdayName(date, locale),
      date: formatDayMonth(date),
      tasks: tasks.filter((task) => task.date === date).map((task) => task.title),
    })),
    rest: t('rest'),
    how: t('how'),
    ideas: t('ideas'),
    tasks: explained(tasks),
    footer: t('page', { page: '{page}', pages: '{pages}' }),
  }
}

const daysOf = (startDate: LocalDate) => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(startDate, day))

/** Each task once, although it may stand on several days. */
function explained(tasks: ChallengeView['tasks']) {
  const byId = new Map(tasks.map((task) => [task.taskId, task]))
  return [...byId.values()].map(({ title, description, examples }) => ({
    name: title,
    description,
    examples,
  }))
}
