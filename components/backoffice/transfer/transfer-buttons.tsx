'use client'

import { Download, Upload } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'

const ExportDialog = lazyClient(() => import('./export-dialog').then((module) => module.ExportDialog))
const ImportDialog = lazyClient(() => import('./import-dialog').then((module) => module.ImportDialog))

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
      {exporting.key ? (
        <ExportDialog key={`export-${exporting.key}`} open={exporting.open} onClose={exporting.close} />
      ) : null}
      {importing.key ? (
        <ImportDialog key={`import-${importing.key}`} open={importing.open} onClose={importing.close} />
      ) : null}
    </div>
  )
}
