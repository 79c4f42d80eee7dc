'use client'

import { Download, type IconNode, Upload } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
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

type Tool = 'export' | 'import' | DebugKind

/** Renders buttons for the transfer of content, and buttons that show the request as the server sees it. */
export function ContentTools() {
  const transfer = useTranslations('transfer')
  const debug = useTranslations('debug')
  const dialog = useDialog()
  const [opened, setOpened] = useState<Tool>('export')
  const tools: { tool: Tool; label: string; icon?: IconNode; place?: string }[] = [
    { tool: 'export', label: transfer('export'), icon: Download, place: '-ml-4' },
    { tool: 'import', label: transfer('import'), icon: Upload },
    { tool: 'auth', label: debug('auth'), place: 'max-sm:-ml-4 sm:ml-auto' },
    { tool: 'admin', label: debug('admin'), place: 'sm:-mr-4' },
  ]
  const show = (tool: Tool) => {
    setOpened(tool)
    dialog.show()
  }
  return (
    <div className="mt-8 grid grid-cols-2 flex-wrap justify-items-start gap-2 border-line border-t pt-3 sm:flex">
      {tools.map(({ tool, label, icon, place }) => (
        <Button
          key={tool}
          variant="ghost"
          size="sm"
          className={cn('text-soft', place)}
          onClick={() => show(tool)}
        >
          {icon ? <Icon of={icon} /> : null}
          {label}
        </Button>
      ))}
      {dialog.key ? <ToolDialog key={dialog.key} tool={opened} {...dialog.shown} /> : null}
    </div>
  )
}

function ToolDialog({ tool, ...dialog }: { tool: Tool; open: boolean; onClose: () => void }) {
  if (tool === 'export') return <ExportDialog {...dialog} />
  if (tool === 'import') return <ImportDialog {...dialog} />
  return <DebugDialog kind={tool} {...dialog} />
}
