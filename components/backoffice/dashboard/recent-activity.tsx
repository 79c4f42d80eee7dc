import { Baby, ChevronDown, House, Medal, Trophy, UserPlus } from 'lucide'
import { useFormatter, useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { type Happening, mergeActivities } from '@/lib/features/analytics/dashboard/rules'
import type { RecentActivity as Activity } from '@/lib/features/analytics/dashboard/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { addDays, localDateAt } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'
import { listAddress } from '../list/list-address'

const KINDS = {
  created_family: { icon: House, look: 'bg-leaf-tint text-leaf-ink' },
  joined_family: { icon: UserPlus, look: 'bg-sky-tint text-sky-ink' },
  added_child: { icon: Baby, look: 'bg-berry-tint text-berry-ink' },
  completed_challenge: { icon: Trophy, look: 'bg-sun-tint text-sun-ink' },
  earned_badge: { icon: Medal, look: 'bg-sun-tint text-sun-ink' },
}

/** More are folded away. */
const SHOWN = 10

type RecentActivityProps = { activities: readonly Activity[]; now: Date; zone: string }

export function RecentActivity({ activities, now, zone }: RecentActivityProps) {
  const t = useTranslations('dashboard')
  const happenings = mergeActivities(activities)
  const [newest, others] = [happenings.slice(0, SHOWN), happenings.slice(SHOWN)]
  return (
    <Card as="section" className="min-w-0">
      <h2>{t('recent')}</h2>
      <p className="mt-1 text-soft text-sm">{t('recentText')}</p>
      {happenings.length === 0 ? (
        <EmptyState
          art={<EmptyPot />}
          headingLevel={3}
          title={t('recentEmpty')}
          text={t('recentEmptyText')}
        />
      ) : null}
      <ActivityDays happenings={newest} now={now} zone={zone} />
      {others.length > 0 ? (
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-bold text-leaf-ink [&::-webkit-details-marker]:hidden">
            {t('recentMore', { count: others.length })}
            <Icon of={ChevronDown} className="size-4 group-open:rotate-180" />
          </summary>
          <ActivityDays happenings={others} now={now} zone={zone} />
        </details>
      ) : null}
    </Card>
  )
}

type ActivityDaysProps = { happenings: readonly Happening[]; now: Date; zone: string }

function ActivityDays({ happenings, now, zone }: ActivityDaysProps) {
  const t = useTranslations('dashboard')
  const today = localDateAt(now, zone)
  const names = [
    [today, 'today'],
    [addDays(today, -1), 'yesterday'],
    [addDays(today, -2), 'earlier'],
  ] as const
  return names.map(([day, name]) => {
    const own = happenings.filter(({ at }) => localDateAt(new Date(at), zone) === day)
    return own.length === 0 ? null : (
      <div key={name} className="mt-5">
        <h3 className="mb-1 text-base text-soft">{t(`day.${name}`)}</h3>
        <ul>
          {own.map((one) => (
            <ActivityItem key={one.id} {...one} zone={zone} />
          ))}
        </ul>
      </div>
    )
  })
}

function ActivityItem({ kind, familyName, at, count, zone }: Happening & { zone: string }) {
  const t = useTranslations('dashboard')
  const format = useFormatter()
  const { icon, look } = KINDS[kind]
  const moment = new Date(at)
  return (
    <li className="flex items-center gap-3 border-line border-t py-1.5 first:border-t-0">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full [&_svg]:size-4.5 ${look}`}>
        <Icon of={icon} />
      </span>
      <p className="min-w-0 flex-1">
        <Link
          href={listAddress('/backoffice/users', {}, { search: familyName })}
          prefetch={false}
          className="font-bold hover:text-leaf-ink hover:underline"
        >
          {familyName}
        </Link>{' '}
        {t(`kind.${kind}`, { count })}
      </p>
      <time
        dateTime={at}
        title={formatDateTime(moment, zone)}
        className="shrink-0 text-soft text-sm tabular-nums"
      >
        {format.dateTime(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })}
      </time>
    </li>
  )
}
