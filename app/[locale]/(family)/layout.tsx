import type { ReactNode } from 'react'
import { requireFamily } from '@/lib/platform/session/require-access'
import { FamilyShell } from '../family-shell'

/** Pages authorize the request again. */
export default async function FamilyLayout({ children }: { children: ReactNode }) {
  const actor = await requireFamily('/my-activities')
  return <FamilyShell actor={actor}>{children}</FamilyShell>
}
