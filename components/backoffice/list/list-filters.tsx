'use client'

import { Search } from 'lucide'
import { useTranslations } from 'next-intl'
import { debounce, parseAsString, useQueryState } from 'nuqs'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import { formatDate } from '@/lib/platform/dates/format'
import { isLocalDate } from '@/lib/platform/dates/local-date'

const TYPING_MS = 300

/** Stores a filter in the URL and resets the pagination; a typed value waits for the next key. */
function useListFilter(name: string, standard: string, typingMs: number) {
  const [loading, startTransition] = useTransition()
  const [value, setValue] = useQueryState(
    name,
    parseAsString.withDefault(standard).withOptions({ shallow: false, startTransition }),
  )
  const [, setPage] = useQueryState('page', parseAsString)
  const choose = (next: string) => {
    void setPage(null)
    void setValue(next || null, { limitUrlUpdates: next && typingMs ? debounce(typingMs) : undefined })
  }
  return { value, choose, loading }
}

type FilterBarProps = { search?: string; searchLabel?: string; children: ReactNode }

/** Renders search and filters in lines, two filters abreast on a phone. */
export function FilterBar({ search, searchLabel, children }: FilterBarProps) {
  return (
    <div className="flex flex-wrap items-end gap-3 lg:[&_:is(input,select)]:min-h-10">
      {search ? <SearchBox label={search} visible={searchLabel} /> : null}
      {children}
    </div>
  )
}

/** Label and date wrap. */
const FILTER = 'min-w-0 flex-[1_1_9rem] gap-1 sm:max-w-64 [&>div]:flex-wrap'

type FilterSelectProps = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Label of a first option without a filter. */
  all?: string
  /** By default the first. */
  standard?: string
  /** Shows the label, otherwise only for screen readers. */
  labelled?: boolean
}

export function FilterSelect({
  name,
  label,
  options,
  all,
  standard = all ? '' : options[0]?.value,
  labelled = false,
}: FilterSelectProps) {
  const { value, choose, loading } = useListFilter(name, standard ?? '', 0)
  const choices = all ? [{ value: '', label: all }, ...options] : options
  return (
    <SelectField
      label={label}
      options={choices}
      value={choices.some((option) => option.value === value) ? value : standard}
      aria-busy={loading || undefined}
      onChange={(event) => choose(event.target.value)}
      className={labelled ? FILTER : `${FILTER} gap-0 [&_label]:sr-only`}
    />
  )
}

export function DateFilter({ name, label }: { name: string; label: string }) {
  const { value, choose, loading } = useListFilter(name, '', 500)
  return (
    <TextField
      label={label}
      note={isLocalDate(value) ? formatDate(value) : undefined}
      type="date"
      min="2000-01-01"
      max="2999-12-31"
      value={value}
      aria-busy={loading || undefined}
      onChange={(event) => choose(event.target.value)}
      className={`${FILTER} grid-cols-[minmax(0,1fr)] [&_input]:min-w-0 max-sm:[&_input]:px-3`}
    />
  )
}

function SearchBox({ label, visible }: { label: string; visible: string | undefined }) {
  const t = useTranslations('common')
  const { value, choose, loading } = useListFilter('search', '', 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A debounce of nuqs ends without an update when another history entry is added, as by a dialog.
  const type = (next: string) => {
    clearTimeout(timer.current)
    if (next) timer.current = setTimeout(choose, TYPING_MS, next)
    else choose(next)
  }
  return (
    <div
      role="search"
      className="relative min-w-0 flex-[2_1_100%] md:flex-[2_1_16rem] md:max-xl:nth-last-[n+3]:basis-full"
    >
      {visible ? (
        <span aria-hidden className="mb-1 block font-bold text-sm">
          {visible}
        </span>
      ) : null}
      <Icon
        of={Search}
        className="pointer-events-none absolute bottom-3.5 left-4 size-5 text-soft lg:bottom-2.5"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={120}
        defaultValue={value}
        onChange={(event) => type(event.target.value)}
        className="pl-12"
      />
      {loading ? (
        <Spinner label={t('loading')} className="absolute right-4 bottom-4 size-4 lg:bottom-3" />
      ) : null}
    </div>
  )
}
