'use client'

import { CalendarCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { findFreeWeekContract } from '@/lib/features/challenges/editor/contract'
import type { FreeWeek } from '@/lib/features/challenges/editor/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { send } from '@/lib/platform/http/api-client'

type WeekField = 'startDate' | 'weekNumber'

type WeekFieldsProps = {
  form: {
    field: (name: WeekField) => Pick<ComponentProps<typeof TextField>, 'name' | 'error'>
    setValue: (
      name: WeekField,
      value: string,
      options: { shouldDirty: true; shouldValidate: boolean },
    ) => void
    resetField: (name: WeekField, options: { defaultValue: string }) => void
    getFieldState: (name: WeekField) => { isDirty: boolean }
  }
  today: string
  /** Begins with the next free week. */
  isNew: boolean
  /** Between start and week number. */
  children?: ReactNode
}

/** Renders a challenge's start and week number, with a button that sets both to the next free week. */
export function WeekFields({ form, today, isNew, children }: WeekFieldsProps) {
  const t = useTranslations('challengeEditor')
  const hintId = useId()
  const [week, setWeek] = useState<FreeWeek | null>(null)
  const search = useApiMutation(
    (_isFirst: boolean) => send<typeof findFreeWeekContract>('GET', '/challenges/free-week', {}),
    {
      error: t('failed.fetch'),
      onSuccess: (found, isFirst) => {
        if (isFirst && form.getFieldState('startDate').isDirty) return
        setWeek(found)
        const values = { startDate: found.startDate, weekNumber: String(found.weekNumber) }
        for (const name of ['startDate', 'weekNumber'] as const)
          if (isFirst) form.resetField(name, { defaultValue: values[name] })
          else form.setValue(name, values[name], { shouldDirty: true, shouldValidate: true })
      },
    },
  )
  const prefill = useEffectEvent(() => void search.run(true))
  useEffect(() => {
    if (isNew) prefill()
  }, [isNew])
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          loading={search.isPending}
          aria-describedby={hintId}
          onClick={() => search.run(false)}
        >
          <Icon of={CalendarCheck} />
          {t('quickSetup')}
        </Button>
        <p id={hintId} role="status" className="min-w-0 flex-1 basis-48 text-soft text-sm">
          {week
            ? t('quickDone', { n: week.weekNumber, days: formatDateRange(week.startDate, week.endDate) })
            : t('quickHint')}
        </p>
      </div>
      <div className="grid auto-cols-fr gap-4 sm:grid-flow-col">
        <TextField label={t('startDate')} type="date" min={today} required {...form.field('startDate')} />
        {children}
        <SelectField
          label={t('weekNumber')}
          options={[1, 2, 3, 4].map((n) => ({ value: String(n), label: t('week', { n }) }))}
          {...form.field('weekNumber')}
        />
      </div>
    </>
  )
}
