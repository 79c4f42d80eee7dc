import { useLocale, useTranslations } from 'next-intl'
import type { Finding } from '@/lib/features/challenges/publishing/schema'
import { formatDate } from '@/lib/platform/dates/format'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { Link } from '@/lib/platform/i18n/navigation'
import { challengePath } from '../challenge-path'
import type { FindingGroup } from './finding-groups'

type FindingLinksProps = { group: FindingGroup; challengeId: string; onLeave?: (() => void) | undefined }

export function FindingLinks({ group: { findings }, challengeId, onLeave }: FindingLinksProps) {
  const getFindingWays = useWays(challengeId)
  const ways = new Map(findings.flatMap((finding) => getFindingWays(finding)).map((way) => [way.key, way]))
  if (ways.size === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
      {[...ways.values()].map(({ key, href, text }) => (
        <li key={key} className="min-w-0">
          <Link
            href={href}
            prefetch={false}
            onClick={onLeave}
            className="inline-flex min-h-8 items-center break-words font-bold text-leaf-ink text-sm underline decoration-2 decoration-current/30 underline-offset-4 hover:decoration-current"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Way = { key: string; href: string; text: string }

function useWays(challengeId: string): (finding: Finding) => Way[] {
  const t = useTranslations('challengeEditor')
  const locale = useLocale()
  const here = (rest: string) => challengePath(challengeId, rest)
  const texts = ({ language = 'en' }: Finding) => {
    const text = t('mend.texts', { language: t(`languageNames.${language}`) })
    return { key: language, href: here(`?edit=${language}`), text }
  }
  const ways: Partial<Record<Finding['code'], (finding: Finding) => Way>> = {
    title_missing: texts,
    description_missing: texts,
    cycle_broken: () => ({ key: 'schedule', href: here('?edit=schedule'), text: t('mend.schedule') }),
    no_tasks: () => ({ key: 'plan', href: here('#plan'), text: t('mend.plan') }),
    empty_day: ({ day = 1 }) => {
      return { key: `${day}`, href: here(`#day-${day}`), text: weekdayName(day as Weekday, locale) }
    },
    task_untranslated: taskWay,
    task_without_image: taskWay,
    task_repeated: ({ task, challenge }) => {
      const values = {
        task: task?.name ?? '',
        challenge: challenge?.title ?? '',
        date: formatStartDate(challenge),
      }
      return { key: task?.id ?? '', href: here('#plan'), text: t('repeatedIn', values) }
    },
    overlap: ({ challenge }) => {
      const values = { challenge: challenge?.title ?? '', date: formatStartDate(challenge) }
      return {
        key: challenge?.id ?? '',
        href: challengePath(challenge?.id ?? ''),
        text: t('overlapWith', values),
      }
    },
  }
  return (finding) => {
    const way = ways[finding.code]?.(finding)
    return way ? [way] : []
  }
}

function taskWay({ task }: Finding): Way {
  const name = task?.name ?? ''
  return {
    key: task?.id ?? '',
    href: `/backoffice/content?tab=tasks&edit=${task?.id}`,
    text: name,
  }
}

function formatStartDate(challenge: Finding['challenge']): string {
  return challenge ? formatDate(challenge.startDate) : ''
}
