import { CircleAlert, TriangleAlert } from 'lucide'
import { useFormatter, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { ChallengeSummary, Finding } from '@/lib/features/challenges/publishing/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { type FindingGroup, groupFindings } from './finding-groups'
import { FindingLinks } from './finding-links'

type FindingListProps = {
  findings: readonly Finding[]
  challenge: Pick<ChallengeSummary, 'id' | 'weekNumber'>
  /** Called when the user follows a link out of a dialog. */
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
              <Sentence group={group} weekNumber={challenge.weekNumber} />
            </p>
            <FindingLinks group={group} challengeId={challenge.id} onLeave={onLeave} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Sentence({ group: { code, findings }, weekNumber }: { group: FindingGroup; weekNumber: number }) {
  const t = useTranslations('challengeEditor')
  const format = useFormatter()
  const [first] = findings
  if (code === 'cycle_broken') {
    const beside = first?.challenge
    if (!beside || !first.weekNumber) return t('finding.cycle_off')
    return t('finding.cycle_broken', {
      n: weekNumber,
      other: beside.weekNumber,
      date: formatDate(beside.startDate),
      expected: first.weekNumber,
    })
  }
  const languages = [...new Set(findings.flatMap(({ language }) => language ?? []))]
  return t(`finding.${code}`, {
    count: findings.length,
    languages: format.list(languages.map((language) => t(`languageNames.${language}`))),
  })
}
