'use client'

import { ArrowLeftRight } from 'lucide'
import { useTranslations } from 'next-intl'
import { chooseEnvironment } from '@/components/auth/choose-environment'
import { leaveTo } from '@/components/auth/leave-to'
import { Icon } from '@/components/ui/icon'

export function SwitchToUser({ className }: { className: string }) {
  const t = useTranslations('backoffice')
  const leave = async () => {
    chooseEnvironment('user')
    await leaveTo('/')
  }
  return (
    <button type="button" onClick={leave} className={className}>
      <Icon of={ArrowLeftRight} />
      {t('switchToUser')}
    </button>
  )
}
