'use client'

import dynamic from 'next/dynamic'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { FamilyView } from './family-view'

const Drawn = dynamic(() => import('./family-view').then((module) => module.FamilyView), {
  ssr: false,
  loading: Outline,
})

/** The family's own drawings are fetched once one comes near them: whoever only plans does not wait for them. */
export function FamilyFrame(props: ComponentProps<typeof FamilyView>) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '25%',
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={frame}>{isNear ? <Drawn {...props} /> : <Outline />}</div>
}

function Outline() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(20rem,5fr)_7fr]">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
