'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import { useRouter } from '@/lib/platform/i18n/navigation'

const DisableDialog = lazyClient(() => import('./disable-dialog').then((module) => module.DisableDialog))

export function DisableButton() {
  const t = useTranslations('secondFactor')
  const router = useRouter()
  const dialog = useDialog()
  const done = () => {
    dialog.close()
    void notify('success', t('disabled'))
    router.refresh()
  }
  return (
    <>
      <Button variant="secondary" onClick={dialog.show}>
        {t('disable')}
      </Button>
      {dialog.key > 0 ? <DisableDialog key={dialog.key} {...dialog.shown} onDone={done} /> : null}
    </>
  )
}
