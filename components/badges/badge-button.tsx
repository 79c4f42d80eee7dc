'use client'

import { type ReactNode, useRef, useState } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import type { BadgeView } from '@/lib/features/badges/schema'

const BadgeDialog = lazyClient(() => import('./badge-dialog').then((module) => module.BadgeDialog))

type BadgeButtonProps = {
  /** When the content has none. */
  label?: string
  badge: BadgeView
  timezone: string
  details?: ReactNode
  className?: string
  children: ReactNode
}

/** Opens the badge dialog, loaded on the first click. */
export function BadgeButton({ label, className, children, ...story }: BadgeButtonProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
        className={className}
      >
        {children}
      </button>
      {open === null ? null : (
        <BadgeDialog
          {...story}
          open={open}
          onOpenChange={setOpen}
          giveFocusBack={() => button.current?.focus()}
        />
      )}
    </>
  )
}
