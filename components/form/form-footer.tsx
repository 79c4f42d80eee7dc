import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** Classes of a form with a footer: a grid would hold it in its row, and what has the focus must not be below it. */
export const FORM_WITH_FOOTER =
  'flex flex-col gap-4 sm:gap-5 [&_:is(input,select,textarea,summary,button,a):not([data-form-footer]_*)]:scroll-mb-24'

/**
 * Keeps a card's buttons in sight, above the tab bar where there is one. On a low screen, such as above a keyboard, they scroll
 * with the form, as does a button that has nothing to save.
 */
export function FormFooter({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-form-footer=""
      className={cn(
        'relative z-10 -mx-2 mt-1 -mb-3 flex flex-wrap gap-x-3 gap-y-2 bg-card px-2 py-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-card before:to-transparent [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-(--tab-bar,0px) has-[[aria-disabled=true]:not([aria-busy],:focus)]:bottom-auto',
        className,
      )}
    >
      {children}
    </div>
  )
}
