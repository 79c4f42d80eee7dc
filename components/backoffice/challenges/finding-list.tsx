import { ChevronDown, CircleAlert, TriangleAlert } from 'lucide'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { ChallengeSummary, Finding } from '@/lib/features/challenges/publishing/schema'
import { formatDate } from '@/lib/platform/dates/format'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { DEFAULT_LOCALE } from '@/lib/platform/i18n/locales'
import { Link } from '@/lib/platform/i18n/navigation'
import { PATHS } from '../paths'

type FindingGroup = { code: Finding['code']; severity: Finding['severity']; findings: Finding[] }

type FindingListProps = {
  findings: readonly Finding[]
  challenge: Pick<ChallengeSummary, 'id' | 'weekNumber'>
  onLeave?: (() => void) | undefined
}

export function FindingList({ findings, challenge, onLeave }: FindingListProps) {
  const t = useTranslations('challengeEditor')
  return (
    <ul className="grid gap-2">
      {groupFindings(findings).map((group) => (
        <li
          key={group.code}
          className={cn(
            'flex items-start gap-3 rounded-field px-4 py-3',
            group.severity === 'error' ? 'bg-coral-tint' : 'bg-sun-tint',
          )}
        >
          {group.severity === 'error' ? (
            <Icon of={CircleAlert} label={t('problem')} className="mt-0.5 size-5 shrink-0 text-coral-ink" />
          ) : (
            <Icon of={TriangleAlert} label={t('warning')} className="mt-0.5 size-5 shrink-0 text-sun-ink" />
          )}
          <div className="min-w-0 flex-1">
            <FindingDetails group={group} challenge={challenge} onLeave={onLeave} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Longer lists of a warning are folded away. */
const SHOWN_LINKS = 5

type FindingDetailsProps = Omit<FindingListProps, 'findings'> & { group: FindingGroup }

function FindingDetails({ group, challenge: { id, weekNumber }, onLeave }: FindingDetailsProps) {
  const links = useFindingLinks(id)(group.findings)
  const text = <FindingText group={group} weekNumber={weekNumber} />
  const list = links.length > 0 && (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
      {links.map(({ key, href, text: label }) => (
        <li key={key} className="min-w-0">
          <Link
            href={href}
            prefetch={false}
            onClick={onLeave}
            className="inline-flex min-h-8 items-center break-words font-bold text-leaf-ink text-sm underline decoration-2 decoration-current/30 underline-offset-4 hover:decoration-current"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
  if (group.severity === 'error' || links.length <= SHOWN_LINKS) {
    return (
      <>
        <p>{text}</p>
        {list}
      </>
    )
  }
  return (
    <details className="group">
      <summary className="-my-2.5 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{text}</span>
        <Icon of={ChevronDown} className="size-4 shrink-0 text-leaf-ink group-open:rotate-180" />
      </summary>
      {list}
    </details>
  )
}

function FindingText({ group: { code, findings }, weekNumber }: { group: FindingGroup; weekNumber: number }) {
  const t = useTranslations('challengeEditor')
  const format = useFormatter()
  const [first] = findings
  if (code === 'cycle_broken') {
    const neighbor = first?.challenge
    if (!neighbor || !first.weekNumber) return t('finding.cycle_off')
    return t('finding.cycle_broken', {
      n: weekNumber,
      other: neighbor.weekNumber,
      date: formatDate(neighbor.startDate),
      expected: first.weekNumber,
    })
  }
  const languages = [...new Set(findings.flatMap(({ language }) => language ?? []))]
  return t(`finding.${code}`, {
    count: findings.length,
    languages: format.list(languages.map((language) => t(`languageNames.${language}`))),
  })
}

/** Groups findings by code, in their order. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const finding of findings) {
    const { code, severity } = finding
    const group = groups.get(code) ?? { code, severity, findings: [] }
    group.findings.push(finding)
    groups.set(code, group)
  }
  return [...groups.values()]
}

type FindingLink = { key: string; href: string; text: string }

/** Returns the links of findings, each once. */
function useFindingLinks(challengeId: string): (findings: readonly Finding[]) => FindingLink[] {
  const t = useTranslations('challengeEditor')
  const locale = useLocale()
  const here = (rest: string) => PATHS.challenge(challengeId, rest)
  const getTextLink = ({ language = DEFAULT_LOCALE }: Finding) => {
    const text = t('mend.texts', { language: t(`languageNames.${language}`) })
    return { key: language, href: here(`?edit=${language}`), text }
  }
  const byCode: Partial<Record<Finding['code'], (finding: Finding) => FindingLink>> = {
    title_missing: getTextLink,
    description_missing: getTextLink,
    cycle_broken: () => ({ key: 'schedule', href: here('?edit=schedule'), text: t('mend.schedule') }),
    no_tasks: () => ({ key: 'plan', href: here('#plan'), text: t('mend.plan') }),
    empty_day: ({ day = 1 }) => {
      return { key: `${day}`, href: here(`#day-${day}`), text: weekdayName(day as Weekday, locale) }
    },
    task_untranslated: getTaskLink,
    task_repeated: ({ task, challenge }) => {
      const values = { task: task?.name ?? '', ...getWeek(challenge) }
      return { key: task?.id ?? '', href: here('#plan'), text: t('repeatedIn', values) }
    },
    overlap: ({ challenge }) => {
      const id = challenge?.id ?? ''
      return { key: id, href: PATHS.challenge(id), text: t('overlapWith', getWeek(challenge)) }
    },
  }
  return (findings) => {
    const links = findings.flatMap((finding) => byCode[finding.code]?.(finding) ?? [])
    return [...new Map(links.map((link) => [link.key, link])).values()]
  }
}

function getTaskLink({ task: { id, name } = { id: '', name: '' } }: Finding): FindingLink {
  return { key: id, href: PATHS.task(id), text: name }
}

const getWeek = (challenge: Finding['challenge']) => ({
  challenge: challenge?.title ?? '',
  date: challenge ? formatDate(challenge.startDate) : '',
})
