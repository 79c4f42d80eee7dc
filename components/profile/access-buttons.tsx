'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import { useRouter } from '@/lib/platform/i18n/navigation'

const EmailDialog = lazyClient(() => import('./email-dialog').then((module) => module.EmailDialog))
const PasswordDialog = lazyClient(() => import('./password-dialog').then((module) => module.PasswordDialog))

const DIALOGS = { email: EmailDialog, password: PasswordDialog }
const LABELS = { email: 'changeEmail', password: 'changePassword' } as const
const DONE = { email: 'emailSent', password: 'passwordChanged' } as const

export function ChangeButton({ what }: { what: 'email' | 'password' }) {
  const t = useTranslations('access')
  const router = useRouter()
  const dialog = useDialog()
  const ChangeDialog = DIALOGS[what]
  const done = () => {
    dialog.close()
    void notify('success', t(DONE[what]))
    router.refresh()
  }
  return (
    <>
      <Button variant="secondary" size="sm" onClick={dialog.show}>
        {t(LABELS[what])}
      </Button>
      {dialog.key > 0 ? <ChangeDialog key={dialog.key} {...dialog.shown} onDone={done} /> : null}
    </>
  )
}
