import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'
import { StandalonePage } from '@/components/shell/standalone-page'
import { Spinner } from '@/components/ui/spinner'

/** Adds a skeleton, because the invitation query is slow. */
export default async function InvitationLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('invited')
  const looking = (
    <StandalonePage userId={null}>
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-lg text-soft">
        <Spinner />
        {t('looking')}
      </p>
    </StandalonePage>
  )
  return <NavigationSkeleton skeleton={looking}>{children}</NavigationSkeleton>
}
