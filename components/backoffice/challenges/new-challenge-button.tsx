'use client'

import { Plus } from 'lucide'
import { useTranslations } from 'next-intl'
import { parseAsString, useQueryState } from 'nuqs'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { challengePath } from './challenge-path'

const ChallengeDialog = lazyClient(() =>
  import('./form/challenge-dialog').then((module) => module.ChallengeDialog),
)

export function NewChallengeButton({ today }: { today: string }) {
  const t = useTranslations('challengeEditor')
  const router = useRouter()
  const dialog = useDialog()
  const [asked, setAsked] = useQueryState('new', parseAsString)
  const close = () => {
    dialog.close()
    void setAsked(null)
  }
  const done = (id: string) => {
    dialog.close()
    void notify('success', t('created'))
    router.push(challengePath(id))
  }
  return (
    <>
      <Button onClick={dialog.show}>
        <Icon of={Plus} />
        {t('new')}
      </Button>
      {dialog.key || asked ? (
        <ChallengeDialog
          key={dialog.key}
          open={dialog.open || asked !== null}
          challengeId={null}
          today={today}
          onClose={close}
          onDone={done}
        />
      ) : null}
    </>
  )
}
