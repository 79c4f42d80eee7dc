'use client'

import { Ellipsis, type IconNode } from 'lucide'
import { useId, useLayoutEffect, useState } from 'react'
import { useMenu } from '@/components/shell/use-menu'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'

export type MenuEntry = {
  label: string
  icon: IconNode
  /** Reason why the entry is disabled. */
  refused?: string | null
  danger?: boolean
  onChoose: () => void
}

type Place = { top?: number; bottom?: number; right: number }

/** Returns the position below the button, or above it when there is more room. */
function placeAt(button: HTMLElement): Place {
  const { top, bottom, right } = button.getBoundingClientRect()
  const edge = Math.max(8, document.documentElement.clientWidth - right)
  const isLow = bottom > window.innerHeight / 2
  return isLow ? { bottom: window.innerHeight - top + 4, right: edge } : { top: bottom + 4, right: edge }
}

type RowMenuProps = { label: string; entries: readonly MenuEntry[] }

/** Renders the actions of a row, fixed to the viewport because the table would clip them. */
export function RowMenu({ label, entries }: RowMenuProps) {
  const id = useId()
  const { open, close, root, button, onButtonClick } = useMenu()
  const [place, setPlace] = useState<Place>({ right: 0 })

  // Follows the button when the table scrolls.
  useLayoutEffect(() => {
    if (!open) return
    const follow = () => button.current && setPlace(placeAt(button.current))
    const options = { capture: true, passive: true }
    follow()
    window.addEventListener('scroll', follow, options)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, options)
      window.removeEventListener('resize', follow)
    }
  }, [open, button])

  const choose = (entry: MenuEntry) => {
    if (entry.refused) return
    close()
    // Lets a dialog restore the focus to the button.
    button.current?.focus()
    entry.onChoose()
  }

  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onButtonClick}
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-soft')}
      >
        <Icon of={Ellipsis} />
      </button>
      {open ? (
        <div
          id={id}
          role="menu"
          aria-label={label}
          style={place}
          className="fixed z-40 w-64 rounded-card border border-line bg-card p-1.5 shadow-soft"
        >
          {entries.map((entry) => (
            <MenuItem key={entry.label} entry={entry} onChoose={() => choose(entry)} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

function MenuItem({ entry, onChoose }: { entry: MenuEntry; onChoose: () => void }) {
  const { label, icon, refused, danger } = entry
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={refused ? true : undefined}
      onClick={onChoose}
      className={cn(
        'flex min-h-10 w-full items-center gap-3 rounded-xl px-3 py-1.5 text-left font-bold text-sm transition-colors duration-150 hover:bg-leaf-tint focus-visible:bg-leaf-tint focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:text-soft',
        danger && !refused && 'text-coral-ink',
      )}
    >
      <Icon of={icon} className="size-4.5 shrink-0" />
      <span className="min-w-0">
        {label}
        {refused ? <span className="block font-normal text-xs">{refused}</span> : null}
      </span>
    </button>
  )
}
