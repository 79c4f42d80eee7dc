'use client'

import { Search } from 'lucide'
import { useTranslations } from 'next-intl'
import { debounce, parseAsString, useQueryState } from 'nuqs'
import { useTransition } from 'react'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'

const TYPING_MS = 300

/** Searches while typing, with the query in the URL. */
export function SearchBox({ label, className }: { label: string; className?: string }) {
  const t = useTranslations('common')
  const [loading, startTransition] = useTransition()
  const [search, setSearch] = useQueryState(
    'search',
    parseAsString.withDefault('').withOptions({ shallow: false, startTransition, clearOnDefault: true }),
  )
  const [, setPage] = useQueryState('page', parseAsString)
  const write = (value: string) => {
    void setPage(null)
    void setSearch(value, { limitUrlUpdates: value ? debounce(TYPING_MS) : undefined })
  }
  return (
    <div role="search" className={className}>
      <div className="relative">
        <Icon
          of={Search}
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-soft"
        />
        <Input
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={120}
          defaultValue={search}
          onChange={(event) => write(event.target.value)}
          className="pl-12"
        />
        {loading ? (
          <Spinner label={t('loading')} className="absolute inset-y-0 right-4 my-auto size-4" />
        ) : null}
      </div>
    </div>
  )
}
