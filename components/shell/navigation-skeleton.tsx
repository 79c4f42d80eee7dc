import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { LoadingBoundary } from './loading-boundary'

/**
 * Shows a page's skeleton while it is fetched from within the app. A document comes whole instead, because a skeleton
 * sent ahead of it would only put off the first sight of the content, and fix the status before the page is known.
 * For a segment's layout, in place of a `loading.tsx`, which makes no such difference.
 */
export async function NavigationSkeleton({
  skeleton,
  children,
}: {
  skeleton: ReactNode
  children: ReactNode
}) {
  const isFetched = (await headers()).get('sec-fetch-dest') === 'empty'
  return <LoadingBoundary skeleton={isFetched ? skeleton : null}>{children}</LoadingBoundary>
}
