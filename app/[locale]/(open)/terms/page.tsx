import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TextPage } from '@/components/auth/text-page'
import { isOpen } from '@/lib/features/auth/registration/rules'
import { readRegistrationPolicy } from '@/lib/features/auth/registration/service'
import { getOperator } from '@/lib/platform/config/operator'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('terms')
  return { title: t('title') }
}

export default async function TermsPage() {
  const actor = await requireAccess('/terms')
  const canRegister = !actor && isPasswordSignInOn() && isOpen(readRegistrationPolicy(), false)
  return (
    <TextPage
      page="terms"
      userId={actor?.userId ?? null}
      canRegister={canRegister}
      operator={getOperator()}
    />
  )
}
