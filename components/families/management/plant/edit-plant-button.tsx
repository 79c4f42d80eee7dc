'use client'

import { Pencil } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { Pot } from '@/lib/features/families/rules'

const PlantDialog = lazyClient(() => import('./plant-dialog').then((module) => module.PlantDialog))

export function EditPlantButton(plant: { familyId: string; plantName: string | null; pot: Pot }) {
  const t = useTranslations('plant')
  const dialog = useDialog()
  return (
    <>
      <Button variant="secondary" size="sm" onClick={dialog.show} className="mt-3">
        <Icon of={Pencil} />
        {t(plant.plantName ? 'change' : 'nameIt')}
      </Button>
      {dialog.key > 0 ? <PlantDialog key={dialog.key} {...dialog.shown} {...plant} /> : null}
    </>
  )
}
