import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { LoadingBoundary } from './loading-boundary'

/**
 * Shows a skeleton on client navigation only, unlike `loading.tsx`. In a document request, it would delay the content
 * and fix the status code before the page is known.
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
