import type { ReactNode } from 'react'
import { UserSkeleton } from '@/components/backoffice/users/user-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function UserLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<UserSkeleton />}>{children}</NavigationSkeleton>
}
