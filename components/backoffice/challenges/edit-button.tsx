'use client'

import { Pencil } from 'lucide'
import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { ActionButton, type ActionLook } from './action-button'

const ChallengeDialog = lazyClient(() =>
  import('./form/challenge-dialog').then((module) => module.ChallengeDialog),
)

type EditButtonProps = { challenge: ChallengeSummary; today: string; look: ActionLook }

export function EditButton({ challenge: { id, title }, today, look }: EditButtonProps) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const dialog = useDialog()
  const done = () => {
    dialog.close()
    void notify('success', t('updated'))
    router.refresh()
  }
  return (
    <>
      <ActionButton
        look={look}
        icon={<Icon of={Pencil} />}
        label={t('edit')}
        title={title}
        onClick={dialog.show}
      />
      {dialog.key ? (
        <ChallengeDialog
          key={dialog.key}
          open={dialog.open}
          challengeId={id}
          today={today}
          onClose={dialog.close}
          onDone={done}
        />
      ) : null}
    </>
  )
}
