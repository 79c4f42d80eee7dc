'use client'

import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useOptimistic,
  useRef,
  useState,
  useTransition,
} from 'react'
import { Spinner } from '@/components/ui/spinner'
import { Link, useRouter } from '@/lib/platform/i18n/navigation'

type LinkTab = { value: string; href: string; label: ReactNode }

type LinkTabsProps = {
  label: string
  loadingLabel: string
  tabs: readonly LinkTab[]
  selected: string
  /** Follows the tabs, on their line where there is room. */
  aside?: ReactNode
  children: ReactNode
}

const HALF_SHADE = 'color-mix(in oklab, var(--shade) 50%, transparent)'

const SHADED = {
  background: [
    'linear-gradient(to right, var(--muted) 40%, transparent) left / 3rem 100% no-repeat local',
    'linear-gradient(to left, var(--muted) 40%, transparent) right / 3rem 100% no-repeat local',
    `linear-gradient(to right, ${HALF_SHADE}, transparent) left / 0.75rem 100% no-repeat scroll`,
    `linear-gradient(to left, ${HALF_SHADE}, transparent) right / 0.75rem 100% no-repeat scroll`,
    'var(--muted)',
  ].join(', '),
}

/**
 * Renders tabs as links, which can be shared, work with the back button and before hydration. Arrow keys move, Enter or
 * Space opens.
 */
export function LinkTabs({ label, loadingLabel, tabs, selected, aside, children }: LinkTabsProps) {
  const id = useId()
  const router = useRouter()
  const row = useRef<HTMLDivElement>(null)
  const [loading, startTransition] = useTransition()
  const [chosen, choose] = useOptimistic(selected)
  // Before hydration there are no arrow keys.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-value="${selected}"]`)
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2
  }, [selected])

  const open = ({ value, href }: LinkTab) =>
    startTransition(() => {
      choose(value)
      router.push(href, { scroll: false })
    })

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          style={SHADED}
          className="relative flex w-fit max-w-full scroll-px-8 gap-1 overflow-x-auto overscroll-x-contain rounded-full p-1 fade-cut-edges [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <Link
              key={tab.value}
              id={`${id}-${tab.value}`}
              href={tab.href}
              role="tab"
              aria-selected={tab.value === chosen}
              aria-controls={tab.value === selected ? `${id}-panel` : undefined}
              data-value={tab.value}
              tabIndex={alive && tab.value !== chosen ? -1 : undefined}
              prefetch={false}
              scroll={false}
              onNavigate={(event) => {
                event.preventDefault()
                open(tab)
              }}
              onKeyDown={moveFocus}
              className="relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-3.5 font-bold max-[25rem]:px-2.5 max-[25rem]:text-[0.9375rem] sm:max-xl:px-3 sm:max-xl:text-[0.9375rem] xl:px-5 text-soft transition-colors duration-200 hover:text-ink focus-visible:-outline-offset-2 aria-selected:bg-raised aria-selected:text-leaf-ink aria-selected:shadow-sm"
            >
              {loading && tab.value === chosen ? (
                <Spinner className="absolute left-0.5 size-3 sm:left-1 sm:size-3.5" />
              ) : null}
              {tab.label}
            </Link>
          ))}
        </div>
        {aside}
      </div>
      <span role="status" className="sr-only">
        {loading ? loadingLabel : null}
      </span>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        aria-busy={loading || undefined}
        className="mt-4 transition-opacity duration-200 aria-busy:opacity-50 aria-busy:delay-100"
      >
        {children}
      </div>
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key === ' ') {
    event.preventDefault()
    event.currentTarget.click()
  }
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.indexOf(event.currentTarget)
  const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  tabs.at(target % tabs.length)?.focus()
}
