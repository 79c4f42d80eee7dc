'use client'

import { Download, Upload } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { DebugKind } from '../debug/debug-dialog'

const ExportDialog = lazyClient(() =>
  import('../transfer/export-dialog').then((module) => module.ExportDialog),
)
const ImportDialog = lazyClient(() =>
  import('../transfer/import-dialog').then((module) => module.ImportDialog),
)
const DebugDialog = lazyClient(() => import('../debug/debug-dialog').then((module) => module.DebugDialog))

export function TransferButtons() {
  const t = useTranslations('transfer')
  const exporting = useDialog()
  const importing = useDialog()
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={exporting.show}>
        <Icon of={Download} />
        {t('export')}
      </Button>
      <Button variant="secondary" size="sm" onClick={importing.show}>
        <Icon of={Upload} />
        {t('import')}
      </Button>
      {exporting.key ? <ExportDialog key={`export-${exporting.key}`} {...exporting.shown} /> : null}
      {importing.key ? <ImportDialog key={`import-${importing.key}`} {...importing.shown} /> : null}
    </div>
  )
}

/** Renders buttons that show the request as the server sees it. */
export function DebugButtons() {
  const t = useTranslations('debug')
  const dialog = useDialog()
  const [kind, setKind] = useState<DebugKind>('auth')
  const show = (chosen: DebugKind) => {
    setKind(chosen)
    dialog.show()
  }
  return (
    <div className="flex flex-wrap gap-2">
      {(['auth', 'admin'] as const).map((one) => (
        <Button key={one} variant="ghost" size="sm" className="text-soft" onClick={() => show(one)}>
          {t(one)}
        </Button>
      ))}
      {dialog.key ? <DebugDialog key={dialog.key} kind={kind} {...dialog.shown} /> : null}
    </div>
  )
}
