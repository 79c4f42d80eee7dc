import 'server-only'
import { createTranslator } from 'next-intl'
import { formatDate } from '@/lib/dates/format'
import { addDays, type LocalDate } from '@/lib/dates/local-date'
import type { Call } from '@/lib/http/contract'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { reportPdf } from '@/lib/pdf/report'
import type { exportAnalyticsContract } from '../contract'
import { FOLLOWED_WEEKS } from '../retention/rules'
import { changeOf } from '../rules'
import type { Analytics } from '../schema'
import { readAnalytics } from '../service'
import { csvOf, numbersOf } from './rules'

/** The figures as a file to keep, in the reader's language. */
export async function exportAnalytics({ actor, query }: Call<typeof exportAnalyticsContract>) {
  const isPdf = query.format === 'pdf'
  const report = reportOf(await readAnalytics(actor, query.range), actor.locale, isPdf)
  const body = isPdf ? await reportPdf(report) : new TextEncoder().encode(csvOf(report.sections, report.note))
  const headers = {
    'content-type': isPdf ? 'application/pdf' : 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="brota-${query.range}.${query.format}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
  return { body, headers, status: 200 as const }
}

/** @param forPeople numbers as people of that language write them; a spreadsheet wants them plain */
function reportOf(analytics: Analytics, locale: Locale, forPeople: boolean) {
  const messages = messagesOf(locale)
  const t = createTranslator({ locale, messages, namespace: 'analytics' })
  const page = createTranslator({ locale, messages, namespace: 'materials' })
  const { number, share, change } = numbersOf(locale, t('withheld'), forPeople)
  const days = (from: LocalDate, to: LocalDate) => t('span', { from: formatDate(from), to: formatDate(to) })
  const { from, to, users, content, engagement, previous, topChallenges, growth, retention } = analytics

  type Figures = Partial<Record<Figure, number | null>>
  const figures = (now: Figures, before: Figures) =>
    (Object.keys(now) as Figure[]).map((name) => {
      const write = (figures: Figures) => {
        if (name !== 'finishedShare') return number(figures[name] ?? null)
        return figures.challengesBegun === 0 ? '' : share(figures[name] ?? null)
      }
      const then = before[name]
      const text = t(`figure.${name}`)
      return then === undefined
        ? [text, write(now), '', '']
        : [text, write(now), write(before), change(changeOf(now[name] ?? null, then))]
    })
  const compared = [t('column.name'), t('column.value'), t('column.before'), t('column.change')]
  const done = [t('column.families'), t('column.finished'), t('column.completions')]
  const weeks = Array.from({ length: FOLLOWED_WEEKS + 1 }, (_, n) => n)
  const shares = (row: (number | null)[]) =>
    weeks.map((n) => (n < row.length ? (row[n] === null ? t('withheldShort') : share(row[n] ?? null)) : ''))

  const sections = [
    { heading: t('users'), columns: compared, rows: figures(users, previous.users) },
    {
      heading: t('content'),
      columns: compared.slice(0, 2),
      rows: figures(content, {}).map((row) => row.slice(0, 2)),
    },
    { heading: t('engagement'), columns: compared, rows: figures(engagement, previous.engagement) },
    {
      heading: t('topChallenges'),
      columns: [t('column.challenge'), ...done, t('column.window')],
      rows: topChallenges.map((one) => [
        one.title,
        ...[one.families, one.finished, one.completions].map(number),
        formatDate(one.startDate),
      ]),
    },
    {
      heading: t('growth'),
      columns: [
        t('column.date'),
        t('column.users'),
        t('column.newFamilies'),
        t('column.completions'),
        t('column.perDay'),
      ],
      rows: growth.map(({ date, days: length, users: newUsers, families, completions }) => [
        length > 1 ? days(date, addDays(date, length - 1)) : formatDate(date),
        ...[newUsers, families, completions].map(number),
        number(completions === null ? null : completions / length),
      ]),
    },
    {
      heading: t('retention'),
      columns: [t('joiningWeek'), t('column.families'), ...weeks.map((n) => t('weekShort', { n }))],
      rows: [
        ...(retention.cohorts.length > 0 ? [[t('allCohorts'), '', ...shares(retention.all)]] : []),
        ...retention.cohorts.map((one) => [
          formatDate(one.week),
          number(one.families),
          ...shares(one.shares),
        ]),
      ],
    },
  ]
  return {
    language: locale,
    title: t('title'),
    lines: [
      t(`range.${analytics.range}`),
      days(from, to),
      t('compared', { from: formatDate(previous.from), to: formatDate(previous.to) }),
    ],
    sections,
    note: t('withheldNote'),
    footer: page('page', { page: '{page}', pages: '{pages}' }),
  }
}

type Figure = keyof Analytics['users'] | keyof Analytics['content'] | keyof Analytics['engagement']
