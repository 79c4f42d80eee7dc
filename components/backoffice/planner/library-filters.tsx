'use client'

import { Search } from 'lucide'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Spinner } from '@/components/ui/spinner'
import { usePlanner } from './planner-provider'

export const WEEKS_MAX = 520

/** Parses a number of weeks; null when invalid. */
export function parseWeeks(typed: string): number | null {
  const weeks = Number(typed)
  return typed.trim() !== '' && Number.isInteger(weeks) && weeks >= 0 && weeks <= WEEKS_MAX ? weeks : null
}

type LibraryFiltersProps = {
  search: string
  onSearch: (search: string) => void
  onlyUnused: boolean
  onOnlyUnused: (only: boolean) => void
  isLoading: boolean
}

export function LibraryFilters(props: LibraryFiltersProps) {
  const { search, onSearch, onlyUnused, onOnlyUnused, isLoading } = props
  const t = useTranslations('planner')
  const { weeksBack } = usePlanner()
  const id = useId()
  return (
    <>
      <div className="relative">
        <Icon
          of={Search}
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-soft"
        />
        <Input
          type="search"
          aria-label={t('search')}
          value={search}
          placeholder={t('search')}
          onChange={(event) => onSearch(event.target.value)}
          className="min-h-11 pl-10"
        />
      </div>
      <div className="flex items-center gap-2.5">
        <Checkbox id={id} checked={onlyUnused} onChange={(event) => onOnlyUnused(event.target.checked)} />
        <Label htmlFor={id} className="min-w-0 flex-1 leading-snug">
          {t('onlyUnused', { weeks: weeksBack })}
        </Label>
        {isLoading ? <Spinner className="size-4" /> : null}
        {onlyUnused ? <WeeksInput /> : null}
      </div>
    </>
  )
}

/** Invalid input is marked and not used. */
function WeeksInput() {
  const t = useTranslations('planner')
  const { weeksBack, setWeeksBack } = usePlanner()
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
