import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { Badge } from '@/components/ui/badge'

type GardenFiguresProps = { leaves: number; flowerWeeks: number }

/** Shows the numbers behind the garden's leaves and flowers, once there are any. */
export function GardenFigures({ leaves, flowerWeeks }: GardenFiguresProps) {
  const t = useTranslations('garden')
  const figures = [
    { count: leaves, drawing: 'twin-now', text: t('leaves', { count: leaves }) },
    { count: flowerWeeks, drawing: 'bloom', text: t('flowers', { count: flowerWeeks }) },
  ] as const
  return (
    <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {figures.map(({ count, drawing, text }) =>
        count > 0 ? (
          <li key={drawing}>
            <Badge className="md:bg-card">
              <Stamp name={drawing} />
              {text}
            </Badge>
          </li>
        ) : null,
      )}
    </ul>
  )
}
