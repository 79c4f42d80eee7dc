import { ChevronDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { Icon } from '@/components/ui/icon'
import { HALF_HOURS, withTime } from './times'

type QuietHoursProps = {
  from: string
  to: string
  onChange: (change: { quietFrom?: string; quietTo?: string }) => void
}

/** Shows the quiet hours in a line, which opens their fields. */
export function QuietHours({ from, to, onChange }: QuietHoursProps) {
  const t = useTranslations('notificationSettings')
  const field = (name: 'quietFrom' | 'quietTo', value: string) => (
    <SelectField
      name={name}
      label={t(name)}
      value={value}
      options={withTime(HALF_HOURS, value).map((time) => ({ value: time, label: time }))}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 font-bold text-ink [&::-webkit-details-marker]:hidden">
        {t('quietSummary', { from, to })}
        <Icon
          of={ChevronDown}
          className="size-5 shrink-0 text-leaf-ink transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{t('quiet')}</legend>
        <p className="text-soft text-sm">{t('quietHint')}</p>
        <div className="mt-3 grid grid-cols-2 gap-3">
          {field('quietFrom', from)}
          {field('quietTo', to)}
        </div>
      </fieldset>
    </details>
  )
}
