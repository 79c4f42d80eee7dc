'use client'

import { EyeOff } from 'lucide'
import { useTranslations } from 'next-intl'
import { photoThumb } from '@/components/activities/photo-thumb'
import { Icon } from '@/components/ui/icon'
import { Photo } from '@/components/ui/photo'
import type { PostView } from '@/lib/feed/schema'
import { BadgeDrawing, TaskDrawing } from './post-drawing'

/** Width by height of the narrowest and the widest photo that is shown whole. */
const NARROWEST = 4 / 5
const WIDEST = 16 / 9

type PostPhotoProps = {
  post: PostView
  /** It is on the first screen: worth loading before anything else. */
  soon: boolean
}

/** The photo in a frame of its own shape, or where it is kept in its family, a drawing and why. */
export function PostPhoto({ post, soon }: PostPhotoProps) {
  const t = useTranslations('feed')
  const { photoUrl, photoPlaceholder, photoSize, photoHidden, badge, taskTitle } = post
  if (photoUrl) {
    const shape = photoSize ? photoSize.width / photoSize.height : 4 / 3
    return (
      <div
        style={{ aspectRatio: Math.min(Math.max(shape, NARROWEST), WIDEST) }}
        className="relative overflow-hidden rounded-2xl"
      >
        <Photo
          src={photoThumb(photoUrl)}
          placeholder={photoPlaceholder}
          alt={t('photoOf', { task: taskTitle })}
          loading={soon ? 'eager' : 'lazy'}
          fetchPriority={soon ? 'high' : 'auto'}
          className="size-full"
        />
        {/* The small one stands at once; the sharp one covers it when it has come. */}
        <img
          src={photoUrl}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    )
  }
  return (
    <figure className="overflow-hidden rounded-2xl bg-muted">
      {badge ? (
        <div className="grid aspect-[2/1] sm:aspect-[5/2] place-items-center bg-berry-tint">
          <div className="w-32 sm:w-40">
            <BadgeDrawing post={post} />
          </div>
        </div>
      ) : (
        <div className="aspect-[2/1] sm:aspect-[5/2]">
          <TaskDrawing post={post} />
        </div>
      )}
      {photoHidden ? (
        <figcaption className="flex items-start gap-2 px-4 py-3 text-soft text-sm">
          <Icon of={EyeOff} className="mt-0.5 size-4 shrink-0" />
          {t('photoHidden', { family: post.familyName })}
        </figcaption>
      ) : null}
    </figure>
  )
}
