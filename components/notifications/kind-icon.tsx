import {
  Award,
  Flag,
  Heart,
  Leaf,
  MessageCircle,
  ShieldCheck,
  Sprout,
  UserRoundCheck,
  UserRoundPlus,
  UsersRound,
} from 'lucide'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { NotificationKind } from '@/lib/features/notifications/rules'

const LOOKS = {
  like: { icon: Heart, look: 'bg-coral-tint text-coral-ink' },
  comment: { icon: MessageCircle, look: 'bg-sky-tint text-sky-ink' },
  follow_request: { icon: UserRoundPlus, look: 'bg-sky-tint text-sky-ink' },
  follow_accepted: { icon: UserRoundCheck, look: 'bg-leaf-tint text-leaf-ink' },
  badge: { icon: Award, look: 'bg-berry-tint text-berry-ink' },
  adult_joined: { icon: UsersRound, look: 'bg-sun-tint text-sun-ink' },
  challenge_published: { icon: Leaf, look: 'bg-leaf-tint text-leaf-ink' },
  week_recap: { icon: Sprout, look: 'bg-sun-tint text-sun-ink' },
  report_decided: { icon: Flag, look: 'bg-muted text-ink' },
  security: { icon: ShieldCheck, look: 'bg-muted text-ink' },
} as const

export function KindIcon({ kind }: { kind: NotificationKind }) {
  const { icon, look } = LOOKS[kind]
  return (
    <span className={cn('grid size-11 shrink-0 place-items-center rounded-full', look)}>
      <Icon of={icon} className="size-5.5" />
    </span>
  )
}
