import { Award, CalendarHeart, Leaf } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { FamilyView } from '@/lib/features/families/schema'
import type { UserView } from '@/lib/features/users/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'

type ProfileNumbersProps = {
  user: Pick<UserView, 'id' | 'completedTasks' | 'badges'>
  family: Pick<FamilyView, 'adults' | 'timezone'>
}

/** Shows what the family has done, and since when the user belongs to it; leaves zeros out. */
export async function ProfileNumbers({ user, family }: ProfileNumbersProps) {
  const t = await getTranslations('profile')
  const arrival = family.adults.find(({ id }) => id === user.id)?.arrival
  const numbers = [
    { tone: 'leaf', icon: Leaf, count: user.completedTasks, text: 'tasks' },
    { tone: 'berry', icon: Award, count: user.badges.length, text: 'badges' },
  ] as const
  return (
    <ul className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {numbers.map(({ tone, icon, count, text }) =>
        count > 0 ? (
          <li key={text}>
            <Badge tone={tone}>
              <Icon of={icon} />
              {t(text, { count })}
            </Badge>
          </li>
        ) : null,
      )}
      {arrival ? (
        <li>
          <Badge tone="sky" className="whitespace-normal py-1">
            <Icon of={CalendarHeart} />
            {t('since', { day: formatDate(localDateAt(new Date(arrival.at), family.timezone)) })}
          </Badge>
        </li>
      ) : null}
    </ul>
  )
}
