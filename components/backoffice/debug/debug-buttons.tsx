'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { DebugKind } from './debug-dialog'

const DebugDialog = lazyClient(() => import('./debug-dialog').then((module) => module.DebugDialog))

/** Renders buttons that show the request as the server sees it. */
export function DebugButtons() {
  const t = useTranslations('debug')
  const dialog = useDialog()
  const [kind, setKind] = useState<DebugKind>('auth')
  return (
    <div className="flex flex-wrap gap-2">
      {(['auth', 'admin'] as const).map((one) => (
        <Button
          key={one}
          variant="secondary"
          size="sm"
          onClick={() => {
            setKind(one)
            dialog.show()
          }}
        >
          {t(one)}
        </Button>
      ))}
      {dialog.key > 0 ? (
        <DebugDialog key={dialog.key} kind={kind} open={dialog.open} onClose={dialog.close} />
      ) : null}
    </div>
  )
}
