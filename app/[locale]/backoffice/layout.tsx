import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { BackofficeShell } from '@/components/backoffice/backoffice-shell'
import { gateAdmin } from '@/lib/session/gate'
import { readUser } from '@/lib/users/service'

export default async function BackofficeLayout({ children }: { children: ReactNode }) {
  const actor = await gateAdmin('/backoffice')
  const { firstName, avatar } = await readUser(actor.userId, actor.locale)
  return (
    <BackofficeShell firstName={firstName} avatar={avatar}>
      <NuqsAdapter>{children}</NuqsAdapter>
    </BackofficeShell>
  )
}
