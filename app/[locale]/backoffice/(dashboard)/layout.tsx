import type { ReactNode } from 'react'
import { PageSkeleton } from '@/components/backoffice/page-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

const FIGURE = 'h-30 rounded-card'
const BLOCKS = [
  'h-9 w-40',
  {
    className: 'mt-4 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4',
    blocks: [FIGURE, FIGURE, FIGURE, FIGURE],
  },
  {
    className: 'mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]',
    blocks: ['h-70 rounded-card', 'h-80 rounded-card xl:row-span-2', 'h-120 rounded-card'],
  },
]

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<PageSkeleton blocks={BLOCKS} />}>{children}</NavigationSkeleton>
}
