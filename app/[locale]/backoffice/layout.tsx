import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { BackofficeShell } from '@/components/backoffice/backoffice-shell'
import { countOpenReports } from '@/lib/features/analytics/dashboard/service'
import { readSelf } from '@/lib/features/users/service'
import { VERSION } from '@/lib/platform/config/version'
import { requireAdmin } from '@/lib/platform/session/require-access'

export default async function BackofficeLayout({ children }: { children: ReactNode }) {
  const actor = await requireAdmin('/backoffice')
  const [{ firstName, avatar }, { total }] = await Promise.all([readSelf(actor), countOpenReports()])
  return (
    <BackofficeShell firstName={firstName} avatar={avatar} openReports={total} version={VERSION}>
      <NuqsAdapter>{children}</NuqsAdapter>
    </BackofficeShell>
  )
}
