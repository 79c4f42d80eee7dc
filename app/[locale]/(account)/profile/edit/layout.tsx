import type { ReactNode } from 'react'
import { requireAccess } from '@/lib/platform/session/require-access'
import { AccountFrame } from '../../../account-frame'

export default async function EditProfileLayout({ children }: { children: ReactNode }) {
  return <AccountFrame actor={await requireAccess('/profile/edit')}>{children}</AccountFrame>
}
