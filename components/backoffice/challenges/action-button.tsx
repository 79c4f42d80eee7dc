'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'

export type ActionLook = 'icon' | 'full'

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'title'> & {
  look: ActionLook
  icon: ReactNode
  label: string
  /** Title of the challenge, for the accessible name. */
  title: string
}

/** Renders an action on a challenge: an icon button in lists, icon and label on a page. */
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
