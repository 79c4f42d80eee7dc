'use client'

import { Check } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { localTimeAt } from '@/lib/platform/dates/local-date'
import { zoneOffset } from '@/lib/platform/dates/zones'
import { matchingZones, type ZoneChoice, zoneChoices } from './zone-search'

/** Maximum number of options rendered; search finds the others. */
const SHOWN = 40

type ZonePickerProps = { chosen: string; onChoose: (zone: string) => void; now: Date }

/** Renders a combobox of timezones; arrow keys move, Enter selects. */
export function ZonePicker({ chosen, onChoose, now }: ZonePickerProps) {
  const t = useTranslations('family')
  const locale = useLocale()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const choices = useMemo(() => zoneChoices(locale), [locale])
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = useMemo(() => sorted(choices, typed, chosen), [choices, typed, chosen])
  const shown = found.slice(0, SHOWN)
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const zone = shown[active]?.zone
    if (step !== undefined) setActive(Math.min(Math.max(active + step, 0), shown.length - 1))
    else if (event.key === 'Enter' && zone) onChoose(zone)
    else return
    event.preventDefault()
  }

  return (
    <div className="grid gap-2">
      <Field label={t('zoneSearch')}>
        {(control) => (
          <Input
            {...control}
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div
        ref={list}
        role="listbox"
        id={`${id}-list`}
        aria-label={t('zoneList')}
        className="h-64 overflow-y-auto overscroll-contain rounded-field border-[1.5px] border-line p-1"
      >
        {shown.map((choice, index) => (
          <Option
            key={choice.zone}
            id={optionId(index)}
            choice={choice}
            isActive={index === active}
            isChosen={choice.zone === chosen}
            now={now}
            onKeyDown={onKeyDown}
            onChoose={() => {
              setActive(index)
              onChoose(choice.zone)
            }}
          />
        ))}
      </div>
      <p role="status" className="text-soft text-sm">
        {shown.length === 0 ? t('zoneNone') : null}
        {found.length > SHOWN ? t('zoneMore', { count: found.length - SHOWN }) : null}
      </p>
    </div>
  )
}

/** Sorts the selected zone first while the search is empty. */
function sorted(choices: ZoneChoice[], typed: string, chosen: string): ZoneChoice[] {
  if (typed.trim()) return matchingZones(choices, typed)
  return [...choices].sort((a, b) => Number(b.zone === chosen) - Number(a.zone === chosen))
}

type OptionProps = {
  id: string
  choice: ZoneChoice
  isActive: boolean
  isChosen: boolean
  now: Date
  /** A click focuses an option: the keys must work there, too. */
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: () => void
}

function Option({ id, choice, isActive, isChosen, now, onKeyDown, onChoose }: OptionProps) {
  const { zone, title, timeName } = choice
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className={cn(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 hover:bg-leaf-tint',
        isActive ? 'bg-leaf-tint' : null,
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold leading-tight">{title}</span>
        <span className="block truncate text-soft text-sm">
          {zoneOffset(zone, now)} · {timeName}
        </span>
      </span>
      <span className="shrink-0 font-bold tabular-nums">{localTimeAt(now, zone)}</span>
      <Icon of={Check} className={cn('size-5 shrink-0 text-leaf-ink', isChosen ? null : 'invisible')} />
    </div>
  )
}
