'use client'

import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from './button-variants'
import { cn } from './cn'
import { Icon } from './icon'
import { shareNonce } from './style-nonce'
import { useBackCloses } from './use-back-closes'

shareNonce()

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode }

/** Renders an open dialog, which Back closes, too. */
export function Dialog({ open, onOpenChange, children }: DialogProps) {
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {children}
    </Radix.Root>
  )
}

type DialogContentProps = ComponentProps<typeof Radix.Content> & { closeLabel: string }

/** Renders a bottom sheet on phones, a centred card from 640 px. */
export function DialogContent({ closeLabel, className, children, ...props }: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
      <div className="pointer-events-none fixed inset-0 z-50 grid items-end sm:place-items-center sm:p-6">
        <Radix.Content
          className={cn(
            'pointer-events-auto relative max-h-[92dvh] w-full overflow-y-auto overscroll-contain rounded-t-sheet bg-card p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-soft sm:max-w-lg sm:rounded-sheet sm:p-8',
            'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in',
            className,
          )}
          {...props}
        >
          {children}
          <Radix.Close
            aria-label={closeLabel}
            className={cn(
              buttonVariants({ variant: 'ghost', size: 'icon' }),
              'absolute top-3 right-3 text-soft',
            )}
          >
            <Icon of={X} />
          </Radix.Close>
        </Radix.Content>
      </div>
    </Radix.Portal>
  )
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mb-5 grid gap-1.5 pr-10', className)} {...props} />
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('text-2xl', className)} {...props} />
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn('text-soft', className)} {...props} />
}

/** Renders the buttons: on phones main one first, else last. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  )
}

/** Renders the buttons of a long form: always in view, down to the dialog's edge; on phones its cross cancels. */
export function PinnedFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] z-10 -mx-6 -mb-[max(1.5rem,env(safe-area-inset-bottom))] flex justify-end gap-3 border-line border-t bg-card px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8 sm:py-4">
      {children}
    </div>
  )
}
