import { useTranslations } from 'next-intl'
import { ResendLink } from '@/components/auth/resend-link'
import { Alert } from '@/components/ui/alert'

export function VerifyNotice() {
  const t = useTranslations('family.unverified')
  return (
    <Alert tone="warning" title={t('title')} action={<ResendLink />}>
      {t('text')}
    </Alert>
  )
}
