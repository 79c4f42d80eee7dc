'use client'

import { type ReactNode, useState } from 'react'
import { Button } from './button'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from './dialog'
import { useReturnFocus } from './use-return-focus'

type ConfirmDialogProps = {
  open: boolean
  title: string
  text: string
  closeLabel: string
  cancelLabel: string
  confirmLabel: string
  confirmVariant?: 'danger' | 'primary'
  onCancel: () => void
  /** The dialog stays open while its promise is pending. */
  onConfirm: () => unknown
  /** When the trigger was removed. */
  onCloseAutoFocus?: (event: Event) => void
  children?: ReactNode
}

export function ConfirmDialog({
  open,
  title,
  text,
  closeLabel,
  cancelLabel,
  confirmLabel,
  confirmVariant = 'danger',
  onCancel,
  onConfirm,
  onCloseAutoFocus,
  children,
}: ConfirmDialogProps) {
  const focus = useReturnFocus(onCloseAutoFocus)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <DialogContent role="alertdialog" closeLabel={closeLabel} className="sm:max-w-md" {...focus}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
        </DialogHeader>
        {children}
        <DialogFooter>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={confirmVariant} loading={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
