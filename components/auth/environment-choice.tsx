'use client'

import { Leaf, SlidersHorizontal } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Environment } from '@/lib/platform/session/access'
import { CardButton } from './card-button'
import { chooseEnvironment } from './choose-environment'
import { leaveTo } from './leave-to'

/** @param userHome home path in the end-user environment */
export function EnvironmentChoice({ userHome }: { userHome: string }) {
  const t = useTranslations('environment')
  const [chosen, setChosen] = useState<Environment | null>(null)

  const choose = async (environment: Environment) => {
    if (chosen) return
    setChosen(environment)
    chooseEnvironment(environment)
    await leaveTo(environment === 'admin' ? '/backoffice' : userHome)
    setChosen(null)
  }

  return (
    <div className="grid gap-4">
      <CardButton
        tone="sky"
        icon={<Icon of={SlidersHorizontal} />}
        title={t('admin')}
        text={t('adminText')}
        busy={chosen === 'admin'}
        onClick={() => choose('admin')}
      />
      <CardButton
        tone="leaf"
        icon={<Icon of={Leaf} />}
        title={t('user')}
        text={t('userText')}
        busy={chosen === 'user'}
        onClick={() => choose('user')}
      />
    </div>
  )
}
