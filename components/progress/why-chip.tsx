'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import type { RestDay } from './rest-days'

const WhyDialog = lazyClient(() => import('./why-dialog').then((module) => module.WhyDialog))

type WhyChipProps = {
  what: 'points' | 'streak'
  familyId: string
  count: number
  /** The longest streak. */
  best?: number
  label: string
  restDays?: RestDay[]
  children: ReactNode
}

/** Shows a number that opens its explanation. */
export function WhyChip({ label, children, ...question }: WhyChipProps) {
  const t = useTranslations('progress')
  const [open, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('open', { number: label })}
        onClick={() => setOpen(true)}
        className="rounded-full transition-transform duration-200 hover:-translate-y-0.5 hover:brightness-97"
      >
        {children}
      </button>
      {open === null ? null : (
        <WhyDialog
          {...question}
          open={open}
          onOpenChange={setOpen}
          giveFocusBack={() => button.current?.focus()}
        />
      )}
    </>
  )
}
