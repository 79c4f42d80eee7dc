import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { BadgePicture } from '@/components/badges/badge-picture'
import { Photo } from '@/components/ui/photo'
import type { CompletionView } from '@/lib/features/completions/history/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { photoThumb } from './photo-thumb'
import { TaskPicture } from './task-picture'

type ActivityCardProps = Pick<ComponentProps<'li'>, 'ref' | 'tabIndex'> & { activity: CompletionView }

export function ActivityCard({ activity, ...item }: ActivityCardProps) {
  const t = useTranslations('activityList')
  const { photoUrl, photoPlaceholder, taskTitle, description, motif, date, badge } = activity
  const picture = photoUrl ? (
    <Photo
      src={photoThumb(photoUrl)}
      placeholder={photoPlaceholder}
      alt={t('photoOf', { task: taskTitle })}
      loading="lazy"
      decoding="async"
      className="aspect-[4/3] w-full rounded-2xl"
    />
  ) : (
    <TaskPicture motif={motif} className="aspect-[4/3] w-full rounded-2xl" />
  )
  return (
    <li className="rounded-card bg-card p-2 shadow-soft outline-none sm:p-3" {...item}>
      {badge ? (
        <div className="relative">
          {picture}
          <div className="absolute right-1 bottom-1 size-14 drop-shadow-md">
            <BadgePicture badge={badge} />
            <span className="sr-only">{badge.name}</span>
          </div>
        </div>
      ) : (
        picture
      )}
      <div className="grid grid-cols-1 gap-0.5 px-1.5 pt-3 pb-1.5 sm:px-2 sm:pt-3.5 sm:pb-2">
        <time dateTime={date} className="font-bold text-soft text-xs">
          {formatDate(date)}
        </time>
        <h3 className="text-base leading-snug xl:text-lg">{taskTitle}</h3>
        {description ? <p className="line-clamp-4 text-balance text-soft text-sm">{description}</p> : null}
      </div>
    </li>
  )
}
