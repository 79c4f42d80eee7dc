'use client'

import { Heart, type IconNode, MessageCircle, Share2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { countCheers, listGivenCheers } from '@/lib/features/feed/cheers/rules'
import { canManagePost } from '@/lib/features/feed/policy'
import type { PostView } from '@/lib/features/feed/schema'
import { useFeedContext } from './feed-context'
import { useLike } from './use-like'

export type Panel = 'cheers' | 'comments' | 'share'

type PostActionsProps = {
  post: PostView
  open: Panel | null
  panels: Record<Panel, string>
  onToggle: (panel: Panel) => void
}

/** The stamp of a cheer as an outline. */
const SPROUT: IconNode = [
  [
    'path',
    {
      d: 'M1.8 22.6Q2.8 16.6 12 16.6Q21.2 16.6 22.2 22.6ZM12 16.6V11M11.5 12.5C5 13.4 2.3 9.7 2.3 4.6C7.8 4.2 12 6.9 11.5 12.5ZM12.5 10.2C12 4.6 15.7 1.4 21.7 1.4C21.7 6.9 18 10.6 12.5 10.2Z',
    },
  ],
]

const look =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3.5 font-bold text-soft transition-colors duration-200 hover:bg-muted hover:text-ink aria-expanded:bg-leaf-tint aria-expanded:text-leaf-ink [&_svg]:size-5.5 [&_svg]:shrink-0'

export function PostActions({ post, open, panels, onToggle }: PostActionsProps) {
  const t = useTranslations('feed')
  const { viewer } = useFeedContext()
  const like = useLike(post)
  const { likedByMe, likeCount, commentCount } = post
  const cheerCount = countCheers(post.cheers)
  return (
    <div className="-mb-1.5 flex flex-wrap items-center gap-1 border-line border-t pt-2">
      <button
        type="button"
        aria-pressed={likedByMe}
        aria-label={t('like', { count: likeCount })}
        onClick={like}
        className={cn(look, 'group -ml-3.5 aria-pressed:text-berry-ink')}
      >
        <Icon
          of={Heart}
          className="transition-transform duration-200 group-active:scale-80 group-aria-pressed:fill-berry group-aria-pressed:text-berry"
        />
        <Count of={likeCount} />
      </button>
      <button
        type="button"
        aria-expanded={open === 'cheers'}
        aria-controls={panels.cheers}
        aria-label={t('cheers.label', { count: cheerCount })}
        onClick={() => onToggle('cheers')}
        className={look}
      >
        {cheerCount > 0 ? <GivenCheers post={post} /> : <Icon of={SPROUT} />}
        <Count of={cheerCount} />
      </button>
      <button
        type="button"
        aria-expanded={open === 'comments'}
        aria-controls={panels.comments}
        aria-label={t('comments', { count: commentCount })}
        onClick={() => onToggle('comments')}
        className={look}
      >
        <Icon of={MessageCircle} />
        <Count of={commentCount} />
      </button>
      {canManagePost(viewer, post) ? (
        <button
          type="button"
          aria-expanded={open === 'share'}
          aria-controls={panels.share}
          onClick={() => onToggle('share')}
          className={cn(look, 'ml-auto')}
        >
          <Icon of={Share2} />
          <span className="max-[26.25rem]:sr-only">{t('share')}</span>
        </button>
      ) : null}
    </div>
  )
}

function GivenCheers({ post }: { post: PostView }) {
  return (
    <span className="flex">
      {listGivenCheers(post.cheers).map((cheer) => (
        <span key={cheer} className="-ml-2.5 w-5.5 first:ml-0">
          <Stamp name={`cheer-${cheer}`} />
        </span>
      ))}
    </span>
  )
}

function Count({ of: count }: { of: number }) {
  return count > 0 ? <span className="tabular-nums">{count}</span> : null
}
