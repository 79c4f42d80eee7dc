'use client'

import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog, DialogContent } from './dialog'
import { useReturnFocus } from './use-return-focus'

type GuardedDialogProps = ComponentProps<typeof DialogContent> & {
  open: boolean
  onClose: () => void
  /** Something was entered: closing asks first. */
  dirty: boolean
  /** In the middle of what cannot be stopped: closing waits. */
  locked?: boolean
  question: { title: string; text: string; keep: string; discard: string }
}

/** A dialog that loses nothing by a slip of the finger. */
export function GuardedDialog({
  open,
  onClose,
  dirty,
  locked = false,
  question,
  onCloseAutoFocus,
  children,
  ...props
}: GuardedDialogProps) {
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
