import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { IdeaList } from './idea-list'

type IdeasProps = { examples: readonly string[]; className: string }

export function Ideas({ examples, className }: IdeasProps) {
  const t = useTranslations('challenge')
  if (examples.length === 0) return null
  return (
    <div className={cn('rounded-field px-4 py-3', className)}>
      <p className="font-bold text-sm">{t('ideas')}</p>
      <IdeaList examples={examples} className="mt-1 pl-6" />
    </div>
  )
}
