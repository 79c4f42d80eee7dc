import type { ReactNode } from 'react'
import { ProfileSkeleton } from '@/components/profile/profile-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function ProfileLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<ProfileSkeleton />}>{children}</NavigationSkeleton>
}
