import { Cake, Camera, ImageOff, WifiOff } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { PlantStreak } from '@/components/art/plant-streak'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { toTimelineStyle } from './contents-frame'

const ROWS = [
  ['kidsPhoto', Camera],
  ['kidsBirthday', Cake],
  ['kidsRefuse', ImageOff],
  ['kidsOffline', WifiOff],
] as const

export async function KidsNotice() {
  const t = await getTranslations('terms')
  return (
    <Card
      as="section"
      id="kids"
      tone="sun"
      style={toTimelineStyle('kids')}
      className="mt-8 flex scroll-mt-6 flex-col gap-6 rounded-sheet p-6 sm:flex-row sm:items-start sm:p-8"
    >
      <PlantStreak days={30} className="w-28 shrink-0 self-center sm:w-36 sm:self-start" />
      <div>
        <h2 className="text-2xl">{t('kidsTitle')}</h2>
        <p className="mt-3 text-lg leading-relaxed">{t('kidsHello')}</p>
        <ul className="mt-4 grid gap-4">
          {ROWS.map(([row, icon]) => (
            <li key={row} className="flex items-start gap-3">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-card text-sun-ink">
                <Icon of={icon} className="size-5" />
              </span>
              <p className="min-w-0 pt-1.5">{t(row)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
