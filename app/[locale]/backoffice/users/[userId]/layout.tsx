import type { ReactNode } from 'react'
import { PageSkeleton } from '@/components/backoffice/page-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

const BLOCKS = [
  'h-5 w-24',
  {
    className: 'mt-3 flex justify-between gap-4',
    blocks: ['h-9 w-64 max-w-full', 'h-11 w-40 rounded-full'],
  },
  {
    className: 'mt-6 grid items-start gap-4 xl:grid-cols-2',
    blocks: ['h-80 rounded-card', 'h-56 rounded-card', 'h-56 rounded-card', 'h-40 rounded-card'],
  },
]

export default function UserLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<PageSkeleton blocks={BLOCKS} />}>{children}</NavigationSkeleton>
}
