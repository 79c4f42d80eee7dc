import { Lightbulb } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { IdeaList } from './idea-list'

export function Ideas({ examples }: { examples: readonly string[] }) {
  const t = useTranslations('challenge')
  if (examples.length === 0) return null
  return (
    <div className="rounded-field bg-card/70 px-4 py-3">
      <p className="flex items-center gap-2 font-bold text-sm">
        <Icon of={Lightbulb} className="size-4 text-sun-ink" />
        {t('ideas')}
      </p>
      <IdeaList examples={examples} className="mt-1 pl-6" />
    </div>
  )
}
