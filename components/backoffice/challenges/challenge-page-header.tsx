import { ArrowLeft } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { TranslationMark } from '@/components/backoffice/content/translation-mark'
import { PlanButton } from '@/components/backoffice/planner/plan-button'
import { Icon } from '@/components/ui/icon'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { ChallengeActions } from './challenge-actions'
import { LIST_PATH } from './challenge-path'
import { ChallengeStatusBadge } from './challenge-status-badge'

type ChallengePageHeaderProps = { summary: ChallengeSummary; description: string; today: string }

export async function ChallengePageHeader({ summary, description, today }: ChallengePageHeaderProps) {
  const t = await getTranslations('challengeEditor')
  const { id, title, weekNumber, startDate, endDate, taskCount, status, translated } = summary
  const span = t('span', { from: formatDate(startDate), to: formatDate(endDate) })
  return (
    <header className="grid gap-4">
      <div>
        <Link
          href={LIST_PATH}
          className="-ml-1.5 inline-flex min-h-9 items-center gap-1.5 rounded-md px-1.5 font-bold text-soft text-sm hover:text-leaf-ink"
        >
          <Icon of={ArrowLeft} className="size-4" />
          {t('back')}
        </Link>
        <h1 className="mt-1 break-words">{title}</h1>
        {description ? <p className="mt-1 max-w-3xl whitespace-pre-line text-soft">{description}</p> : null}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="flex flex-wrap gap-2">
            <ChallengeStatusBadge status={status} />
            <TranslationMark state={translated} />
          </span>
          <p className="text-soft text-sm tabular-nums">
            {t('week', { n: weekNumber })} · {span} · {t('taskCount', { count: taskCount })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ChallengeActions challenge={summary} today={today} look="full">
          <PlanButton challengeId={id} title={title} />
        </ChallengeActions>
      </div>
    </header>
  )
}
