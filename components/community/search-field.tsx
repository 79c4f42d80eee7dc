'use client'

import { Search, X } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { type ListName, SEARCH_MAX } from './lists'

const PAUSE_MS = 250

type SearchFieldProps = { list: ListName; value: string; onSearch: (text: string) => void }

/** Searches while typing; before hydration a plain form. */
export function SearchField({ list, value, onSearch }: SearchFieldProps) {
  const t = useTranslations('community')
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastSearch = useRef(value)

  const submitSearch = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() === lastSearch.current) return
    lastSearch.current = text.trim()
    onSearch(lastSearch.current)
  }

  // Input from before hydration counts, too.
  const wake = useEffectEvent(() => submitSearch(input.current?.value ?? ''))
  useEffect(() => {
    wake()
    return () => clearTimeout(timer.current)
  }, [])

  // By the back button or a tab of the list.
  useEffect(() => {
    if (value === lastSearch.current || !input.current) return
    lastSearch.current = value
    input.current.value = value
  }, [value])

  const type = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => submitSearch(text), PAUSE_MS)
  }
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    submitSearch('')
    input.current.focus()
  }

  return (
    <search>
      <form
        action="/community"
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          submitSearch(input.current?.value ?? '')
        }}
      >
        {list === 'discover' ? null : <input type="hidden" name="list" value={list} />}
        <Label htmlFor="family-search" className="sr-only">
          {t('search')}
        </Label>
        <Icon of={Search} className="pointer-events-none absolute top-3.5 left-4 size-5 text-soft" />
        <Input
          ref={input}
          id="family-search"
          type="search"
          name="search"
          defaultValue={value}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('search')}
          onChange={(event) => type(event.target.value)}
          className="peer rounded-full pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden"
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('clear')}
          onClick={clear}
          className="absolute top-0.5 right-0.5 text-soft peer-placeholder-shown:hidden"
        >
          <Icon of={X} />
        </Button>
      </form>
    </search>
  )
}
