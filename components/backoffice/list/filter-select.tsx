'use client'

import { parseAsString, useQueryState } from 'nuqs'
import { useId, useTransition } from 'react'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'

type FilterSelectProps = {
  name: string
  label: string
  /** The first is the default. */
  options: readonly { value: string; label: string }[]
}

/** Stores the selection in the URL and resets the pagination. */
export function FilterSelect({ name, label, options }: FilterSelectProps) {
  const id = useId()
  const [loading, startTransition] = useTransition()
  const standard = options[0]?.value ?? ''
  const [value, setValue] = useQueryState(
    name,
    parseAsString.withDefault(standard).withOptions({ shallow: false, startTransition }),
  )
  const [, setPage] = useQueryState('page', parseAsString)
  const choose = (next: string) => {
    void setPage(null)
    void setValue(next)
  }
  return (
    <div className="grid gap-1">
      <Label htmlFor={id} className="text-sm">
        {label}
      </Label>
      <Select
        id={id}
        value={value}
        aria-busy={loading || undefined}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
