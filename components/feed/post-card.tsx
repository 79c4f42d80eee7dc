'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Stamp } from '@/components/art/stamp'
import { parseMotif } from '@/components/badges/parse-motif'
import { Badge } from '@/components/ui/badge'
import { lazyClient } from '@/components/ui/lazy-client'
import type { PostView } from '@/lib/features/feed/schema'
import { type Panel, PostActions } from './post-actions'
import { BadgeDrawing } from './post-drawing'
import { PostHeader } from './post-header'
import { PostPhoto } from './post-photo'

const CheerPanel = lazyClient(() => import('./cheer-panel').then((module) => module.CheerPanel))
const CommentPanel = lazyClient(() => import('./comment-panel').then((module) => module.CommentPanel))
const SharePanel = lazyClient(() => import('./share-panel').then((module) => module.SharePanel))

export function PostCard({ post, isAboveFold }: { post: PostView; isAboveFold: boolean }) {
  const t = useTranslations('feed')
  const id = useId()
  const [open, setOpen] = useState<Panel | null>(null)
  // Stays mounted, so that its input is not lost.
  const [opened, setOpened] = useState<ReadonlySet<Panel>>(new Set())
  const toggle = (panel: Panel) => {
    setOpen((now) => (now === panel ? null : panel))
    setOpened((before) => new Set(before).add(panel))
  }
  const panels = { cheers: `${id}-cheers`, comments: `${id}-comments`, share: `${id}-share` }
  const { taskTitle, description, badge, motif } = post

  return (
    <article
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-4 rounded-card bg-card p-4 shadow-soft sm:p-5"
    >
      <PostHeader post={post} />
      <PostPhoto post={post} isAboveFold={isAboveFold} />
      <div className="grid grid-cols-1 gap-2">
        <h3
          id={`${id}-title`}
          className="flex items-center gap-2 font-extrabold font-text text-leaf-ink text-sm leading-snug tracking-normal"
        >
          <Stamp name={`task-${parseMotif(motif)}`} className="w-6 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{taskTitle}</span>
        </h3>
        {description ? (
          <p className="whitespace-pre-line text-lg leading-snug [overflow-wrap:anywhere]">{description}</p>
        ) : null}
        {badge ? (
          <Badge tone="berry" className="mt-1 min-h-10 justify-self-start pr-4 pl-1.5 [&_svg]:size-7.5">
            <span className="size-7.5 shrink-0">
              <BadgeDrawing post={post} />
            </span>
            <span className="min-w-0 truncate">{t('badge', { badge: badge.name })}</span>
          </Badge>
        ) : null}
      </div>
      <PostActions post={post} open={open} panels={panels} onToggle={toggle} />
      {opened.has('cheers') ? <CheerPanel id={panels.cheers} post={post} open={open === 'cheers'} /> : null}
      {opened.has('comments') ? (
        <CommentPanel id={panels.comments} post={post} open={open === 'comments'} />
      ) : null}
      {opened.has('share') ? <SharePanel id={panels.share} post={post} open={open === 'share'} /> : null}
    </article>
  )
}
