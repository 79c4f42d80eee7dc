import { useTranslations } from 'next-intl'
import { BadgePicture } from '@/components/badges/badge-picture'
import type { ActivityView } from '@/lib/completions/schema'
import { formatDate } from '@/lib/dates/format'
import { photoThumb } from './photo-thumb'
import { TaskPicture } from './task-picture'

/** One thing that the family did: its photo, the badge it earned, when, what, and what was told about it. */
export function ActivityCard({ activity }: { activity: ActivityView }) {
  const t = useTranslations('myActivities')
  const { photoUrl, taskTitle, description, motif, date, badge } = activity
  return (
    <article className="flex h-full flex-col rounded-card bg-card p-3 shadow-soft">
      <div className="relative">
        {photoUrl ? (
          <img
            src={photoThumb(photoUrl)}
            alt={t('photoOf', { task: taskTitle })}
            loading="lazy"
            decoding="async"
            className="aspect-[4/3] w-full rounded-2xl bg-muted object-cover"
          />
        ) : (
          <TaskPicture motif={motif} className="aspect-[4/3] w-full rounded-2xl" />
        )}
        {badge ? (
          <div className="absolute right-2 -bottom-5 size-18 drop-shadow-md">
            <BadgePicture badge={badge} />
            <span className="sr-only">{badge.name}</span>
          </div>
        ) : null}
      </div>
      <div className="grid gap-0.5 px-2 pt-3.5 pb-2">
        <time dateTime={date} className="font-bold text-soft text-xs">
          {formatDate(date)}
        </time>
        <h3 className="leading-snug">{taskTitle}</h3>
        {description ? <p className="line-clamp-3 text-soft text-sm">{description}</p> : null}
      </div>
    </article>
  )
}
