'use client'

import { ArrowRight, MailQuestionMark } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { useCounts } from './counts'
import { addressOfList } from './lists'

/** Links to the follow requests while some wait for an answer. */
export function RequestNotice() {
  const t = useTranslations('community')
  const { requests } = useCounts().counts
  if (requests === 0) return null
  return (
    <Link
      href={addressOfList('requests')}
      scroll={false}
      className="mb-4 flex min-h-12 items-center gap-3 rounded-card bg-sky-tint px-4 py-2 font-bold transition-colors duration-200 hover:bg-leaf-tint"
    >
      <Icon of={MailQuestionMark} className="size-5 shrink-0 text-sky-ink" />
      <span className="min-w-0 flex-1">{t('waitingFamilies', { count: requests })}</span>
      <Icon of={ArrowRight} className="size-5 shrink-0 text-sky-ink" />
    </Link>
  )
}
