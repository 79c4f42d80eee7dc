'use client'

import { type ReactNode, Suspense, useState } from 'react'

/** Renders a Suspense boundary, or none. The first render decides: a change would remount the page. */
export function LoadingBoundary({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const [waits] = useState(skeleton !== null)
  return waits ? <Suspense fallback={skeleton}>{children}</Suspense> : children
}
