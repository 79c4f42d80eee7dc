'use client'

import { Copy, Eye, Power, PowerOff, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { lazyClient } from '@/components/ui/lazy-client'
import type { LazyMenuProps } from '@/components/ui/lazy-menu'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { type RowAction, RowMenu } from '../data-table/row-menu'
import { PATHS } from '../paths'
import { useActivation } from './use-activation'
import { useDeletion } from './use-deletion'

const CopyDialog = lazyClient(() => import('./copy-dialog').then((module) => module.CopyDialog))

type ChallengeMenuProps = LazyMenuProps & {
  label: string
  challenge: ChallengeSummary
  today: string
  onOwnPage: boolean
}

/** Renders the less frequent actions with their dialogs; the challenge's own page shows two of them outside. */
export function ChallengeMenu({ challenge, today, onOwnPage, ...menu }: ChallengeMenuProps) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const activation = useActivation(challenge)
  const copy = useDialog()
  const deletion = useDeletion(challenge, onOwnPage)
  const { refused, run: toggle } = activation
  const openCopy = (id: string) => {
    copy.close()
    void notify('success', t('copied'))
    router.push(PATHS.challenge(id))
  }

  const deactivate = { label: t('deactivate'), icon: PowerOff, onChoose: toggle }
  const activate = { label: t('activate'), icon: Power, refused, onChoose: toggle }
  const showPreview = () => router.push(PATHS.challenge(challenge.id, '#preview'))
  const actions: RowAction[] = [
    ...(challenge.isActive ? [deactivate] : onOwnPage ? [] : [activate]),
    { label: t('copy'), icon: Copy, onChoose: copy.show },
    ...(onOwnPage ? [] : [{ label: t('preview'), icon: Eye, onChoose: showPreview }]),
    { label: t('delete'), icon: Trash2, danger: true, onChoose: deletion.run },
  ]
  return (
    <>
      <RowMenu actions={actions} {...menu} />
      {activation.dialogs}
      {copy.key ? (
        <CopyDialog key={copy.key} challenge={challenge} today={today} onDone={openCopy} {...copy.shown} />
      ) : null}
      {deletion.dialogs}
    </>
  )
}
