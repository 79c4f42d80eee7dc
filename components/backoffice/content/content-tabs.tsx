'use client'

import * as Radix from '@radix-ui/react-tabs'
import { type ReactNode, useOptimistic, useTransition } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { useRouter } from '@/lib/i18n/navigation'

type ContentTabsProps = {
  label: string
  loadingLabel: string
  tabs: readonly { value: string; label: string }[]
  selected: string
  /** The panel of the selected tab, drawn by the server. */
  children: ReactNode
}

/** The kinds of content; the chosen one stands in the address. */
export function ContentTabs({ label, loadingLabel, tabs, selected, children }: ContentTabsProps) {
  const router = useRouter()
  const [loading, startTransition] = useTransition()
  const [chosen, choose] = useOptimistic(selected)
  const open = (value: string) =>
    startTransition(() => {
      choose(value)
      router.push(`/backoffice/content?tab=${value}`, { scroll: false })
    })
  return (
    <Radix.Root value={chosen} onValueChange={open} activationMode="manual">
      <Radix.List
        aria-label={label}
        className="flex w-fit max-w-full gap-1 overflow-x-auto rounded-full bg-muted p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-5 font-bold text-soft transition-colors duration-200 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:bg-card data-[state=active]:text-leaf-ink data-[state=active]:shadow-soft"
          >
            {tab.label}
            {loading && tab.value === chosen ? <Spinner label={loadingLabel} className="size-4" /> : null}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content
        value={chosen}
        aria-busy={loading || undefined}
        className="mt-6 transition-opacity duration-200 aria-busy:opacity-50"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
