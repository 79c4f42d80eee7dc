'use client'

import { Download } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/form/form-error'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import { ApiError, buildApiUrl, readEnvelope } from '@/lib/platform/http/api-client'

const ExportConfirmDialog = lazyClient(() =>
  import('./export-confirm-dialog').then((module) => module.ExportConfirmDialog),
)

type ExportButtonProps = { userId: string; email: string; hasPassword: boolean }

/** Fetches the file instead of linking to it, to show errors on the page. */
export function ExportButton({ userId, email, hasPassword }: ExportButtonProps) {
  const t = useTranslations('ownData')
  const errors = useTranslations('errors')
  const [packing, setPacking] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string>()
  const dialog = useDialog()

  const download = async () => {
    setPacking(true)
    setErrorMessage(undefined)
    try {
      save(await fetchFile(buildApiUrl('/user/{id}/export', { id: userId })))
      void notify('success', t('copyDone'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'confirm_password') dialog.show()
      else setErrorMessage(error.message || errors('network'))
    } finally {
      setPacking(false)
    }
  }

  return (
    <>
      <FormError title={errorMessage && t('copyFailed')} message={errorMessage} className="mb-4" />
      <Button variant="secondary" loading={packing} onClick={download} className="max-sm:w-full">
        <Icon of={Download} />
        {t('copy')}
      </Button>
      <p role="status" className="mt-2 text-soft text-sm empty:hidden">
        {packing ? t('copyWorking') : null}
      </p>
      {dialog.key > 0 ? (
        <ExportConfirmDialog
          key={dialog.key}
          {...dialog.shown}
          onConfirmed={() => {
            dialog.close()
            void download()
          }}
          email={email}
          hasPassword={hasPassword}
        />
      ) : null}
    </>
  )
}

async function fetchFile(address: string): Promise<Blob> {
  const unreachable = () => {
    throw new ApiError(0, { code: 'network', message: '' })
  }
  const response = await fetch(address, { credentials: 'same-origin' }).catch(unreachable)
  // A response without a file is an error envelope.
  if (!response.ok) readEnvelope(response.status, await response.text())
  return response.blob().catch(unreachable)
}

function save(file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'brota.zip'
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the URL after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
