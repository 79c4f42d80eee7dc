import { Image, User, Users } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { AdminReading } from '@/lib/features/moderation/admin-readings/schema'
import { formatDate, formatDateTime } from '@/lib/platform/dates/format'
import { Line } from './line'
import { Section } from './section'

const ICONS = { family: Users, account: User, photo: Image }

export async function AdminReadingsSection({
  readings,
  zone,
}: {
  readings: readonly AdminReading[]
  zone: string
}) {
  const t = await getTranslations('visibleTo')
  const formatReadingTitle = (reading: AdminReading) => {
    if (reading.kind === 'family') return t('readFamily')
    if (reading.kind === 'account') return t('readAccount', { name: reading.name })
    return t('readPhoto', { task: reading.taskTitle, day: formatDate(reading.day) })
  }
  return (
    <Section
      id="admin-readings"
      title={t('readingsTitle')}
      count={t('count', { what: 'readings', count: readings.length })}
      text={t('readingsText')}
      lines={readings.map((reading) => (
        <Line
          key={`${reading.kind} ${reading.id}`}
          picture={
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sky-tint text-sky-ink">
              <Icon of={ICONS[reading.kind]} className="size-5" />
            </span>
          }
          title={formatReadingTitle(reading)}
        >
          <p className="text-soft text-sm">
            {t('readTimes', { count: reading.times, at: formatDateTime(new Date(reading.lastAt), zone) })}
          </p>
        </Line>
      ))}
    />
  )
}
