'use client'

import { useTranslations } from 'next-intl'
import { parseAsString, useQueryStates } from 'nuqs'
import { useEffect, useState, useTransition } from 'react'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import type { ChallengePreview } from '@/lib/features/challenges/publishing/schema'
import { timeZones, zoneTitle } from '@/lib/platform/dates/zones'
import { languageName } from '@/lib/platform/i18n/language-name'
import { LOCALES } from '@/lib/platform/i18n/locales'

export function PreviewControls({ moment }: { moment: ChallengePreview['moment'] }) {
  const t = useTranslations('challengeEditor')
  // The server renders only those in use.
  const [allZones, setAllZones] = useState<string[]>([])
  useEffect(() => setAllZones(timeZones()), [])
  const zones = [...new Set([moment.zone, moment.clock, ...allZones])].sort()
  const [isLoading, startTransition] = useTransition()
  const [, choose] = useQueryStates(
    { date: parseAsString, time: parseAsString, zone: parseAsString, language: parseAsString },
    { shallow: false, scroll: false, startTransition },
  )
  return (
    <div
      aria-busy={isLoading || undefined}
      className="my-4 grid gap-4 transition-opacity duration-200 aria-busy:opacity-60 sm:grid-cols-2 lg:grid-cols-4"
    >
      <TextField
        key={`date ${moment.date}`}
        label={t('previewDate')}
        type="date"
        required
        defaultValue={moment.date}
        onChange={({ target }) => target.value && void choose({ date: target.value })}
      />
      <TextField
        label={t('previewTime', { zone: zoneTitle(moment.clock) })}
        type="time"
        required
        defaultValue={moment.time}
        onChange={({ target }) => target.value && void choose({ time: target.value })}
      />
      <SelectField
        label={t('previewZone')}
        value={moment.zone}
        options={zones.map((value) => ({ value, label: zoneTitle(value) }))}
        onChange={({ target }) => void choose({ zone: target.value })}
      />
      <SelectField
        label={t('previewLanguage')}
        value={moment.language}
        options={LOCALES.map((value) => ({ value, label: languageName(value) }))}
        onChange={({ target }) => void choose({ language: target.value })}
      />
    </div>
  )
}
