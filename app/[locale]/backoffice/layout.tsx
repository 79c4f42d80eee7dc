import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { BackofficeShell } from '@/components/backoffice/backoffice-shell'
import { requireAdmin } from '@/lib/session/require-access'
import { readSelf } from '@/lib/users/service'

export default async function BackofficeLayout({ children }: { children: ReactNode }) {
  const actor = await requireAdmin('/backoffice')
  const { firstName, avatar } = await readSelf(actor)
  return (
    <BackofficeShell firstName={firstName} avatar={avatar}>
      <NuqsAdapter>{children}</NuqsAdapter>
    </BackofficeShell>
  )
}
