'use client'

import { Copy, Eye } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { notify } from '@/components/shell/notify'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { Link, useRouter } from '@/lib/platform/i18n/navigation'
import { ActionButton, type ActionLook } from './action-button'
import { ActivationButton } from './activation-button'
import { EditButton } from './challenge-dialog-openers'
import { getChallengePath } from './challenge-path'
import { DeleteButton } from './delete-button'

const CopyDialog = lazyClient(() => import('./copy-dialog').then((module) => module.CopyDialog))

type ChallengeActionsProps = {
  challenge: ChallengeSummary
  today: string
  look: ActionLook
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

function CopyButton({ challenge, today, look }: Omit<ChallengeActionsProps, 'children'>) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const dialog = useDialog()
  const openCopy = (id: string) => {
    dialog.close()
    void notify('success', t('copied'))
    router.push(getChallengePath(id))
  }
  return (
    <>
      <ActionButton
        look={look}
        icon={<Icon of={Copy} />}
        label={t('copy')}
        title={challenge.title}
        onClick={dialog.show}
      />
      {dialog.key ? (
        <CopyDialog
          key={dialog.key}
          open={dialog.open}
          challenge={challenge}
          today={today}
          onClose={dialog.close}
          onDone={openCopy}
        />
      ) : null}
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
      href={getChallengePath(id, '#preview')}
      prefetch={false}
      aria-label={t('of', { action: t('preview'), title })}
      title={t('preview')}
      className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-soft')}
    >
      <Icon of={Eye} />
    </Link>
  )
}
