'use client'

import { UserPlus } from 'lucide'
import { useTranslations } from 'next-intl'
import { parseAsString, useQueryState } from 'nuqs'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'

const AddUserDialog = lazyClient(() => import('./add-user-dialog').then((module) => module.AddUserDialog))

/** Opens a new user's dialog; so does `?new=1`. */
export function AddUser() {
  const t = useTranslations('userAdmin')
  const dialog = useDialog()
  const [requested, setRequested] = useQueryState('new', parseAsString)
  const close = () => {
    dialog.close()
    void setRequested(null)
  }
  return (
    <>
      <Button size="sm" onClick={dialog.show}>
        <Icon of={UserPlus} />
        {t('action.add')}
      </Button>
      {dialog.key || requested ? (
        <AddUserDialog key={dialog.key} open={dialog.open || requested !== null} onClose={close} />
      ) : null}
    </>
  )
}
