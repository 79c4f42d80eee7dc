'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { FormError } from '@/components/form/form-error'
import { fetchFile, saveFile } from '@/components/materials/fetch-file'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { GuardedDialog } from '@/components/ui/guarded-dialog'
import { ApiError, buildApiUrl } from '@/lib/platform/http/client'
import { useUnsavedChangesLabels } from './use-unsaved-changes-labels'

export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('transfer.exportDialog')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const question = useUnsavedChangesLabels()
  const [pictures, setPictures] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const download = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    try {
      saveFile(await fetchFile(buildApiUrl('/admin/content/export', {}, { pictures })))
      void notify('success', t('done'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message || errors('network'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <GuardedDialog
      open={open}
      onClose={onClose}
      dirty={false}
      locked={busy}
      closeLabel={common('close')}
      question={question}
    >
      <DialogHeader>
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogDescription>{t('text')}</DialogDescription>
      </DialogHeader>
      <form method="post" onSubmit={download}>
        <FormError message={failure ?? undefined} className="mb-4" />
        <CheckboxField
          name="pictures"
          label={t('pictures')}
          hint={t('picturesHint')}
          checked={pictures}
          onChange={(event) => setPictures(event.target.checked)}
        />
        <DialogFooter>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('do')}
          </Button>
        </DialogFooter>
      </form>
    </GuardedDialog>
  )
}
