import { Eye } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { formatDate, formatDateTime } from '@/lib/dates/format'
import type { PhotoLook } from '@/lib/moderation/looks/schema'
import { Line } from './line'
import { Section } from './section'

/** Whether administrators have looked at photos of the family, which a report alone lets them. */
export async function LooksCard({ looks, zone }: { looks: readonly PhotoLook[]; zone: string }) {
  const t = await getTranslations('seenBy')
  return (
    <Section id="looks" title={t('looksTitle')} text={t('looksText')}>
      {looks.length === 0 ? <p className="mt-4">{t('noLooks')}</p> : null}
      <ul aria-labelledby="looks" className="mt-4 divide-y divide-line empty:hidden">
        {looks.map(({ photoId, taskTitle, day, times, lastAt }) => (
          <Line
            key={photoId}
            picture={
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sky-tint text-sky-ink">
                <Icon of={Eye} className="size-5" />
              </span>
            }
            title={t('lookedAt', { task: taskTitle, day: formatDate(day) })}
          >
            <p className="text-soft text-sm">
              {t('looked', { count: times, at: formatDateTime(new Date(lastAt), zone) })}
            </p>
          </Line>
        ))}
      </ul>
    </Section>
  )
}
