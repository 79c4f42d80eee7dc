'use client'

import { debounce, parseAsString, useQueryState } from 'nuqs'
import { useId, useTransition } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

const TYPING_MS = 500

/** Stores the date in the URL and resets the pagination. */
export function DateFilter({ name, label }: { name: string; label: string }) {
  const id = useId()
  const [loading, startTransition] = useTransition()
  const [value, setValue] = useQueryState(
    name,
    parseAsString.withDefault('').withOptions({ shallow: false, startTransition }),
  )
  const [, setPage] = useQueryState('page', parseAsString)
  const choose = (next: string) => {
    void setPage(null)
    void setValue(next || null, { limitUrlUpdates: debounce(TYPING_MS) })
  }
  return (
    <div className="grid gap-1">
      <Label htmlFor={id} className="text-sm">
        {label}
      </Label>
      <Input
        id={id}
        type="date"
        min="2000-01-01"
        max="2999-12-31"
        value={value}
        aria-busy={loading || undefined}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  )
}
