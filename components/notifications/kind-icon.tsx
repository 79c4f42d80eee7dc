import {
  Award,
  Flag,
  Heart,
  Leaf,
  MessageCircle,
  ShieldCheck,
  UserRoundCheck,
  UserRoundPlus,
  UsersRound,
} from 'lucide'
import { Stamp } from '@/components/art/stamp'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { NotificationView } from '@/lib/features/notifications/schema'

const LOOKS = {
  like: { icon: Heart, look: 'bg-coral-tint text-coral-ink' },
  comment: { icon: MessageCircle, look: 'bg-sky-tint text-sky-ink' },
  follow_request: { icon: UserRoundPlus, look: 'bg-sky-tint text-sky-ink' },
  follow_accepted: { icon: UserRoundCheck, look: 'bg-leaf-tint text-leaf-ink' },
  badge: { icon: Award, look: 'bg-berry-tint text-berry-ink' },
  adult_joined: { icon: UsersRound, look: 'bg-sun-tint text-sun-ink' },
  challenge_published: { icon: Leaf, look: 'bg-leaf-tint text-leaf-ink' },
  week_recap: { icon: null, look: 'bg-sun-tint' },
  report_decided: { icon: Flag, look: 'bg-muted text-ink' },
  security: { icon: ShieldCheck, look: 'bg-muted text-ink' },
} as const

/** Shows the family with the kind as its mark, else the kind alone. */
export function KindIcon({ kind, family }: Pick<NotificationView, 'kind' | 'family'>) {
  const { icon, look } = LOOKS[kind]
  if (family && icon) {
    return (
      <span className="relative grid size-12 shrink-0 place-items-center">
        <PlantAvatar id={family.id} picture={family.avatar} className="size-12" />
        <span
          className={cn(
            'absolute -right-1.5 -bottom-1 grid size-6 place-items-center rounded-full ring-2 ring-card',
            look,
          )}
        >
          <Icon of={icon} className="size-3.5 stroke-[2.5]" />
        </span>
      </span>
    )
  }
  return (
    <span className={cn('grid size-12 shrink-0 place-items-center rounded-full', look)}>
      {icon ? <Icon of={icon} className="size-5.5" /> : <Stamp name="flower-1111" className="size-8" />}
    </span>
  )
}
