import type { ReactNode } from 'react'
import { ProfileSkeleton } from '@/components/profile/profile-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<ProfileSkeleton />}>{children}</WhileLoading>
}
