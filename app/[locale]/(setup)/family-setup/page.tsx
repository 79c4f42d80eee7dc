import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SignedInAs } from '@/components/auth/signed-in-as'
import { FamilySetup } from '@/components/families/setup/family-setup'
import { PendingFamily } from '@/components/families/setup/pending-family'
import { ClientMessages } from '@/components/shell/client-messages'
import { StandalonePage } from '@/components/shell/standalone-page'
import { readSelf } from '@/lib/features/users/service'
import { requireUser } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('familySetup')
  return { title: t('title') }
}

export default async function FamilySetupPage() {
  const actor = await requireUser('/family-setup')
  const user = await readSelf(actor)
  return (
    <StandalonePage userId={actor.userId}>
      <ClientMessages namespaces={['familySetup']}>
        {user.pendingFamily ? (
          <PendingFamily family={user.pendingFamily} />
        ) : (
          <FamilySetup name={user.firstName} />
        )}
      </ClientMessages>
      <SignedInAs email={user.email} hasAdminRole={actor.hasAdminRole} />
    </StandalonePage>
  )
}
