import type { ReactNode } from 'react'
import { UserSkeleton } from '@/components/backoffice/users/user-skeleton'
import { WhileLoading } from '@/components/shell/while-loading'

export default function UserLayout({ children }: { children: ReactNode }) {
  return <WhileLoading skeleton={<UserSkeleton />}>{children}</WhileLoading>
}
