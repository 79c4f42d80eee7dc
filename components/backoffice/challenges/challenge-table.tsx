import { getTranslations } from 'next-intl/server'
import { TranslationMark } from '@/components/backoffice/content/translation-mark'
import { listAddress } from '@/components/backoffice/list/list-address'
import { SortHead } from '@/components/backoffice/list/sort-head'
import { PlanButton } from '@/components/backoffice/planner/plan-button'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { ChallengeActions } from './challenge-actions'
import { getChallengePath } from './challenge-path'
import { ChallengeStatusBadge } from './challenge-status-badge'

type Query = Record<string, string | undefined>
type Sorting = { by: 'start' | 'title'; order: 'asc' | 'desc' }

type ChallengeTableProps = {
  challenges: readonly ChallengeSummary[]
  query: Query
  sorting: Sorting
  today: string
}

/** Small screens show them under the title. */
const WIDE = 'max-2xl:hidden'

export async function ChallengeTable({ challenges, query, sorting, today }: ChallengeTableProps) {
  const t = await getTranslations('challengeEditor')
  const head = (by: Sorting['by'], text: string) => {
    const order = sorting.by === by ? sorting.order : null
    const next = order ? { asc: 'desc', desc: 'asc' }[order] : by === 'title' ? 'asc' : 'desc'
    const href = listAddress('/backoffice/content', query, { sort: by, order: next, page: null })
    return (
      <SortHead href={href} order={order}>
        {text}
      </SortHead>
    )
  }
  return (
    <Table aria-label={t('list')}>
      <thead>
        <tr>
          {head('title', t('challenge'))}
          {head('start', t('dates'))}
          <TableHead className={WIDE}>{t('tasks')}</TableHead>
          <TableHead className={WIDE}>{t('status')}</TableHead>
          <TableHead className={WIDE}>{t('languages')}</TableHead>
          <TableHead className="text-right">{t('actions')}</TableHead>
        </tr>
      </thead>
      <tbody>
        {challenges.map((challenge) => (
          <ChallengeRow key={challenge.id} challenge={challenge} today={today} />
        ))}
      </tbody>
    </Table>
  )
}

async function ChallengeRow({ challenge, today }: { challenge: ChallengeSummary; today: string }) {
  const t = await getTranslations('challengeEditor')
  const { id, title, weekNumber, startDate, endDate, taskCount, status, translated } = challenge
  const tasks = t('taskCount', { count: taskCount })
  return (
    <TableRow>
      <th scope="row" className="min-w-40 px-4 py-2.5 font-normal 2xl:min-w-52">
        <Link
          href={getChallengePath(id)}
          prefetch={false}
          className="line-clamp-2 font-bold text-base text-ink hover:text-leaf-ink hover:underline"
        >
          {title}
        </Link>
        <span className="text-soft">
          {t('week', { n: weekNumber })}
          <span className="2xl:hidden"> · {tasks}</span>
        </span>
        <span className="mt-1.5 flex flex-wrap gap-1.5 2xl:hidden">
          <ChallengeStatusBadge status={status} />
          {translated === 'whole' ? null : <TranslationMark state={translated} />}
        </span>
      </th>
      <TableCell className="whitespace-nowrap tabular-nums">
        <span className="block">{formatDate(startDate)}</span>
        <span className="block text-soft">{formatDate(endDate)}</span>
      </TableCell>
      <TableCell className={cn('whitespace-nowrap', WIDE)}>
        {taskCount > 0 ? (
          tasks
        ) : (
          <Badge tone="coral" size="sm">
            {tasks}
          </Badge>
        )}
      </TableCell>
      <TableCell className={WIDE}>
        <ChallengeStatusBadge status={status} />
      </TableCell>
      <TableCell className={WIDE}>
        <TranslationMark state={translated} />
      </TableCell>
      <TableCell className="py-2 pr-2 lg:sticky lg:right-0 lg:bg-card">
        <div className="flex items-center justify-end gap-1">
          <ChallengeActions challenge={challenge} today={today} look="icon">
            <PlanButton challengeId={id} title={title} />
          </ChallengeActions>
        </div>
      </TableCell>
    </TableRow>
  )
}
