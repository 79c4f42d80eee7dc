'use client'

import { Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Icon } from '@/components/ui/icon'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import { useDialog } from '@/components/ui/use-dialog'
import type { deleteChallengeContract } from '@/lib/features/challenges/editor/contract'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { ApiError, send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { ActionButton, type ActionLook } from './action-button'
import { LIST_PATH } from './challenge-path'
import { useAct } from './use-act'

type DeleteButtonProps = { challenge: ChallengeSummary; look: ActionLook }

/** Renders the delete button; the confirmation lists what is lost when families have completions. */
export function DeleteButton({ challenge: { id, title, completionCount }, look }: DeleteButtonProps) {
  const t = useTranslations('challengeEditor')
  const common = useTranslations('common')
  const router = useRouter()
  const act = useAct()
  const first = useDialog()
  const second = useDialog()
  const [isGone, setGone] = useState(false)
  const call = (force: 'true' | 'false') =>
    send<typeof deleteChallengeContract>('DELETE', '/challenges/{id}', { params: { id }, query: { force } })
  const gone = () => {
    setGone(true)
    void notify('success', t('deleted'))
    if (look === 'full') router.push(LIST_PATH)
    else router.refresh()
  }
  const remove = async () => {
    const attempt = () =>
      call('false').then(gone, (error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'challenge_has_completions')) throw error
        second.show()
      })
    await act('delete', attempt)
    first.close()
  }
  const removeAll = async () => {
    await act('delete', () => call('true').then(gone))
    second.close()
  }
  const words = { closeLabel: common('close'), cancelLabel: common('cancel') }
  const toContent = (event: Event) => {
    if (!isGone) return
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
        disabled={isGone}
        onClick={completionCount > 0 ? second.show : first.show}
      />
      {first.key ? (
        <LazyConfirm
          {...words}
          open={first.open}
          title={t('deleteTitle', { title })}
          text={t('deleteText')}
          confirmLabel={t('delete')}
          onCancel={first.close}
          onConfirm={remove}
          onCloseAutoFocus={toContent}
        />
      ) : null}
      {second.key ? (
        <LazyConfirm
          {...words}
          open={second.open}
          title={t('forceTitle')}
          text={t('forceText', { count: completionCount })}
          confirmLabel={t('forceDo')}
          onCancel={second.close}
          onConfirm={removeAll}
          onCloseAutoFocus={toContent}
        />
      ) : null}
    </>
  )
}
