import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { KidsNotice } from '@/components/auth/kids-notice'
import { PrivacyGlance } from '@/components/auth/privacy-glance'
import { TextPage } from '@/components/auth/text-page'
import { getOperator } from '@/lib/platform/config/operator'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('terms')
  return { title: t('privacyTitle') }
}

export default async function PrivacyPage() {
  const actor = await requireAccess('/privacy')
  return (
    <TextPage
      page="privacy"
      userId={actor?.userId ?? null}
      lead={
        <>
          <PrivacyGlance />
          <KidsNotice />
        </>
      }
      operator={getOperator()}
    />
  )
}
