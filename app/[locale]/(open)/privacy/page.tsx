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
      sections={[
        { title: t('keepTitle'), text: t('keepText') },
        { title: t('whyTitle'), text: t('whyText') },
        { title: t('seeTitle'), text: t('seeText') },
        { title: t('photosTitle'), text: t('photosText') },
        { title: t('deviceTitle'), text: t('deviceText') },
        { title: t('providersTitle'), text: t('providersText') },
        { title: t('cookiesTitle'), text: t('cookiesText') },
        { title: t('rightsTitle'), text: t('rightsText') },
      ]}
      operator={getOperator()}
      other={{ href: '/terms', label: t('otherTerms') }}
    />
  )
}
