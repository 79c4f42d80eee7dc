'use client'

import { Flame, ShieldCheck, Star, X } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { getPhotoAudience } from './audience'
import { type ShownCompletion, useCompletionContext } from './completion-provider'
import { RemovedMetadata } from './removed-metadata'

export function CompletionNoticeCard({ result }: { result: ShownCompletion }) {
  const t = useTranslations('complete')
  const tCommon = useTranslations('common')
  const { privacy, dismiss, resultRef } = useCompletionContext()
  const { response, stage, removed, isReencoded, showsChild } = result
  // The closed moment cannot keep the focus; the badge dialog takes it first and returns it here.
  useEffect(() => {
    if (stage === 'notice') resultRef.current?.focus()
  }, [stage, resultRef])
  return (
    <section
      ref={resultRef}
      tabIndex={-1}
      aria-label={t('done')}
      className="relative grid animate-pop-in gap-2 rounded-card bg-leaf-tint p-5 pr-14 outline-none"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl">{t('done')}</h2>
        <Badge tone="sun" size="sm">
          <Icon of={Star} className="fill-current" />
          {t('earned', { points: response.points.earned })}
        </Badge>
        {response.streak > 0 ? (
          <Badge tone="coral" size="sm">
            <Icon of={Flame} />
            {t('streak', { days: response.streak })}
          </Badge>
        ) : null}
      </div>
      <p className="text-sm">
        <Icon of={ShieldCheck} className="mr-1.5 inline size-4 align-[-0.15em] text-leaf-ink" />
        <RemovedMetadata removed={removed} isReencoded={isReencoded} />{' '}
        {t('visible', { audience: getPhotoAudience(privacy, showsChild) })}
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label={tCommon('close')}
        onClick={dismiss}
        className="absolute top-2 right-2 text-soft"
      >
        <Icon of={X} />
      </Button>
    </section>
  )
}
