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
  return <TextPage page="terms" userId={actor?.userId ?? null} operator={getOperator()} />
}
