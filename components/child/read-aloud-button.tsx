import { Volume2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { readAloud } from './read-aloud'

export function ReadAloudButton({ text }: { text: string }) {
  const t = useTranslations('child')
  return (
    <button
      type="button"
      aria-label={t('readAloud', { text })}
      onClick={() => readAloud(text)}
      className="grid size-16 shrink-0 place-items-center rounded-full bg-sky-tint text-sky-ink transition-transform duration-200 active:scale-95"
    >
      <Icon of={Volume2} className="size-8" />
    </button>
  )
}
