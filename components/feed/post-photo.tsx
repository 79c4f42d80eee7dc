'use client'

import { EyeOff } from 'lucide'
import { useTranslations } from 'next-intl'
import { photoThumb, photoWidths } from '@/components/activities/photo-thumb'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { Icon } from '@/components/ui/icon'
import { Photo } from '@/components/ui/photo'
import type { PostView } from '@/lib/features/feed/schema'
import { BadgeDrawing, TaskDrawing } from './post-drawing'

/** Aspect ratios shown without cropping on phones; wider screens limit the height and prefer the upper part. */
const NARROWEST = 4 / 5
const WIDEST = 16 / 9

/** The column or the screen, without paddings. */
const SIZES = '(min-width: 45rem) 39.5rem, calc(100vw - 4rem)'

type PostPhotoProps = {
  post: PostView
  /** On the first screen: loads with priority. */
  isAboveFold: boolean
}

/** Shows the photo, or a drawing and why it is hidden. */
export function PostPhoto({ post, isAboveFold }: PostPhotoProps) {
  const t = useTranslations('feed')
  const { photoUrl, photoPlaceholder, photoSize, photoHidden, badge, taskTitle } = post
  if (photoUrl) {
    const shape = photoSize ? photoSize.width / photoSize.height : 4 / 3
    return (
      <div
        style={{ aspectRatio: Math.min(Math.max(shape, NARROWEST), WIDEST) }}
        className="relative w-full overflow-hidden rounded-2xl *:object-[50%_35%] sm:max-h-[32rem]"
      >
        <Photo
          src={photoThumb(photoUrl)}
          placeholder={photoPlaceholder}
          alt={t('photoOf', { task: taskTitle })}
          loading={isAboveFold ? 'eager' : 'lazy'}
          fetchPriority={isAboveFold ? 'high' : 'auto'}
          className="size-full"
        />
        {/* Where the small photo is not sharp, the large one covers it once loaded. */}
        <img
          src={photoUrl}
          srcSet={photoSize ? photoWidths(photoUrl, photoSize) : undefined}
          sizes={SIZES}
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
        <div className="relative aspect-[2/1] sm:aspect-[5/2]">
          <TaskDrawing post={post} />
          <PlantAvatar
            id={post.familyId}
            picture={null}
            size="lg"
            className="absolute right-3 bottom-3 ring-2 ring-card"
          />
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
