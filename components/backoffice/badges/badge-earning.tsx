'use client'

import { CalendarCheck, Flower2, Sparkles } from 'lucide'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { FieldError } from '@/components/form/field'
import { RadioCards } from '@/components/form/radio-cards'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import type { BadgeKind } from '@/lib/features/badges/library/schema'
import type { BadgeRule, SpecialRule, WeeklyRule, WeekNumber } from '@/lib/features/badges/rules'
import { type BadgeForm, FIRST_RULE } from './use-badge-form'

const ICONS = { weekly: CalendarCheck, special: Sparkles, monthly: Flower2 } as const
const KINDS = ['weekly', 'special', 'monthly'] as const

export function BadgeEarning({ form }: { form: BadgeForm }) {
  const t = useTranslations('badgeEditor')
  const kind = useController({ control: form.control, name: 'kind' }).field
  const rule = useController({ control: form.control, name: 'rule' }).field
  // Switching the kind back and forth loses nothing.
  const left = useRef<Partial<Record<BadgeKind, BadgeRule>>>({})
  const error = form.getFieldError('rule') ?? form.getFieldError('kind')
  const changeKind = (next: BadgeKind) => {
    left.current[kind.value] = rule.value
    kind.onChange(next)
    rule.onChange(left.current[next] ?? FIRST_RULE[next])
  }
  return (
    <div className="grid content-start gap-5">
      <RadioCards
        legend={t('kind')}
        options={KINDS.map((value) => ({
          value,
          label: t(`kinds.${value}`),
          hint: t(`kindHints.${value}`),
          icon: ICONS[value],
        }))}
        value={kind.value}
        onChange={changeKind}
      />
      <fieldset
        ref={rule.ref}
        tabIndex={-1}
        className="grid gap-4"
        aria-describedby={error ? 'badge-rule-error' : undefined}
      >
        <legend className="mb-2 font-bold">{t('rule')}</legend>
        {rule.value.type === 'challenge_complete' ? (
          <WeeklyFields rule={rule.value} onChange={rule.onChange} />
        ) : rule.value.type === 'cycle' ? (
          <p className="text-soft text-sm">{t('cycleFixed')}</p>
        ) : (
          <SpecialFields rule={rule.value} onChange={rule.onChange} />
        )}
        <div role={error ? 'alert' : undefined}>
          <FieldError id="badge-rule-error" error={error} />
        </div>
      </fieldset>
    </div>
  )
}

type FieldsProps<Rule> = { rule: Rule; onChange: (rule: BadgeRule) => void }

const WEEKS = ['1', '2', '3', '4']
const SPECIAL = ['first_photo', 'streak', 'tasks', 'follows'] as const

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
