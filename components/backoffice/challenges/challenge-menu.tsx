'use client'

import { Copy, Eye, Power, PowerOff, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import type { LazyMenuProps } from '@/components/ui/lazy-menu'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { type RowAction, RowMenu } from '../data-table/row-menu'
import { PATHS } from '../paths'
import { useActivation } from './use-activation'
import { useCopy } from './use-copy'
import { useDeletion } from './use-deletion'

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
  const copy = useCopy(challenge, today)
  const deletion = useDeletion(challenge, onOwnPage)
  const { refused } = activation

  const toggle: RowAction = challenge.isActive
    ? { label: t('deactivate'), icon: PowerOff, onChoose: activation.run }
    : { label: t('activate'), icon: Power, refused, onChoose: activation.run }
  const preview: RowAction = {
    label: t('preview'),
    icon: Eye,
    onChoose: () => router.push(PATHS.challenge(challenge.id, '#preview')),
  }
  const actions: RowAction[] = [
    ...(onOwnPage && !challenge.isActive ? [] : [toggle]),
    { label: t('copy'), icon: Copy, onChoose: copy.run },
    ...(onOwnPage ? [] : [preview]),
    { label: t('delete'), icon: Trash2, danger: true, onChoose: deletion.run },
  ]
  return (
    <>
      <RowMenu actions={actions} {...menu} />
      {activation.dialogs}
      {copy.dialogs}
      {deletion.dialogs}
    </>
  )
}
