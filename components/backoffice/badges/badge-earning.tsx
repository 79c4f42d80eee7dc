'use client'

import { CalendarCheck, Flower2, Sparkles } from 'lucide'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { FieldError } from '@/components/form/field'
import { RadioCards } from '@/components/form/radio-cards'
import type { BadgeKind } from '@/lib/features/badges/library/schema'
import type { BadgeRule } from '@/lib/features/badges/rules'
import { FIRST_RULE } from './badge-form-values'
import { RuleFields } from './rule-fields'
import type { BadgeForm } from './use-badge-form'

const ICONS = { weekly: CalendarCheck, special: Sparkles, monthly: Flower2 } as const
const KINDS = ['weekly', 'special', 'monthly'] as const

export function BadgeEarning({ form }: { form: BadgeForm }) {
  const t = useTranslations('badgeEditor')
  const kind = useController({ control: form.control, name: 'kind' }).field
  const rule = useController({ control: form.control, name: 'rule' }).field
  // Keeps the rule of each kind, so that switching the kind back and forth loses nothing.
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
        <RuleFields rule={rule.value} onChange={rule.onChange} />
        <div role={error ? 'alert' : undefined}>
          <FieldError id="badge-rule-error" error={error} />
        </div>
      </fieldset>
    </div>
  )
}
