import type { ReactNode } from 'react'
import { PageSkeleton } from '@/components/backoffice/page-skeleton'
import { NavigationSkeleton } from '@/components/shell/navigation-skeleton'
import { CHALLENGE_DAYS } from '@/lib/features/challenges/rules'

const HEADER = ['h-6 w-32', 'h-10 w-80 max-w-full', 'h-5 w-96 max-w-full', 'h-6 w-72 max-w-full']
const DAYS = Array.from({ length: CHALLENGE_DAYS }, () => 'h-14 rounded-card xl:h-28')
const PLAN = { className: 'grid gap-2 max-xl:gap-px xl:grid-cols-7', blocks: DAYS }
const BLOCKS = [
  { className: 'grid gap-3', blocks: HEADER },
  { className: 'grid gap-3', blocks: ['h-7 w-44', PLAN] },
  'h-48 rounded-card',
  'h-40 rounded-card',
]

export default function ChallengeLayout({ children }: { children: ReactNode }) {
  const skeleton = <PageSkeleton blocks={[{ className: 'grid gap-8', blocks: BLOCKS }]} />
  return <NavigationSkeleton skeleton={skeleton}>{children}</NavigationSkeleton>
}
