'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { ChallengeSummary } from '@/lib/features/challenges/publishing/schema'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { PATHS } from '../paths'

const CopyDialog = lazyClient(() => import('./copy-dialog').then((module) => module.CopyDialog))

/** Returns the copy of a challenge, which opens the copy's page. */
export function useCopy(challenge: ChallengeSummary, today: string) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const dialog = useDialog()
  const openCopy = (id: string) => {
    dialog.close()
    void notify('success', t('copied'))
    router.push(PATHS.challenge(id))
  }
  return {
    run: dialog.show,
    dialogs: dialog.key ? (
      <CopyDialog key={dialog.key} challenge={challenge} today={today} onDone={openCopy} {...dialog.shown} />
    ) : null,
  }
}
