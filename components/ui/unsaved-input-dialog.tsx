'use client'

import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog, DialogContent } from './dialog'
import { useReturnFocus } from './use-return-focus'

type UnsavedInputDialogProps = ComponentProps<typeof DialogContent> & {
  open: boolean
  onClose: () => void
  /** Closing asks for confirmation. */
  dirty: boolean
  /** Cannot be closed now. */
  locked?: boolean
  question: { title: string; text: string; keep: string; discard: string }
}

/** Renders a dialog that cannot lose input by accident. */
export function UnsavedInputDialog({
  open,
  onClose,
  dirty,
  locked = false,
  question,
  onCloseAutoFocus,
  children,
  ...props
}: UnsavedInputDialogProps) {
  const focus = useReturnFocus(onCloseAutoFocus)
  const [asking, setAsking] = useState(false)
  const requestClose = () => {
    if (locked) return
    if (dirty) setAsking(true)
    else onClose()
  }
  const discard = () => {
    setAsking(false)
    onClose()
  }
  return (
    <Dialog open={open} onOpenChange={(next) => !next && requestClose()}>
      <DialogContent {...props} {...focus}>
        {children}
        <ConfirmDialog
          open={asking}
          title={question.title}
          text={question.text}
          closeLabel={props.closeLabel}
          cancelLabel={question.keep}
          confirmLabel={question.discard}
          onCancel={() => setAsking(false)}
          onConfirm={discard}
        />
      </DialogContent>
    </Dialog>
  )
}
