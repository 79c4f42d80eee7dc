import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { KidsNotice } from '@/components/auth/kids-notice'
import { TextPage } from '@/components/auth/text-page'
import { getOperator } from '@/lib/platform/config/operator'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('terms')
  return { title: t('privacyTitle') }
}

export default async function PrivacyPage() {
  const actor = await requireAccess('/privacy')
  const t = await getTranslations('terms')
  return (
    <TextPage
      userId={actor?.userId ?? null}
      title={t('privacyTitle')}
      intro={t('privacyIntro')}
      lead={<KidsNotice />}
      hasContents
      sections={[
        { id: 'keep', title: t('keepTitle'), text: t('keepText') },
        { id: 'why', title: t('whyTitle'), text: t('whyText') },
        { id: 'see', title: t('seeTitle'), text: t('seeText') },
        { id: 'photos', title: t('photosTitle'), text: t('photosText') },
        { id: 'device', title: t('deviceTitle'), text: t('deviceText') },
        { id: 'providers', title: t('providersTitle'), text: t('providersText') },
        { id: 'cookies', title: t('cookiesTitle'), text: t('cookiesText') },
        { id: 'rights', title: t('rightsTitle'), text: t('rightsText') },
      ]}
      operator={getOperator()}
      other={{ href: '/terms', label: t('otherTerms') }}
    />
  )
}
