import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { ReadAloudButton } from './read-aloud-button'

export function FreeDay() {
  const t = useTranslations('child')
  const text = t('freeText')
  return (
    <section className="grid justify-items-center gap-5 rounded-sheet bg-card p-6 text-center shadow-soft">
      <Stamp name="motif-sun" className="w-40" />
      <h2 className="text-3xl">{t('freeTitle')}</h2>
      <div className="flex items-center gap-4 text-left text-xl">
        <ReadAloudButton text={`${t('freeTitle')} ${text}`} />
        <p>{text}</p>
      </div>
    </section>
  )
}
