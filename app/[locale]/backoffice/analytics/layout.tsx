import type { ReactNode } from 'react'
import { PageSkeleton } from '@/components/backoffice/page-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'

const FIGURE = 'h-31 rounded-card'
const CHART = 'h-92 rounded-card'
const BLOCKS = [
  'h-9 w-40',
  'mt-2 h-5 w-64 max-w-full',
  'mt-4 h-13 w-96 max-w-full rounded-full',
  { className: 'mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4', blocks: [FIGURE, FIGURE, FIGURE, FIGURE] },
  { className: 'mt-4 grid gap-4 xl:grid-cols-2', blocks: [CHART, CHART] },
  `mt-4 ${CHART}`,
]

export default function AnalyticsLayout({ children }: { children: ReactNode }) {
  return <NavigationSkeleton skeleton={<PageSkeleton blocks={BLOCKS} />}>{children}</NavigationSkeleton>
}
