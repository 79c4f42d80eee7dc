import type { ReactNode } from 'react'
import { PageSkeleton } from '@/components/backoffice/page-skeleton'
import { ClientMessages } from '@/components/shell/client-messages'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

const SECTION = {
  className: 'grid gap-x-8 gap-y-3 xl:grid-cols-[15rem_minmax(0,1fr)]',
  blocks: [{ className: 'xl:pt-5', blocks: ['h-7 w-40', 'mt-2 h-5 w-56 max-w-full'] }, 'h-44 rounded-card'],
}
const BLOCKS = [
  'h-9 w-48',
  'mt-2 h-5 w-96 max-w-full',
  { className: 'mt-6 grid gap-8', blocks: ['h-40 rounded-card', SECTION, SECTION, SECTION, SECTION] },
]

export default function InstallationLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={['backoffice', 'installation', 'starter']}>
      <NavigationSkeleton skeleton={<PageSkeleton blocks={BLOCKS} />}>{children}</NavigationSkeleton>
    </ClientMessages>
  )
}
