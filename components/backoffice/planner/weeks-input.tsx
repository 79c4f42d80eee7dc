'use client'

import { useState } from 'react'
import { Input } from '@/components/ui/input'

export const WEEKS_MAX = 520

/** Parses a number of weeks; null when it is invalid. */
export function parseWeeks(typed: string): number | null {
  const weeks = Number(typed)
  return typed.trim() !== '' && Number.isInteger(weeks) && weeks >= 0 && weeks <= WEEKS_MAX ? weeks : null
}

type WeeksInputProps = { label: string; value: number; onChange: (weeks: number) => void }

/** Renders a number field; invalid input is marked and not reported. */
export function WeeksInput({ label, value, onChange }: WeeksInputProps) {
  const [typed, setTyped] = useState(String(value))
  const type = (text: string) => {
    setTyped(text)
    const weeks = parseWeeks(text)
    if (weeks !== null) onChange(weeks)
  }
  return (
    <Input
      type="number"
      min={0}
      max={WEEKS_MAX}
      aria-label={label}
      aria-invalid={parseWeeks(typed) === null || undefined}
      value={typed}
      onChange={(event) => type(event.target.value)}
      className="min-h-11 w-20 px-3"
    />
  )
}
