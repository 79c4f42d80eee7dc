'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { FocusEvent } from 'react'
import { Toaster as Sonner } from 'sonner'
import { Icon } from './icon'
import { Spinner } from './spinner'

const toastClass =
  'pointer-events-auto flex w-full items-center gap-3 rounded-card bg-card px-4 py-3.5 font-text text-ink shadow-soft ring-1 ring-line [&_[data-icon]]:shrink-0'

/**
 * Renders the toast region.
 * @param label accessible name
 * @param closeLabel label of the close buttons
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <div onFocusCapture={passThrough}>
      <Sonner
        position="top-center"
        containerAriaLabel={label}
        offset={16}
        mobileOffset={12}
        gap={10}
        icons={{
          success: <Icon of={CircleCheck} className="size-6 text-leaf-ink" />,
          info: <Icon of={Info} className="size-6 text-sky-ink" />,
          warning: <Icon of={TriangleAlert} className="size-6 text-sun-ink" />,
          error: <Icon of={CircleAlert} className="size-6 text-coral-ink" />,
          loading: <Spinner className="size-6 text-leaf-ink" />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast: toastClass,
            content: 'min-w-0 flex-1',
            title: 'font-bold leading-snug',
            description: 'text-sm text-soft',
            actionButton:
              'min-h-9 shrink-0 rounded-full bg-leaf-tint px-4 text-sm font-bold text-leaf-ink hover:bg-leaf hover:text-on-leaf',
          },
        }}
      />
    </div>
  )
}

/**
 * Stops Sonner from restoring the focus when it leaves the toasts. That is meant for its shortcut; after the Tab key it
 * would send the focus back to the last link again and again.
 */
function passThrough(event: FocusEvent<HTMLElement>) {
  if (event.target.matches('[data-sonner-toast]')) event.stopPropagation()
}
