'use client'

import { type ReactNode, Suspense, useState } from 'react'

/** A boundary that is there or not for as long as the page is: taking it in or out would start the page afresh. */
export function LoadingBoundary({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  const [waits] = useState(skeleton !== null)
  return waits ? <Suspense fallback={skeleton}>{children}</Suspense> : children
}
