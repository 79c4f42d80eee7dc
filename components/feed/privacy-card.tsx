'use client'

import { ChevronDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { PrivacySettings } from '@/components/users/privacy-settings'

/** Shows the privacy settings, on narrow screens a summary. */
export function PrivacyCard(settings: ComponentProps<typeof PrivacySettings>) {
  const t = useTranslations('privacySettings')
  const [open, setOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="privacy">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id="privacy" className="text-xl">
            {t('title')}
          </h2>
          <p className="text-soft text-sm xl:hidden">{t('short', { audience: settings.feedPrivacy })}</p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls="privacy-settings"
          onClick={() => setOpen(!open)}
          className="xl:hidden"
        >
          {open ? t('close') : t('change')}
          <Icon of={ChevronDown} className={cn('transition-transform duration-200', open && 'rotate-180')} />
        </Button>
      </div>
      <div id="privacy-settings" className={cn('mt-4', !open && 'max-xl:hidden')}>
        <PrivacySettings {...settings} />
      </div>
    </Card>
  )
}
