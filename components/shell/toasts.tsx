'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { notifyKept } from './notify'

const Toaster = dynamic(() => import('@/components/ui/toaster').then((module) => module.Toaster), {
  ssr: false,
})

/** Where toasts appear; loaded after the page itself. */
export function Toasts() {
  const t = useTranslations('common')
  useEffect(notifyKept, [])
  return <Toaster label={t('notifications')} closeLabel={t('close')} />
}
