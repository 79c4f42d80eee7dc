import { Flame, Printer } from 'lucide'
import { useTranslations } from 'next-intl'
import { photoThumb } from '@/components/activities/photo-thumb'
import type { PlantFacts } from '@/components/art/plant-mood'
import { PlantStreak } from '@/components/art/plant-streak'
import { Wordmark } from '@/components/art/wordmark'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { Bell } from './bell'
import { HeaderPlant } from './header-plant'
import { MATERIALS } from './sidebar'
import { UserMenu } from './user-menu'

type TopBarProps = {
  familyName: string
  unread: number
  plant: PlantFacts
  user: {
    id: string
    firstName: string
    email: string
    avatar: string | null
    streak: number
    completedTasks: number
    isAdmin: boolean
  }
}

export function TopBar({ familyName, unread, plant, user }: TopBarProps) {
  const t = useTranslations('shell')
  const common = useTranslations('common')
  const { id, firstName, email, avatar, isAdmin, streak, completedTasks } = user
  return (
    <>
      <Wordmark
        name={common('brand')}
        className="h-[1.42em] min-w-0 flex-wrap content-start overflow-hidden text-[min(1.25rem,6.25vw)] lg:hidden"
      />
      <p className="hidden min-w-0 truncate font-bold text-soft lg:block">{familyName}</p>
      <div className="ml-auto flex items-center gap-1 sm:gap-3">
        <Link
          href={MATERIALS}
          prefetch={false}
          className={cn(buttonVariants({ variant: 'ghost', size: 'md' }), 'px-4 max-sm:hidden')}
        >
          <Icon of={Printer} />
          {t('materials')}
        </Link>
        <HeaderPlant label={t('plant', { plant: plant.text })} completed={completedTasks}>
          <PlantStreak
            days={streak}
            closeUp
            plant={{ pot: plant.pot, mood: plant.mood }}
            className="h-10 w-9"
          />
        </HeaderPlant>
        {/* A page that shows the streak itself says it once. */}
        <Link href="/my-activities" className="rounded-full group-has-[[data-own-streak]]/shell:hidden">
          <Badge tone={streak > 0 ? 'coral' : 'plain'} size="lg">
            <Icon of={Flame} className={streak > 0 ? 'fill-coral text-coral' : 'text-soft'} />
            <span aria-hidden>{streak}</span>
            <span className="sr-only">{t('streak', { count: streak })}</span>
          </Badge>
        </Link>
        <Bell key={unread} unread={unread} />
        <UserMenu
          user={{ id, firstName, email, isAdmin }}
          avatar={<Avatar src={avatar && photoThumb(avatar)} name={firstName} tone="leaf" />}
        />
      </div>
    </>
  )
}
