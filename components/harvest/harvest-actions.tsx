import { useTranslations } from 'next-intl'
import type { HarvestDay } from '@/lib/features/completions/recap/rules'
import type { RecapView } from '@/lib/features/completions/recap/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { PrintButton } from './print-button'
import { ShareButton } from './share-button'

type HarvestActionsProps = {
  recap: Pick<RecapView, 'week' | 'points' | 'streak'>
  days: readonly HarvestDay[]
}

/** Prints the week, or shares its picture without photos and names. */
export function HarvestActions({ recap: { week, points, streak }, days }: HarvestActionsProps) {
  const t = useTranslations('harvest')
  const tPicture = useTranslations('harvest.picture')
  const common = useTranslations('common')
  const grown = days.filter(({ state }) => state === 'done').length
  const figures = { leaves: grown, points, streak }
  return (
    <div className="flex gap-2 print:hidden">
      <PrintButton label={t('print')} />
      <ShareButton
        file={`${tPicture('file')}-${week}.png`}
        picture={{
          title: tPicture('title'),
          week: formatDateRange(days[0]?.date ?? '', days.at(-1)?.date ?? ''),
          brand: common('brand'),
          figures: (['leaves', 'points', 'streak'] as const).map((figure) => ({
            value: String(figures[figure]),
            label: tPicture(figure, { count: figures[figure] }),
          })),
        }}
        texts={{ share: t('share'), saved: tPicture('saved'), failed: tPicture('failed') }}
      />
    </div>
  )
}
