import { CircleCheck, CircleDashed, Flag, Hourglass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ChallengeStatus } from '@/lib/challenges/rules'

const LOOK = {
  inactive: { tone: 'outline', Icon: CircleDashed },
  upcoming: { tone: 'sky', Icon: Hourglass },
  active: { tone: 'leaf', Icon: CircleCheck },
  completed: { tone: 'plain', Icon: Flag },
} as const

/** How a challenge stands today, in colour, sign and word. */
export function StatusBadge({ status }: { status: ChallengeStatus }) {
  const t = useTranslations('challengeEditor.statuses')
  const { tone, Icon } = LOOK[status]
  return (
    <Badge tone={tone} size="sm">
      <Icon aria-hidden />
      {t(status)}
    </Badge>
  )
}
