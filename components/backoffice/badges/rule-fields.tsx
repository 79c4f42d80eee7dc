'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import type { BadgeRule, SpecialRule, WeeklyRule, WeekNumber } from '@/lib/features/badges/rules'

type FieldsProps<Rule> = { rule: Rule; onChange: (rule: BadgeRule) => void }

const WEEKS = ['1', '2', '3', '4']
const SPECIAL = ['first_photo', 'streak', 'tasks', 'follows'] as const

export function RuleFields({ rule, onChange }: FieldsProps<BadgeRule>) {
  const t = useTranslations('badgeEditor')
  if (rule.type === 'challenge_complete') return <WeeklyFields rule={rule} onChange={onChange} />
  if (rule.type === 'cycle') return <p className="text-soft text-sm">{t('cycleFixed')}</p>
  return <SpecialFields rule={rule} onChange={onChange} />
}

function WeeklyFields({ rule, onChange }: FieldsProps<WeeklyRule>) {
  const t = useTranslations('badgeEditor')
  const choose = (value: string) => {
    const weekNumber = Number(value) as WeekNumber
    onChange({ type: 'challenge_complete', ...(value && { weekNumber }) })
  }
  return (
    <SelectField
      label={t('week')}
      value={String(rule.weekNumber ?? '')}
      onChange={(event) => choose(event.target.value)}
      options={[
        { value: '', label: t('anyWeek') },
        ...WEEKS.map((value) => ({ value, label: t('weekN', { n: Number(value) }) })),
      ]}
    />
  )
}

function SpecialFields({ rule, onChange }: FieldsProps<SpecialRule>) {
  const t = useTranslations('badgeEditor')
  const since = rule.from ? { from: rule.from } : {}
  const count = 'count' in rule ? rule.count : 5
  const choose = (type: SpecialRule['type']) =>
    onChange(type === 'first_photo' ? { type, ...since } : { type, count, ...since })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('what')}
        className={'count' in rule ? undefined : 'sm:col-span-2'}
        value={rule.type}
        onChange={(event) => choose(event.target.value as SpecialRule['type'])}
        options={SPECIAL.map((value) => ({ value, label: t(`whats.${value}`) }))}
      />
      {'count' in rule ? (
        <TextField
          label={t(`counts.${rule.type}`)}
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000}
          step={1}
          required
          value={Number.isNaN(rule.count) ? '' : rule.count}
          onChange={(event) => onChange({ ...rule, count: event.target.valueAsNumber })}
        />
      ) : null}
      <TextField
        label={t('from')}
        hint={t('fromHint')}
        className="sm:col-span-2"
        type="date"
        value={rule.from ?? ''}
        onChange={({ target: { value } }) => {
          const { from: _, ...rest } = rule
          onChange(value ? { ...rest, from: value } : rest)
        }}
      />
    </div>
  )
}
