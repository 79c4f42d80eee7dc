'use client'

import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { CHEERS } from '@/lib/features/feed/cheers/rules'
import type { PostView } from '@/lib/features/feed/schema'
import { useCheer } from './use-cheer'

type CheerPanelProps = { id: string; post: PostView; open: boolean }

export function CheerPanel({ id, post, open }: CheerPanelProps) {
  const t = useTranslations('feed.cheers')
  const cheer = useCheer(post)
  return (
    <section id={id} aria-label={t('choose', { task: post.taskTitle })} hidden={!open}>
      <div className="grid grid-cols-3 gap-2">
        {CHEERS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={post.myCheer === kind}
            aria-label={t('one', { cheer: t(kind), count: post.cheers[kind] })}
            onClick={() => cheer(kind)}
            className="group relative flex min-w-0 flex-col items-center gap-1 rounded-card border-2 border-line px-1 py-2.5 font-bold text-sm leading-tight transition-colors duration-200 hover:bg-muted aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf-ink"
          >
            <Stamp
              name={`cheer-${kind}`}
              className="w-10 shrink-0 transition-transform duration-200 group-active:scale-90 group-aria-pressed:scale-110"
            />
            <span className="flex flex-1 items-center text-center">{t(kind)}</span>
            <span className="absolute top-1.5 right-2.5 text-soft tabular-nums">
              {post.cheers[kind] || null}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
