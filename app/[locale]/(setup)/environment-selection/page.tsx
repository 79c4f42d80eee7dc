import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EnvironmentChoice } from '@/components/auth/environment-choice'
import { SignedInAs } from '@/components/auth/signed-in-as'
import { ClientMessages } from '@/components/shell/client-messages'
import { StandalonePage } from '@/components/shell/standalone-page'
import { readSelf } from '@/lib/features/users/service'
import { requireUser } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('environment')
  return { title: t('title') }
}

export default async function EnvironmentSelectionPage() {
  const actor = await requireUser('/environment-selection')
  const [t, user] = await Promise.all([getTranslations('environment'), readSelf(actor)])
  return (
    <StandalonePage userId={actor.userId}>
      <h1>{t('heading', { name: user.firstName })}</h1>
      <p className="mt-2 mb-7 text-soft">{t('text')}</p>
      <ClientMessages namespaces={['environment']}>
        <EnvironmentChoice userHome={user.hasFamily ? '/my-activities' : '/family-setup'} />
      </ClientMessages>
      <SignedInAs email={user.email} />
    </StandalonePage>
  )
}
