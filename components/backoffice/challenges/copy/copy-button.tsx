'use client'

import { Copy } from 'lucide'
import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { ActionButton, type ActionLook } from '../action-button'
import { challengePath } from '../challenge-path'

const CopyDialog = lazyClient(() => import('./copy-dialog').then((module) => module.CopyDialog))

type CopyButtonProps = { challenge: ChallengeSummary; today: string; look: ActionLook }

/** Renders a button that copies texts and plan into a new challenge and opens it. */
export function CopyButton({ challenge, today, look }: CopyButtonProps) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const dialog = useDialog()
  const done = (id: string) => {
    dialog.close()
    void notify('success', t('copied'))
    router.push(challengePath(id))
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
          onDone={done}
        />
      ) : null}
    </>
  )
}
