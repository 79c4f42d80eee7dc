'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link, useRouter } from '@/lib/i18n/navigation'

const PATIENCE = 5_000
const NEXT = '/subscribe?from=invitation'

/** Says that an invitation does not work, and goes on to where an account can be made without one. */
export function LostInvitation() {
  const t = useTranslations('recovery')
  const router = useRouter()

  useEffect(() => {
    const timer = setTimeout(() => router.replace(NEXT), PATIENCE)
    return () => clearTimeout(timer)
  }, [router])

  return (
    <div className="grid gap-5">
      <Alert tone="error" role="alert" title={t('lostText')}>
        {t('lostNext')}
      </Alert>
      <Link href={NEXT} className={buttonVariants({ size: 'lg', className: 'w-full' })}>
        {t('lostGo')}
      </Link>
    </div>
  )
}
