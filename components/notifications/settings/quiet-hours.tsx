import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { Disclosure } from '@/components/ui/disclosure'
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
    <Disclosure
      summary={t('quietSummary', { from, to })}
      className="border-line border-y"
      summaryClassName="py-2 font-bold text-ink"
    >
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{t('quiet')}</legend>
        <p className="text-soft text-sm">{t('quietHint')}</p>
        <div className="mt-3 grid grid-cols-2 gap-3">
          {field('quietFrom', from)}
          {field('quietTo', to)}
        </div>
      </fieldset>
    </Disclosure>
  )
}
