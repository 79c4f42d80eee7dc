import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

/** Folds the rest of a list away. */
export function MoreLines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group mt-3.5 border-line border-t">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 pt-2 font-bold text-leaf-ink [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronDown} className="size-5 transition-transform group-open:rotate-180" />
        {label}
      </summary>
      <ul className="mt-3.5 divide-y divide-line">{children}</ul>
    </details>
  )
}
