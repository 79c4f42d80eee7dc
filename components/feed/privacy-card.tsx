'use client'

import { ChevronDown, Eye } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { PrivacySettings } from '@/components/users/privacy-settings'

/** Summarizes the privacy settings, and opens them. */
export function PrivacyCard(settings: ComponentProps<typeof PrivacySettings>) {
  const t = useTranslations('privacySettings')
  const [open, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="privacy" className="px-4 py-1 sm:px-5 sm:py-2">
      <h2 id="privacy" className="sr-only">
        {t('title')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-3">
        <Icon of={Eye} className="size-5 shrink-0 text-sky-ink" />
        <p className="min-w-0 flex-1 basis-32 text-sm leading-snug">
          <span className="sm:hidden">{t(`choice.${settings.feedPrivacy}`)}</span>
          <span className="max-sm:hidden">
            {t('short', { audience: settings.feedPrivacy, kids: String(settings.showChildPhotos) })}
          </span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          aria-controls="privacy-settings"
          onClick={() => setOpen(!open)}
          className="-mr-2 ml-auto shrink-0 px-3"
        >
          {open ? t('close') : t('change')}
          <Icon of={ChevronDown} className={cn('transition-transform duration-200', open && 'rotate-180')} />
        </Button>
      </div>
      <div id="privacy-settings" className={cn('mt-3 mb-3', !open && 'hidden')}>
        <PrivacySettings {...settings} />
      </div>
    </Card>
  )
}
