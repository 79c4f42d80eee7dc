'use client'

import { CircleCheck, Star, X } from 'lucide'
import { useTranslations } from 'next-intl'
import { RemovedMetadata } from '@/components/completions/removed-metadata'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CompletedPhoto } from './send-queue'

export function ArrivedNotice({ photos, onClose }: { photos: CompletedPhoto[]; onClose: () => void }) {
  const t = useTranslations('queue')
  const tCommon = useTranslations('common')
  if (photos.length === 0) return null
  return (
    <section
      aria-label={t('arrived')}
      className="relative mb-5 animate-pop-in rounded-card bg-leaf-tint p-4 pr-14 sm:p-5 sm:pr-14"
    >
      <h2 className="flex items-center gap-2 text-lg">
        <Icon of={CircleCheck} className="size-5 shrink-0 text-leaf-ink" />
        {t('arrived')}
      </h2>
      <ul className="mt-2 grid gap-3">
        {photos.map(({ response: { task, points }, removed, isReencoded, audience, isLater }) => (
          <li key={task.id} className="grid gap-0.5">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold">
              {task.title}
              <Badge tone="sun" size="sm">
                <Icon of={Star} className="fill-current" />
                {t('earned', { points: points.earned })}
              </Badge>
            </p>
            {isLater ? <p className="text-sm">{t('later')}</p> : null}
            <p className="text-sm">
              {t('visible', { audience })}{' '}
              <RemovedMetadata namespace="queue" removed={removed} isReencoded={isReencoded} />
            </p>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="icon"
        aria-label={tCommon('close')}
        onClick={onClose}
        className="absolute top-2 right-2 text-soft"
      >
        <Icon of={X} />
      </Button>
    </section>
  )
}
