import { ChevronDown, CircleAlert, TriangleAlert } from 'lucide'
import { useFormatter, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { ChallengeSummary, Finding } from '@/lib/features/challenges/publishing/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { type FindingLink, useFindingLinks } from './use-finding-links'

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
        <li key={group.code} className="flex items-start gap-3 rounded-field bg-muted px-4 py-3">
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
  const list = links.length > 0 ? <FindingLinks links={links} onLeave={onLeave} /> : null
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

type FindingLinksProps = { links: readonly FindingLink[]; onLeave?: (() => void) | undefined }

function FindingLinks({ links, onLeave }: FindingLinksProps) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
      {links.map(({ key, href, text }) => (
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
