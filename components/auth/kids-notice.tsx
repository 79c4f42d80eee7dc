import { getTranslations } from 'next-intl/server'
import { PlantStreak } from '@/components/art/plant-streak'

export async function KidsNotice() {
  const t = await getTranslations('terms')
  return (
    <section className="mt-8 flex flex-col gap-6 rounded-sheet bg-sun-tint p-6 sm:flex-row sm:items-start sm:p-8">
      <PlantStreak days={30} className="w-28 shrink-0 self-center sm:w-36 sm:self-start" />
      <div>
        <h2 className="text-2xl">{t('kidsTitle')}</h2>
        <div className="mt-3 grid gap-3 text-lg leading-relaxed">
          <p>{t('kidsText1')}</p>
          <p>{t('kidsText2')}</p>
          <p>{t('kidsText3')}</p>
          <p>{t('kidsText4')}</p>
          <p>{t('kidsText5')}</p>
        </div>
      </div>
    </section>
  )
}
