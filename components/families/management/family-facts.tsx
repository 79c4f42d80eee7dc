import { Clock, KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import { CopyCode } from './copy-code'

/** The code by which others join, and the clock by which the family lives. */
export function JoinCode({ code }: { code: string }) {
  const t = useTranslations('family')
  const half = Math.ceil(code.length / 2)
  return (
    <Card tone="sun">
      <CardTitle className="flex items-center gap-2">
        <KeyRound aria-hidden className="size-5 text-sun-ink" />
        {t('code')}
      </CardTitle>
      <p className="mt-1 text-ink">{t('codeText')}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {/* The gap is drawn, not typed, so that the code is one word to copy and to hear. */}
        <p className="select-all font-bold font-heading text-[clamp(1.75rem,9vw,2.25rem)] tracking-widest">
          <span className="mr-2">{code.slice(0, half)}</span>
          <span>{code.slice(half)}</span>
        </p>
        <CopyCode code={code} />
      </div>
    </Card>
  )
}

export function TimeZone({ timezone }: { timezone: string }) {
  const t = useTranslations('family')
  return (
    <Card className="flex items-start gap-3">
      <Clock aria-hidden className="mt-0.5 size-6 shrink-0 text-sky-ink" />
      <div className="min-w-0">
        <CardTitle>{t('zone')}</CardTitle>
        <p className="mt-1 font-bold">{timezone.replaceAll('_', ' ')}</p>
        <p className="mt-0.5 text-soft text-sm">{t('zoneText')}</p>
      </div>
    </Card>
  )
}
