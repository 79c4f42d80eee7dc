'use client'

import { Search } from 'lucide'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Spinner } from '@/components/ui/spinner'
import { WeeksInput } from './weeks-input'

type LibraryFiltersProps = {
  search: string
  onSearch: (search: string) => void
  onlyUnused: boolean
  onOnlyUnused: (only: boolean) => void
  weeksBack: number
  onWeeksBack: (weeks: number) => void
  waits: boolean
}

export function LibraryFilters(props: LibraryFiltersProps) {
  const { search, onSearch, onlyUnused, onOnlyUnused, weeksBack, onWeeksBack, waits } = props
  const t = useTranslations('planner')
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
        {waits ? <Spinner className="size-4" /> : null}
        {onlyUnused ? <WeeksInput label={t('weeksBack')} value={weeksBack} onChange={onWeeksBack} /> : null}
      </div>
    </>
  )
}
