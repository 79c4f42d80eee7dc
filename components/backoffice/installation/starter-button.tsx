'use client'

import { Sprout } from 'lucide'
import { useTranslations } from 'next-intl'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useDialog } from '@/components/ui/use-dialog'
import type { installStarterContract } from '@/lib/features/installation/starter/contract'
import { send } from '@/lib/platform/http/api-client'

export function StarterButton() {
  const t = useTranslations('starter')
  const dialog = useDialog()
  const installation = useApiMutation(
    () => send<typeof installStarterContract>('POST', '/admin/content/starter', {}),
    { success: ({ installed }) => t(installed ? 'done' : 'already'), refresh: true },
  )
  return (
    <>
      <Button disabled={installation.isPending} onClick={dialog.show}>
        <Icon of={Sprout} />
        {t('install')}
      </Button>
      <Confirmation
        dialog={dialog}
        title={t('title')}
        text={t('text')}
        confirmLabel={t('confirm')}
        confirmVariant="primary"
        onConfirm={() => installation.run().then(dialog.close)}
      />
    </>
  )
}
