import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TextPage } from '@/components/auth/text-page'
import { getOperator } from '@/lib/platform/config/operator'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('terms')
  return { title: t('title') }
}

export default async function TermsPage() {
  const actor = await requireAccess('/terms')
  const t = await getTranslations('terms')
  return (
    <TextPage
      userId={actor?.userId ?? null}
      title={t('title')}
      intro={t('intro')}
      sections={[
        { id: 'who', title: t('whoTitle'), text: t('whoText') },
        { id: 'yours', title: t('yoursTitle'), text: t('yoursText') },
        { id: 'fair', title: t('fairTitle'), text: t('fairText') },
        { id: 'health', title: t('healthTitle'), text: t('healthText') },
        { id: 'service', title: t('serviceTitle'), text: t('serviceText') },
        { id: 'change', title: t('changeTitle'), text: t('changeText') },
      ]}
      operator={getOperator()}
      other={{ href: '/privacy', label: t('otherPrivacy') }}
    />
  )
}
