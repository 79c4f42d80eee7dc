import 'server-only'
import { createTranslator } from 'next-intl'
import type { z } from 'zod'
import { formatDate, formatDateRange } from '@/lib/platform/dates/format'
import { addDays } from '@/lib/platform/dates/local-date'
import type { Locale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import type { Printer } from '@/lib/platform/pdf/printer'
import type { AdminActor } from '@/lib/platform/session/actor'
import { FOLLOWED_WEEKS } from '../retention/rules'
import { computeChange } from '../rules'
import type { Analytics, exportQuery, Reason } from '../schema'
import { readAnalytics } from '../service'
import { createNumberFormatters, formatCsv } from './rules'

export async function exportAnalytics(
  actor: AdminActor,
  { range, format }: z.output<typeof exportQuery>,
  print: Printer,
) {
  const isPdf = format === 'pdf'
  const report = buildReport(await readAnalytics(actor, range), actor.locale, isPdf)
  const body = isPdf
    ? await print(report, [{ kind: 'report', report }])
    : new TextEncoder().encode(formatCsv(report.sections, report.note, actor.locale))
  const headers = {
    'content-type': isPdf ? 'application/pdf' : 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="brota-${range}.${format}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
  return { body, headers, status: 200 as const }
}

function buildReport(analytics: Analytics, locale: Locale, forPeople: boolean) {
  const messages = getCatalog(locale)
  const t = createTranslator({ locale, messages, namespace: 'analytics' })
  const page = createTranslator({ locale, messages, namespace: 'materials' })
  const words = { few: t('withheld'), linked: t('linked'), none: t('noData') }
  const { number, share, change } = createNumberFormatters(locale, words, forPeople)
  const { from, to, users, content, engagement, previous, topChallenges, growth, retention } = analytics

  type Figures = Partial<Record<Figure, number | null>>
  type Reasons = Partial<Record<Figure, Reason>>
  const figures = (now: Figures, before: Figures = {}, reasons: Reasons = {}, reasonsBefore: Reasons = {}) =>
    (Object.keys(now) as Figure[]).map((name) => {
      const write = (value: number | null | undefined, reason: Reason | undefined) =>
        name === 'finishedShare' ? share(value ?? null, reason) : number(value ?? null, reason)
      const then = before[name]
      const cells = [t(`figure.${name}`), write(now[name], reasons[name])]
      return then === undefined
        ? [...cells, '', '']
        : [...cells, write(then, reasonsBefore[name]), change(computeChange(now[name] ?? null, then))]
    })
  const { reasons, ...done } = engagement
  const { reasons: reasonsBefore, ...doneBefore } = previous.engagement
  const compared = [t('column.name'), t('column.value'), t('column.before'), t('column.change')]
  const doneColumns = [t('column.families'), t('column.finished'), t('column.completions')]
  const weeks = Array.from({ length: FOLLOWED_WEEKS + 1 }, (_, n) => n)
  // The PDF's ten columns are too narrow for the full names.
  const weekNames = weeks.map((n) => (forPeople ? t('weekShort', { n }) : t('weeksLater', { n })))
  const short = { few: t('withheldShort'), linked: t('linkedShort'), none: '' }
  const shares = (row: (number | null)[], reasons: (Reason | null)[]) =>
    weeks.map((n) => {
      const value = row[n] ?? null
      return value === null ? short[reasons[n] ?? 'none'] : share(value)
    })

  const sections = [
    { heading: t('users'), columns: compared, rows: figures(users, previous.users) },
    {
      heading: t('content'),
      columns: compared.slice(0, 2),
      rows: figures(content).map((row) => row.slice(0, 2)),
    },
    { heading: t('engagement'), columns: compared, rows: figures(done, doneBefore, reasons, reasonsBefore) },
    {
      heading: t('topChallenges'),
      columns: [t('column.challenge'), ...doneColumns, t('column.window')],
      rows: topChallenges.map((one) => [
        one.title,
        ...(['families', 'finished', 'completions'] as const).map((name) =>
          number(one[name], one.reasons[name]),
        ),
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
      rows: growth.map(({ date, days: length, users: newUsers, families, completions, reason }) => [
        length > 1 ? formatDateRange(date, addDays(date, length - 1)) : formatDate(date),
        ...[newUsers, families].map((value) => number(value)),
        number(completions, reason),
        number(completions === null ? null : completions / length, reason),
      ]),
    },
    {
      heading: t('retention'),
      columns: [t('joiningWeek'), t('column.families'), ...weekNames],
      rows: [
        ...(retention.cohorts.length > 0
          ? [[t('allCohorts'), '', ...shares(retention.all, retention.reasons)]]
          : []),
        ...retention.cohorts.map((one) => [
          formatDate(one.week),
          number(one.families),
          ...shares(one.shares, one.reasons),
        ]),
      ],
    },
  ]
  return {
    language: locale,
    title: t('title'),
    lines: [
      t(`range.${analytics.range}`),
      formatDateRange(from, to),
      t('compared', { days: formatDateRange(previous.from, previous.to) }),
    ],
    sections,
    note: t('withheldNote'),
    footer: page('page', { page: '{page}', pages: '{pages}' }),
  }
}

type Figure =
  | keyof Analytics['users']
  | keyof Analytics['content']
  | Exclude<keyof Analytics['engagement'], 'reasons'>
