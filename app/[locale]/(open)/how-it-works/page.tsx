import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HowItWorks } from '@/components/auth/how-it-works'
import { ReadingPage } from '@/components/auth/reading-page'
import { isOpen } from '@/lib/features/auth/registration/rules'
import { readRegistrationPolicy } from '@/lib/features/auth/registration/service'
import { readTheme } from '@/lib/platform/http/read-theme'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('howItWorks')
  return { title: t('title'), description: t('intro') }
}

export default async function HowItWorksPage() {
  const actor = await requireAccess('/how-it-works')
  const canRegister = isPasswordSignInOn() && isOpen(readRegistrationPolicy(), false)
  return (
    <ReadingPage userId={actor?.userId ?? null} width="wide">
      <HowItWorks next={actor ? 'home' : canRegister ? 'create' : 'signIn'} theme={await readTheme()} />
    </ReadingPage>
  )
}
