'use client'

import { Eye, EyeOff } from 'lucide'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Renders a photo on demand, because each view is logged. */
export function ReportedPhoto({ url }: { url: string }) {
  const t = useTranslations('moderation.photo')
  const id = useId()
  const [state, setState] = useState<'hidden' | 'shown' | 'failed'>('hidden')
  const isShown = state === 'shown'
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setState(isShown ? 'hidden' : 'shown')}
        >
          {isShown ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
          {isShown ? t('hide') : t('show')}
        </Button>
        <p className="text-soft text-sm">{t('noted')}</p>
      </div>
      <div id={id}>
        {isShown ? (
          <img
            src={url}
            alt={t('alt')}
            onError={() => setState('failed')}
            className="mt-3 aspect-4/3 w-md max-w-full rounded-field bg-muted object-contain"
          />
        ) : null}
        {state === 'failed' ? (
          <p role="alert" className="mt-3 text-danger text-sm">
            {t('failed')}
          </p>
        ) : null}
      </div>
    </div>
  )
}
