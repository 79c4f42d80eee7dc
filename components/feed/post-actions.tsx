'use client'

import { Heart, MessageCircle, PartyPopper, Share2 } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stamp } from '@/components/art/stamp'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { countCheers, listGivenCheers } from '@/lib/features/feed/cheers/rules'
import type { PostView } from '@/lib/features/feed/schema'
import { useLike } from './use-like'

export type Panel = 'cheers' | 'comments' | 'share'

type PostActionsProps = {
  post: PostView
  open: Panel | null
  panels: Record<Panel, string>
  onToggle: (panel: Panel) => void
  sharable: boolean
}

const look =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3.5 font-bold text-soft transition-colors duration-200 hover:bg-muted hover:text-ink aria-expanded:bg-leaf-tint aria-expanded:text-leaf-ink [&_svg]:size-5.5 [&_svg]:shrink-0'

export function PostActions({ post, open, panels, onToggle, sharable }: PostActionsProps) {
  const t = useTranslations('feed')
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
        <Count>{likeCount}</Count>
      </button>
      <button
        type="button"
        aria-expanded={open === 'cheers'}
        aria-controls={panels.cheers}
        aria-label={t('cheers.label', { count: cheerCount })}
        onClick={() => onToggle('cheers')}
        className={look}
      >
        {cheerCount > 0 ? <GivenCheers post={post} /> : <Icon of={PartyPopper} />}
        <Count>{cheerCount}</Count>
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
        <Count>{commentCount}</Count>
      </button>
      {sharable ? (
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

function Count({ children }: { children: ReactNode }) {
  return <span className="min-w-[1ch] tabular-nums">{children || null}</span>
}
