import { useTranslations } from 'next-intl'
import { ResendLink } from '@/components/auth/resend-link'
import { Alert } from '@/components/ui/alert'
import type { AdultLine } from '../adults/adult-lines'

type FamilyNoticesProps = { adults: readonly AdultLine[]; isVerified: boolean }

export function FamilyNotices({ adults, isVerified }: FamilyNoticesProps) {
  return (
    <>
      {isVerified ? null : <VerifyNotice />}
      <Newcomers adults={adults} />
    </>
  )
}

/** The code may have reached a stranger. */
function Newcomers({ adults }: { adults: readonly AdultLine[] }) {
  const t = useTranslations('family.newcomer')
  const newcomers = adults.filter(({ isNew }) => isNew)
  if (newcomers.length === 0) return null
  return (
    <div className="grid gap-3">
      {newcomers.map(({ id, name, arrival }) => (
        <Alert key={id} tone="info" title={t('title', { name, date: arrival?.date ?? '' })}>
          {t('text', { name })}
        </Alert>
      ))}
    </div>
  )
}

function VerifyNotice() {
  const t = useTranslations('family.unverified')
  return (
    <Alert tone="warning" title={t('title')} action={<ResendLink />}>
      {t('text')}
    </Alert>
  )
}
