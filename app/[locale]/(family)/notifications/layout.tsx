import type { ReactNode } from 'react'
import { NotificationsSkeleton } from '@/components/notifications/notifications-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

export default function NotificationsLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<NotificationsSkeleton />}>{children}</NavigationSkeleton>
}
