'use client'

import type { ChangeEvent, ReactNode, Ref } from 'react'
import { cn } from './cn'

type SegmentedProps<Value extends string> = {
  name: string
  /** Says what is being chosen; hidden from view unless `showLegend`. */
  legend: string
  showLegend?: boolean
  options: readonly { value: Value; label: string; icon?: ReactNode; lang?: string }[]
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  disabled?: boolean
  className?: string
}

/** Radio buttons that look like one button in parts; arrow keys come with the radios. */
export function Segmented<Value extends string>({
  name,
  legend,
  showLegend = false,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  ref,
  disabled,
  className,
}: SegmentedProps<Value>) {
  return (
    <fieldset disabled={disabled} className={cn('min-w-0', className)}>
      <legend className={showLegend ? 'mb-1.5 font-bold text-ink text-sm' : 'sr-only'}>{legend}</legend>
      <div className="inline-flex w-full max-w-full gap-1 rounded-full bg-muted p-1">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className="relative inline-flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-full px-4 text-center font-bold text-soft transition-colors duration-200 hover:text-ink has-checked:bg-card has-checked:text-leaf-ink has-checked:shadow-soft has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-leaf [&_svg]:size-5"
          >
            <input
              ref={ref}
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={(event) => {
                onChange?.(event)
                onValueChange?.(option.value)
              }}
              onBlur={onBlur}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full opacity-0"
            />
            {option.icon}
            <span className="truncate">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
