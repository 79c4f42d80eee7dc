'use client'

import { Eye } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { PrivacySettings } from '@/components/users/privacy-settings'

/** Summarizes the privacy settings, and opens them. */
export function PrivacyRow(settings: ComponentProps<typeof PrivacySettings>) {
  const t = useTranslations('privacySettings')
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="privacy" className="mt-2.5 border-leaf/25 border-t pt-1 sm:mt-4 sm:pt-2">
      <h2 id="privacy" className="sr-only">
        {t('title')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-2.5 sm:gap-x-3">
        <Icon of={Eye} className="size-5 shrink-0 text-leaf-ink" />
        <p className="min-w-0 flex-1 basis-32 text-pretty text-[0.8125rem] leading-tight sm:text-sm">
          {t('short', { audience: settings.feedPrivacy, kids: String(settings.showChildPhotos) })}
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          aria-controls="privacy-settings"
          onClick={() => setOpen(!open)}
          className="-mr-2.5 ml-auto px-2.5 text-leaf-ink hover:bg-card"
        >
          {open ? t('close') : t('change')}
        </Button>
      </div>
      <div id="privacy-settings" className={cn('mt-3 mb-3', !open && 'hidden')}>
        <PrivacySettings {...settings} />
      </div>
    </section>
  )
}
