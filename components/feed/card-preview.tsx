'use client'

import { useTranslations } from 'next-intl'
import { TaskPicture } from '@/components/activities/task-picture'
import { BadgePicture } from '@/components/badges/badge-picture'
import type { PostView } from '@/lib/features/feed/schema'

/** Shows the public card of a post: task, family and badge, no photo and no child. */
export function CardPreview({ post: { motif, taskTitle, familyName, badge } }: { post: PostView }) {
  const t = useTranslations('feed')
  return (
    <div className="flex items-center gap-4 rounded-2xl bg-card p-3 shadow-soft">
      <TaskPicture motif={motif} className="size-20 shrink-0 rounded-xl" />
      <div className="min-w-0 flex-1">
        <p className="font-bold font-heading text-lg leading-tight [overflow-wrap:anywhere]">{taskTitle}</p>
        <p className="text-soft text-sm [overflow-wrap:anywhere]">{t('sharedBy', { family: familyName })}</p>
        {badge ? (
          <p className="mt-1 flex items-center gap-1.5 font-bold text-sm">
            {/* Uploaded pictures are for users only; strangers get our drawing. */}
            <BadgePicture badge={{ ...badge, image: null }} className="size-7 shrink-0" />
            {badge.name}
          </p>
        ) : null}
      </div>
    </div>
  )
}
