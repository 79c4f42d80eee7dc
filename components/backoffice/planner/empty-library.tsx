'use client'

import { ListPlus } from 'lucide'
import { useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'

export function EmptyLibrary() {
  const t = useTranslations('planner.emptyLibrary')
  return (
    <EmptyState
      headingLevel={3}
      className="w-full"
      art={<EmptyPot className="mx-auto w-28" />}
      title={t('title')}
      text={t('text')}
      action={
        <Link href="/backoffice/content?tab=tasks" className={buttonVariants({ size: 'sm' })}>
          <Icon of={ListPlus} />
          {t('action')}
        </Link>
      }
    />
  )
}
