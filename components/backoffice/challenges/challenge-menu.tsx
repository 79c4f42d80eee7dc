'use client'

import { Copy, Eye, Power, PowerOff, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import type { LazyMenuProps } from '@/components/ui/lazy-menu'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { type RowAction, RowMenu } from '../data-table/row-menu'
import { PATHS } from '../paths'
import { useActivation } from './use-activation'
import { useDeletion } from './use-deletion'

type ChallengeMenuProps = LazyMenuProps & {
  label: string
  challenge: ChallengeSummary
  onOwnPage: boolean
  /** Null where the copy has its own button. */
  onCopy: (() => void) | null
}

/** Renders the less frequent actions with their dialogs; the challenge's own page shows two of them outside. */
export function ChallengeMenu({ challenge, onOwnPage, onCopy, ...menu }: ChallengeMenuProps) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const activation = useActivation(challenge)
  const deletion = useDeletion(challenge, onOwnPage)
  const { refused, run: toggle } = activation
  const deactivate = { label: t('deactivate'), icon: PowerOff, onChoose: toggle }
  const activate = { label: t('activate'), icon: Power, refused, onChoose: toggle }
  const showPreview = () => router.push(PATHS.challenge(challenge.id, '#preview'))
  const actions: RowAction[] = [
    ...(challenge.isActive ? [deactivate] : onOwnPage ? [] : [activate]),
    ...(onCopy ? [{ label: t('copy'), icon: Copy, onChoose: onCopy }] : []),
    ...(onOwnPage ? [] : [{ label: t('preview'), icon: Eye, onChoose: showPreview }]),
    { label: t('delete'), icon: Trash2, danger: true, onChoose: deletion.run },
  ]
  return (
    <>
      <RowMenu actions={actions} {...menu} />
      {activation.dialogs}
      {deletion.dialogs}
    </>
  )
}
