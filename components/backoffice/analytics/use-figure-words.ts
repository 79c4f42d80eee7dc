import { useFormatter, useTranslations } from 'next-intl'

/** Writes figures; null is one that is withheld. */
export function useFigureWords() {
  const t = useTranslations('analytics')
  const format = useFormatter()
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const share = (value: number) => format.number(value, { style: 'percent' })
  return {
    number,
    share,
    figure: (value: number | null) => (value === null ? t('withheld') : number(value)),
    shareFigure: (value: number | null) => (value === null ? t('withheld') : share(value)),
  }
}
