'use client'

import { useState } from 'react'
import { Input } from '@/components/ui/input'
import { usePlanner } from './planner-provider'

export const WEEKS_MAX = 520

/** Parses a number of weeks; null when invalid. */
export function parseWeeks(typed: string): number | null {
  const weeks = Number(typed)
  return typed.trim() !== '' && Number.isInteger(weeks) && weeks >= 0 && weeks <= WEEKS_MAX ? weeks : null
}

/** Invalid input is marked and not used. */
export function WeeksInput() {
  const { weeksBack, setWeeksBack, t } = usePlanner()
  const [typed, setTyped] = useState(String(weeksBack))
  const type = (text: string) => {
    setTyped(text)
    const weeks = parseWeeks(text)
    if (weeks !== null) setWeeksBack(weeks)
  }
  return (
    <Input
      type="number"
      min={0}
      max={WEEKS_MAX}
      aria-label={t('weeksBack')}
      aria-invalid={parseWeeks(typed) === null || undefined}
      value={typed}
      onChange={(event) => type(event.target.value)}
      className="min-h-11 w-20 px-3"
    />
  )
}
