import type { IconNode } from 'lucide'
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { RadioMark } from './radio-mark'

export type RadioCard<Value extends string> = {
  value: Value
  label: string
  hint: string
  icon?: IconNode
}

type RadioCardsProps<Value extends string> = {
  legend: string
  /** The heading above asks the same. */
  isLegendHidden?: boolean
  options: readonly RadioCard<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  'aria-describedby'?: string
}

export function RadioCards<Value extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
  ...group
}: RadioCardsProps<Value>) {
  const id = useId()
  return (
    <fieldset className="min-w-0" {...group}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-bold'}>{legend}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            data-checked={value === option.value || undefined}
            className="relative flex min-h-14 items-center gap-3 rounded-2xl border-2 border-line bg-card px-3.5 py-2.5 transition-colors duration-200 hover:border-leaf data-checked:border-leaf data-checked:bg-leaf-tint focus-inside:outline-3 focus-inside:outline-leaf focus-inside:outline-offset-2"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={`${id}-${option.value}-hint`}
              className="peer sr-only"
            />
            {option.icon ? (
              <Icon of={option.icon} className="size-5 shrink-0 text-soft peer-checked:text-leaf-ink" />
            ) : null}
            <span className="min-w-0 flex-1">
              <span id={`${id}-${option.value}`} className="block font-bold leading-snug">
                {option.label}
              </span>
              <span id={`${id}-${option.value}-hint`} className="block text-soft text-sm leading-snug">
                {option.hint}
              </span>
            </span>
            <RadioMark />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
