'use client'

import { useTranslations } from 'next-intl'
import { PlantStreak } from '@/components/art/plant-streak'
import { FormError } from '@/components/form/form-error'
import { TextField } from '@/components/form/text-field'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import type { updateFamilyContract } from '@/lib/features/families/contract'
import { PLANT_NAME_MAX, type Pot } from '@/lib/features/families/rules'
import { send } from '@/lib/platform/http/client'
import { useContractForm } from '@/lib/platform/http/form'
import { PotChoice } from './pot-choice'

type PlantCardProps = { familyId: string; plantName: string | null; pot: Pot; streak: number }

type Values = { plantName: string | null; pot: Pot }

export function PlantCard({ familyId, streak, ...saved }: PlantCardProps) {
  const t = useTranslations('plant')
  const { submit } = useApiMutation(
    (body: Values) =>
      send<typeof updateFamilyContract>('PUT', '/families/{id}', { params: { id: familyId }, body }),
    { success: t('saved'), error: t('failed'), refresh: true },
  )
  const form = useContractForm({
    schema: () => import('@/lib/features/families/schema').then((module) => module.plantInput),
    defaultValues: { plantName: saved.plantName ?? '', pot: saved.pot },
    submit: (values: Values) => submit(values),
    onDone: ({ plantName, pot }: Values): void => form.reset({ plantName: plantName ?? '', pot }),
  })
  const pot = form.watch('pot')
  return (
    <Card as="section" className="@container" aria-labelledby="our-plant">
      <CardTitle id="our-plant">{t('title')}</CardTitle>
      <p className="mt-1 text-soft">{t('text')}</p>
      <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-4">
        <FormError message={form.failure ?? undefined} />
        <div className="grid grid-cols-[min(5.5rem,28vw)_minmax(0,1fr)] items-center gap-4">
          <PlantStreak
            days={streak}
            plant={{ pot, mood: 'awake', text: saved.plantName ?? t('title') }}
            className="w-22"
          />
          <TextField
            label={t('name')}
            autoComplete="off"
            maxLength={PLANT_NAME_MAX}
            error={form.getFieldError('plantName')}
            {...form.register('plantName')}
          />
        </div>
        <PotChoice value={pot} onChange={(next) => form.setValue('pot', next, { shouldDirty: true })} />
        <Button type="submit" loading={form.submitting} className="justify-self-start max-sm:w-full">
          {t('save')}
        </Button>
      </form>
    </Card>
  )
}
