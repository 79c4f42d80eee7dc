'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { ChallengeStatusBadge, TranslationMark } from '../content/content-cells'
import { columnHelper, DataTable, type ListState } from '../data-table/data-table'
import { PATHS } from '../paths'
import { ChallengeActions } from './challenge-actions'

const column = columnHelper<ChallengeSummary>()
const TITLE = { isRowHeader: true, cellClass: 'font-normal', headClass: 'w-full' }
const START = {
  firstOrder: 'desc',
  sortKind: 'date',
  cellClass: 'whitespace-nowrap tabular-nums',
  stacked: 'bare',
} as const

type ChallengeTableProps = ListState & {
  challenges: readonly ChallengeSummary[]
  sorting: { sort: 'start' | 'title'; order: 'asc' | 'desc' }
  today: string
}

export function ChallengeTable({ challenges, sorting, today, ...list }: ChallengeTableProps) {
  const t = useTranslations('challengeEditor')
  const columns = useMemo(
    () => [
      column.sortable('title', t('challenge'), TITLE, ({ id, title, weekNumber, taskCount }) => (
        <>
          <Link
            href={PATHS.challenge(id)}
            prefetch={false}
            className="line-clamp-2 font-bold text-base text-ink hover:text-leaf-ink hover:underline"
          >
            {title}
          </Link>
          <span className="text-soft">
            {t('week', { n: weekNumber })} ·{' '}
            <span className={taskCount === 0 ? 'font-bold text-coral-ink' : undefined}>
              {t('taskCount', { count: taskCount })}
            </span>
          </span>
        </>
      )),
      column.sortable('start', t('dates'), START, ({ startDate, endDate }) =>
        formatDateRange(startDate, endDate),
      ),
      column.plain('status', t('status'), { stacked: 'bare' }, ({ status, translated }) => (
        <span className="flex flex-wrap gap-1.5">
          <ChallengeStatusBadge status={status} />
          <TranslationMark state={translated} />
        </span>
      )),
      column.actions(t('actions'), 'stacked:ml-0 pr-2', (challenge) => (
        <div className="flex items-center justify-end gap-1">
          <ChallengeActions challenge={challenge} today={today} />
        </div>
      )),
    ],
    [t, today],
  )
  return <DataTable label={t('list')} columns={columns} rows={challenges} sorting={sorting} {...list} />
}
