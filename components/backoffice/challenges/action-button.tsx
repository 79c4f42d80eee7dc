'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'

export type ActionLook = 'icon' | 'full'

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'title'> & {
  look: ActionLook
  icon: ReactNode
  label: string
  title: string
}

/** Renders an action: an icon, on a page with a label. */
export function ActionButton({ look, icon, label, title, ...props }: ActionButtonProps) {
  const t = useTranslations('challengeEditor')
  if (look === 'full') {
    return (
      <Button variant="secondary" size="sm" {...props}>
        {icon}
        {label}
      </Button>
    )
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('of', { action: label, title })}
      title={label}
      className="text-soft"
      {...props}
    >
      {icon}
    </Button>
  )
}
