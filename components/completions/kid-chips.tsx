'use client'

import { Check } from 'lucide'
import { useId } from 'react'
import { toFaceTone } from '@/components/art/face-tones'
import { Stamp } from '@/components/art/stamp'
import { Icon } from '@/components/ui/icon'

export type ChipKid = { id: string; name: string }

type KidChipsProps = {
  label: string
  kids: readonly ChipKid[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  disabled?: boolean
}

export function KidChips({ label, kids, chosen, onChange, disabled }: KidChipsProps) {
  const labelId = useId()
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset aria-labelledby={labelId} className="grid gap-2">
      <span id={labelId} className="font-bold">
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {kids.map((kid, index) => (
          <label
            key={kid.id}
            data-checked={chosen.includes(kid.id) || undefined}
            className="relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border-2 border-line bg-card py-0.5 pr-4 pl-1 font-bold text-soft transition-colors duration-200 hover:border-leaf data-checked:border-leaf data-checked:bg-leaf-tint data-checked:text-leaf-ink focus-inside:outline-3 focus-inside:outline-leaf focus-inside:outline-offset-2"
          >
            <input
              type="checkbox"
              name="kids"
              className="peer sr-only"
              checked={chosen.includes(kid.id)}
              disabled={disabled}
              onChange={() => toggle(kid.id)}
            />
            <Stamp name={`face-${toFaceTone(index)}`} className="w-9 shrink-0" />
            <span className="truncate">{kid.name}</span>
            <Icon of={Check} className="hidden size-4 stroke-[3.5] shrink-0 peer-checked:block" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
