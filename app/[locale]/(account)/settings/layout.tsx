import type { ReactNode } from 'react'
import { requireUser } from '@/lib/platform/session/require-access'
import { AccountFrame } from '../../account-frame'

/** Pages authorize the request again. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const actor = await requireUser('/settings')
  return (
    <AccountFrame actor={actor} ownSelector>
      {children}
    </AccountFrame>
  )
}
