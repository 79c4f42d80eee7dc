'use client'

import { ShieldCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { Skeleton } from '@/components/ui/skeleton'
import { useRouter } from '@/lib/platform/i18n/navigation'

const SetUpSteps = lazyClient(() => import('./set-up-steps').then((module) => module.SetUpSteps), {
  fallback: <Skeleton className="mt-5 h-40" />,
})

type SetUpProps = {
  isEnabled: boolean
  children: ReactNode
}

/** Shows the steps, until the recovery codes are saved. */
export function SetUp({ isEnabled, children }: SetUpProps) {
  const t = useTranslations('secondFactor')
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const finish = () => {
    setIsOpen(false)
    void notify('success', t('enabled'))
  }
  if (isOpen) {
    return <SetUpSteps onCancel={() => setIsOpen(false)} onEnabled={() => router.refresh()} onDone={finish} />
  }
  if (isEnabled) return children
  return (
    <>
      {children}
      <Button className="mt-4 w-full sm:w-auto" onClick={() => setIsOpen(true)}>
        <Icon of={ShieldCheck} />
        {t('setUp')}
      </Button>
    </>
  )
}
