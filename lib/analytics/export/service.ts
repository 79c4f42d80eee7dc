import 'server-only'
import { createTranslator } from 'next-intl'
import { formatDate } from '@/lib/dates/format'
import type { Call } from '@/lib/http/contract'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { reportPdf } from '@/lib/pdf/report'
import type { exportAnalyticsContract } from '../contract'
import type { Analytics } from '../schema'
import { readAnalytics } from '../service'
import { csvOf } from './rules'

/** The figures as a file to keep, in the reader's language. */
export async function exportAnalytics({ actor, query }: Call<typeof exportAnalyticsContract>) {
  const report = reportOf(await readAnalytics(actor, query.range), actor.locale)
  const isPdf = query.format === 'pdf'
  const body = isPdf ? await reportPdf(report) : new TextEncoder().encode(csvOf(report.sections))
  const headers = {
    'content-type': isPdf ? 'application/pdf' : 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="brota-${query.range}.${query.format}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
  return { body, headers, status: 200 as const }
}

function reportOf(analytics: Analytics, locale: Locale) {
  const messages = messagesOf(locale)
  const t = createTranslator({ locale, messages, namespace: 'analytics' })
  const page = createTranslator({ locale, messages, namespace: 'materials' })
  const figures = (figures: Partial<Record<Figure, number>>) =>
    Object.entries(figures).map(([name, value]) => [t(`figure.${name as Figure}`), String(value)])
  const { range, from, to, users, content, engagement, topChallenges, growth } = analytics
  const pair = [t('column.name'), t('column.value')]
  const challengeColumns = [t('column.challenge'), t('column.families'), t('column.completions')]
  const growthColumns = [t('column.date'), t('column.users'), ...challengeColumns.slice(1)]
  return {
    language: locale,
    title: t('title'),
    lines: [t(`range.${range}`), t('span', { from: formatDate(from), to: formatDate(to) })],
    sections: [
      { heading: t('users'), columns: pair, rows: figures(users) },
      { heading: t('content'), columns: pair, rows: figures(content) },
      { heading: t('engagement'), columns: pair, rows: figures(engagement) },
      {
        heading: t('topChallenges'),
        columns: challengeColumns,
        rows: topChallenges.map((one) => [one.title, String(one.families), String(one.completions)]),
      },
      {
        heading: t('growth'),
        columns: growthColumns,
        rows: growth.map((one) => [
          formatDate(one.date),
          ...[one.users, one.families, one.completions].map(String),
        ]),
      },
    ],
    footer: page('page', { page: '{page}', pages: '{pages}' }),
  }
}

type Figure = keyof Analytics['users'] | keyof Analytics['content'] | keyof Analytics['engagement']
