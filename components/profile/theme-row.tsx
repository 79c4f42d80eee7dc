'use client'

import { Palette } from 'lucide'
import { useId, useSyncExternalStore } from 'react'
import { chooseTheme } from '@/components/shell/choose-theme'
import { Icon } from '@/components/ui/icon'
import { parseTheme, type Theme } from '@/lib/platform/http/theme'

const CHOICES = ['system', 'light', 'dark'] as const

type ThemeRowProps = {
  title: string
  labels: Record<(typeof CHOICES)[number], string>
  saved: Theme | undefined
}

/** Chooses the color scheme of this device, as the user menu does. */
export function ThemeRow({ title, labels, saved }: ThemeRowProps) {
  const id = useId()
  const theme = useSyncExternalStore(watchTheme, readShownTheme, () => saved) ?? 'system'
  return (
    <li className="-mb-1 flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-berry-tint text-berry-ink">
        <Icon of={Palette} className="size-6" />
      </span>
      <span id={id} className="min-w-0 flex-1 font-bold font-heading text-ink text-lg">
        {title}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        className="flex flex-wrap rounded-3xl bg-muted p-1 max-sm:w-full"
      >
        {CHOICES.map((choice) => (
          <label
            key={choice}
            data-checked={theme === choice || undefined}
            className="relative inline-flex min-h-11 items-center justify-center rounded-full px-3.5 font-bold text-sm text-soft transition-colors duration-200 hover:text-ink data-checked:bg-raised data-checked:text-leaf-ink data-checked:shadow-sm focus-inside:outline-3 focus-inside:outline-leaf focus-inside:outline-offset-2 max-sm:flex-1"
          >
            <input
              type="radio"
              name={id}
              value={choice}
              checked={theme === choice}
              onChange={() => chooseTheme(parseTheme(choice))}
              className="sr-only"
            />
            {labels[choice]}
          </label>
        ))}
      </div>
    </li>
  )
}

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const readShownTheme = () => parseTheme(document.documentElement.dataset.theme)
