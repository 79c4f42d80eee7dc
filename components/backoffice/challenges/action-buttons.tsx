'use client'

import { Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useDialog } from '@/components/ui/use-dialog'
import type { deleteChallengeContract } from '@/lib/features/challenges/editor/contract'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { PATHS } from '../paths'

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

type DeleteButtonProps = { challenge: ChallengeSummary; look: ActionLook }

/** Deletes a challenge; the confirmation lists lost completions. */
export function DeleteButton({ challenge: { id, title, completionCount }, look }: DeleteButtonProps) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const plainDialog = useDialog()
  const forceDialog = useDialog()
  const [isDeleted, setDeleted] = useState(false)
  const deletion = useApiMutation(
    (force: 'true' | 'false') =>
      send<typeof deleteChallengeContract>('DELETE', '/challenges/{id}', {
        params: { id },
        query: { force },
      }),
    {
      success: t('deleted'),
      error: t('failed.delete'),
      refresh: true,
      onSuccess: () => {
        setDeleted(true)
        if (look === 'full') router.push(PATHS.challenges)
      },
      onError: ({ code }) => {
        const needsForce = code === 'challenge_has_completions'
        if (needsForce) forceDialog.show()
        return needsForce
      },
    },
  )
  const focusTab = (event: Event) => {
    if (!isDeleted) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }
  return (
    <>
      <ActionButton
        look={look}
        icon={<Icon of={Trash2} />}
        label={t('delete')}
        title={title}
        disabled={isDeleted}
        onClick={completionCount > 0 ? forceDialog.show : plainDialog.show}
      />
      <Confirmation
        dialog={plainDialog}
        title={t('deleteTitle', { title })}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        onConfirm={() => deletion.run('false').then(plainDialog.close)}
        onCloseAutoFocus={focusTab}
      />
      <Confirmation
        dialog={forceDialog}
        title={t('forceTitle')}
        text={t('forceText', { count: completionCount })}
        confirmLabel={t('forceDo')}
        onConfirm={() => deletion.run('true').then(forceDialog.close)}
        onCloseAutoFocus={focusTab}
      />
    </>
  )
}
