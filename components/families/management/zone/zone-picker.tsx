'use client'

import { Check } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { Command, CommandInput, CommandItem, CommandList } from '@/components/ui/command'
import { Icon } from '@/components/ui/icon'
import { localTimeAt } from '@/lib/platform/dates/local-date'
import { zoneOffset } from '@/lib/platform/dates/zones'
import { matchingZones, type ZoneChoice, zoneChoices } from './zone-search'

const SHOWN = 40

type ZonePickerProps = { chosen: string; onChoose: (zone: string) => void; now: Date }

/** Renders the timezones with a search, arrow keys and Enter. */
export function ZonePicker({ chosen, onChoose, now }: ZonePickerProps) {
  const t = useTranslations('family')
  const locale = useLocale()
  const choices = useMemo(() => zoneChoices(locale), [locale])
  const [typed, setTyped] = useState('')
  const found = useMemo(() => sorted(choices, typed, chosen), [choices, typed, chosen])
  return (
    <div className="grid gap-2">
      <Command label={t('zoneSearch')} shouldFilter={false}>
        <CommandInput
          placeholder={t('zoneSearch')}
          spellCheck={false}
          value={typed}
          onValueChange={setTyped}
        />
        <CommandList label={t('zoneList')} className="h-64">
          {found.slice(0, SHOWN).map(({ zone, title, timeName }) => (
            <CommandItem key={zone} value={zone} aria-checked={zone === chosen} onSelect={onChoose}>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-bold leading-tight">{title}</span>
                <span className="block truncate text-soft text-sm">
                  {zoneOffset(zone, now)} · {timeName}
                </span>
              </span>
              <span className="shrink-0 font-bold tabular-nums">{localTimeAt(now, zone)}</span>
              <Icon
                of={Check}
                className={cn('size-5 shrink-0 text-leaf-ink', zone === chosen ? null : 'invisible')}
              />
            </CommandItem>
          ))}
        </CommandList>
      </Command>
      <p role="status" className="text-soft text-sm">
        {found.length === 0 ? t('zoneNone') : null}
        {found.length > SHOWN ? t('zoneMore', { count: found.length - SHOWN }) : null}
      </p>
    </div>
  )
}

function sorted(choices: ZoneChoice[], typed: string, chosen: string): ZoneChoice[] {
  if (typed.trim()) return matchingZones(choices, typed)
  return [...choices].sort((a, b) => Number(b.zone === chosen) - Number(a.zone === chosen))
}
