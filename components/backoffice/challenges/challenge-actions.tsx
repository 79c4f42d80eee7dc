'use client'

import { Eye } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import type { ActionLook } from './action-button'
import { ActivationButton } from './activation/activation-button'
import { challengePath } from './challenge-path'
import { CopyButton } from './copy/copy-button'
import { DeleteButton } from './delete-button'
import { EditButton } from './edit-button'

type ChallengeActionsProps = {
  challenge: ChallengeSummary
  today: string
  look: ActionLook
  /** Further actions. */
  children?: ReactNode
}

export function ChallengeActions({ challenge, today, look, children }: ChallengeActionsProps) {
  return (
    <>
      <ActivationButton challenge={challenge} look={look} />
      {children}
      <EditButton challenge={challenge} today={today} look={look} />
      <CopyButton challenge={challenge} today={today} look={look} />
      <PreviewLink challenge={challenge} look={look} />
      <DeleteButton challenge={challenge} look={look} />
    </>
  )
}

function PreviewLink({ challenge: { id, title }, look }: Pick<ChallengeActionsProps, 'challenge' | 'look'>) {
  const t = useTranslations('challengeEditor')
  if (look === 'full') {
    return (
      <a href="#preview" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
        <Icon of={Eye} />
        {t('preview')}
      </a>
    )
  }
  return (
    <Link
      href={challengePath(id, '#preview')}
      prefetch={false}
      aria-label={t('of', { action: t('preview'), title })}
      title={t('preview')}
      className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-soft')}
    >
      <Icon of={Eye} />
    </Link>
  )
}
