'use client'

import { type ReactNode, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/platform/i18n/navigation'

type HeaderPlantProps = {
  label: string
  /** The family's completed tasks: one more makes the plant wave. */
  completed: number
  children: ReactNode
}

/** Links to the garden. */
export function HeaderPlant({ label, completed, children }: HeaderPlantProps) {
  const [last, setLast] = useState({ completed, waves: 0 })
  if (last.completed !== completed) {
    setLast({ completed, waves: last.waves + (completed > last.completed ? 1 : 0) })
  }
  return (
    <Link
      href="/garden"
      prefetch={false}
      aria-label={label}
      className="grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-200 hover:bg-leaf-tint"
    >
      <span
        key={last.waves}
        data-waves={last.waves}
        className={cn('block origin-bottom', last.waves > 0 && 'animate-wave [animation-delay:400ms]')}
      >
        {children}
      </span>
    </Link>
  )
}
