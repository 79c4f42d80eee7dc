'use client'

import { useTranslations } from 'next-intl'
import { parseAsString, useQueryState } from 'nuqs'
import { useId, useTransition } from 'react'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'

const CHOICES = [0, 1, 2, 4, 8, 12, 26]

type WeeksBackSelectProps = {
  value: number
  standard: number
}

/** Renders the weeks in which a task must not repeat. */
export function WeeksBackSelect({ value, standard }: WeeksBackSelectProps) {
  const t = useTranslations('challengeEditor')
  const id = useId()
  const [isLoading, startTransition] = useTransition()
  const [chosen, choose] = useQueryState(
    'weeksBack',
    parseAsString
      .withDefault(String(standard))
      .withOptions({ shallow: false, startTransition, scroll: false }),
  )
  const choices = [...new Set([...CHOICES, value])].sort((a, b) => a - b)
  return (
    <div className="flex items-center gap-2">
      <Label htmlFor={id}>{t('weeksBack')}</Label>
      <div className="w-44">
        <Select
          id={id}
          value={choices.map(String).includes(chosen) ? chosen : String(value)}
          aria-busy={isLoading || undefined}
          onChange={(event) => void choose(event.target.value)}
          className="min-h-11"
        >
          {choices.map((count) => (
            <option key={count} value={count}>
              {t('weeksBackOption', { count })}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
