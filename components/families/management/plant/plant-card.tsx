import { useTranslations } from 'next-intl'
import { PlantStreak } from '@/components/art/plant-streak'
import { Card, CardTitle } from '@/components/ui/card'
import type { Pot } from '@/lib/features/families/rules'
import { EditPlantButton } from './edit-plant-button'

type PlantCardProps = { familyId: string; plantName: string | null; pot: Pot; streak: number }

export function PlantCard({ familyId, plantName, pot, streak }: PlantCardProps) {
  const t = useTranslations('plant')
  return (
    <Card as="section" aria-labelledby="our-plant">
      <CardTitle id="our-plant">{t('title')}</CardTitle>
      <div className="mt-3 grid grid-cols-[min(6rem,28vw)_minmax(0,1fr)] items-center gap-4">
        <PlantStreak
          days={streak}
          closeUp
          plant={{ pot, mood: 'awake', text: plantName ?? t('title') }}
          className="w-full"
        />
        <div className="min-w-0">
          <p className="font-bold font-heading text-xl">{plantName ?? t('unnamed')}</p>
          <p className="text-soft">{t(plantName ? 'onlyYours' : 'text')}</p>
          <EditPlantButton familyId={familyId} plantName={plantName} pot={pot} />
        </div>
      </div>
    </Card>
  )
}
