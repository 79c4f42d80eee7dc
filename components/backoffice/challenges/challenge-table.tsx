'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { ChallengeStatusBadge, TranslationMark } from '../content/content-cells'
import { columnHelper, DataTable } from '../data-table/data-table'
import { PATHS } from '../paths'
import { ChallengeActions } from './challenge-actions'

const helper = columnHelper<ChallengeSummary>()

type ChallengeTableProps = {
  challenges: readonly ChallengeSummary[]
  sorting: { sort: 'start' | 'title'; order: 'asc' | 'desc' }
  today: string
}

export function ChallengeTable({ challenges, sorting, today }: ChallengeTableProps) {
  const t = useTranslations('challengeEditor')
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('title', {
          header: t('challenge'),
          meta: { isRowHeader: true, cellClass: 'py-2.5 font-normal', headClass: 'w-full' },
          cell: helper.cell((challenge) => <Challenge challenge={challenge} />),
        }),
        helper.accessor('startDate', {
          id: 'start',
          header: t('dates'),
          meta: { firstOrder: 'desc', cellClass: 'whitespace-nowrap tabular-nums', stacked: 'bare' },
          cell: helper.cell(({ startDate, endDate }) => formatDateRange(startDate, endDate)),
        }),
        helper.display({
          id: 'status',
          header: t('status'),
          meta: { stacked: 'bare' },
          cell: helper.cell(({ status, translated }) => (
            <span className="flex flex-wrap gap-1.5">
              <ChallengeStatusBadge status={status} />
              {translated === 'whole' ? null : <TranslationMark state={translated} />}
            </span>
          )),
        }),
        helper.display({
          id: 'actions',
          header: t('actions'),
          meta: { headClass: 'text-right', cellClass: 'stacked:ml-0 py-1.5 pr-2', stacked: 'end' },
          cell: helper.cell((challenge) => (
            <div className="flex items-center justify-end gap-1">
              <ChallengeActions challenge={challenge} today={today} />
            </div>
          )),
        }),
      ]),
    [t, today],
  )
  return <DataTable label={t('list')} columns={columns} rows={challenges} sorting={sorting} />
}

function Challenge({ challenge }: { challenge: ChallengeSummary }) {
  const t = useTranslations('challengeEditor')
  const { id, title, weekNumber, taskCount } = challenge
  return (
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
  )
}
