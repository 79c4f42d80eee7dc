'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import { notifyKept } from './notify'

const Toaster = lazyClient(() => import('@/components/ui/toaster').then((module) => module.Toaster), {
  optional: true,
})

export function Toasts() {
  const t = useTranslations('common')
  useEffect(notifyKept, [])
  return <Toaster label={t('notifications')} closeLabel={t('close')} />
}
