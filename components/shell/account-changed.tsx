'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import { ACCOUNT_CHANGED } from '@/lib/platform/http/account-header'
import { muteErrors } from './notify'

/** Explains that another account is signed in. */
export function AccountChangedDialog() {
  const t = useTranslations('common')
  const errors = useTranslations('errors')
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const show = () => {
      muteErrors(true)
      setOpen(true)
    }
    window.addEventListener(ACCOUNT_CHANGED, show)
    return () => window.removeEventListener(ACCOUNT_CHANGED, show)
  }, [])

  const close = () => {
    muteErrors(false)
    setOpen(false)
  }

  if (open === undefined) return null
  return (
    <LazyConfirm
      open={open}
      title={t('accountChanged')}
      text={errors('account_changed')}
      closeLabel={t('close')}
      cancelLabel={t('close')}
      confirmLabel={t('reload')}
      confirmVariant="primary"
      onCancel={close}
      onConfirm={() => window.location.reload()}
    />
  )
}
