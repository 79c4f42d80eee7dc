import { useFormatter, useTranslations } from 'next-intl'
import type { Reason } from '@/lib/features/analytics/schema'

/** Returns formatters for figures; null becomes the reason. */
export function useFigureLabels() {
  const t = useTranslations('analytics')
  const format = useFormatter()
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const share = (value: number) => format.number(value, { style: 'percent' })
  const reasons: Record<Reason, string> = { few: t('withheld'), linked: t('linked'), none: t('noData') }
  const reasonText = (reason: Reason | null | undefined) => reasons[reason ?? 'none']
  return {
    number,
    share,
    reasonText,
    figure: (value: number | null, reason?: Reason | null) =>
      value === null ? reasonText(reason) : number(value),
    shareFigure: (value: number | null, reason?: Reason | null) =>
      value === null ? reasonText(reason) : share(value),
  }
}
