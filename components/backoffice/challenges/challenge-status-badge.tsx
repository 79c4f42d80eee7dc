import { CircleCheck, CircleDashed, Flag, Hourglass } from 'lucide'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { ChallengeStatus } from '@/lib/features/challenges/rules'

const LOOK = {
  inactive: { tone: 'outline', icon: CircleDashed },
  upcoming: { tone: 'sky', icon: Hourglass },
  active: { tone: 'leaf', icon: CircleCheck },
  completed: { tone: 'plain', icon: Flag },
} as const

export function ChallengeStatusBadge({ status }: { status: ChallengeStatus }) {
  const t = useTranslations('challengeEditor.statuses')
  const { tone, icon } = LOOK[status]
  return (
    <Badge tone={tone} size="sm">
      <Icon of={icon} />
      {t(status)}
    </Badge>
  )
}
