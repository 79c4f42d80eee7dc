import { CircleAlert, TriangleAlert } from 'lucide'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
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
  onLeave?: () => void
}

export function FindingList({ findings, challenge, onLeave }: FindingListProps) {
  const t = useTranslations('challengeEditor')
  return (
    <ul className="grid gap-2">
      {groupFindings(findings).map((group) => (
        <li key={group.code} className="flex items-start gap-3 rounded-field bg-muted px-4 py-3">
          {group.severity === 'error' ? (
            <Icon of={CircleAlert} label={t('problem')} className="mt-0.5 size-5 shrink-0 text-coral-ink" />
          ) : (
            <Icon of={TriangleAlert} label={t('warning')} className="mt-0.5 size-5 shrink-0 text-sun-ink" />
          )}
          <div className="min-w-0 flex-1">
            <p>
              <FindingText group={group} weekNumber={challenge.weekNumber} />
            </p>
            <FindingLinks group={group} challengeId={challenge.id} onLeave={onLeave} />
          </div>
        </li>
      ))}
    </ul>
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

function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const finding of findings) {
    const { code, severity } = finding
    const group = groups.get(code) ?? { code, severity, findings: [] }
    group.findings.push(finding)
    groups.set(code, group)
  }
  return [...groups.values()]
}

type FindingLinksProps = { group: FindingGroup; challengeId: string; onLeave?: (() => void) | undefined }

function FindingLinks({ group: { findings }, challengeId, onLeave }: FindingLinksProps) {
  const getLinks = useFindingLinks(challengeId)
  const links = new Map(findings.flatMap(getLinks).map((link) => [link.key, link]))
  if (links.size === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
      {[...links.values()].map(({ key, href, text }) => (
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

type FindingLink = { key: string; href: string; text: string }

function useFindingLinks(challengeId: string): (finding: Finding) => FindingLink[] {
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
    task_without_image: getTaskLink,
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
        href: PATHS.challenge(challenge?.id ?? ''),
        text: t('overlapWith', values),
      }
    },
  }
  return (finding) => {
    const link = byCode[finding.code]?.(finding)
    return link ? [link] : []
  }
}

function getTaskLink({ task }: Finding): FindingLink {
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
