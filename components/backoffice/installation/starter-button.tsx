'use client'

import { Sprout } from 'lucide'
import { useTranslations } from 'next-intl'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import { useDialog } from '@/components/ui/use-dialog'
import type { installStarterContract } from '@/lib/features/installation/starter/contract'
import { send } from '@/lib/platform/http/client'

/** Installs the starter content, with a confirmation. */
export function StarterButton() {
  const t = useTranslations('starter')
  const common = useTranslations('common')
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
      {dialog.key ? (
        <LazyConfirm
          open={dialog.open}
          title={t('title')}
          text={t('text')}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={t('confirm')}
          confirmVariant="primary"
          onCancel={dialog.close}
          onConfirm={() => installation.run().then(dialog.close)}
        />
      ) : null}
    </>
  )
}
