'use client'

import { type ReactNode, useRef, useState } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import type { BadgeView } from '@/lib/badges/schema'

const BadgeDialog = lazyClient(() => import('./badge-dialog').then((module) => module.BadgeDialog))

type BadgeButtonProps = {
  /** Name and state in words, where the button does not say them itself. */
  label?: string
  badge: BadgeView
  /** Where the family lives, for the day on which it earned the badge. */
  timezone: string
  details?: ReactNode
  className?: string
  children: ReactNode
}

/** A badge that opens its story; the dialog's code comes with the first press. */
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
